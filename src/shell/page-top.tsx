import {
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
  type ReactNode,
  type RefObject,
} from 'react';
import { useLocation } from 'wouter';
import { readAddress } from '../ui/app-address.ts';
import { Waiting } from '../ui/waiting.tsx';

/**
 * Around the pages: after a change of page to its top, to the place that the address names, or on Back to
 * where the reader was. What is scrolled while a page is still on its way belongs to the one before it.
 */
export function PageTop({ children }: { children: ReactNode }) {
  const [location] = useLocation();
  const shown = useRef(location);
  const backTo = useRef<string | null>(null);
  const opened = useRef(false);
  useEffect(() => {
    const onBack = () => {
      backTo.current = readAddress().path;
      opened.current = false;
    };
    addEventListener('popstate', onBack, { capture: true });
    return () => removeEventListener('popstate', onBack, { capture: true });
  }, []);
  useEffect(() => {
    const back = backTo.current === readAddress().path;
    backTo.current = null;
    const first = shown.current === location;
    shown.current = location;
    // The browser itself returns to where the reader was.
    opened.current = !first && !back;
    if (opened.current || named()) goToStart();
    if (!first && !named()) document.getElementById('main')?.focus({ preventScroll: true });
  }, [location]);
  return (
    <Suspense fallback={<Waiting />}>
      <Arrival key={location} opened={opened} />
      {children}
    </Suspense>
  );
}

/** Beside a page that was waited for, when it comes. */
function Arrival({ opened }: { opened: RefObject<boolean> }) {
  useLayoutEffect(() => {
    if (opened.current) goToStart();
  }, [opened]);
  return null;
}

/** The place that the address names, where there is one. */
const named = () => document.getElementById(readAddress().anchor);

function goToStart() {
  const place = named();
  if (place) place.scrollIntoView();
  else window.scrollTo(0, 0);
}
