import * as Tooltip from '@radix-ui/react-tooltip';
import type { ReactElement, ReactNode } from 'react';

/** Holds the delays that all tooltips below it share: 700 ms to open, 300 ms to skip. */
export const TipProvider = ({ children }: { children: ReactNode }) => (
  <Tooltip.Provider delayDuration={700} skipDelayDuration={300}>
    {children}
  </Tooltip.Provider>
);

/** Explains its child on hover and focus. */
export const Tip = ({ text, children }: { text: string; children: ReactElement }) => (
  <Tooltip.Root>
    <Tooltip.Trigger asChild>{children}</Tooltip.Trigger>
    <Tooltip.Portal>
      <Tooltip.Content
        side="top"
        sideOffset={6}
        collisionPadding={12}
        className="z-50 max-w-[17rem] rounded-sheet bg-slip px-3 py-2 text-xs/[1.4] text-on-slip"
      >
        {text}
        <Tooltip.Arrow className="fill-slip" width={12} height={6} />
      </Tooltip.Content>
    </Tooltip.Portal>
  </Tooltip.Root>
);
