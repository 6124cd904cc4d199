import type { Download } from '#contract/resume.ts';

/** What the fields of a read-back are called, as the engine names them. */
const NAMES: Record<string, [one: string, several: string]> = {
  name: ['name', 'names'],
  email: ['e-mail', 'e-mails'],
  phone: ['phone', 'phones'],
  'work.company': ['employer', 'employers'],
  'work.title': ['job title', 'job titles'],
  'work.start': ['start date', 'start dates'],
  'work.end': ['end date', 'end dates'],
  'work.bullets': ['line', 'lines'],
  'education.institution': ['school', 'schools'],
  'education.degree': ['degree', 'degrees'],
  'education.start': ['start of studies', 'starts of studies'],
  'education.end': ['end of studies', 'ends of studies'],
  skills: ['skill', 'skills'],
};

const nameOf = (field: string, count: number): string => {
  const [one, several] = NAMES[field] ?? [field, field];
  return count === 1 ? one : several;
};

/** Fields that did not all come back, as a list; '' for none. */
export const lostInWords = (recovered: NonNullable<Download['recovered']>): string =>
  recovered
    .filter(({ expected, found }) => found < expected)
    .map(({ field, expected, found }) => {
      const name = nameOf(field, expected);
      return expected === 1 ? name : `${expected - found} of ${expected} ${name}`;
    })
    .join(', ');

/** What our own reader gets back from the file that was just made, in one sentence. */
export function recoveredInWords(recovered: NonNullable<Download['recovered']>): string {
  const lost = lostInWords(recovered);
  if (lost !== '') {
    return `Read back as an employer’s system would. Not found: ${lost}. Check them in the file.`;
  }
  const whole = recovered.filter(({ expected }) => expected > 0);
  if (whole.length === 0) return 'Read back: nothing to compare.';
  const list = whole.map(({ field, found }) =>
    found === 1 ? nameOf(field, 1) : `${found} ${nameOf(field, found)}`,
  );
  return `Read back as an employer’s system would, and all found: ${list.join(', ')}.`;
}
