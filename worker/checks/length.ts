import type { Check, CheckInput, Fault } from './model.ts';
import { ramp } from './lines/ramp.ts';
import { surplusWordsIn } from './lines/lint-findings.ts';
import { referenceWordsIn } from './lines/references.ts';
import { countWords } from './lines/words.ts';

/** Words: studies contradict each other on one page against two, so the plateau is wide. */
const PLATEAU = [400, 900] as const;
const ACADEMIC_EXTRA = 300;
/** With every word counted, so that cutting a set phrase of praise from a short resume does not make it one. */
const TOO_SHORT_TO_JUDGE = 70;
const TOO_SHORT_TO_SAY_ENOUGH = 80;
const FAR_TOO_LONG = 1300;
const ACADEMIC_FIELDS = new Set(['science-research', 'teaching', 'social-work', 'healthcare']);

export const length: Check = {
  id: 'length',
  category: 'length-and-scan',
  title: 'One to two pages long',
  why:
    'Studies disagree on one page or two, so 400 to 900 words all earn full points; lists of ' +
    'publications and cases may take 300 more. Far longer texts are not read to the end.',
  englishOnly: false,
  examples: { good: ['(400 to 900 words)'], bad: ['(60 words)', '(1,500 words)'] },
  run(input) {
    const all = input.document.lines.reduce(
      (sum, { text }) => sum + countWords(text) - referenceWordsIn(text),
      0,
    );
    const words = all - surplusWordsIn(input, { start: 0, end: Infinity });
    const academic = isAcademic(input);
    const most = PLATEAU[1] + (academic ? ACADEMIC_EXTRA : 0);
    const faults: Fault[] = [];
    if (all < TOO_SHORT_TO_JUDGE) faults.push({ id: 'too-short' });
    if (words > FAR_TOO_LONG && !academic) faults.push({ id: 'far-too-long' });
    const findings = [];
    if (words < PLATEAU[0])
      findings.push({
        message: `${words} words; ${PLATEAU[0]} or more say enough. Add results to your latest jobs.`,
      });
    if (words > most)
      findings.push({ message: `${words} words. Shorten jobs older than ten years first.` });
    const fraction =
      words < PLATEAU[0]
        ? ramp(words, TOO_SHORT_TO_SAY_ENOUGH, PLATEAU[0])
        : 1 - ramp(words, most, most + 500);
    return { kind: 'scored', fraction, findings, faults };
  },
};

function isAcademic({ keywords, resume }: CheckInput): boolean {
  return ACADEMIC_FIELDS.has(keywords.field) || resume.publications.length >= 3;
}
