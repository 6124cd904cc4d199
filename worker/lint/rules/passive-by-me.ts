import { oneLine } from '#contract/one-line.ts';
import { AGENTS } from '#worker/nlp/line/agents.ts';
import { inflect } from '#worker/nlp/line/inflect.ts';
import { inTarget, verbReading } from '#worker/nlp/line/clause.ts';
import type { AnalysedLine, Token } from '#worker/nlp/line/model.ts';
import type { Lint, Rule } from '../model.ts';
import { capital, lintOf, sentenceStart, startsSentence, type Piece } from '../voice.ts';

export const passiveByMe: Rule = {
  id: 'passive-by-me',
  category: 'opening',
  title: 'Turn “was done by me” round',
  why: 'The line says that you did it, so let it open with what you did.',
  examples: {
    fixes: [
      [
        'The club was founded by me and produced 12 magazines',
        'Founded the club and produced 12 magazines',
      ],
      ['Moffett forklifts were used by me', 'Used Moffett forklifts'],
      ['Patients were educated by me on diet', 'Educated patients on diet'],
      ['The menus were planned by me each week', 'Planned the menus each week'],
      ['Invoices is checked by me every week (current)', 'Check invoices every week (current)'],
      [
        'The register was checked daily by my partner and I',
        'Checked the register daily with a partner',
      ],
      [
        'Bookings was managed by myself when the desk was shut',
        'Managed bookings when the desk was shut',
      ],
      [
        'Stock lists and labels were all kept up to date by me',
        'Kept stock lists and labels all up to date',
      ],
      ['Tools were cleaned and stored by me', 'Cleaned and stored tools'],
      ['The stock is being counted by me at night (current)', 'Count the stock at night (current)'],
      ['Interviews were carried out by me with tenants', 'Carried out interviews with tenants'],
      [
        'The garden was brought back into use by myself and a volunteer',
        'Brought the garden back into use with a volunteer',
      ],
      [
        'Old drugs were sorted monthly and returned to stock by me',
        'Sorted old drugs monthly and returned them to stock',
      ],
      ['Was measured by me the depth of wells', 'Measured the depth of wells'],
      ['By me were laid 300 slabs', 'Laid 300 slabs'],
      ['The site was redrawn from me in May', 'Redrew the site in May'],
      ['Prints were made by me and framed for buyers', 'Made prints and framed them for buyers'],
      [
        'Trainees are taught by me and signed off (current)',
        'Teach trainees and sign them off (current)',
      ],
    ],
    keeps: [
      'Sharpened skates, sold ropes and the shop was run by me',
      'The shop was looked after by me',
      'Data was captured in Excel and was checked for errors by me',
      'The rating was kept by the kitchen team',
      'Was trained by me',
      'The figures are checked by me and are sent to the board',
      'The tools were borrowed from me',
      'The keys were taken from me',
      'The tins were packed by machine',
      'Orders were picked by me and packed by others',
      'Orders are raised by me in the office and sent by email',
      'The stock was counted by me and the Oak account',
      'Orders were taken by me, and packed by others',
      'The hall was swept and temperatures recorded by me',
    ],
  },
  check(line, { speller }) {
    if (line.kind !== 'bullet') return [];
    const { tokens } = line;
    const isWord = (word: string) => speller?.correct(word) ?? true;
    return tokens.flatMap((_, at): Lint[] =>
      leadsDoer(line.tokens, at) ? turned(line, at, isWord) : [],
    );
  },
};

/** 'by', and 'from me' as other languages say it. */
const leadsDoer = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]!.norm === 'by' ||
  (tokens[at]!.norm === 'from' &&
    /^(?:me|myself)$/.test(tokens[at + 1]?.norm ?? '') &&
    tokens[at - 1]?.best.form === 'participle' &&
    !/^(?:learn|take|receive|borrow|buy|get|hear|request|ask|expect|steal|hide)$/.test(
      tokens[at - 1]!.best.lemma,
    ));

interface Passive {
  subject: { first: number; last: number };
  /** The last of the auxiliaries. */
  aux: number;
  verb: number;
}

