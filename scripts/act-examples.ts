/** What the vote on acts learns from: right lines in the past, where each act shows its form, put into other forms. */
import { jointBefore, signsOf, type ActForm } from '#worker/nlp/line/act-signs.ts';
import { openingIndex, predicateAt, verbReading } from '#worker/nlp/line/clause.ts';
import { inflect } from '#worker/nlp/line/inflect.ts';
import { joinedPredicates } from '#worker/nlp/line/joined-predicates.ts';
import type { AnalysedLine, Token, VerbForm } from '#worker/nlp/line/model.ts';

export interface ActExample {
  /** The right line. */
  line: string;
  /** The line as it was put, and the word that is asked about. */
  text: string;
  word: string;
  signs: readonly string[];
  isAct: boolean;
  /** False where the opening and what is joined to it were put into different forms. */
  isPure: boolean;
  /** How much it counts; 1 where nothing is said. */
  weight?: number;
}

const OPENINGS: readonly VerbForm[] = ['past', 'base', 'gerund', 'third'];
const ACT_FORMS: readonly ActForm[] = ['base', 'gerund', 'third'];

/**
 * Of 'Packed orders, stock cards and led a crew' put as 'Packing orders, stock cards and leading a crew' and the like:
 * each word behind a joint that may be a verb, with what it is. `analyse` reads a bullet; empty for a line of another kind.
 */
export function actExamples(text: string, analyse: (text: string) => AnalysedLine): ActExample[] {
  const { tokens, opening } = analyse(text);
  const first = predicateAt(tokens, openingIndex(tokens));
  if (opening !== 'action' || first?.shape !== 'past' || first.verb !== 0) return [];
  const acts = joinedPredicates(tokens, 1)
    .filter(({ shape, subject, first: at, verb }) => shape === 'past' && !subject && at === verb)
    .map(({ verb }) => verb);
  return waysOf(acts.length).flatMap((way) => {
    const { of, joined } = way;
    const said = put(text, tokens, [0, ...acts], way);
    const line = analyse(said.text);
    if (line.tokens.length !== tokens.length + said.inserted.length) return [];
    return candidatesOf(line.tokens, tokens, new Set(acts), joined, said.inserted).map(
      ({ at, form, isAct }): ActExample => ({
        line: text,
        text: said.text,
        word: line.tokens[at]!.text,
        signs: [...signsOf({ tokens: line.tokens, from: 1, at, form, opening: of })],
        isAct,
        isPure: of === joined || acts.length === 0,
      }),
    );
  });
}

/** Of a right line of a job still held: what stands in another form than its opening is no act of its own. */
export function presentExamples(
  text: string,
  analyse: (text: string) => AnalysedLine,
): ActExample[] {
  const { tokens, opening } = analyse(text);
  if (opening !== 'action' || predicateAt(tokens, 0)?.shape !== 'base') return [];
  return formsBehindJoints(tokens).flatMap(({ at, form }) =>
    form === 'base' ? [] : [exampleOf(text, tokens, { at, form, opening: 'base', isAct: false })],
  );
}

/** Of a faulty line and what it became: a verb that was put into another form is an act; what stays is none where an act was put so. */
export function mendedExamples(
  bad: string,
  good: string,
  analyse: (text: string) => AnalysedLine,
): ActExample[] {
  const [{ tokens }, mended] = [analyse(bad), analyse(good).tokens];
  const opening = tokens[0]?.best;
  if (tokens.length !== mended.length || opening?.pos !== 'verb' || !opening.form) return [];
  const of = opening.form;
  return formsBehindJoints(tokens).flatMap(({ at, form, lemma }) => {
    const [was, is] = [tokens[at]!.norm, mended[at]!.norm];
    const isAct = was !== is && mended[at]!.readings.some((it) => it.lemma === lemma);
    const mayStay = form === of && tokens[0]!.norm === mended[0]!.norm;
    return (isAct || was === is) && !mayStay
      ? [exampleOf(bad, tokens, { at, form, opening: of, isAct })]
      : [];
  });
}

