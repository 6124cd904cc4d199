/** Irregular verbs in the wrong form: 'was ran', 'have took', 'to ran', 'can took'. */
import { isPastOnly, verbOfBase, verbOfPast, verbOfThirdPerson } from '#worker/nlp/verbs.ts';
import { isPlural, type Slip } from '../slips.ts';

/** Pasts that are no participle, and no other word either: not 'saw', 'rose', 'fell'. */
const PASTS =
  'took|gave|wrote|ran|spoke|drove|chose|stole|went|began|grew|knew|threw|drew|shook|wore|froze|flew|ate|forgot|swam|overtook|undertook|oversaw|rewrote|overran|underwent';
const PARTICIPLES: Readonly<Record<string, string>> = {
  went: 'gone',
  forgot: 'forgotten',
  overtook: 'overtaken',
  undertook: 'undertaken',
  oversaw: 'overseen',
  rewrote: 'rewritten',
  overran: 'overrun',
  underwent: 'undergone',
};
const BASES: Readonly<Record<string, string>> = {
  overtook: 'overtake',
  undertook: 'undertake',
  oversaw: 'oversee',
  rewrote: 'rewrite',
  overran: 'overrun',
  underwent: 'undergo',
  went: 'go',
  forgot: 'forget',
};

/** What may be put in for what. */
export const VERB_FORM_WORDS = `could can would able did rung rang how to taught teach thought learned learnt ensured ensure washed wash calendared calendered paid payed stopped stoped stopping stoping ${PASTS} ${Object.values(PARTICIPLES).join(' ')} ${Object.values(BASES).join(' ')}`;

export const VERB_FORM_SLIPS: readonly Slip[] = [
  // PVC is calendered, a hearing calendared.
  [
    /\b([Cc])alendered(?= (?:[a-z]+ )?(?:deadlines|hearings|motions|court|dates|appointments|meetings|depositions|trials|filings|events)\b)/g,
    ([, first]) => `${first!}alendared`,
  ],
  // A deck is payed with pitch and a cable payed out; an ore is stoped.
  [
    /\b(P|p)ayed\b(?! (?:out|away) (?:\d|the |an? )|,? (?:[a-z]+ )*(?:seams?|decks?|hulls?|pitch|oakum)\b)(?<!\b(?:[Cc]aulked|[Cc]oppered)(?:,| and) (?:and )?payed)/g,
    ([, first]) => `${first!}aid`,
  ],
  [
    /\b(S|s)top(?:ed|ing)\b(?=.)(?!.*\b(?:ores?|veins?|reefs?|seams?|lodes?|mucked|slushed|trammed|below surface|blast(?:s|ing)?|underground|mine|shaft|gold|rock|crews?)\b)/g,
    ([word]) => word!.replace('op', 'opp'),
  ],
  [
    new RegExp(
      `(?<=\\b(?:[Ww]as|[Ww]ere|is|are|been|being|[Hh]ave|[Hh]as|[Hh]ad|having) (?:also |always |often |never |only |since |not )?)(?:${PASTS})\\b(?! not\\b|-)`,
      'g',
    ),
    ([word]) => PARTICIPLES[word!] ?? verbOfPast(word!)?.participle ?? null,
  ],
  [
    new RegExp(
      `(?<=\\b(?:can|could|will|would|should|must|may|to|did not|didn['’]t) )(?:${PASTS}|kept|taught|brought)\\b(?!-)`,
      'g',
    ),
    ([word]) => BASES[word!] ?? verbOfPast(word!)?.base ?? null,
  ],
  // 'could able to spot', 'did discussed terms'
  [/\b(could|can|would) able to(?= [a-z])/g, ([, modal]) => modal!],
  [
    /(?<= and )did (?=([a-z]+ed)\b)/g,
    ([found, deed]) => (isPastOnly(verbOfPast(deed!)) ? '' : found!),
  ],
  // 'showed pupils how to washed', 'liaised to ensured'
  [
    /(?<=\bhow to )([a-z]+)(?= [a-z])/g,
    ([found, word]) => {
      const verb = verbOfPast(word!);
      return verb && isPastOnly(verb) && !verbOfBase(word!) ? verb.base : found!;
    },
  ],
  [
    /(?<=\b(?:able|order|asked|trained) to )([a-z]+ed)(?= (?:the|an?|all|our|their|its|[a-z]+)\b)/g,
    ([found, word]) => {
      const verb = verbOfPast(word!);
      return verb && isPastOnly(verb) ? verb.base : found!;
    },
  ],
  // 'worked with IT to corrected it', 'buses could returned', 'the office could answers callers'
  [
    /(?<=\bto )([a-z]+ed)(?= (?:it|them)\b)/g,
    ([found, word]) => {
      const verb = verbOfPast(word!);
      return verb && isPastOnly(verb) ? verb.base : found!;
    },
  ],
  [
    /(?<=\b(?:could|can|would|should|must) )([a-z]+(?:ed|s))(?= ([a-z]+))/g,
    ([found, word, next]) => {
      const past = verbOfPast(word!);
      if (!isPastOnly(past)) return verbOfThirdPerson(word!)?.base ?? found!;
      // 'It can used to check' may lack a 'be'; what is done to a thing does not.
      const isDone = /^(?:it|them|the|an?|their|our|his|her|all)$/.test(next!) || isPlural(next!);
      return isDone ? past!.base : found!;
    },
  ],
  [/(?<=\bto )ensured(?= [a-z])/g, () => 'ensure'],
  // 'rang 999' told as 'rung 999'
  [
    /(?<=^(?!.*\b(?:have|has|had|was|were|been|be|being|is|are)\b)[A-Z][a-z]+ .*(?: and|,) )rung(?= (?:\d{3}|the|for|an?|ahead|round|at|back)\b)/g,
    () => 'rang',
  ],
  // 'thought interns to solder', 'learnt two drivers how to work the ramp'
  [
    /\b([Tt]hought|[Ll]earn(?:ed|t))(?= (?:the |our |all |new |(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve) )?(?:[a-z-]+ )?(?:interns|engineers|developers|students|pupils|children|trainees|apprentices|drivers|campers|staff|starters|colleagues|volunteers|juniors|beginners|guests|residents|patients|customers|operators|nurses|cooks|waiters|people|adults|teams?|employees|members|swimmers|players|cadets|recruits|joiners|them|kids|teenagers|girls|boys) (?:how )?to [a-z])/g,
    ([, word]) => (/^[A-Z]/.test(word!) ? 'Taught' : 'taught'),
  ],
  // 'taught children how swim'
  [
    /(?<=\b(?:[Tt]aught|[Ss]howed|[Tt]rained|[Ii]nstructed|[Ee]xplained|[Ll]earn(?:ed|t)|[Tt]each|[Ss]how)\b[^.;]* how )(?=([a-z]+) (?:the|an?|their|our|it|them|(?!is\b|was\b|has\b|does\b)[a-z]+s|front|back)\b(?! (?:is|are|was|were)\b))/g,
    ([found, word]) => (HOW_DONE.test(word!) ? 'to ' : found!),
  ],
];

/** Deeds that are taught, and no things whose state 'how' might ask for. */
const HOW_DONE =
  /^(?:use|make|operate|handle|write|read|swim|keep|do|wear|build|fill|cook|inject|choose|install|create|prepare|avoid|solve|identify|recogni[sz]e|spot|complete|maintain|apply|assemble|speak|sing|draw|behave)$/;
