import * as Toast from '@radix-ui/react-toast';
import { X } from 'lucide-react';
import { useEffect, useRef, useSyncExternalStore, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { classNames } from '../class-names.ts';
import { Tip } from '../tooltip.tsx';
import {
  areToastsHeld,
  dismissToast,
  readToasts,
  subscribeToToasts,
  TOAST_DURATION_MS,
  type ToastEntry,
} from './toast-store.ts';
import { TOASTER_MARK } from './toaster-mark.ts';

/** Shows toasts bottom right, while no dialog is open: swipe right by 50 px closes, F8 moves the focus there; `focused` where it already is. */
export function Toaster({ focused }: { focused: RefObject<boolean> }) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (focused.current && document.activeElement === document.body) list.current?.focus();
  }, [focused]);
  const entries = useSyncExternalStore(subscribeToToasts, readToasts);
  const held = useSyncExternalStore(subscribeToToasts, areToastsHeld);
  return createPortal(
    <div {...{ [TOASTER_MARK]: '' }}>
      <Toast.Provider duration={TOAST_DURATION_MS} swipeDirection="right" swipeThreshold={50}>
        {(held ? [] : entries).map((entry) => (
          <Slip key={entry.id} entry={entry} />
        ))}
        <Toast.Viewport ref={list} hotkey={['F8']} className="toasts" />
      </Toast.Provider>
    </div>,
    document.body,
  );
}

const Slip = ({ entry }: { entry: ToastEntry }) => (
  <Toast.Root
    open={entry.open}
    onOpenChange={(open) => !open && dismissToast(entry.id)}
    type={entry.style === 'destructive' ? 'foreground' : 'background'}
    className={classNames(
      'slip grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3.5 gap-y-1 rounded-control p-4 pl-[1.125rem] shadow-lift',
      entry.quiet && 'slip-quiet',
      entry.style === 'destructive' ? 'bg-red text-on-red' : 'bg-slip text-on-slip',
    )}
  >
    <Toast.Title className="font-semibold">{entry.title}</Toast.Title>
    {entry.description && (
      <Toast.Description className="col-start-1 text-sm">{entry.description}</Toast.Description>
    )}
    {entry.action && (
      <Toast.Action
        altText={entry.action.label}
        onClick={entry.action.run}
        className="col-start-1 justify-self-start py-1 text-sm font-semibold underline underline-offset-4"
      >
        {entry.action.label}
      </Toast.Action>
    )}
    <Tip text="Close">
      <Toast.Close
        aria-label="Close"
        className="col-start-2 row-start-1 -m-2 grid size-9 place-items-center"
      >
        <X className="icon" aria-hidden="true" />
      </Toast.Close>
    </Tip>
  </Toast.Root>
);
