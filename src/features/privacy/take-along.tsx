import { SINGLE_FILE_NAME } from '#contract/single-file.ts';
import { IS_SINGLE_FILE } from '../../ui/app-address.ts';

/** Offers the app as one file; in that file, says what to take along with it. */
export const TakeAlong = () => (
  <section className="mt-6">
    <h3>Take it along</h3>
    {IS_SINGLE_FILE ? (
      <p className="mt-1 text-sm text-ink-2">
        This is the whole app in one file: copy it to a stick, open it on any computer. Your resumes
        stay in the browser that you used, so take a backup along as well.
      </p>
    ) : (
      <p className="mt-1 text-sm text-ink-2">
        The whole app as one file of about 7 MB, for a stick or a computer without a network. It
        opens with a double click and knows nothing of what is stored here.{' '}
        <a
          className="quiet-link"
          href={`${import.meta.env.BASE_URL}${SINGLE_FILE_NAME}`}
          download={SINGLE_FILE_NAME}
        >
          Download {SINGLE_FILE_NAME}
        </a>
      </p>
    )}
  </section>
);