const exampleOf = (
  text: string,
  tokens: readonly Token[],
  { at, form, opening, isAct }: { at: number; form: ActForm; opening: VerbForm; isAct: boolean },
): ActExample => ({
  line: text,
  text,
  word: tokens[at]!.text,
  signs: [...signsOf({ tokens, from: 1, at, form, opening })],
  isAct,
  isPure: true,
});

const formsBehindJoints = (
  tokens: readonly Token[],
): { at: number; form: ActForm; lemma: string }[] =>
  tokens.flatMap((token, at) =>
    at < 2 || jointBefore(tokens, at) < 0
      ? []
      : ACT_FORMS.flatMap((form) => {
          const lemma = verbReading(token, form)?.lemma;
          return lemma === undefined ? [] : [{ at, form, lemma }];
        }),
  );

/** Forms of the opening and of what is joined; with 'of' as in 'packing of orders', with 'to' before the last: 'and to mend it'. */
interface Way {
  of: VerbForm;
  joined: VerbForm;
  put?: 'of' | 'to';
}

/** With nothing joined, one form of it says all. */
const waysOf = (joined: number): Way[] =>
  OPENINGS.flatMap((of): Way[] => {
    const forms = ACT_FORMS.filter((form) => joined > 0 || form === of);
    const hasOf = of !== 'third' && forms.includes('gerund');
    return [
      ...(of === 'past' ? [{ of, joined: of }] : []),
      ...forms.map((form) => ({ of, joined: form })),
      ...(hasOf ? [{ of, joined: 'gerund', put: 'of' } as const] : []),
      ...(of === 'gerund' && joined > 1 ? [{ of, joined: of, put: 'to' } as const] : []),
    ];
  });

/** The line with its acts in other forms, and the indices of the right line's tokens before which a word was put in. */
function put(
  text: string,
  tokens: readonly Token[],
  acts: readonly number[],
  { of, joined, put: word }: Way,
): { text: string; inserted: number[] } {
  let result = text;
  const hasObject = (at: number) =>
    /^(?:det|noun|adj|num|proper)$/.test(tokens[at + 1]?.best.pos ?? '');
  const before = (at: number) => (word === 'to' && at === acts.at(-1) ? 'to ' : '');
  const behind = (at: number) => (word === 'of' && hasObject(at) ? ' of' : '');
  for (const at of acts.toReversed()) {
    const { start, end, best } = tokens[at]!;
    const form = before(at) === '' ? joined : 'base';
    const verb = inflect(best.lemma, at === 0 ? of : form);
    result = result.slice(0, start) + before(at) + verb + behind(at) + result.slice(end);
  }
  const inserted = acts.flatMap((at) => [
    ...(before(at) === '' ? [] : [at]),
    ...(behind(at) === '' ? [] : [at + 1]),
  ]);
  return {
    text: result.charAt(0).toUpperCase() + result.slice(1),
    inserted,
  };
}

/** Words behind a joint that may be a verb; what the right line has in the past and is no act of the writer's teaches nothing. */
function candidatesOf(
  tokens: readonly Token[],
  right: readonly Token[],
  acts: ReadonlySet<number>,
  joined: VerbForm,
  inserted: readonly number[],
): { at: number; form: ActForm; isAct: boolean }[] {
  return right.flatMap(({ best: { pos, form: past } }, index) => {
    const at = index + inserted.filter((it) => it <= index).length;
    const token = tokens[at]!;
    if (at < 2 || jointBefore(tokens, at) < 0) return [];
    const isAct = acts.has(index);
    if (!isAct && (pos === 'aux' || (pos === 'verb' && /^(?:past|participle)$/.test(past ?? ''))))
      return [];
    return ACT_FORMS.filter(
      (form) => verbReading(token, form) !== undefined && (!isAct || form === joined),
    ).map((form) => ({ at, form, isAct }));
  });
}
