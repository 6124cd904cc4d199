import { changeFailure } from '../../api/error-catalogue.ts';
import { useSecondReading } from '../../api/use-second-reading.ts';
import { ReadText } from './read-text.tsx';

/** What mammoth, which many tools read Word files with, gets from this one, beside what we read. */
export function SecondReader({ id }: { id: string }) {
  const { data, error, isPending } = useSecondReading(id);
  return (
    <section className="mt-8" aria-label="A second reader">
      <h3>A second reader</h3>
      <p className="mt-1 text-ink-2">
        Many tools open Word files with a library called mammoth. It skips page headers and footers.
      </p>
      <div className="mt-4" aria-live="polite">
        {isPending && <p className="text-ink-2">Reading your file with it.</p>}
        {error && <p>{changeFailure('', error).description}</p>}
        {data?.missing.length === 0 && (
          <p>It finds every line of your resume that we find. Nothing is lost.</p>
        )}
        {data && data.missing.length > 0 && (
          <div className="grid gap-4 md:grid-cols-2">
            <ReadText
              title={
                data.missing.length === 1 ? 'A line it does not find' : 'Lines it does not find'
              }
              text={data.missing.join('\n')}
            />
            <ReadText title="What it reads" text={data.text} />
          </div>
        )}
      </div>
    </section>
  );
}
