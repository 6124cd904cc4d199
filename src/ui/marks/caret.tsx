import { classNames } from '../class-names.ts';

/** The proofreader's insertion mark. */
export const Caret = ({ className }: { className?: string }) => (
  <svg className={classNames('caret', className)} viewBox="0 0 12 9" aria-hidden="true">
    <path d="M1 8 6 1l5 7" />
  </svg>
);
