/** A line in the user's own words, put under one of their jobs. */
import type { Edit } from '#contract/resume.ts';
import type { ExtractedDocument } from '#worker/document/model.ts';
import type { ParsedResume, ParsedWork } from '#worker/parse/model.ts';

/** The jobs that a line can go to, by their place in the list of work. */
export const rolesOf = ({ work }: ParsedResume): { id: number; label: string }[] =>
  work.map((job, id) => ({
    id,
    label: [job.title?.value, job.company?.value].filter(Boolean).join(', ') || `Job ${id + 1}`,
  }));

/** The edit that puts a line behind the last one of a job, with the mark of its other lines; null where there is no such job. */
export function lineUnderRole(
  document: ExtractedDocument,
  resume: ParsedResume,
  role: number,
  text: string,
): Edit | null {
  const job = resume.work[role];
  const at = job ? lastLine(document, job) : null;
  const line = at === null ? undefined : document.lines[at];
  if (!job || !line) return null;
  const last = job.highlights.at(-1);
  const mark = last ? (document.lines[last.line]?.text.slice(0, last.markerLength) ?? '') : '- ';
  const end = line.start + line.text.length;
  return { start: end, end, text: `\n${mark}${text}` };
}

/** Index of the last line of a job: its last bullet with what continues it, or its header. */
function lastLine({ lines }: ExtractedDocument, job: ParsedWork): number | null {
  const bullet = job.highlights.at(-1)?.line;
  const spans = [job.title, job.company, job.dates, job.location, job.summary];
  const offsets = spans.flatMap((value) => (value?.span ? [value.span.end] : []));
  const header = lines.findLastIndex((line) => offsets.some((end) => line.start < end));
  if (bullet === undefined) return header < 0 ? null : header;
  const end = lines.findIndex((line, index) => index > bullet && !/^\s*\p{Ll}/u.test(line.text));
  return (end < 0 ? lines.length : end) - 1;
}
