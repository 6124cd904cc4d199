import { Link } from 'wouter';
import { Caret } from '../ui/marks/caret.tsx';

/** The name, corrected: AI inserted by caret. */
export const Logo = () => (
  <Link
    href="/"
    className="inline-flex min-h-11 items-center whitespace-nowrap text-ink no-underline"
  >
    <span className="sr-only">Resume AI, home</span>
    <span
      aria-hidden="true"
      className="inline-flex items-baseline font-display text-[1.6875rem] leading-none tracking-[-0.02em]"
    >
      Resume
      <Caret className="mx-[0.02em]! mb-[-0.19em]! h-[0.36em]! w-[0.44em]! self-end" />
      <span className="text-pencil">AI</span>
    </span>
  </Link>
);
