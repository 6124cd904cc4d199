import { changeFailure } from '../../api/error-catalogue.ts';
import { Button } from '../../ui/button.tsx';
import { takeFocus } from '../../ui/take-focus.ts';

interface CouldNotOpenProps {
  error: unknown;
  onRetry: () => void;
  onNew: () => void;
}

/** A stored resume that could not be read from storage: what happened and what to do next. */
export const CouldNotOpen = ({ error, onRetry, onNew }: CouldNotOpenProps) => (
  <section className="sheet mx-auto my-16 max-w-2xl p-6 sm:p-10">
    <h1 ref={takeFocus} tabIndex={-1} className="text-2xl!">
      This resume could not be opened
    </h1>
    <p role="alert" className="mt-3 text-ink-2">
      {changeFailure('', error).description} Nothing was changed.
    </p>
    <div className="mt-6 flex flex-wrap gap-2.5">
      <Button look="primary" onClick={onRetry}>
        Try again
      </Button>
      <Button onClick={onNew}>Back to the start</Button>
    </div>
  </section>
);
