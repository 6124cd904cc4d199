/** What still stands between a resume and an employer: at most three things, the gravest first. */
import type { Blocker, CheckReport, Question, Resume, Suggestion } from '#contract/resume.ts';

/** Where a gap is mended: the form of what was read, the list of suggestions, or a line of the text. */
export type GapPlace =
  | { step: 'read' }
  /** `number` as the list counts; null for the top of the list. */
  | { step: 'fix'; number: number | null }
  /** `words` that stand in the line; null for the top of the text. */
  | { step: 'look'; words: string | null; toWord?: boolean };

export interface Gap {
  id: string;
  /** What is missing or wrong. */
  name: string;
  /** What the link that leads there says. */
  link: string;
  place: GapPlace;
}

/** Nobody starts on a list of more. */
const MOST = 3;

/**
 * The gaps of a resume; `unsure` counts what was read without certainty, `looked` tells whether its writer has
 * opened the result: no rule knows every fault. Empty: ready to send.
 */
export function gapsOf(resume: Resume, unsure: number, looked: boolean): Gap[] {
  const { analysis, enhancedContent } = resume;
  if (!analysis || enhancedContent === null || analysis.enhanced.total === null) return [NO_RESUME];
  return [
    ...missingContact(resume),
    ...unfilled(enhancedContent),
    ...analysis.enhanced.blockers.filter(isOfText).map((blocker) => blockerGap(resume, blocker)),
    ...misspelt(resume, analysis.enhanced.checks),
    ...readUnsurely(unsure),
    ...undecided(resume),
    ...(looked ? [] : [UNREAD]),
  ].slice(0, MOST);
}

const toText = (words: string | null) =>
  ({ link: 'Go to the line', place: { step: 'look', words } }) as const;

const NO_RESUME: Gap = {
  id: 'no-resume',
  name: 'This does not read like a resume.',
  ...toText(null),
  link: 'Look at the text',
};

const UNREAD: Gap = {
  id: 'unread',
  name: 'You have not looked at the result yet.',
  ...toText(null),
  link: 'Look at it',
};

/** An employer must know who it is and how to answer. A phone number that the user leaves out is left out. */
function missingContact({ readout, questions, suggestions }: Resume): Gap[] {
  if (!readout) return [];
  const gaps: Gap[] = [];
  if (!readout.name) {
    gaps.push({
      id: 'no-name',
      name: 'Your name was not found.',
      link: 'Say what it is',
      place: { step: 'read' },
    });
  }
  for (const [field, name] of [
    ['email', 'There is no e-mail address.'],
    ['phone', 'There is no phone number.'],
  ] as const) {
    const asked = questions.findIndex(({ rule }) => rule === `ask-${field}`);
    const status = questions[asked]?.status;
    if (readout[field] || status === 'answered') continue;
    if (field === 'phone' && status !== 'open') continue;
    gaps.push({
      id: `no-${field}`,
      name,
      ...(asked === -1
        ? { link: 'Add it to the text', place: { step: 'look', words: null } }
        : {
            link: 'Add it',
            place: { step: 'fix', number: suggestions.length + asked + 1 },
          }),
    });
  }
  return gaps;
}

/** Words that hold a place for others, as templates of resumes have them: '[Company name]', 'XX%', 'Name: ____'. */
const PLACEHOLDER =
  /\[(?:your|insert|add|enter|company|name|number|date|city|title|x)\b[^\]]*\]|\b(?:XX+|xx+)%?(?!\p{L})|\{[a-z_ ]+\}|(?<=\p{L}[:,]? ?)_{2,}|lorem ipsum/iu;

function unfilled(text: string): Gap[] {
  const words = PLACEHOLDER.exec(text)?.[0];
  if (words === undefined) return [];
  return [
    {
      id: 'placeholder',
      name: `“${words}” is a placeholder: write your own words.`,
      ...toText(words),
    },
  ];
}

