import type { Check, CheckInput } from './model.ts';
import { evidenceLines } from './lines/evidence-lines.ts';
import { MAX_FINDINGS, quoting } from './lines/findings.ts';
import { surplusWords } from './lines/lint-findings.ts';
import { lintedLines } from './lines/lints.ts';
import { hasQuantityInAnyLanguage } from './lines/quantity.ts';
import { ramp } from './lines/ramp.ts';
import { countWords } from './lines/words.ts';

const SHORTEST = 6;
/** A figure says much in few words: 'Trained 3 new baristas'. */
const SHORTEST_WITH_FIGURE = 4;
const LONGEST = 34;
/** Here a bullet counts for nothing. */
const FAR_TOO_LONG = 50;

export const bulletLength: Check = {
  id: 'bullet-length',
  category: 'length-and-scan',
  title: 'Bullets of one to two lines',
  why: 'Under six words there is hardly room for a result, unless a figure says it; past two lines the end is skipped when a page is skimmed.',
  englishOnly: false,
  examples: {
    good: ['- Closed the books of 3 sites in 4 working days', '- Trained 3 new baristas'],
    bad: [
      '- Answered phones',
      `- ${'Answered many questions about goods and prices and '.repeat(5)}more`,
    ],
  },
  run(input) {
    const bullets = evidenceLines(input).filter(({ bullet }) => bullet);
    if (bullets.length === 0) return { kind: 'scored', fraction: 0, findings: [] };
    const surplus = surplusByStart(input);
    const wrong = bullets.flatMap((bullet) => {
      const fault = faultOf(bullet.text, surplus.get(bullet.span?.start ?? -1) ?? 0);
      return fault ? [{ bullet, ...fault }] : [];
    });
    return {
      kind: 'scored',
      fraction: 1 - wrong.reduce((sum, { lost }) => sum + lost, 0) / bullets.length,
      findings: wrong.slice(0, MAX_FINDINGS).map(({ bullet, message }) => quoting(message, bullet)),
    };
  },
};

/** Words that corrections would take away, by where a line starts. */
const surplusByStart = (input: CheckInput): ReadonlyMap<number, number> =>
  new Map(lintedLines(input).map((one) => [one.line.start, surplusWords(one)]));

/** What is wrong with the length of a bullet, and the share of its worth that it loses by it. */
function faultOf(text: string, surplus: number): { lost: number; message: string } | null {
  const words = countWords(text) - surplus;
  const least = hasQuantityInAnyLanguage(text) ? SHORTEST_WITH_FIGURE : SHORTEST;
  if (words < least) {
    return {
      lost: 1 - (words / least) ** 2,
      message: 'Too short to say much: add what, for whom, or what came of it.',
    };
  }
  if (words <= LONGEST) return null;
  return {
    lost: ramp(words, LONGEST, FAR_TOO_LONG),
    message: `${words} words: split this into two bullets.`,
  };
}
