import {
  isJoint,
  openingIndex,
  opensSubordinate,
  predicateAt,
  verbReading,
  type Predicate,
} from '#worker/nlp/line/clause.ts';
import { joinedPredicates } from '#worker/nlp/line/joined-predicates.ts';
import { takesObject } from '#worker/nlp/line/verb-or-noun.ts';
import type { AnalysedLine, Token } from '#worker/nlp/line/model.ts';
import type { Lint, Rule } from '../model.ts';
import { inflect } from '#worker/nlp/line/inflect.ts';
import { capital, inForm, joinedInForm, lintOf, type Piece } from '../voice.ts';

export const simpleTense: Rule = {
  id: 'simple-tense',
  category: 'grammar',
  title: 'The plain past or present is enough',
  why: '“Was driving” and “have driven” say no more than “drove” in a list of jobs.',
  examples: {
    fixes: [
      ['Was driving a bin lorry', 'Drove a bin lorry'],
      ['Have took over the recall list', 'Took over the recall list'],
      ['Have tested pumps in 2014', 'Tested pumps in 2014'],
      ['Have supported two children', 'Supported two children'],
      ['Am having good knowledge of GST (current)', 'Have good knowledge of GST (current)'],
      ['Wrote the tests and was running them daily', 'Wrote the tests and ran them daily'],
      ['Have completed a course in tax', 'Completed a course in tax'],
      ['Been working on nights', 'Worked on nights'],
      [
        'Was fixing bikes, selling parts and kept the books',
        'Fixed bikes, sold parts and kept the books',
      ],
      ['Given training to 4 juniors', 'Gave training to 4 juniors'],
      ['Done brick veneer on two estates', 'Did brick veneer on two estates'],
      ['Fed two boys and taken them to school', 'Fed two boys and took them to school'],
      ['Saw when a man was ill and rung the doctor', 'Saw when a man was ill and rang the doctor'],
      ['Been on the roster for two winters', 'On the roster for two winters'],
    ],
    keeps: [
      'Checked the texts and was contact person for three clients',
      'Was on call one week in four',
      'Was let go with all the staff when the grant ended',
      'Have played the folk week every year',
      'Reading is part of the job and so is knowing when to stop',
      'Keep the log and have passed three checks (current)',
      'Given the keys to lock up',
      'Have been a member since 2019',
      'Was the first to arrive',
      'Was awarded a prize',
      'Have a clean licence',
      'Never was late',
      'Have been running the depot since 2017',
      'Since June 2020, have run the bar',
      'Have been fitting kitchens for six years (current)',
      'Was asked back but had already started at a cafe',
      'Have sailed 20 years without a claim (current)',
    ],
  },
  check(line) {
    if (line.kind !== 'bullet') return [];
    const { tokens } = line;
    const first = openingIndex(tokens);
    const bare = bareOpening(line, first);
    if (bare) return lintOf(line, simpleTense, [bare], { message: 'The plain past is enough.' });
    const joinedBare = bareJoined(line);
    if (joinedBare.length > 0)
      return joinedBare.flatMap((piece) =>
        lintOf(line, simpleTense, [piece], { message: 'The plain past is enough.' }),
      );
    const opening = predicateAt(tokens, first);
    const joined = joinedPredicates(
      tokens,
      first,
      opening?.shape === 'progressive' ? 'gerund' : undefined,
    );
    return (
      [...(opening ? [opening] : []), ...joined]
        .filter((it) => !it.subject && (it.shape === 'progressive' || it.shape === 'perfect'))
        .filter((it) => !goesOn(line, it) && !isBefore(line, it))
        .filter((it) => !isBesidePresent(line, it, opening))
        // 'was let go', 'never was missing money', 'and so is knowing when to stop'
        .filter(
          ({ verb, first: at }) =>
            // 'having taken the course in 2016'
            tokens[at]!.norm !== 'having' &&
            !/^(?:let|missing)$/.test(tokens[verb]!.norm) &&
            tokens[at - 1]?.norm !== 'so',
        )
        .flatMap((it): Lint[] =>
          lintOf(
            line,
            simpleTense,
            [tensePiece(line, it), ...(it === opening ? siblings(line, it) : [])],
            {
              message: 'The plain tense is enough.',
              absorbs: ['verb-after-auxiliary', 'tense-of-job', 'subject-verb', 'parallel-form'],
            },
          ),
        )
    );
  },
};

/** 'Keep the book and have passed three checks': beside what is done still, the perfect is right. */
const isBesidePresent = (line: AnalysedLine, it: Predicate, opening: Predicate | null) =>
  it !== opening && it.shape === 'perfect' && opening?.shape === 'base' && line.current !== false;

/** 'but had already started': earlier than what the line tells first. */
const isBefore = ({ tokens }: AnalysedLine, { first, shape, verb }: Predicate) =>
  shape === 'perfect' &&
  tokens[first]!.norm === 'had' &&
  first > 0 &&
  tokens.slice(first, verb).some((it) => /^(?:already|just|never|not)$/.test(it.norm));

