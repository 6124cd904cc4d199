import { useState, type ReactNode } from 'react';
import { useDesk } from './use-media.ts';

/** Open where there is room; folded under its title on a phone, until it is asked for. */
export function Folded({ title, children }: { title: string; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const desk = useDesk();
  if (desk) return children;
  return (
    <details
      className="mt-6 border-y border-rule"
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="flex min-h-11 items-center justify-between text-sm font-[550] after:text-ink-2 after:content-['+'] [[open]>&]:after:content-['−']">
        {title}
      </summary>
      <div className="pb-5">{children}</div>
    </details>
  );
}
