import type { Finding } from '#contract/resume.ts';
import { rememberByText } from '#worker/nlp/remember.ts';
import type { ParsedResume, SectionKind } from '#worker/parse/model.ts';
import type { Check, CheckInput } from './model.ts';
import { MAX_FINDINGS } from './lines/findings.ts';
import { nameWords } from './lines/name-words.ts';
import { evidenceOf } from './lines/skills.ts';
import { wordPairs } from './lines/word-pairs.ts';
import { countWords } from './lines/words.ts';

/** Hidden characters below this are stray spaces and anchors of the word processor. */
const HIDDEN_CHARS = 40;
const LONG_LIST = 30;
/** A comma list of this many items in running text. */
const LONG_RUN = 20;
/** A long list of which hardly anything is shown at work was copied, not lived. */
const SHOWN_AT_LEAST = 0.2;
const SAME_SKILL_TWICE = 5;
/** Uses of one word pair: a resume of 500 words has no honest reason for more. */
const PAIR_USES = 8;

export const stuffing: Check = {
  id: 'stuffing',
  category: 'findability',
  title: 'No stuffed or hidden keywords',
  why: 'Hidden text and endless keyword lists are found by looking at the plain text, which every system shows. Recruiters reject what looks like a trick.',
  englishOnly: false,
  examples: {
    good: ['Skills: Xero, payroll, month-end close'],
    bad: [
      'Skills: agile, cloud, synergy, agile, cloud, synergy, agile, cloud, synergy, agile, cloud, synergy',
    ],
  },
  run(input) {
    const findings = [...hiddenText(input), ...copiedSkills(input), ...repetition(input)];
    return {
      kind: 'scored',
      fraction: findings.length > 0 ? 0 : 1,
      findings: findings.slice(0, MAX_FINDINGS),
      ...(findings.length > 0 && {
        faults: [{ id: 'stuffing' as const, quote: findings[0]!.quote }],
      }),
    };
  },
};

function hiddenText({ document }: CheckInput): Finding[] {
  const { hiddenChars, hiddenSample } = document.signals;
  if (hiddenChars < HIDDEN_CHARS) return [];
  return [
    {
      message: `${hiddenChars} characters are hidden or too small to see. Remove them.`,
      ...(hiddenSample && { quote: hiddenSample }),
    },
  ];
}

function copiedSkills(input: CheckInput): Finding[] {
  const skills = input.resume.skills.map(({ value }) => plain(value));
  const twice = skills.length - new Set(skills).size;
  if (twice >= SAME_SKILL_TWICE) {
    return [{ message: `${twice} skills are listed more than once. List each one once.` }];
  }
  return [
    ...unproven(input, skills, LONG_LIST),
    ...unproven(input, listedOutside(input), LONG_RUN),
  ];
}

const plain = (skill: string) => skill.toLowerCase().trim();

function unproven(input: CheckInput, skills: string[], longList: number): Finding[] {
  const distinct = [...new Set(skills)];
  if (distinct.length < longList) return [];
  const shown = evidenceOf(input);
  const evidenced = distinct.filter((skill) => shown(skill)).length;
  if (evidenced >= distinct.length * SHOWN_AT_LEAST) return [];
  return [
    {
      message: `${distinct.length} skills are listed, but your experience shows only ${evidenced} of them. Keep those you can prove.`,
    },
  ];
}

/** Items of long comma lists that stand outside the skills. */
function listedOutside({ document, resume }: CheckInput): string[] {
  const inSkills = linesOf(resume, 'skills');
  return document.lines.flatMap(({ text }, index) => (inSkills(index) ? [] : longListOf(text)));
}

/** Items of a line that is a long list; none of any other. */
const longListOf: (line: string) => string[] = rememberByText((line) => {
  const items = line.split(/[,;|•·]/);
  const isList = items.length >= LONG_RUN && countWords(line) <= items.length * 3;
  return isList ? items.map(plain) : [];
});

/** Tells whether the line of an index belongs to a section of that kind. */
function linesOf({ sections }: ParsedResume, wanted: SectionKind): (index: number) => boolean {
  const ranges = sections.flatMap(({ kind, lineRanges }) => (kind === wanted ? lineRanges : []));
  return (index) => ranges.some(([from, to]) => from <= index && index < to);
}

function repetition(input: CheckInput): Finding[] {
  const { document, resume } = input;
  const inPublications = linesOf(resume, 'publications');
  // A name recurs in running heads and lists of authors.
  const { words, moreThan } = wordPairs(
    document,
    ({ role }, index) => role !== 'header' && role !== 'footer' && !inPublications(index),
  );
  const often = moreThan(Math.max(PAIR_USES, words / 80));
  if (often.length === 0) return [];
  const names = nameWords(input);
  return often
    .filter(([pair]) => !pair.split(' ').every((word) => names.has(word)))
    .map(([pair, count]) => ({
      message: `“${pair}” stands ${count} times. Two or three are enough.`,
    }));
}
