import { Component, type ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { takeFocus } from '../ui/take-focus.ts';

/** Shows a way on in place of what could not be loaded or failed; the frame around it stays. */
export class SafetyNet extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <Failed /> : this.props.children;
  }
}

const Failed = () => (
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
