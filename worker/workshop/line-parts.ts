/** The parts of a line that a wording keeps or builds upon. */
import { oneLine } from '#contract/one-line.ts';
import { AGENTS } from '#worker/nlp/line/agents.ts';
import type { AnalysedLine, Token } from '#worker/nlp/line/model.ts';

export interface LineParts {
  /** The verb that opens the line; null where a thing does. */
  verb: { text: string; lemma: string } | null;
  /** A preposition between verb and object, with its space: 'Worked on the tills'. */
  joint: string;
  /** What the verb is done to, as it reads inside a sentence. */
  object: { text: string; head: string; countable: boolean } | null;
  /** What follows, with its space, without the full stop. */
  rest: string;
  stop: string;
  saysWhen: boolean;
  saysWhom: boolean;
  saysHow: boolean;
  saysResult: boolean;
  /** The object is people, or the line shares the work with others. */
  isOfPeople: boolean;
}

const WHEN = new RegExp(
  oneLine`
    \b(?:a|an|per|each|every) (?:hour|day|shift|night|week|month|year|term|season)\b|
    \b(?:daily|weekly|monthly|yearly|evenings?|mornings?|weekends?|nights?|days?)\b
  `,
  'i',
);
const NUMBER = new RegExp(
  oneLine`
    \d|
    \b(?:
      two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|
      hundreds?|thousands?|dozens?|several|many|all
    )\b
  `,
  'i',
);

/** Plurals that nobody counts. */
const UNCOUNTED = new Set(
  (
    'media data account finance operation relation need standard skill issue matter affair ' +
    'thing policy procedure duty task good service sale detail'
  ).split(' '),
);

/** The parts of a mended line; null for a line that opens with neither a verb nor a thing. */
export function lineParts(line: AnalysedLine): LineParts | null {
  const { tokens, text, sentences } = line;
  if (tokens.length < 2 || sentences.length > 1) return null;
  // The last point of 'at 5 a.m.' is its own.
  const stop = /(?<!\.\p{L})[.;]\s*$/u.exec(text)?.[0] ?? '';
  const body = text.slice(0, text.length - stop.length);
  const says = {
    stop: stop.trim(),
    saysWhen: WHEN.test(body),
    saysWhom: /\bfor\b/i.test(body),
    saysHow: /\b(?:with|using|on|in|by|via|through)\b/i.test(body),
    saysResult: /\b(?:which|so that|result\w*|leading|led to|saving|by \p{Ll}+ing)\b|\d\s*%/iu.test(
      body,
    ),
  };
  const [first] = tokens;
  if (first!.best.pos === 'verb') {
    const particle = /^(?:up|out|down|off|after|over)$/.test(tokens[1]?.norm ?? '') ? 1 : 0;
    const weakJoint = /^(?:on|with|at)$/.test(tokens[1 + particle]?.norm ?? '') ? 1 : 0;
    const at = 1 + particle + weakJoint;
    const verbEnd = tokens[particle]!.end;
    const verb = { text: text.slice(0, verbEnd), lemma: lemmaOf(tokens, particle) };
    const joint = weakJoint ? text.slice(verbEnd, tokens[at - 1]!.end) : '';
    const object = objectAt(line, at, body);
    const end = object?.end ?? (weakJoint ? tokens[at - 1]!.end : verbEnd);
    const isOfPeople =
      /^(?:help|assist|support)$/.test(verb.lemma) || isPerson(object?.value.head ?? '');
    return {
      ...says,
      verb,
      joint,
      object: object?.value ?? null,
      rest: body.slice(end),
      isOfPeople,
    };
  }
  const object = objectAt(line, 0, body);
  if (!object || !/^(?:noun|adj)$/.test(first!.best.pos)) return null;
  // A person, or a sentence with a verb of its own: 'Bread was sold at the market'.
  if (isPerson(object.value.head) || FINITE.test(body.slice(object.end))) return null;
  const value = { ...object.value, text: small(object.value.text, first!), countable: false };
  const isOfPeople = isPerson(value.head);
  return {
    ...says,
    verb: null,
    joint: '',
    object: value,
    rest: body.slice(object.end),
    isOfPeople,
  };
}

const FINITE = /\b(?:am|is|are|was|were|has|have|had|does|did|can|could|will|would)\b/i;

const PEOPLE = /^(?:team|staff|crew|people|person|child|patient|resident|pupil|student|family)$/;
const isPerson = (head: string): boolean => AGENTS.has(head) || PEOPLE.test(head);

const lemmaOf = (tokens: readonly Token[], particle: number): string =>
  particle === 0 ? tokens[0]!.best.lemma : `${tokens[0]!.best.lemma} ${tokens[1]!.norm}`;

/** The noun phrase that begins at a token. */
function objectAt({ tokens, phrases, text }: AnalysedLine, at: number, body: string) {
  const phrase = phrases.find(({ kind, first }) => kind === 'np' && first === at);
  if (!phrase) return null;
  const [first, head, last] = [tokens[phrase.first]!, tokens[phrase.head]!, tokens[phrase.last]!];
  if (head.best.pos !== 'noun') return null;
  const joined = phrases.some(
    ({ coordinatedWith }) => coordinatedWith !== undefined && phrases[coordinatedWith] === phrase,
  );
  const words = text.slice(first.start, last.end);
  const countable =
    head.best.number === 'pl' &&
    !UNCOUNTED.has(head.best.lemma) &&
    !UNCOUNTED.has(head.norm) &&
    !joined &&
    phrase.last === phrase.head &&
    !/^(?:det|pron|num)$/.test(first.best.pos) &&
    !NUMBER.test(body) &&
    !/\p{Lu}/u.test(words);
  return { value: { text: words, head: head.best.lemma, countable }, end: last.end };
}

/** As it reads behind a verb. */
const small = (words: string, first: Token): string =>
  first.best.pos === 'proper' || /^\p{Lu}[\p{Lu}\d]/u.test(words)
    ? words
    : words.charAt(0).toLowerCase() + words.slice(1);
