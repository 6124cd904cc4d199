import { useId } from 'react';
import type { KeywordReport } from '#contract/resume.ts';
import { useChooseField } from '../../api/choose-field.ts';
import { changeFailure } from '../../api/error-catalogue.ts';
import { toast } from '../../ui/toast/toast-store.ts';
import { useKeptFocus } from '../../ui/use-kept-focus.ts';

interface FieldChoiceProps {
  resumeId: string;
  report: KeywordReport;
}

/** The field of work that the lists are for: recognised, or chosen by the user. */
export function FieldChoice({ resumeId, report }: FieldChoiceProps) {
  const change = useChooseField(resumeId);
  const id = useId();
  const fields = report.fields ?? [];
  const choose = (field: string | null) =>
    change.mutate(field, {
      onError: (error) =>
        toast({ ...changeFailure('Field not changed', error), style: 'destructive' }),
    });
  return (
    <div
      ref={useKeptFocus<HTMLDivElement>(report.chosen)}
      className="mb-7 flex flex-wrap items-center gap-x-3 gap-y-2 text-ink-2"
    >
      {fields.length > 0 ? (
        <>
          <label htmlFor={id}>{report.chosen ? 'Field you chose' : 'Read as'}</label>
          <select
            id={id}
            className="field max-sm:w-full"
            value={report.field}
            onChange={(event) => choose(event.target.value)}
          >
            {fields.map((field) => (
              <option key={field.id} value={field.id}>
                {field.title}
              </option>
            ))}
          </select>
        </>
      ) : (
        <p>
          Read as <strong className="font-semibold text-ink">{report.fieldTitle}</strong>.
        </p>
      )}
      {report.chosen && (
        <button type="button" className="link min-h-9" onClick={() => choose(null)}>
          Use the recognised field
        </button>
      )}
    </div>
  );
}