function turned(line: AnalysedLine, by: number, isWord: (word: string) => boolean): Lint[] {
  const doer = doerAt(line, by);
  if (doer?.with === '') {
    if (by > 1 && startsSentence(line, by - 2)) return verbFirst(line, by - 2, by - 2, doer.last);
    if (startsSentence(line, by)) return verbFirst(line, doer.last + 1, by, doer.last + 2);
  }
  const passive = doer && passiveBefore(line, by);
  if (!doer || !passive) return [];
  const { tokens, dialect } = line;
  // 'picked by me and packed by the team': two doers.
  const behind = tokens[doer.last + 1]?.text === ',' ? doer.last + 2 : doer.last + 1;
  const { subject, aux, verb } = passive;
  // 'Cutting cloth with a knife, plaids and stripes was matched by me': two things told in one.
  const subjectWords = tokens.slice(subject.first, subject.last + 1);
  const isOne = /^(?:is|was)$/.test(tokens[subject.last + 1]?.norm ?? '');
  // 'was captured in Excel and was checked by me': the second would be left in the passive.
  const isTwice = tokens
    .slice(subject.last + 2, by)
    .some(({ best, norm }) => best.pos === 'aux' && /^(?:is|are|was|were)$/.test(norm));
  if (isTwice) return [];
  if (
    isOne &&
    verbReading(subjectWords[0], 'gerund') &&
    subjectWords.some(({ text }) => text === ',')
  )
    return [];
  const goesOn = /^(?:and|&|then)$/.test(tokens[behind]?.norm ?? '');
  const second =
    goesOn && tokens[behind + 1]?.best.pos === 'verb'
      ? verbReading(tokens[behind + 1], 'participle')
      : undefined;
  const isOwn =
    second !== undefined &&
    behind === doer.last + 1 &&
    doer.with === '' &&
    !tokens.slice(behind).some((it) => /^(?:by|,|was|were|is|are)$/.test(it.norm)) &&
    verb + 1 === by;
  if (
    !isOwn &&
    /^(?:and|&|but|then)$/.test(tokens[behind]?.norm ?? '') &&
    (verbReading(tokens[behind + 1], 'participle') ||
      /^(?:det|proper|noun|aux)$/.test(tokens[behind + 1]?.best.pos ?? ''))
  )
    return [];
  if (!isOwn && joinsParticiple(tokens, behind)) return [];
  const lemma = verbReading(tokens[verb], 'participle', 'past', 'base')!.lemma;
  const now = /^(?:is|are|gets?)$/.test(tokens[subject.last + 1]!.norm);
  const active = now ? inTarget(line, lemma) : inflect(lemma, 'past', dialect);
  if (opensSecond(line, verb, by)) return [];
  const last = verbsEnd(line, verb, by);
  const others = tokens.slice(verb + 1, last + 1).map((token) => {
    const other = verbReading(token, 'participle')?.lemma;
    if (other === undefined || token.best.pos !== 'verb') return token.text;
    return now ? inTarget(line, other) : inflect(other, 'past', dialect);
  });
  const verbal = [capital(active), ...others].join(' ');
  const first = tokens[subject.first]!;
  const noun =
    first.best.pos === 'proper' ||
    /\p{Lu}(?:.*\p{Lu}|-)/u.test(first.text) ||
    // 'Moffett forklift'
    !isWord(first.norm)
      ? first.text
      : first.text.charAt(0).toLowerCase() + first.text.slice(1);
  const pieces: Piece[] = [
    { start: first.start, end: first.end, text: `${verbal} ${noun}` },
    { start: tokens[subject.last]!.end, end: tokens[aux]!.end, text: '' },
    { start: tokens[verb - 1]!.end, end: tokens[last]!.end, text: '' },
    ...objectsOfOthers(line, { ...passive, verb: last }, by, now),
    { start: tokens[by - 1]!.end, end: tokens[doer.last]!.end, text: doer.with },
    ...(isOwn
      ? ownSecond(
          line,
          passive,
          behind + 1,
          now ? inTarget(line, second.lemma) : inflect(second.lemma, 'past', dialect),
        )
      : []),
  ];
  return lintOf(line, passiveByMe, pieces, {
    message: `Turn it round: “${capital(active)} …”.`,
    priority: 75,
    absorbs: [
      'first-person',
      'possessive-my',
      'subject-verb',
      'verb-after-auxiliary',
      'tense-of-job',
    ],
  });
}

/**
 * 'Was measured by me the depth', 'By me were welded 300 posts': the verb before what was done, as other languages
 * have it. `aux` is the index of 'was'; `first` to `last` are auxiliary, verb and doer in either order.
 */
