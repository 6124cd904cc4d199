import type { LucideIcon } from 'lucide-react';
import { classNames } from './class-names.ts';

interface IconProps {
  of: LucideIcon;
  className?: string;
}

/** A drawn sign beside words; hidden from assistive technology, since the words say it. */
export const Icon = ({ of: Drawing, className }: IconProps) => (
  <Drawing className={classNames('icon', className)} strokeWidth={1.75} aria-hidden="true" />
);
