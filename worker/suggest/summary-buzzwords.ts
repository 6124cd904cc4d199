/** Empty phrases cut from the summary where a plain, true sentence remains. */
import { knownMisspellings } from '#worker/rewrite/rules/known-misspellings.ts';
import { truthGate } from '#worker/rewrite/truth-gate.ts';
import { lemmasOf } from '#worker/rewrite/words.ts';
import type { Draft, SuggestContext } from './draft.ts';

const ADJECTIVE = String.raw`(?:results?[- ](?:driven|oriented|focused)|goal[- ]oriented|highly[- ](?:motivated|skilled|organi[sz]ed)|hard[- ]?working|detail[- ]oriented|self[- ]motivated|motivated|dynamic|passionate|enthusiastic|dedicated|energetic|seasoned|talented|driven|visionary|ambitious|proactive)`;
/** 'Results-driven and dynamic accountant …' at a sentence's start. */
const LEADING = new RegExp(
  String.raw`(?<=^|[.!?]\s)(?:An?\s+|I am an?\s+)?(?:${ADJECTIVE})(?:(?:,\s+|\s+and\s+|,\s+and\s+)${ADJECTIVE})*,?\s+`,
  'gi',
);
/** What must follow: one to three words that name an occupation, then what it says of it. */
const OCCUPATION =
  /^(?!about\b|to\b|for\b|in\b|by\b|with\b|at\b|and\b|individual\b|person\b)(?:[\p{L}-]+ ){1,3}(?:with|in|who|speciali[sz](?:ing|ed)|experienced)\b/u;
const NOUNS = String.raw`(?:team[- ]player|go[- ]getter|people person|self[- ]starter|hard[- ]?worker|fast learner|quick learner|problem solver|proven track record(?: of success)?|track record of success|strong work ethic|excellent communication skills|good communication skills|outside[- ]the[- ]box|think(?:s|er|ing)? outside the box)`;
const EMPTY = new RegExp(`${NOUNS}|${ADJECTIVE}`, 'gi');
const FILLER =
  /^(?:(?:i am|i'm|i|am|an?|the|and|or|with|who|also|individual|professional|person|of|very|great|good|excellent|strong)\b|[\s,.!;])*$/i;

const REFERENCES = /^references?\b.*\b(?:request|available)\b/i;

/** One draft where at least one empty phrase can go and eight words or more stay. */
export function summaryBuzzwords({ resume, document, dialect }: SuggestContext): Draft[] {
  const { summary } = resume;
  if (!summary?.span || resume.language !== 'en') return [];
  const { start, end } = summary.span;
  const raw = document.text.slice(start, end);
  if (raw !== summary.value) return [];
  const plain = withoutEmptySentences(raw)
    .replaceAll(LEADING, (words, at: number, line: string) =>
      OCCUPATION.test(line.slice(at + words.length)) ? '' : words,
    )
    .replaceAll(OUTSIDE_THE_BOX, '');
  const after = plain.replaceAll(/(?<=^|[.!?]\s)\p{Ll}/gu, (letter) => letter.toUpperCase()).trim();
  if (after === raw || after.split(/\s+/).length < 8) return [];
  const removed = lemmasOf(raw);
  if (truthGate(raw, after, { added: [], removed }) !== null) return [];
  const spelt = correctSpelling(after, dialect);
  return [
    {
      rules: ['summary-buzzwords'],
      level: 'auto',
      title: 'Cut the empty phrases',
      description: 'Everybody claims them, nobody can check them. What stays is what you did.',
      before: raw,
      after: spelt,
      check: 'buzzwords',
      edits: [{ start, end, text: spelt }],
    },
  ];
}

const OUTSIDE_THE_BOX = /,? who (?:thinks|can think) outside the box/gi;

/** Misspellings that can mean one word only, since no other suggestion may touch this text. */
const correctSpelling = (text: string, dialect: SuggestContext['dialect']) =>
  knownMisspellings.apply({ text, current: false, dialect, protectedSpans: [] })?.text ?? text;

/** Drops a sentence in which nothing is left once its empty phrases are gone. */
function withoutEmptySentences(text: string): string {
  return text
    .split(/(?<=[.!?])\s+/)
    .filter((sentence) => {
      const rest = sentence.replaceAll(EMPTY, ' ');
      return !REFERENCES.test(sentence) && (rest === sentence || !FILLER.test(rest));
    })
    .join(' ');
}
