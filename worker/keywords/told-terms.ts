/** Skills told as deeds: 'processed payroll' shows payroll processing, 'helped recruit 15 staff' recruitment. */
import { oneLine } from '#contract/one-line.ts';
import { ACTION_NOUNS } from '#worker/nlp/verb-data.ts';
import { verbOfBase, verbOfGerund, type Verb } from '#worker/nlp/verbs.ts';
import { joined, type Token } from './tokens.ts';

/** What must stand around a deed that tells a term. */
export type Told = 'object' | 'verb';

/** Every way to tell a term as a deed, in American spelling; none where the deed would say less or other. */
export function toldForms(surface: string): { text: string; told: Told }[] {
  const words = surface.split(' ');
  if (words.length === 1) {
    const verb = verbAlone(surface);
    return verb ? formsOf(verb).map((text) => ({ text, told: 'verb' })) : [];
  }
  const [thing = '', deed = ''] = words;
  const verb = verbOf(deed);
  if (words.length !== 2 || !verb || !/^[a-z]{3,}$/.test(thing) || NO_THING.test(thing)) return [];
  return formsOf(verb)
    .flatMap((form) => [`${form} ${thing}`, `${form} the ${thing}`])
    .map((text) => ({ text, told: 'object' }));
}

const formsOf = ({ base, past, gerund }: Verb) => [base, past, gerund];

function verbOf(deed: string): Verb | undefined {
  const base = ACTION_NOUNS.get(deed);
  const verb = base === undefined ? verbOfGerund(deed) : verbOfBase(base);
  return verb && VAGUE.has(verb.lemma) ? undefined : verb;
}

/** One does these to nearly anything. */
const VAGUE = new Set(
  'make do have use build work learn call keep take get buy sell be'.split(' '),
);
/** Adjectives, and things that with a verb mean something else: 'developed business', 'managed time'. */
const NO_THING = new RegExp(oneLine`
  (?:al|ic|ive|ary|ous|ful|less|able|ed|ing|ly)$|
  ^(?:
    business|time|people|general|senior|lean|agile|deep|machine|cloud|cold|solution|self|change|
    performance|office|line|product|unit|load|system|team|brand|public|e|pro
  )$
`);

/** Gerunds whose verb means the skill by itself: 'baked bread' shows baking. */
const GERUNDS = new Set(
  `auditing baking billing blogging brazing broadcasting budgeting catering charting cleaning copyediting counseling
  debugging dispatching editing estimating faxing filing filming forecasting framing fundraising interpreting
  interviewing invoicing machining mentoring merchandising milling monitoring mopping mowing onboarding painting
  palletizing patching patrolling photocopying plastering plating plumbing pricing proofreading prospecting
  prototyping purchasing recruiting recycling refactoring remodeling restocking restructuring retouching rigging
  safeguarding sanitizing scanning scheduling scripting shipping soldering sourcing stocktaking subtitling surveying
  teaching tiling troubleshooting tutoring typing unloading upselling vacuuming waxing welding wiring`.split(
    /\s+/,
  ),
);

/** Other nouns whose verb does, and the verb where the tables of verbs have none for the noun. */
const NOUNS: ReadonlyMap<string, string> = new Map(
  `arbitration arbitrate|assembly assemble|automation automate|calibration calibrate|demolition demolish|
  deployment deploy|disinfection disinfect|dispatch dispatch|documentation document|induction induct|
  interviews interview|litigation litigate|localization localize|mediation mediate|migration migrate|
  negotiation negotiate|patrols patrol|prioritization prioritize|procurement procure|reconciliation reconcile|
  recruitment recruit|renovation renovate|repairs repair|replenishment replenish|research research|
  sterilization sterilize|surveys survey|transcription transcribe|translation translate|triage triage|
  vaccination vaccinate`
    .split('|')
    .map((pair): [string, string] => {
      const [noun = '', verb = ''] = pair.trim().split(' ');
      return [noun, verb];
    }),
);

const verbAlone = (surface: string): Verb | undefined =>
  GERUNDS.has(surface) ? verbOfGerund(surface) : verbOfBase(NOUNS.get(surface) ?? '');

/** True where the words from `at` on are a deed: its object ends there, or a lone verb stands where verbs stand. */
export function isTold(
  line: string,
  tokens: readonly Token[],
  at: number,
  { patterns, told }: { patterns: readonly unknown[]; told?: Told },
): boolean {
  if (told === 'verb') return isVerb(line, tokens, at);
  const last = tokens[at + patterns.length - 1]!;
  const next = tokens[at + patterns.length];
  return !next || !joined(line, last, next) || AFTER.test(next.raw);
}

/** 'to recruit', 'Recruit 9 cooks', 'recruited': not 'new recruits'. */
function isVerb(line: string, tokens: readonly Token[], at: number): boolean {
  const { raw } = tokens[at]!;
  if (/(?:ed|ing)$/.test(raw)) return true;
  const before = tokens[at - 1];
  if (raw.endsWith('s')) return false;
  return (
    !before ||
    !joined(line, before, tokens[at]!) ||
    /^(?:to|help|helped|and|or|also|will|can)$/i.test(before.raw)
  );
}

const AFTER = new RegExp(
  oneLine`
    ^(?:
      and|or|for|in|on|at|with|to|from|by|of|per|across|using|via|during|within|under|over|
      daily|weekly|monthly|annually|quarterly|as|that|which|who|while|through|between|against|
      into|before|after|each|every|including|when|so|since|worth|up|\d.*
    )$
  `,
  'i',
);
