import { GENERAL } from '#worker/keywords/field.ts';
import { termsIn } from '#worker/keywords/matcher.ts';
import type { Check } from './model.ts';
import { MAX_FINDINGS } from './lines/findings.ts';
import { clamp } from './lines/ramp.ts';
import { usedTerms } from './lines/used-terms.ts';

/** So many terms, each shown at work, earn all points; further ones add nothing. */
const FULL = 9;
/** A term that is only listed is a claim; at work it is evidence. */
const LISTED = 0.5;
/** Claims without any evidence are counted up to here, so that copying a list of terms is no way up. */
const MOST_LISTED = 7;
/** A term of another line of work still helps, less. */
const OTHER_FIELD = 0.5;

export const fieldTerms: Check = {
  id: 'field-terms',
  category: 'findability',
  title: 'The terms of your field appear',
  why:
    'Recruiters find people by searching for terms such as “month-end close”. A term counts ' +
    'in full where your experience shows it, half where it is only listed; licences and tools ' +
    'count like skills.',
  englishOnly: true,
  examples: {
    good: [
      '- Ran month-end close and accounts payable in NetSuite, GAAP reporting, payroll and audit',
    ],
    bad: ['- Did the office work that was needed'],
  },
  reads: (text) => [...termsIn(text)].map(({ name }) => name).join(),
  run(input) {
    const { keywords } = input;
    const terms = usedTerms(input);
    let shown = 0;
    let listed = 0;
    for (const { atWork, ofField } of terms) {
      const worth = ofField ? 1 : OTHER_FIELD;
      if (atWork) shown += worth;
      else listed += worth;
    }
    const fraction = clamp((shown + LISTED * Math.min(listed, MOST_LISTED)) / FULL);
    const wanted = keywords.missing.filter(({ kind }) => kind !== 'soft').slice(0, MAX_FINDINGS);
    if (fraction === 1) return { kind: 'scored', fraction, findings: [] };
    const names = wanted.map(({ term }) => term).join(', ');
    const message =
      keywords.field === GENERAL && !keywords.chosen
        ? 'We could not tell your field of work. Choose it under Keywords to see which terms employers look for.'
        : names === '' || keywords.field === GENERAL
          ? 'Name the tools, methods and standards you worked with, in the words of the job advertisement.'
          : `Employers in ${keywords.fieldTitle} also look for: ${names}. Add only what is true.`;
    return { kind: 'scored', fraction, findings: [{ message }] };
  },
};
