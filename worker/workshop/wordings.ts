/** Two or three truthful ways to put a weak line, with blanks for what only its writer knows. */
import { filledWording, type Blank, type Wording, type WordingPiece } from '#contract/wording.ts';
import { truthGate } from '#worker/lint/gate.ts';
import { dutyVerb } from '#worker/lint/duty-verbs.ts';
import { applyLints } from '#worker/lint/lint-line.ts';
import type { Lint } from '#worker/lint/model.ts';
import { capital } from '#worker/lint/voice.ts';
import { analyseLine } from '#worker/nlp/line/analyse.ts';
import { inTarget } from '#worker/nlp/line/clause.ts';
import type { AnalysedLine } from '#worker/nlp/line/model.ts';
import type { Speller } from '#worker/nlp/speller.ts';
import { lineParts, type LineParts } from './line-parts.ts';
import { verbsFor } from './data/verbs.ts';

export interface WordingInput {
  line: AnalysedLine;
  /** To offer for the line, as suggestions do. */
  lints: readonly Lint[];
  /** Id of the line's field of work. */
  field: string;
  speller: Speller | null;
}

/** Verbs that say little: for these a better one is offered. */
const WEAK = new Set(
  'work deal do handle carry perform undertake conduct be have help assist support provide use utilise utilize'.split(
    ' ',
  ),
);
/** Of these, verbs that name a task without saying more or less than it. */
const NEUTRAL = new Set([
  'handle',
  'carry out',
  'perform',
  'undertake',
  'conduct',
  'provide',
  'carry',
]);
/** Verbs of work that comes again with each thing, so that it can be counted by the week. */
const RECURRING = new Set(
  (
    'serve answer handle take check clean stack pack pick deliver prepare write sort load ' +
    'unload cook wash file book process enter pay count order cut repair mark teach visit see ' +
    'treat fold iron test record make sell solve drive'
  ).split(' '),
);
/** Verbs of somebody in charge: who only worked at a counter did not run it. */
const OF_CHARGE = new Set(
  'run|manage|supervise|lead|plan|order|train|teach|open and close'.split('|'),
);
const SAYS_CHARGE =
  /\b(?:responsib|in charge|charge of|manag|supervis|l[eo]d\b|lead|head(?:ed|ing)?\b|ran\b|run)/i;
const MOST = 3;

/** The wordings of a line, the most telling first; none for a line that is no statement of work. */
export function wordingsFor({ line, lints, field, speller }: WordingInput): Wording[] {
  const text = applyLints(line.text, lints);
  const mended = analyseLine(text, { ...line, protectedSpans: [], speller });
  const parts = lineParts(mended);
  // Prose that begins with a thing sums a person up, or is a sentence with a subject of its own.
  if (!parts || (!parts.verb && line.kind === 'prose')) return [];
  const openings = openingsOf(parts, mended, field, SAYS_CHARGE.test(line.text));
  const drafts = openings.flatMap((opening, at) => draftsOf(opening, parts, at));
  const seen = new Set<string>();
  return drafts
    .filter((draft) => {
      const key = shape(draft);
      if (seen.has(key) || !isTrue(line.text, text, draft, parts, openings, speller)) return false;
      seen.add(key);
      return true;
    })
    .toSorted((a, b) => rankOf(a) - rankOf(b))
    .slice(0, MOST)
    .map((wording, at) => ({ ...wording, id: String(at) }));
}

interface Opening {
  /** With a capital, in the line's tense. */
  text: string;
  lemma: string;
}

/** The verb as it stands and, where it says little, those that fit its object. */
function openingsOf(
  { verb, object, joint }: LineParts,
  line: AnalysedLine,
  field: string,
  saysCharge: boolean,
): Opening[] {
  const own = verb ? [{ text: capital(verb.text) + joint, lemma: verb.lemma }] : [];
  // What shares the credit must go on doing so: 'Helped' stays.
  const stays = verb && (!WEAK.has(verb.lemma) || /^(?:help|assist|support)$/.test(verb.lemma));
  if (stays || !object) return own;
  const fitting = verbsFor(object.head, field);
  // The verb that is there beats one that only fits most things: 'Had full attendance' handles nothing.
  const better = (fitting.length > 0 || verb ? fitting : [dutyVerb(object.head) ?? 'handle'])
    .filter((lemma) => lemma !== verb?.lemma && (saysCharge || !OF_CHARGE.has(lemma)))
    .map((lemma) => ({ text: capital(inTarget(line, lemma)), lemma }));
  // What is neutral already may stay; 'Worked on' and the like say less than any verb.
  const ordered = verb && NEUTRAL.has(verb.lemma) ? [...own, ...better] : [...better, ...own];
  return ordered.slice(0, 2);
}