/** Faults of the file that was uploaded; the file that is made here does not have them. */
const OF_THE_FILE = new Set([
  'scrambled-reading-order',
  'boxed-content',
  'contact-outside-body',
  'pages-format',
]);
/** Said by the gaps of contact details and of spelling. */
const SAID_ELSEWHERE = new Set([
  'no-email',
  'no-contact',
  'some-misspellings',
  'many-misspellings',
]);

const isOfText = ({ id, costs }: Blocker) =>
  costs >= 1 && !OF_THE_FILE.has(id) && !SAID_ELSEWHERE.has(id);

/** Rules of suggestions and questions that mend a blocker. */
const MENDED_BY: Record<string, RegExp> = {
  'no-role-dates': /^ask-dates$/,
  'private-data': /^private-data$/,
  'experience-heading': /heading$/,
  'paragraphs-only': /^(?:prose-to-bullets|split-long-bullet)$/,
  'first-person-story': /^(?:first-person|possessive-my)/,
  'duties-only': /^(?:duty-phrase|gerund-opening|ask-own-part|ask-outcome)$/,
  'no-numbers': /^ask-number$/,
};

/** Checks that quote the lines in which a blocker stands. */
const SEEN_BY: Record<string, string> = { 'duties-only': 'duties', 'no-numbers': 'numbers' };

/** The first words that a check quotes and that stand in the text. */
const quoteOf = ({ analysis, enhancedContent }: Resume, check: string | undefined) =>
  analysis?.enhanced.checks
    .find(({ id }) => id === check)
    ?.findings.find(({ quote }) => quote && enhancedContent?.includes(quote))?.quote;

function blockerGap(resume: Resume, { id, title, quote }: Blocker): Gap {
  const number = openNumber(resume, MENDED_BY[id]);
  const name = `${title}.`;
  if (number !== null) return { id, name, link: 'Fix it', place: { step: 'fix', number } };
  const words = quote ?? quoteOf(resume, SEEN_BY[id]);
  if (words !== undefined) {
    const place = { step: 'look', words, toWord: true } as const;
    return { id, name, link: 'Reword a line', place };
  }
  return { id, name, ...toText(null), link: 'Write in the text' };
}

/** Place in the list of the first open suggestion or question of these rules. */
function openNumber({ suggestions, questions }: Resume, rules: RegExp | undefined): number | null {
  if (!rules) return null;
  const isOpen = (one: Suggestion | Question) =>
    rules.test(one.rule) &&
    ('decision' in one ? one.decision === 'undecided' : one.status === 'open');
  const at = [...suggestions, ...questions].findIndex(isOpen);
  return at === -1 ? null : at + 1;
}

/** A word in the text that the dictionary does not know and nobody has looked at. */
function misspelt({ suggestions, enhancedContent }: Resume, checks: readonly CheckReport[]): Gap[] {
  const open = suggestions.findIndex(
    ({ category, decision }) => category === 'spelling' && decision === 'undecided',
  );
  const words = checks
    .find(({ id }) => id === 'spelling')
    ?.findings.flatMap(({ quote }) => quote ?? [])
    .filter((quote) => enhancedContent?.includes(quote));
  const [word] = words ?? [];
  if (word === undefined) return [];
  const name =
    words?.length === 1
      ? `“${word}” may be misspelt.`
      : `“${word}” and ${words!.length - 1} more may be misspelt.`;
  if (open === -1) return [{ id: 'spelling', name, ...toText(word) }];
  return [{ id: 'spelling', name, link: 'Fix it', place: { step: 'fix', number: open + 1 } }];
}

const readUnsurely = (count: number): Gap[] =>
  count === 0
    ? []
    : [
        {
          id: 'unsure',
          name: 'We are not sure we read everything right.',
          link: 'Check what was read',
          place: { step: 'read' },
        },
      ];

function undecided({ suggestions }: Resume): Gap[] {
  const open = suggestions.filter(({ decision }) => decision === 'undecided');
  if (open.length === 0) return [];
  return [
    {
      id: 'undecided',
      name:
        open.length === 1
          ? 'One suggested edit is not decided.'
          : `${open.length} suggested edits are not decided.`,
      link: 'Decide',
      place: { step: 'fix', number: suggestions.indexOf(open[0]!) + 1 },
    },
  ];
}
