/** What a resume scores under any set of edits; each set is weighed once, and no more of it is read than has changed. */
import type { Edit } from '#contract/resume.ts';
import { shareStrays } from '#worker/checks/lines/evidence-lines.ts';
import { shareLints } from '#worker/checks/lines/lints.ts';
import type { CheckInput } from '#worker/checks/model.ts';
import { editDocument } from '#worker/document/edit.ts';
import type { ExtractedDocument } from '#worker/document/model.ts';
import { fieldOf } from '#worker/keywords/keywords.ts';
import { termsIn } from '#worker/keywords/matcher.ts';
import { rememberBy } from '#worker/nlp/remember.ts';
import { parseResume } from '#worker/parse/parse.ts';
import type { ParsedResume } from '#worker/parse/model.ts';
import type { Verdict } from '#worker/score/verdicts.ts';
import { weigher } from '#worker/score/weigh.ts';
import { bulletsThatHold, patchResume } from './patch-resume.ts';

export interface Scales {
  /** The exact score, in points, of the document with `edits` applied. */
  weigh: (edits: readonly Edit[]) => number;
  /** The same as if no grave fault capped the score. */
  weighUncapped: (edits: readonly Edit[]) => number;
  /** What each check says of that document. */
  verdicts: (edits: readonly Edit[]) => readonly Verdict[];
  /** Whether an edit stands inside a line whose reading it leaves as it is: to weigh it costs little. */
  isCheap: (edit: Edit) => boolean;
  /** What the checks see of that document; of its keywords only the field of work, on which points depend. */
  inputWith: (edits: readonly Edit[]) => CheckInput;
}

/** Sets of edits whose score, and readings whose result is kept at most, so that memory stays bounded. */
const MOST_SCORES = 5000;
const MOST_READINGS = 100;

/**
 * Characters that are read anew at most. A resume of six pages takes a third of it; of a text of hundreds of
 * pages only the first edits are weighed, and the others count for nothing, so that an answer comes in time.
 */
const MOST_READ_CHARS = 0.9e6;
/** An edit inside a bullet needs no reading; it costs this share of one. */
const PATCH_COST = 0.1;

/** Scales for the document of `input`, whose field of work is taken as chosen or detected anew as there. */
export function scalesFor(input: CheckInput): Scales {
  const setOf = numbered();
  const holds = bulletsThatHold(input.document, input.resume);
  let leftChars = MOST_READ_CHARS;
  /** Whether there is still time for so much of a reading; takes it. */
  const affords = (share: number): boolean => {
    leftChars -= share * input.document.text.length;
    return leftChars > 0;
  };
  const read = rememberBy(
    setOf,
    (edits: readonly Edit[]) => {
      if (!affords(1)) return input;
      const document = editDocument(input.document, edits);
      return weighable(input, document, parseResume(document, input.resume.hints));
    },
    MOST_READINGS,
  );
  /** A reading, and what becomes of it by edits inside its bullets. */
  const readWith = (edits: readonly Edit[]): { reading: CheckInput; input: CheckInput } => {
    const { inside = [], outside = [] } = Object.groupBy(edits, (edit) =>
      holds(edit) ? 'inside' : 'outside',
    );
    const base = outside.length === 0 ? input : read(outside);
    const isUnread = outside.length > 0 && base === input;
    if (isUnread || (inside.length > 0 && !affords(PATCH_COST))) {
      return { reading: base, input: base };
    }
    const edited = patched(base, moved(inside, outside));
    const reading = edited ? base : read(edits);
    return { reading, input: edited ?? reading };
  };
  const weighers = new WeakMap<CheckInput, ReturnType<typeof weigher>>();
  const scoresOf = rememberBy(
    setOf,
    (edits: readonly Edit[]) => {
      const { reading, input: edited } = readWith(edits);
      const weighed = weighers.get(reading) ?? weigher();
      weighers.set(reading, weighed);
      const { points, uncapped, verdicts } = weighed(edited);
      return { points, uncapped, verdicts };
    },
    MOST_SCORES,
  );
  return {
    weigh: (edits) => scoresOf(edits).points,
    weighUncapped: (edits) => scoresOf(edits).uncapped,
    verdicts: (edits) => scoresOf(edits).verdicts,
    isCheap: holds,
    inputWith: (edits) => readWith(edits).input,
  };
}

/** The input with edits inside its bullets, which need no reading; null where only reading tells. */
function patched(base: CheckInput, inside: readonly Edit[] | null): CheckInput | null {
  if (inside?.length === 0) return base;
  const resume = inside && patchResume(base.document, base.resume, inside);
  if (!resume) return null;
  const document = editDocument(base.document, inside);
  const { keywords, speller } = base;
  const same = { document, resume, keywords, speller };
  shareStrays(base, same);
  shareLints(base, same, inside);
  return sameTerms(base.document, document) ? same : weighable(base, document, resume);
}

/** Whether two documents of as many lines speak of the same terms in each; then they are of one field of work. */
const sameTerms = (one: ExtractedDocument, other: ExtractedDocument) =>
  one.lines.every(({ text }, index) => {
    const { text: now } = other.lines[index]!;
    return text === now || isSame(termsIn(text), termsIn(now));
  });

function isSame<T>(one: ReadonlySet<T>, other: ReadonlySet<T>): boolean {
  if (one.size !== other.size) return false;
  if (one.size === 0) return true;
  const others = [...other];
  return [...one].every((item, index) => item === others[index]);
}

function weighable(
  { keywords, speller }: CheckInput,
  document: ExtractedDocument,
  resume: ParsedResume,
): CheckInput {
  const field = fieldOf(document, resume, keywords.chosen ? keywords.field : null);
  const lists = { found: [], missing: [], buzzwords: [], fields: [] };
  return { document, resume, keywords: { ...field, ...lists }, speller };
}

/** Edits as they stand in the text with `others` applied; null where two are put in at one place. */
function moved(edits: readonly Edit[], others: readonly Edit[]): readonly Edit[] | null {
  if (others.length === 0) return edits;
  const places = new Set(others.filter(isInsertion).map(({ start }) => start));
  if (edits.some((edit) => isInsertion(edit) && places.has(edit.start))) return null;
  return edits.map((edit) => {
    const shift = others
      .filter((other) => other.end <= edit.start)
      .reduce((sum, other) => sum + other.text.length - (other.end - other.start), 0);
    return shifted(edit, shift);
  });
}

/** The very same edit for the same shift, as what it makes of its line is remembered by it. */
function shifted(edit: Edit, shift: number): Edit {
  if (shift === 0) return edit;
  const { start, end, text } = edit;
  const known = shifts.get(edit);
  if (known?.start === start + shift) return known;
  const other = { start: start + shift, end: end + shift, text };
  shifts.set(edit, other);
  return other;
}

/** Each edit as it was moved last. */
const shifts = new WeakMap<Edit, Edit>();

const isInsertion = ({ start, end }: Edit) => start === end;

type SetOf = (edits: readonly Edit[]) => string;

/** Tells sets of edits apart, whatever their order: a sign for each edit, the same for the same edit. */
function numbered(): SetOf {
  const numbers = new Map<string, number>();
  const known = new WeakMap<Edit, number>();
  const numberOf = (edit: Edit) => {
    const key = `${edit.start} ${edit.end} ${edit.text}`;
    const number = numbers.get(key) ?? numbers.size;
    numbers.set(key, number);
    known.set(edit, number);
    return number;
  };
  return (edits) =>
    edits
      .map((edit) => known.get(edit) ?? numberOf(edit))
      .toSorted((a, b) => a - b)
      .join(' ');
}
