import type { Resume } from '#contract/resume.ts';
import { processingFailure, reasonOf, type FailureText } from '../../api/error-catalogue.ts';
import { ApiError } from '../../api/http.ts';
import { Button } from '../../ui/button.tsx';
import { takeFocus } from '../../ui/take-focus.ts';

/** The file itself is at fault, and would be again. */
const UNREADABLE: ReadonlySet<number> = new Set([413, 415, 422]);

interface NotProcessedProps {
  resume: Resume;
  /** Why the last run failed; null when there was none in this page. */
  failure: unknown;
  onRetry: () => void;
  onNew: () => void;
}

/** The toast says what the catalogue says; the page has room for what is wrong with this file. */
const withReason = ({ title, description }: FailureText, reason: string | null): FailureText => ({
  title,
  description: reason ?? description,
});

/** A stored resume without a result: why, and what to do next. */
export const NotProcessed = ({ resume, failure, onRetry, onNew }: NotProcessedProps) => {
  const text = failure
    ? withReason(processingFailure(failure), reasonOf(failure))
    : {
        title: 'Not read yet',
        description: 'The file is stored, but reading it was interrupted. Nothing is lost.',
      };
  const hopeless = failure instanceof ApiError && UNREADABLE.has(failure.status);
  return (
    <section className="sheet mx-auto my-16 max-w-2xl p-6 sm:p-10">
      <p className="fine">{resume.originalFileName}</p>
      <h1 ref={takeFocus} tabIndex={-1} className="mt-1 text-2xl!">
        {text.title}
      </h1>
      <p role="status" className="mt-3 text-ink-2">
        {text.description}
      </p>
      <div className="mt-6 flex flex-wrap gap-2.5">
        <Button look={hopeless ? 'outline' : 'primary'} onClick={onRetry}>
          {failure ? 'Try again' : 'Read it now'}
        </Button>
        <Button look={hopeless ? 'primary' : 'outline'} onClick={onNew}>
          Choose another file
        </Button>
      </div>
    </section>
  );
};
