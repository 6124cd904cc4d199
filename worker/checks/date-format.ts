import type { Finding } from '#contract/resume.ts';
import type { Check } from './model.ts';
import { MAX_FINDINGS, quoting } from './lines/findings.ts';

/** Years alone hide gaps, and leave a search for years of experience guessing. */
const YEARS_ONLY = 0.6;

export const dateFormat: Check = {
  id: 'date-format',
  category: 'structure',
  title: 'Dates are written one way, with months',
  why: 'Month and year for every job let software count your experience. Mixed forms are a common cause of wrong dates in a parsed profile.',
  englishOnly: false,
  examples: {
    good: ['Mar 2019 – Present\nJan 2016 – Feb 2019'],
    bad: ['March 2019 – Present\n01/2016 – 02/2019\n2014 – 2015'],
  },
  reads: () => '',
  run({ resume }) {
    const dates = resume.work.flatMap((role) => (role.dates ? [role.dates] : []));
    if (dates.length === 0)
      return { kind: 'not-applicable', reason: 'No dates of jobs were read.' };
    const read = dates.map((date) => ({ date, form: formOf(date.value) }));
    const counts = new Map<string, number>();
    for (const { form } of read) counts.set(form, (counts.get(form) ?? 0) + 1);
    const named = counts.has('long') ? 'long' : 'short';
    const either = counts.get('either') ?? 0;
    if (counts.delete('either')) counts.set(named, (counts.get(named) ?? 0) + either);
    const forms = read.map(({ date, form }) => ({ date, form: form === 'either' ? named : form }));
    const [main, most] = [...counts].toSorted((a, b) => b[1] - a[1])[0]!;
    // Never towards years alone, even where most of the dates are.
    const model = forms.find(({ form }) => form !== 'year' && (form === main || main === 'year'));
    const findings: Finding[] = forms
      .filter(({ form }) => model && form !== model.form)
      .map(({ date, form }) =>
        quoting(
          form === 'year'
            ? `Add the months, as in “${model!.date.value}”.`
            : `Write this like your other dates, such as “${model!.date.value}”.`,
          date,
        ),
      )
      .slice(0, MAX_FINDINGS);
    if (main === 'year' && counts.size === 1) {
      findings.push(quoting('Add the months, for example Mar 2019 – Jun 2021.', dates[0]!));
    }
    const same = counts.size === 1 ? 1 : 0.6 * (most / forms.length);
    return { kind: 'scored', fraction: same * (main === 'year' ? YEARS_ONLY : 1), findings };
  },
};

/** Names that are as long in full as in short, in the languages that we read. */
const EITHER = /^(?:may|june|july|mars|mai|mayo|maio|maj|mei|juin|juni|juli|août|aout|märz|mart)$/i;

function formOf(value: string): string {
  if (/\b(?:19|20)\d\d-(?:0[1-9]|1[0-2])\b/.test(value)) return 'iso';
  if (/\b\d{1,2}[/.]\d{2,4}\b/.test(value)) return 'numeric';
  const names = [
    ...value.matchAll(/\p{L}{3,}\.?(?=\s*(?:\d{1,2},?\s+)?(?:del?\s+)?['’]?\d{2,4})/gu),
  ].map(([name]) => name.replace('.', ''));
  if (names.length === 0) return 'year';
  const telling = names.find((name) => !EITHER.test(name));
  if (telling === undefined) return 'either';
  if (/^(?:spring|summer|fall|autumn|winter)$/i.test(telling)) return 'season';
  return telling.length <= 4 ? 'short' : 'long';
}