function verbFirst(line: AnalysedLine, aux: number, first: number, last: number): Lint[] {
  const { tokens, dialect } = line;
  const next = tokens[last + 1];
  const lemma = verbReading(tokens[aux + 1], 'participle')?.lemma;
  if (!/^(?:was|were)$/.test(tokens[aux]?.norm ?? '') || lemma === undefined) return [];
  if (!next || !/^(?:det|noun|adj|num|proper)$/.test(next.best.pos)) return [];
  const active = capital(inflect(lemma, 'past', dialect));
  const span = { start: tokens[first]!.start, end: tokens[last]!.end };
  return lintOf(line, passiveByMe, [{ ...span, text: active }], {
    message: `Turn it round: “${active} …”.`,
    priority: 75,
    absorbs: ['first-person', 'verb-after-auxiliary', 'tense-of-job'],
  });
}

const PARTICLE = /^(?:out|up|down|off|over)$/;
/** 'and put back to stock' */
const PARTICLE_OF_SECOND = /^(?:out|up|down|off|over|back|away|in)$/;

/** 'was cleaned and temperatures recorded by me': what is by me has a subject of its own. */
const opensSecond = ({ tokens }: AnalysedLine, verb: number, by: number): boolean =>
  tokens
    .slice(verb, by)
    .some(
      (it, at) =>
        /^(?:and|&|,)$/.test(it.norm) &&
        /^(?:noun|det)$/.test(tokens[verb + at + 1]!.best.pos) &&
        tokens.slice(verb + at + 2, by).some((other) => other.best.form === 'participle'),
    );

/** 'raised by me in the office and sent by email': the second act would lose its subject. */
const joinsParticiple = (tokens: readonly Token[], from: number): boolean =>
  tokens.some(
    (it, at) =>
      at > from &&
      /^(?:and|&)$/.test(tokens[at - 1]!.norm) &&
      it.best.pos === 'verb' &&
      verbReading(it, 'participle') !== undefined &&
      (PARTICLE_OF_SECOND.test(tokens[at + 1]?.norm ?? '') ||
        /^(?:by|to|in|on|at|from|with|for|within|before|after|until|every|each)$/.test(
          tokens[at + 1]?.norm ?? '',
        )),
  );

/** 'carried out' keeps its particle; 'cleaned and stored by me' moves whole. */
function verbsEnd({ tokens }: AnalysedLine, verb: number, by: number): number {
  // 'turned in by me', not 'published in the paper by me'
  const isParticle =
    PARTICLE.test(tokens[verb + 1]?.norm ?? '') ||
    (tokens[verb + 1]?.norm === 'in' && verb + 2 === by);
  if (isParticle && tokens[verb + 2]?.norm !== 'to') return verb + 1;
  const isPair =
    by === verb + 3 &&
    /^(?:and|&)$/.test(tokens[verb + 1]!.norm) &&
    tokens[verb + 2]!.best.pos === 'verb' &&
    verbReading(tokens[verb + 2], 'participle') !== undefined;
  return isPair ? verb + 2 : verb;
}

/** 'by me', 'by myself and a volunteer', 'by my partner and I': what stays of it. */
function doerAt({ tokens }: AnalysedLine, by: number): { last: number; with: string } | null {
  const next = tokens[by + 1];
  if (!next) return null;
  if (/^(?:me|myself)$/.test(next.norm)) {
    const joint = tokens[by + 2];
    if (
      /^(?:and|&)$/.test(joint?.norm ?? '') &&
      /^(?:det|num|noun|adj)$/.test(tokens[by + 3]?.best.pos ?? '')
    ) {
      if (!namesPeople(tokens.slice(by + 3, by + 8))) return null;
      return { last: by + 2, with: ' with' };
    }
    return { last: by + 1, with: '' };
  }
  let at = by + 1;
  while (at < by + 6 && /^(?:det|noun|adj)$/.test(tokens[at]?.best.pos ?? '')) at += 1;
  if (tokens[at]?.norm !== 'and' || !/^(?:i|me|myself)$/.test(tokens[at + 1]?.norm ?? ''))
    return null;
  const own = next.norm === 'my' && tokens[at - 1]?.best.number === 'sg';
  const words = tokens.slice(by + (next.norm === 'my' ? 2 : 1), at).map((it) => it.text);
  return { last: at + 1, with: ` with ${[...(own ? ['a'] : []), ...words].join(' ')}` };
}

/** 'and a volunteer', 'and two other guards'; not 'and the Oak account', which is one more thing done. */
const namesPeople = (tokens: readonly Token[]): boolean =>
  tokens.some(
    ({ best }) =>
      AGENTS.has(best.lemma) ||
      new RegExp(oneLine`
        ^(?:
          volunteer|colleague|teammate|team|crew|staff|student|pupil|trainee|apprentice|friend|
          other|girl|boy|lad|lady|man|woman|person|people|guy|mate|boss|brother|sister|wife|
          husband|father|mother|staffer|operative|starter|junior|senior
        )$
      `).test(best.lemma),
  );

