import { Suspense, type ReactNode } from 'react';
import { MissingPart, SafetyNet } from './safety-net.tsx';
import { Waiting } from './waiting.tsx';

interface LazyProps {
  /** What stands there until the part has come. */
  waiting?: ReactNode;
  /** What stands there for good where the part cannot be loaded. */
  instead?: ReactNode;
  children: ReactNode;
}

/** Around a page or a view that is loaded when it is asked for; one that cannot be loaded says so in its place. */
export const LazyView = ({ children }: Pick<LazyProps, 'children'>) => (
  <SafetyNet>
    <Suspense fallback={<Waiting />}>{children}</Suspense>
  </SafetyNet>
);

/** Around what comes beside a page, such as a dialog; where it cannot be loaded, a bar at the foot says so. */
export const LazyPart = ({ waiting = null, instead = null, children }: LazyProps) => (
  <SafetyNet
    missing={
      <>
        {instead}
        <MissingPart />
      </>
    }
  >
    <Suspense fallback={waiting}>{children}</Suspense>
  </SafetyNet>
);
