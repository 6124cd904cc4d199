import { emptyPhrasesIn } from '#worker/keywords/empty-phrases.ts';
import { applyEdits } from '#worker/document/edit.ts';
import type { Span } from '#contract/resume.ts';
import type { Check, CheckInput } from './model.ts';
import { lintedLines } from './lines/lints.ts';
import { quoting } from './lines/findings.ts';
import { surplusWordsIn } from './lines/lint-findings.ts';
import { ramp } from './lines/ramp.ts';
import { referenceWordsIn } from './lines/references.ts';
import { countWords } from './lines/words.ts';

export const summary: Check = {
  id: 'summary',
  category: 'structure',
  title: 'A short summary opens the resume',
  why:
    'Eye-tracking studies of recruiters find that the first look lasts seconds and stays near ' +
    'the top. Two to four lines (25 to 110 words) on who you are and what you achieved are ' +
    'what gets read.',
  englishOnly: false,
  examples: {
    good: [
      'Registered nurse with 8 years in emergency and intensive care. Led a triage team of 12 ' +
        'and cut waiting time by 18 minutes; certified in advanced life support and trauma ' +
        'nursing.',
    ],
    bad: ['Seeking a challenging position.'],
  },
  run(input) {
    const { resume } = input;
    if (!resume.summary && resume.sections.some(({ kind }) => kind === 'summary')) {
      return {
        kind: 'skipped',
        reason: 'We found the heading of a summary but could not read its text.',
      };
    }
    if (!resume.summary) {
      const message =
        'Add a summary of two to four lines under your contact details: your job, years, field and best result.';
      return { kind: 'scored', fraction: 0, findings: [{ message }] };
    }
    const all = countWords(resume.summary.value);
    const { span } = resume.summary;
    // Cutting an empty phrase, or what a correction cuts, costs nothing: it never counted.
    const surplus = span ? surplusWordsIn(input, span) : 0;
    const empty = emptyWordsIn(resume.summary.value) - (span ? emptyWordsCut(input, span) : 0);
    const words = all - empty - surplus - referenceWordsIn(resume.summary.value);
    const objective =
      resume.sections.some(({ kind }) => kind === 'objective') &&
      !resume.sections.some(({ kind }) => kind === 'summary');
    const length = words < 25 ? ramp(words, 4, 25) : 1 - 0.6 * ramp(words, 110, 180);
    const findings = [];
    if (objective) {
      findings.push(
        quoting(
          'Say what you offer, not what you look for: turn the objective into a summary.',
          resume.summary,
        ),
      );
    }
    if (words < 25)
      findings.push(
        quoting(
          `${words} words${empty > 0 ? ' beside the empty phrases' : ''}; 25 or more say enough. Does it name your job, years, field and best result?`,
          resume.summary,
        ),
      );
    if (words > 110)
      findings.push(
        quoting(
          `${words} words are long for a summary. Keep the best 3 sentences.`,
          resume.summary,
        ),
      );
    return { kind: 'scored', fraction: length * (objective ? 0.4 : 1), findings };
  },
};

const emptyWordsIn = (text: string): number =>
  emptyPhrasesIn(text).reduce((sum, { phrase }) => sum + countWords(phrase), 0);

/** Words of empty phrases that corrections cut, which are counted as surplus already. */
const emptyWordsCut = (input: CheckInput, { start, end }: Span): number =>
  lintedLines(input)
    .filter(({ line }) => line.start >= start && line.start < end)
    .reduce((sum, { line: { text }, lints }) => {
      const edits = lints.flatMap((lint) => lint.edits);
      return sum + Math.max(0, emptyWordsIn(text) - emptyWordsIn(applyEdits(text, edits)));
    }, 0);