/** A count, what it was done with, and what came of it, each after one opening. */
function draftsOf({ text: opening, lemma }: Opening, parts: LineParts, at: number): Wording[] {
  const { object, rest, stop } = parts;
  const tail: WordingPiece[] = stop ? [{ text: stop }] : [];
  const drafts: Wording[] = [];
  const add = (blank: Blank, pieces: WordingPiece[]) =>
    drafts.push({ id: `${at}-${blank.id}`, blanks: [blank], pieces: [...pieces, ...tail] });
  const whole = object ? `${opening} ${object.text}${rest}` : `${opening}${rest}`;
  if (object?.countable) {
    const counted: WordingPiece[] = [
      { text: opening },
      { before: ' about ', blank: 'count', after: '' },
      { text: ` ${object.text}` },
      ...(parts.saysWhen || !recurs(parts, lemma)
        ? []
        : [{ text: ' a week', onlyWith: 'count' as const }]),
      { text: rest },
    ];
    const things = object.text;
    add(
      {
        id: 'count',
        label: `How many ${things}?`,
        kind: 'number',
        placeholder: 'A number',
        things,
      },
      counted,
    );
  } else if (!parts.saysWhom && !parts.isOfPeople) {
    add(
      {
        id: 'whom',
        label: 'For whom, and for how many?',
        kind: 'words',
        placeholder: 'Who, how many',
      },
      [{ text: whole }, { before: ' for ', blank: 'whom', after: '' }],
    );
  }
  if (!parts.saysHow) {
    add(
      {
        id: 'how',
        label: 'With which tool, machine or system?',
        kind: 'words',
        placeholder: 'Its name',
      },
      [{ text: whole }, { before: ' with ', blank: 'how', after: '' }],
    );
  }
  if (!parts.saysResult) {
    add(
      {
        id: 'result',
        label: 'What came of it?',
        kind: 'words',
        placeholder: 'Goes on after “so that”',
      },
      [{ text: whole }, { before: ', so that ', blank: 'result', after: '' }],
    );
  }
  return drafts;
}

/** Whether the things under a verb are counted by the week. */
const recurs = ({ isOfPeople }: LineParts, lemma: string): boolean =>
  RECURRING.has(lemma) && (!isOfPeople || lemma === 'serve');

const ORDER = ['count', 'whom', 'how', 'result'];
/** Counts first; a second opening before a third blank. */
function rankOf({ id }: Wording): number {
  const [opening = '0', blank = ''] = id.split('-');
  const place = ORDER.indexOf(blank);
  return opening === '0' ? place * 2 : place * 2 + (blank === 'how' ? -1.5 : 5);
}

const shape = ({ pieces }: Wording): string => JSON.stringify(pieces);

/**
 * Whether a wording states what the line states: the gate judges numbers, negations, credit and the like; the verb
 * comes from a reviewed table; and every other word stands in the line, none of which is lost.
 */
function isTrue(
  before: string,
  mended: string,
  wording: Wording,
  { verb, joint }: LineParts,
  openings: readonly Opening[],
  speller: Speller | null,
): boolean {
  const bare = filledWording(wording, {});
  if (!bare.ok) return false;
  const options = speller ? { speller } : {};
  if (truthGate(before, bare.line, { ...options, isRow: true }) !== null) return false;
  const opening = openings.find(({ text }) => bare.line.startsWith(text))?.text ?? '';
  const kept = wordsOf(mended.slice(verb ? verb.text.length + joint.length : 0));
  return kept.join(' ') === wordsOf(bare.line.slice(opening.length)).join(' ');
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
