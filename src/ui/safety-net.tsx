import { Component, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Button } from './button.tsx';
import { takeFocus } from './take-focus.ts';

interface SafetyNetProps {
  /** What stands in place of the part that failed; a page's notice unless told. */
  missing?: ReactNode;
  children: ReactNode;
}

/** Shows a way on in place of what could not be loaded or failed; the frame around it stays. */
export class SafetyNet extends Component<SafetyNetProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    const { missing = <MissingPage />, children } = this.props;
    return this.state.failed ? missing : children;
  }
}

const MissingPage = () => (
  <section className="sheet mx-auto my-16 max-w-2xl p-6 sm:p-10">
    <h1 ref={takeFocus} tabIndex={-1} className="text-2xl!">
      This could not be shown
    </h1>
    <p role="alert" className="mt-3 text-ink-2">
      Your resumes are safe in this browser. Load the page again. If you are offline on your first
      visit, connect once, so that the whole app can be stored.
    </p>
    <Button look="primary" className="mt-6" onClick={() => location.reload()}>
      Load it again
    </Button>
  </section>
);

/** In place of a part beside the page: a bar at the foot of the window, under which the page goes on. */
export const MissingPart = () =>
  createPortal(
    <div className="no-print fixed inset-x-0 bottom-0 z-50 flex flex-wrap items-center justify-center gap-x-5 gap-y-2 border-t border-rule bg-sheet px-5 py-3 text-sm">
      <p role="alert">
        A part of this app could not be loaded. Your resumes are safe: load the page again.
      </p>
      <Button small onClick={() => location.reload()}>
        Load it again
      </Button>
    </div>,
    document.body,
  );