/** The subject from the sentence's start, 'was' or 'is', perhaps 'all', and the participle. */
function passiveBefore(line: AnalysedLine, by: number): Passive | null {
  const { tokens } = line;
  const start = sentenceStart(line, by);
  const aux = tokens.findIndex(
    (it, at) => at > start && at < by && /^(?:was|were|is|are|gets?|got)$/.test(it.norm),
  );
  if (aux < 0 || !tokens.slice(start, aux).every(canBeSubject)) return null;
  // 'Sharpened skates and the shop was looked after by me': the first verb has an object of its own.
  if (
    tokens.slice(start, aux).some(({ norm }) => /^(?:and|&|,)$/.test(norm)) &&
    verbReading(tokens[start], 'past') &&
    tokens[start]!.best.form === 'past'
  )
    return null;
  if (/^(?:after|for|at|into|upon)$/.test(tokens[by - 1]!.norm)) return null;
  // 'is being counted'
  const last = tokens[aux + 1]?.norm === 'being' ? aux + 1 : aux;
  let verb = last + 1;
  // 'was mostly done by me': of some of them
  if (/^(?:mostly|mainly|largely|partly|partially)$/.test(tokens[verb]?.norm ?? '')) return null;
  // 'is also made by me': one more thing, which 'also' behind it would not say.
  if (tokens[verb]?.norm === 'also') return null;
  // 'was all done by me': how many, not how
  if (tokens[verb]?.norm === 'all' && verb + 2 === by) return null;
  while (/^(?:adv|det|pron)$/.test(tokens[verb]?.best.pos ?? '')) verb += 1;
  if (verb >= by || !verbReading(tokens[verb], 'participle', 'past', 'base')) return null;
  return { subject: { first: start, last: aux - 1 }, aux: last, verb };
}

/** Nouns, what describes them, and the words between; 'expired medicines' opens with a participle. */
const canBeSubject = ({ best, readings }: Token): boolean => {
  if (best.pos === 'conj') return /^(?:and|&)$/.test(best.lemma);
  if (best.pos === 'aux' || best.pos === 'pron') return false;
  return best.pos !== 'verb' || readings.some((it) => it.pos === 'noun' || it.pos === 'adj');
};

/** 'developed by me and mounted for the dentist': the same doer's second act, with its object said. */
function ownSecond(
  { tokens }: AnalysedLine,
  { subject }: Passive,
  at: number,
  active: string,
): Piece[] {
  // 'and produced 12 magazines' has an object of its own.
  const hasObject =
    !PARTICLE_OF_SECOND.test(tokens[at + 1]?.norm ?? '') &&
    /^(?:num|det|noun|proper)$/.test(tokens[at + 1]?.best.pos ?? '');
  const word = hasObject ? active : `${active} ${isMany(tokens, subject) ? 'them' : 'it'}`;
  // 'signed off on': the particle stays with its verb.
  const particle = PARTICLE_OF_SECOND.test(tokens[at + 1]?.norm ?? '') ? tokens[at + 1] : undefined;
  const text = particle ? `${word} ${particle.text}` : word;
  return [{ start: tokens[at]!.start, end: (particle ?? tokens[at]!).end, text }];
}

function isMany(tokens: readonly Token[], { first, last }: Passive['subject']): boolean {
  const whole = tokens.slice(first, last + 1);
  const preposition = whole.findIndex((it) => it.best.pos === 'prep');
  return whole
    .slice(0, preposition < 0 ? undefined : preposition)
    .some((it) => it.best.number === 'pl' || it.norm === 'and');
}

/** A second participle needs its object said: 'and returned them to stock'. */
function objectsOfOthers(
  { tokens }: AnalysedLine,
  { subject, verb }: Passive,
  by: number,
  now: boolean,
): Piece[] {
  const many = isMany(tokens, subject);
  return tokens.flatMap((token, at): Piece[] => {
    if (at <= verb || at >= by || now || !/^(?:and|&)$/.test(tokens[at - 1]!.norm)) return [];
    if (!verbReading(token, 'participle') || token.best.pos !== 'verb') return [];
    return [{ start: token.end, end: token.end, text: many ? ' them' : ' it' }];
  });
}
