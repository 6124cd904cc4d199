import type { Hint, HintField } from '#contract/hint.ts';
import type { Readout, ReadValue } from '#contract/resume.ts';

/** Below this the parser is not sure. */
export const SURE = 0.6;

/** The line of the working text with which an entry begins: by its words a correction finds it again. */
export function entryLine(values: readonly (ReadValue | null)[], workingContent: string): string {
  const starts = values.flatMap((value) => value?.span?.start ?? []);
  if (starts.length === 0) return '';
  const at = Math.min(...starts);
  const end = workingContent.indexOf('\n', at);
  return workingContent.slice(
    workingContent.lastIndexOf('\n', at - 1) + 1,
    end === -1 ? undefined : end,
  );
}

type ReadJob = Readout['work'][number];

/** What a job begins with; under the employer of a job before it, not with the employer's line. */
export function jobPlaces(
  { title, company, start, end }: ReadJob,
  before: readonly ReadJob[],
): (ReadValue | null)[] {
  const from = company?.span?.start;
  const isShared = before.some((job) => from !== undefined && job.company?.span?.start === from);
  return [title, isShared ? null : company, start, end];
}

/** What was read without certainty, or is missing and every employer looks for: the words to say it with. */
export function doubtsIn(readout: Readout, hints: readonly Hint[]): string[] {
  const told = (field: HintField) =>
    hints.some((hint) => hint.kind === 'value' && hint.field === field);
  const doubts: string[] = [];
  const { name, email, phone, work, education } = readout;
  if (!name && !told('name')) doubts.push('No name was found.');
  if (name && name.confidence < SURE) doubts.push(`Is your name “${name.value}”?`);
  if (!email && !phone && !told('email') && !told('phone')) {
    doubts.push('No e-mail address or phone number was found.');
  }
  if (work.length === 0 && education.length === 0) {
    doubts.push('No job or school was found. Click on a line below and say what it is.');
  }
  const unsure = work.filter(
    ({ title, company }) =>
      (!title && !company) || Math.max(title?.confidence ?? 0, company?.confidence ?? 0) < SURE,
  );
  if (unsure.length > 0) {
    doubts.push(
      unsure.length === 1
        ? 'We are not sure about one job.'
        : `We are not sure about ${unsure.length} jobs.`,
    );
  }
  return doubts;
}

/** `Ada Okoro · ada@example.org · 2 jobs · 1 school · 9 skills`. */
export function readInShort({ name, email, phone, work, education, skills }: Readout): string {
  const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;
  return [
    name?.value ?? 'no name',
    email?.value ?? phone?.value ?? 'no contact',
    counted(work.length, 'job'),
    counted(education.length, 'school'),
    counted(skills.length, 'skill'),
  ].join(' · ');
}
