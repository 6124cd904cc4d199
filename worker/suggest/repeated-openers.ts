/** Bullets of one job that open with one verb: some of them with another verb that says the same. */
import { openerIn } from '#worker/checks/lines/opening-in.ts';
import { isTooOften } from '#worker/checks/verb-variety.ts';
import { verbLemma } from '#worker/nlp/verbs.ts';
import type { LineContext } from '#worker/rewrite/model.ts';
import { rewriteLine } from '#worker/rewrite/rewrite.ts';
import { formFault } from '#worker/rewrite/soundness.ts';
import { structureFault } from '#worker/rewrite/structure.ts';
import { truthGate } from '#worker/rewrite/truth-gate.ts';
import { isUnfit } from '#worker/rewrite/unfit.ts';
import { lemmasOf } from '#worker/rewrite/words.ts';
import { rolesOf, textOf, type Place, type Role } from './bullets.ts';
import type { Draft, SuggestContext } from './draft.ts';
import { equalOpenings, type EqualOpening } from './equal-verb.ts';

/** From so many bullets of a job on an opening is repeated; one fewer may stand. */
const REPEATED = 3;
/** A verb that is put in opens at most so many bullets of the resume. */
const MOST_OF_ONE = 2;
/** Most offers for one resume. */
const MOST_OFFERS = 6;

const RULE = 'repeated-opener';

interface Line {
  place: Place;
  job: number;
  role: Role;
  opener: string;
  /** Nothing else is offered or asked here. */
  free: boolean;
}

/**
 * One draft, to be confirmed, for each such bullet that `others` leave alone; the first of the alike keeps its
 * verb. Lines count as they stand once those of `others` are accepted that need no confirming.
 */
export function repeatedOpeners(context: SuggestContext, others: readonly Draft[]): Draft[] {
  if (context.resume.language !== 'en') return [];
  const { lines, openers } = linesIn(context, others);
  const isTaken = takenBy(openers);
  const offered = new Map<Line, Draft>();
  const offer = (alike: readonly Line[], isDone: (left: number) => boolean, many: string) => {
    let left = alike.filter((line) => !offered.has(line)).length;
    for (const line of alike.slice(1)) {
      if (isDone(left) || offered.size >= MOST_OFFERS) return;
      const equal = offered.has(line) ? undefined : equalFor(line, context, isTaken.at(line.job));
      if (!equal) continue;
      isTaken.put(line.job, equal.verb);
      offered.set(line, draftOf(line.place, equal, many));
      left -= 1;
    }
  };
  for (const own of Map.groupBy(lines, ({ job }) => job).values()) {
    for (const alike of Map.groupBy(own, ({ opener }) => opener).values()) {
      offer(alike, (left) => left < REPEATED, `${shareOf(alike, own, 'your')} here`);
    }
  }
  for (const alike of Map.groupBy(lines, ({ opener }) => opener).values()) {
    const many = `${shareOf(alike, lines, 'the')} of your resume`;
    offer(alike, (left) => !isTooOften(left, lines.length), many);
  }
  return [...offered.values()].toSorted((a, b) => a.edits[0]!.start - b.edits[0]!.start);
}

const shareOf = (some: readonly Line[], all: readonly Line[], article: string) =>
  some.length === all.length
    ? `all ${all.length} bullets`
    : `${some.length} of ${article} ${all.length} bullets`;

/** Bullets as they will stand, and everything that may open one in each job. */
function linesIn(context: SuggestContext, others: readonly Draft[]) {
  const openerOf = (text: string) => openerIn({ text }, context.speller);
  const openers: { job: number; opener: string }[] = [];
  const lines = rolesOf(context.resume).flatMap((role, job) =>
    role.highlights.flatMap((bullet): Line[] => {
      const place = textOf(context, bullet);
      if (!place) return [];
      const drafts = others.filter((draft) => touches(draft, place));
      const texts = drafts.flatMap(({ before, after, question }) =>
        before === place.text ? [after, question?.draft ?? ''] : [],
      );
      const told = texts.flatMap((text) => text.split('\n').map(withoutSign)).filter(Boolean);
      const sure = drafts.find(({ before, level }) => before === place.text && level === 'auto');
      openers.push(...[place.text, ...told].map((text) => ({ job, opener: openerOf(text) })));
      if (sure?.after === '') return [];
      const opener = openerOf(sure ? told[0]! : place.text);
      return [{ place, job, role, opener, free: drafts.length === 0 }];
    }),
  );
  return { lines, openers };
}

const withoutSign = (text: string) => text.replace(/^[^\p{L}\d{]+/u, '');

function touches({ edits }: Draft, { start, text }: Place): boolean {
  const end = start + text.length;
  return edits.some((edit) =>
    edit.start === edit.end
      ? start <= edit.start && edit.start <= end
      : edit.start < end && start < edit.end,
  );
}

/** Keeps account of which verbs may open no further bullet of a job. */
function takenBy(openers: readonly { job: number; opener: string }[]) {
  const verbs = openers.map(({ job, opener }) => ({ job, verb: verbLemma(opener) ?? opener }));
  return {
    at: (own: number) => (verb: string) => {
      const alike = verbs.filter((one) => one.verb === verb);
      return alike.length >= MOST_OF_ONE || alike.some(({ job }) => job === own);
    },
    put: (job: number, verb: string) => verbs.push({ job, verb }),
  };
}

function equalFor(
  { place: { text }, role, free }: Line,
  { dialect }: SuggestContext,
  isTaken: (verb: string) => boolean,
): EqualOpening | undefined {
  if (!free) return undefined;
  const line = { text, current: role.current, dialect, protectedSpans: [] };
  return equalOpenings(text, dialect).find(
    (equal) => !isTaken(equal.verb) && isFit(line, reopened(text, equal), equal),
  );
}

const reopened = (text: string, { from, to }: EqualOpening) => to + text.slice(from.length);

/** The line passes every judge of rewritten lines as it did before, and no rule would change it again. */
function isFit(line: LineContext, after: string, { from, to }: EqualOpening): boolean {
  const rules = [RULE];
  const licence = { added: lemmasOf(to), removed: lemmasOf(from) };
  return (
    truthGate(line.text, after, licence) === null &&
    structureFault(line.text, after, rules) === null &&
    formFault(after, line) === null &&
    (!isUnfit({ text: after, rules }, line) || isUnfit({ text: line.text, rules }, line)) &&
    rewriteLine({ ...line, text: after }).after === after
  );
}

function draftOf({ start, text }: Place, equal: EqualOpening, many: string): Draft {
  const { from, to } = equal;
  return {
    rules: [RULE],
    level: 'confirm',
    title: 'Vary the first word',
    description: `“${from.split(' ')[0]!}” opens ${many}. “${to}” says the same of this.`,
    before: text,
    after: reopened(text, equal),
    check: 'verb-variety',
    edits: [{ start, end: start + from.length, text: to }],
  };
}
