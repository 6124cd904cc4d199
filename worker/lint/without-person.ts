/** What a clause becomes without its “I” or “we”. */
import { oneLine } from '#contract/one-line.ts';
import { joinedPredicates } from '#worker/nlp/line/joined-predicates.ts';
import { openingIndex, predicateAt, verbReading, type Predicate } from '#worker/nlp/line/clause.ts';
import { inflect } from '#worker/nlp/line/inflect.ts';
import type { AnalysedLine, Token } from '#worker/nlp/line/model.ts';
import { isOwnClauseBefore } from '#worker/nlp/line/own-clause.ts';
import { goesOn, tensePiece } from './rules/simple-tense.ts';
import { adverbsOf, capital, inForm, sentenceStart, startsSentence, type Piece } from './voice.ts';

export function withVerb(line: AnalysedLine, predicate: Predicate): Piece | null {
  if (predicate.subject === 'we') return shared(line, predicate);
  const { shape, first, verb } = predicate;
  // 'Like a tidy shop' would compare.
  if (predicate.lemma === 'like' && line.tokens[verb + 1]?.norm !== 'to') return null;
  // 'Make visitors laugh' would be an order.
  if (
    line.kind === 'prose' &&
    /^(?:make|let)$/.test(predicate.lemma) &&
    shape === 'base' &&
    line.tokens[verb + 1]?.best.pos === 'noun' &&
    verbReading(line.tokens[verb + 2], 'base') !== undefined
  )
    return null;
  // 'Look for a post' would be an order.
  if (line.kind === 'prose' && shape === 'base' && isSearch(line.tokens, predicate))
    return joined(
      line,
      first,
      line.tokens[verb]!.end,
      inflect(predicate.lemma, 'gerund', line.dialect),
    );
  // 'Currently I am building a shed' → 'Currently building a shed'
  if (isStill(line, predicate) || isJustNow(line, predicate)) return present(line, predicate);
  // 'I been driving' lacks 'have'; how long it went on, only the person knows.
  if (shape === 'progressive' && line.tokens[first + 1]?.norm === 'been')
    return joined(line, first, line.tokens[first + 1]!.end, 'have been');
  if (
    shape === 'base' &&
    isPresent(line, predicate) &&
    !isState(line, predicate) &&
    sinceWhen(line.tokens, first, verb)
  ) {
    const participle = inflect(predicate.lemma, 'participle', line.dialect);
    return joined(
      line,
      first,
      line.tokens[verb]!.end,
      ['have', ...adverbsOf(line, predicate), participle].join(' '),
    );
  }
  if (leadsTime(line.tokens, first)) {
    // 'Rejections fell after I made a checklist': 'after making' would be said of the rejections.
    const start = sentenceStart(line, first);
    if (first - 1 > start && !isOwnClauseBefore(line, start, first - 1)) return null;
    // 'after I noticed it and got it changed'
    if (joinedPredicates(line.tokens, verb + 1, shape).some((it) => it.shape === shape))
      return null;
    const gerund = inflect(predicate.lemma, 'gerund', line.dialect);
    return { start: line.tokens[first]!.start, end: line.tokens[verb]!.end, text: gerund };
  }
  if (shape === 'gerund') return null;
  // 'I have experience more than 10 years': a thing, not what was gone through.
  if (shape === 'perfect' && line.tokens[verb]!.norm === 'experience' && verb === first + 2)
    return upTo(line, first, first + 1);
  if (goesOn(line, predicate)) {
    const have = line.tokens[first + 1]!;
    return /^[’']ve$/.test(have.norm)
      ? joined(line, first, have.end, 'have')
      : upTo(line, first, first + 1);
  }
  const learns =
    shape === 'progressive' &&
    /^(?:learn|study|pursue|complete|train|retrain)$/.test(predicate.lemma);
  if (learns && /^(?:am|'m|im|are|'re)$/.test(line.tokens[first + 1]?.norm ?? '')) {
    const text = [...adverbsOf(line, predicate), line.tokens[verb]!.text].join(' ');
    return joined(line, first, line.tokens[verb]!.end, text);
  }
  const keeps =
    shape === 'past' ||
    shape === 'bare' ||
    (shape === 'base' && (line.current !== false || isState(line, predicate)));
  const text = keeps
    ? pastOf(line, predicate)
    : shape === 'progressive' || shape === 'perfect'
      ? tensePiece(line, predicate).text
      : inForm(line, predicate).text;
  return joined(line, first, line.tokens[verb]!.end, text);
}

/** 'I am looking for a post': it goes on, whenever the job ended. */
const isStill = ({ tokens }: AnalysedLine, { shape, lemma, first, verb }: Predicate) =>
  shape === 'progressive' &&
  /^(?:am|'m|im)$/.test(tokens[first]!.norm === 'im' ? 'im' : tokens[first + 1]!.norm) &&
  (/^(?:look|seek|hope|plan|aim|apply|wish|want|live|currently)$/.test(lemma) ||
    sinceWhen(tokens, first, verb));

const isJustNow = ({ tokens }: AnalysedLine, { shape, first, verb }: Predicate) =>
  shape === 'progressive' &&
  /^(?:currently|actually|presently)$/.test(tokens[first - 1]?.norm ?? '') &&
  !/^(?:lead|manage|run|supervise|work|oversee)$/.test(tokens[verb]!.best.lemma);

const isSearch = (tokens: AnalysedLine['tokens'], { lemma, verb }: Predicate) =>
  lemma === 'seek' || (/^(?:look|search)$/.test(lemma) && tokens[verb + 1]?.norm === 'for');

/** 'I teach', not 'I cut', which may be past. */
const isPresent = ({ tokens }: AnalysedLine, { verb }: Predicate) =>
  verbReading(tokens[verb], 'past') === undefined && tokens[verb]!.best.pos === 'verb';

/** 'Since 2018 I am working', 'I am working here for 3 years' */
function sinceWhen(tokens: AnalysedLine['tokens'], first: number, verb: number): boolean {
  const ends = (it: Token) => /^[.!?]$/.test(it.text);
  const lead = tokens.slice(Math.max(0, first - 4), first);
  const stop = tokens.findIndex((it, at) => at > verb && ends(it));
  const near = [
    ...lead.slice(lead.findLastIndex(ends) + 1),
    ...tokens.slice(verb + 1, stop < 0 ? tokens.length : stop),
  ];
  return near.some(
    (it, at) => it.norm === 'since' && /^(?:num|proper)$/.test(near[at + 1]?.best.pos ?? ''),
  );
}

/** 'Looking for a post'; 'have been working since 2018'. */
function present(line: AnalysedLine, predicate: Predicate): Piece {
  const { tokens } = line;
  const { first, verb } = predicate;
  const have = sinceWhen(tokens, first, verb) ? ['have been'] : [];
  const words = [...have, ...adverbsOf(line, predicate), tokens[verb]!.text];
  return joined(line, first, tokens[verb]!.end, words.join(' '));
}

/** 'I speak Hindi' holds after the job has ended as well. */
const isState = ({ tokens }: AnalysedLine, { lemma, verb }: Predicate) =>
  /^(?:speak|know|like|love|enjoy|hold|own|want|hope|believe|live|wish|prefer)$/.test(lemma) &&
  verbReading(tokens[verb], 'base') !== undefined;

/** 'I done' and 'I seen' are pasts that lack their auxiliary. */
function pastOf(line: AnalysedLine, predicate: Predicate): string {
  const { tokens, dialect } = line;
  const { verb, lemma, shape } = predicate;
  const token = tokens[verb]!;
  // 'and I also mentored': 'and' says it already.
  const isJoined = tokens[predicate.first - 1]?.norm === 'and';
  const adverbs = adverbsOf(line, predicate).filter((word) => !isJoined || word !== 'also');
  const wrong = /^(?:past|bare)$/.test(shape) && !verbReading(token, 'past');
  return [...adverbs, wrong ? inflect(lemma, 'past', dialect) : token.text].join(' ');
}

/** ', I locked' joins two sentences by a comma; without 'I' they want 'and'. */
function joined(line: AnalysedLine, first: number, end: number, text: string): Piece {
  const { tokens } = line;
  const start = tokens[first]!.start;
  if (startsSentence(line, first)) return { start, end, text: capital(text) };
  const plain = text.charAt(0).toLowerCase() + text.slice(1);
  const comma = tokens[first - 1];
  if (comma && isFronted(tokens, first)) return { start: comma.end, end, text: `, ${plain}` };
  if (line.opening === 'gerund') {
    // 'Checking doors before each run, I report faults'
    return comma?.text === ',' && isLeading(line, first)
      ? { start: comma.start, end, text: ` and ${plain}` }
      : { start, end, text: plain };
  }
  // 'When a boat comes in, I take its rope': the first clause leads to the second.
  const opener = sentenceStart(line, first);
  if (
    /^(?:where|when|whenever|if|because|although|as|while|once|after|before|since)$/.test(
      tokens[opener]!.norm,
    )
  )
    return { start, end, text: plain };
  // 'Ran the bar, I kept the books and the rota': one act more, of two things.
  const list = tokens
    .slice(first)
    .some(
      ({ norm }, index, rest) =>
        /^(?:and|&)$/.test(norm) && /^(?:verb|aux|adv|pron)$/.test(rest[index + 1]?.best.pos ?? ''),
    );
  // 'Oyster committee, I do the landing': a thing stands first, and no act that another could be joined to.
  const lone = comma?.text === ',' && opensWithAct(line, opener);
  return lone && !list
    ? { start: comma.start, end, text: ` and ${plain}` }
    : { start, end, text: plain };
}

/** Whether a sentence begins with what was done, or with who did it. */
const opensWithAct = ({ tokens }: AnalysedLine, at: number): boolean => {
  if (
    /^(?:i|we|it|this|they|he|she)$/.test(tokens[at]!.norm) ||
    /^(?:det|aux)$/.test(tokens[at]!.best.pos)
  )
    return true;
  const act = predicateAt(tokens, at + openingIndex(tokens.slice(at)));
  // 'Oyster festival': a noun, however else it may be used.
  const isNoun =
    act?.shape === 'base' && tokens[act.verb]!.readings.some(({ pos }) => pos === 'noun');
  return act !== null && !isNoun;
};

/** Nothing but the gerund's own clause stands before the subject. */
const isLeading = ({ tokens }: AnalysedLine, first: number): boolean =>
  tokens.slice(1, first).every((it) => !/^(?:verb|aux)$/.test(it.best.pos));

/** What happens to people or is so; nobody can help it. */
const NO_DEED = new RegExp(oneLine`
  ^(?:
    be|have|get|need|want|like|love|know|see|feel|find|receive|lose|win|live|go|come|become|
    stay|think|believe|hope|own|suffer|experience|use|say|mean|seem
  )$
`);

/** 'We installed' → 'Helped install': the others' part stays. */
function shared(line: AnalysedLine, predicate: Predicate): Piece | null {
  if (line.kind !== 'bullet' || !startsSentence(line, predicate.first)) return null;
  if (!/^(?:base|past|progressive|perfect)$/.test(predicate.shape) || NO_DEED.test(predicate.lemma))
    return null;
  // 'we delivery always in five days': a noun in the verb's place
  if (line.tokens[predicate.verb]!.best.pos !== 'verb') return null;
  // 'We bought, mended and ran two tractors': 'helped buy, mended' would be half of it.
  const joinedActs = joinedPredicates(line.tokens, predicate.verb + 1, predicate.shape);
  if (joinedActs.some(({ shape, subject }) => shape === predicate.shape && !subject)) return null;
  const told = predicate.shape === 'past' ? { ...line, current: false } : line;
  const help = inForm(told, { ...predicate, lemma: 'help' });
  return { ...help, text: `${help.text} ${predicate.lemma}` };
}

/** 'I am great with', 'I am a member of', 'I have a licence', 'I can work', 'I was not late'. */
export function withoutVerb(line: AnalysedLine, at: number): Piece | null {
  const { tokens } = line;
  const token = tokens[at]!;
  if (token.norm === 'we' || leadsTime(tokens, at)) return null;
  // 'I am a nurse and my patients trust me': what is joined has a subject of its own.
  if (tokens.some((it, next) => next > at && it.norm === 'my' && joins(tokens[next - 1])))
    return null;
  let next = at + 1;
  while (tokens[next]?.best.pos === 'adv') next += 1;
  const aux = tokens[next];
  const isBe =
    token.norm === 'im' ||
    (aux?.best.pos === 'aux' && aux.best.lemma === 'be' && !/^(?:was|were)$/.test(aux.norm));
  // 'I was at home with my children' is no deed; 'Was at home' reads as one.
  if (/^(?:was|were)$/.test(aux?.norm ?? '') && aux!.best.pos === 'aux')
    return next === at + 1 ? asWhat(line, at) : null;
  if (!isBe)
    return aux &&
      (/^(?:aux|verb)$/.test(aux.best.pos) || (aux.best.pos === 'noun' && startsSentence(line, at)))
      ? upTo(line, at, at + 1)
      : null;
  let last = token.norm === 'im' ? at + 1 : next + 1;
  while (tokens[last]?.best.pos === 'adv' && /^(?:currently|also|now)$/.test(tokens[last]!.norm))
    last += 1;
  // 'I am after a steady post': without its verb it would tell when.
  if (/^(?:after|before|since)$/.test(tokens[last]?.norm ?? '')) return null;
  if (/^(?:a|an|the)$/.test(tokens[last]?.norm ?? '') && startsSentence(line, at)) last += 1;
  // 'I am a key holder and respond to alarms': 'Key holder and respond' would be neither.
  if (joinsVerb(tokens, last)) return null;
  // 'I am caring', 'I am trained in first aid'
  const { pos = '', form = '' } = tokens[last]?.best ?? {};
  const isQuality =
    pos === 'verb' && /^(?:gerund|participle)$/.test(form) && !OTHERWISE.test(tokens[last]!.norm);
  return (/^(?:adj|noun|proper|prep|adv)$/.test(pos) || isQuality) && startsSentence(line, at)
    ? upTo(line, at, last)
    : null;
}

/** A verb with the same subject behind what somebody is: 'and respond', not 'and can respond'. */
const joinsVerb = (tokens: AnalysedLine['tokens'], role: number): boolean => {
  const and = tokens.findIndex(
    ({ norm, text }, at) =>
      at > role &&
      (/^[.;:(]$/.test(text) ||
        (/^(?:and|&)$/.test(norm) && afterAdverbs(tokens, at)?.best.pos === 'verb')),
  );
  const verb = afterAdverbs(tokens, and);
  return (
    /^(?:noun|proper|adj)$/.test(tokens[role]?.best.pos ?? '') &&
    /^(?:noun|proper)$/.test(tokens[and - 1]?.best.pos ?? '') &&
    /^(?:and|&)$/.test(tokens[and]?.norm ?? '') &&
    verb?.best.pos === 'verb' &&
    verb.best.form === 'base' &&
    // 'and still help out'
    (verb !== tokens[and + 1] || !verb.readings.some(({ pos }) => pos === 'noun'))
  );
};

const afterAdverbs = (tokens: AnalysedLine['tokens'], at: number): Token | undefined =>
  tokens.slice(at + 1).find(({ best }) => best.pos !== 'adv');

/** 'Am a tidy worker', where 'I' went missing → 'Tidy worker'; null where no such sentence begins at `at`. */
export function withoutAm(line: AnalysedLine, at: number): Piece | null {
  const { tokens } = line;
  if (tokens[at]!.norm !== 'am' || !startsSentence(line, at)) return null;
  const last = /^(?:a|an|the)$/.test(tokens[at + 1]?.norm ?? '') ? at + 2 : at + 1;
  const { pos = '', form = '' } = tokens[last]?.best ?? {};
  return /^(?:adj|noun)$/.test(pos) || form === 'gerund' ? upTo(line, at, last) : null;
}

/** 'I was the only nurse' → 'The only nurse'; with a verb joined to it, 'Was one of the best and hit the quota'. */
function asWhat(line: AnalysedLine, at: number): Piece | null {
  const { tokens, phrases } = line;
  if (line.kind !== 'bullet' || !startsSentence(line, at)) return null;
  const role = phrases.find(({ kind, first }) => kind === 'np' && first === at + 2);
  const isOneOf = tokens[at + 2]?.norm === 'one' && tokens[at + 3]?.norm === 'of';
  if (!isOneOf && (!role || tokens[role.head]!.best.pos !== 'noun')) return null;
  // 'I was 16 years old when I began'
  if (tokens.slice(at + 2).some(({ norm }) => /^(?:i|old|when)$/.test(norm))) return null;
  if (joinedPredicates(tokens, at + 2).length > 0) return upTo(line, at, at + 1);
  const { norm } = tokens[at + 2]!;
  return upTo(line, at, /^an?$/.test(norm) ? at + 3 : at + 2);
}

/** 'I am used to work alone' and 'used to work alone' are two things. */
const OTHERWISE = /^(?:used|supposed|going|meant|bound|said)$/;

const joins = (token: Token | undefined) => /^(?:and|but|so)$/.test(token?.norm ?? '');

/** Deletes the tokens from `first` to before `next`, whose capital it gives where a sentence starts. */
export function upTo(line: AnalysedLine, first: number, next: number): Piece | null {
  const token = line.tokens[next];
  if (!token) return null;
  const before = line.tokens[first - 1];
  if (before && isFronted(line.tokens, first))
    return { start: before.end, end: token.end, text: `, ${token.text}` };
  const text = startsSentence(line, first) ? capital(token.text) : token.text;
  return { start: line.tokens[first]!.start, end: token.end, text };
}

/** 'since I took over' → 'since taking over'. */
export const leadsTime = (tokens: AnalysedLine['tokens'], at: number): boolean =>
  /^(?:since|after|before|while)$/.test(tokens[at - 1]?.norm ?? '') &&
  at > 1 &&
  // 'learned to drive and after I helped': 'afterwards' is meant.
  !(tokens[at - 1]!.norm === 'after' && /^(?:and|,)$/.test(tokens[at - 2]!.norm));

/** 'As the union rep I spoke', 'From May to June 2020 I worked': a phrase of time or place stands first. */
export const isFronted = (tokens: AnalysedLine['tokens'], at: number) =>
  tokens[0]!.best.pos === 'prep' &&
  tokens.slice(1, at).every((it) => /^(?:noun|proper|num|det|adj|prep|part)$/.test(it.best.pos)) &&
  tokens[at - 1]!.best.pos !== 'prep' &&
  tokens[at - 1]!.norm !== 'part';