/** 'have been baking since 2015', 'have been baking for six years': no plain tense says that it still goes on. */
export function goesOn({ tokens, current }: AnalysedLine, { first, verb, shape }: Predicate) {
  if (!tokens.slice(first, verb).some((it) => /^(?:have|has|[’']ve|[’']s)$/.test(it.norm)))
    return false;
  const end = tokens.findIndex((it, at) => at > verb && /^[.!?;]$/.test(it.text));
  const behind = tokens.slice(verb + 1, end < 0 ? tokens.length : end);
  if (behind.some((it) => it.norm === 'since') || tokens[0]!.norm === 'since') return true;
  // 'For two years, have managed the night shift'
  const opens =
    tokens[0]!.norm === 'for' &&
    tokens.slice(1, 4).some(({ norm }) => /^(?:years|months|weeks|decades)$/.test(norm));
  if (opens && current === true) return true;
  const lasts = behind.some(
    (it, at) =>
      it.norm === 'for' &&
      behind.slice(at + 1, at + 6).some(({ norm }) => /^(?:year|month|week|decade)s?$/.test(norm)),
  );
  // 'Have driven 17 years' without its 'for'.
  const counted = behind.some(
    (it, at) =>
      it.best.pos === 'num' && /^(?:years|months|weeks|decades)$/.test(behind[at + 1]?.norm ?? ''),
  );
  // 'Have played the festival every year'
  const recurs =
    shape === 'perfect' &&
    behind.some(
      (it, at) => it.norm === 'every' && /^(?:year|season)$/.test(behind[at + 1]?.norm ?? ''),
    );
  return recurs || (current !== false && (counted || (lasts && shape === 'progressive')));
}

/** 'Done the wiring' lacks its auxiliary or its past; 'Been on the roster' needs neither. */
function bareOpening(line: AnalysedLine, first: number): Piece | null {
  const { tokens, dialect } = line;
  const [token, next] = [tokens[first], tokens[first + 1]];
  if (!token || !next) return null;
  if (token.norm === 'given' && givesTo(line, first))
    return { start: token.start, end: token.end, text: 'Gave' };
  if (token.norm === 'been' && /^(?:prep|noun)$/.test(next.best.pos)) {
    return { start: token.start, end: next.end, text: capital(next.text) };
  }
  if (
    !/^(?:done|taken|written|gone|begun|drawn|driven|grown|gotten)$/.test(token.norm) ||
    (!takesObject(tokens, first) && next.best.pos !== 'noun')
  )
    return null;
  return {
    start: token.start,
    end: token.end,
    text: capital(inflect(verbReading(token, 'participle')?.lemma ?? 'do', 'past', dialect)),
  };
}

/** 'Helped them dress and taken them to school': the past of a verb whose participle is another word. */
function bareJoined(line: AnalysedLine): Piece[] {
  const { tokens, dialect, opening } = line;
  if (opening !== 'action' || tokens[openingIndex(tokens)]?.best.form !== 'past') return [];
  return tokens.flatMap((token, at): Piece[] => {
    const participle = verbReading(token, 'participle');
    if (!participle || token.best.pos !== 'verb' || verbReading(token, 'past', 'base')) return [];
    if (!/^(?:and|&)$/.test(tokens[at - 1]?.norm ?? '')) return [];
    if (!/^(?:det|pron|num)$/.test(tokens[at + 1]?.best.pos ?? '')) return [];
    const gives = /^(?:given|shown|taken|sent|told)$/.test(token.norm);
    const held = (it: Token) => it.best.pos === 'aux' && (gives || it.best.lemma !== 'be');
    if (tokens.slice(0, at).some((it) => held(it) || (gives && opensSubordinate(it)))) return [];
    return [
      { start: token.start, end: token.end, text: inflect(participle.lemma, 'past', dialect) },
    ];
  });
}

/** 'Given training to 4 juniors': a thing to somebody, not to a verb. */
const givesTo = ({ tokens }: AnalysedLine, first: number): boolean =>
  tokens.some(
    (it, at) =>
      at > first + 1 &&
      at < first + 12 &&
      it.norm === 'to' &&
      tokens[at + 1]?.best.pos !== 'verb' &&
      tokens[at + 1] !== undefined,
  );

/** 'was fixing bikes and selling parts', 'have loaded the van and driven it': what stands behind the same auxiliary. */
export function siblings(line: AnalysedLine, opening: Predicate): Piece[] {
  const { tokens, dialect } = line;
  const past = (lemma: string) => inflect(lemma, 'past', dialect);
  if (opening.shape === 'progressive')
    return joinedInForm(line, opening.verb + 1, true, isPastAux(line, opening) ? past : undefined);
  const end = tokens.findIndex(
    (it, at) =>
      at > opening.verb &&
      (/^[.;:]$/.test(it.text) || it.best.pos === 'aux' || opensSubordinate(it)),
  );
  return tokens.slice(0, end < 0 ? tokens.length : end).flatMap((token, at): Piece[] => {
    const participle = verbReading(token, 'participle');
    const before = tokens[at - 1]?.best.pos === 'adv' ? tokens[at - 2] : tokens[at - 1];
    // 'and written it down', not 'and written reports'
    const isVerb =
      token.best.pos === 'verb' ||
      /^(?:it|them|the|an?)$/.test(tokens[at + 1]?.norm ?? '') ||
      tokens[at + 1]?.best.pos === 'num';
    if (at <= opening.verb + 1 || !participle || !isVerb || !isJoint(before)) return [];
    const { start, end: stop } = token;
    return verbReading(token, 'past') ? [] : [{ start, end: stop, text: past(participle.lemma) }];
  });
}

/** What has been done stays past, also in a job still held. */
export const tensePiece = (line: AnalysedLine, predicate: Predicate) =>
  predicate.shape === 'perfect' || isPastAux(line, predicate)
    ? inForm(line, predicate, (lemma) => inflect(lemma, 'past', line.dialect))
    : inForm(line, predicate);

const isPastAux = ({ tokens }: AnalysedLine, { first, verb }: Predicate) =>
  tokens.slice(first, verb).some((it) => /^(?:was|were|had)$/.test(it.norm));
