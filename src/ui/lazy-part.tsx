import {
  createContext,
  useContext,
  useEffect,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { MissingPart, SafetyNet } from './safety-net.tsx';
import { Waiting } from './waiting.tsx';

const Gap = createContext<ReactNode>(null);

/**
 * A part that is loaded when it is asked for, or ahead of that by `load`, to stand in a `LazyView` or a `LazyPart`.
 * Unlike with React's own `lazy`, what is loaded already is shown at once, and what is not as soon as it has come:
 * React leaves a fallback that it has shown for at least 300 ms.
 */
export function later<Props extends object>(get: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined;
  const load = async () => (loaded ??= await get());
  function Later(props: Props) {
    const [Part, setPart] = useState(() => loaded);
    const gap = useContext(Gap);
    useEffect(() => {
      load().then(
        (part) => setPart(() => part),
        (error: unknown) =>
          // Into the render, where the net catches it.
          setPart(() => {
            throw error;
          }),
      );
    }, []);
    return Part ? <Part {...props} /> : gap;
  }
  return Object.assign(Later, { load });
}

interface LazyProps {
  /** What stands there until the part has come. */
  waiting?: ReactNode;
  /** What stands there for good where the part cannot be loaded. */
  instead?: ReactNode;
  children: ReactNode;
}

const WAITING = <Waiting />;

/** Around a page or a view that is loaded when it is asked for; one that cannot be loaded says so in its place. */
export const LazyView = ({ children }: Pick<LazyProps, 'children'>) => (
  <SafetyNet>
    <Gap value={WAITING}>{children}</Gap>
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
    <Gap value={waiting}>{children}</Gap>
  </SafetyNet>
);
