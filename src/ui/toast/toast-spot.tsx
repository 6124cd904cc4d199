import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { later, LazyPart } from '../lazy-part.tsx';
import { areToastsHeld, hasToasts, readToasts, subscribeToToasts } from './toast-store.ts';
import { TOASTER_MARK } from './toaster-mark.ts';

const Toaster = later(async () => (await import('./toaster.tsx')).Toaster);

const FIRST_USE = ['pointerdown', 'keydown', 'dragenter', 'paste'] as const;

/**
 * The place of the toasts, there from the first render with its F8 key; what shows them is loaded at the
 * visitor's first move, or with the first toast where that is sooner.
 */
export function ToastSpot() {
  const toasted = useSyncExternalStore(subscribeToToasts, hasToasts);
  const [used, setUsed] = useState(false);
  const focused = useRef(false);
  const onFocused = useCallback(() => {
    focused.current = true;
  }, []);
  useEffect(() => {
    const use = () => setUsed(true);
    for (const kind of FIRST_USE) addEventListener(kind, use, { once: true, passive: true });
    return () => {
      for (const kind of FIRST_USE) removeEventListener(kind, use);
    };
  }, []);
  const region = <EmptyRegion onFocused={onFocused} />;
  if (!toasted && !used) return region;
  return (
    <LazyPart waiting={region} instead={<PlainToasts />}>
      <Toaster focused={focused} />
    </LazyPart>
  );
}

/** Where the toaster could not be loaded, what it would have said is still said. */
function PlainToasts() {
  const entries = useSyncExternalStore(subscribeToToasts, readToasts);
  const held = useSyncExternalStore(subscribeToToasts, areToastsHeld);
  return createPortal(
    <div {...{ [TOASTER_MARK]: '' }}>
      <div role="status" className="no-print fixed right-4 bottom-24 z-50 max-w-[420px]">
        {(held ? [] : entries).map(({ id, title, description }) => (
          <p key={id} className="rounded-control bg-slip p-4 text-on-slip shadow-lift">
            <b>{title}</b> {description}
          </p>
        ))}
      </div>
    </div>,
    document.body,
  );
}

/** What Radix renders while there is no toast, so that nothing is announced when it takes over. */
function EmptyRegion({ onFocused }: { onFocused: () => void }) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.code !== 'F8') return;
      list.current?.focus();
      onFocused();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [onFocused]);
  return createPortal(
    <div {...{ [TOASTER_MARK]: '' }}>
      <section aria-label="Notifications (F8)">
        <ol ref={list} tabIndex={-1} className="toasts" />
      </section>
    </div>,
    document.body,
  );
}
