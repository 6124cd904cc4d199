import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { ThemeToggle } from '../features/theme/theme-toggle.tsx';
import { Logo } from './logo.tsx';
import { OfflineBadge } from './offline-badge.tsx';

/** On every page: the way home, how things stand offline, the two other pages, the theme. */
export const Header = ({ onPrivacy }: { onPrivacy: () => void }) => (
  <header className="flex flex-wrap items-center gap-x-5 border-b border-rule py-2 sm:gap-x-7 sm:py-4">
    <Logo />
    <OfflineBadge onOpen={onPrivacy} />
    <nav
      aria-label="Main"
      className="flex flex-auto items-center gap-5 text-sm sm:ml-auto sm:flex-none sm:gap-6"
    >
      <PageLink href="/how-it-works">How it Works</PageLink>
      <PageLink href="/examples">Examples</PageLink>
    </nav>
    <ThemeToggle />
  </header>
);

const PageLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <Link
    href={href}
    className={(active) =>
      `inline-flex min-h-11 items-center no-underline hover:text-ink ${
        active
          ? 'text-ink underline! decoration-pencil! decoration-2! underline-offset-8!'
          : 'text-ink-2'
      }`
    }
  >
    {children}
  </Link>
);
