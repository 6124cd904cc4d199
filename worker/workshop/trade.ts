/** The field of work of one line: that of the job it stands in, else that of the whole resume. */
import type { KeywordReport } from '#contract/resume.ts';
import { FIELDS } from '#worker/keywords/fields.ts';
import { fieldsOfTitle } from '#worker/keywords/job-titles.ts';
import type { ParsedResume } from '#worker/parse/model.ts';

/** Id and title of the field of the line at an offset. */
export function tradeAt(
  offset: number,
  resume: Pick<ParsedResume, 'work' | 'label'>,
  { field, fieldTitle }: Pick<KeywordReport, 'field' | 'fieldTitle'>,
): { id: string; title: string } {
  const job = resume.work.find(({ highlights }) =>
    highlights.some(({ span }) => span && span.start <= offset && offset <= span.end),
  );
  const [id] = job?.title ? fieldsOfTitle(job.title.value) : [];
  const known = FIELDS.find((one) => one.id === id);
  return known ? { id: known.id, title: known.title } : { id: field, title: fieldTitle };
}
