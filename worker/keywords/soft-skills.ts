import { rememberByText } from '#worker/nlp/remember.ts';

/** Whether an entry of a skills list names a trait that nobody can test ('team player', 'Organised'). */
export const isSoft: (skill: string) => boolean = rememberByText((skill) =>
  SOFT.test(skill.trim()),
);

/** Whether an entry only praises the person ('Hard worker', 'Friendly'): no advertisement searches for it. */
export const isTrait: (skill: string) => boolean = rememberByText((skill) =>
  TRAIT.test(skill.trim()),
);

/** Whether an entry is one of the phrases that every resume has ('team player'); a plain quality, 'patience', is none. */
export const isCliche: (skill: string) => boolean = rememberByText((skill) =>
  CLICHE.test(skill.trim()),
);

/** Phrases that every resume has. */
const CLICHES = [
  '(?:fast|quick)[- ]learner',
  '(?:eager|willing(?:ness)?|keen) to learn',
  'team[- ](?:player|spirit)',
  'people person',
  'go[- ]getter',
  'self[- ](?:motivated|starter|motivation|driven)',
  'hard[- ]?work(?:ing|er)?',
  '(?:strong |good |great )?work ethic',
  '(?:positive|can[- ]do|good) attitude',
  '(?:good )?sense of humou?r',
  'motivated',
  'passion(?:ate)?',
  'dynamic',
  'energetic',
  'ambitious',
  'proactive',
  'driven',
  'innovative',
  'results?[- ](?:oriented|driven|focused)',
  'goal[- ]oriented',
  'works? well (?:under pressure|with others|in a team)',
  'synergy',
];
/** With plain qualities, which some work asks for. */
const TRAIT_WORDS = [
  ...CLICHES,
  'problem solver',
  'good listener',
  'enthusias(?:m|tic)',
  'creativ(?:e|ity)',
  'dedicated',
  'dedication',
  'determin(?:ed|ation)',
  'committed',
  'friendl(?:y|iness)',
  'outgoing',
  'cheerful',
  'polite',
  'caring',
  'compassion(?:ate)?',
  'empath(?:y|etic)',
  'patien(?:ce|t)',
  'honest(?:y)?',
  'integrity',
  'trustworth(?:y|iness)',
  'loyal(?:ty)?',
  'reliab(?:le|ility)',
  'dependab(?:le|ility)',
  'punctual(?:ity)?',
  'responsible',
  'mature',
  'confident',
  'flexib(?:le|ility)',
  'adaptab(?:le|ility)',
  'organi[sz]ed',
  'detail[- ]oriented',
];
const praiseOf = (words: readonly string[]) =>
  new RegExp(`^(?:(?:very|highly|a|an)\\s+)*(?:${words.join('|')})\\.?$`, 'i');
const CLICHE = praiseOf(CLICHES);
const TRAIT = praiseOf(TRAIT_WORDS);

const SOFT = new RegExp(
  `^(?:(?:excellent|strong|good|great|effective|outstanding|very|highly|ability to|able to)\\s+)*(?:${[
    '(?:verbal|written|oral|interpersonal|people|client|customer|cross-cultural|effective|clear)?[ ,&/]*(?:and )?(?:written |verbal )?communicat(?:ion|or|ing)s?(?: skills?)?',
    '(?:people|social|soft|interpersonal|presentation|personal)[- ]skills?',
    'interpersonal',
    '(?:natural |born )?leader(?:ship)?(?: skills?| qualities)?',
    'team ?work(?:ing)?',
    'team[- ]oriented',
    'collaborat(?:ion|ive|or)',
    'problem[- ]solv(?:ing|er)(?: skills?)?',
    'critical thinking',
    'analytical(?: thinking| skills?| mind)?',
    'decision[- ]making',
    'strategic (?:thinking|thinker|planning)',
    'creative (?:thinking|thinker)',
    'innovati(?:on|ve)',
    'motivat(?:ed|ion)',
    'self[- ]discipline',
    'multi[- ]?task(?:ing|er)?',
    'time[- ]management',
    'organi[sz](?:ed|ation|ational)(?: skills?)?',
    'attention to detail',
    'positive (?:attitude|mindset)',
    'work(?:ing)? (?:ethic|well under pressure|under pressure|independently)',
    'customer[- ](?:focus|focused|oriented)',
    'initiative',
    'resilien(?:ce|t)',
    'persuasi(?:on|ve)',
    'active listening',
    'listening(?: skills?)?',
    'conflict resolution',
    'stress management',
    'public speaking',
    'emotional intelligence',
    'network(?:ing)? skills',
    'typing',
    'microsoft word',
    'word',
    'e-?mail',
    'internet',
    'computer(?: skills?| literate)?',
    ...TRAIT_WORDS,
  ].join('|')})\\.?$`,
  'i',
);
