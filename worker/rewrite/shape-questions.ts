/** Questions for lines whose shape hides the deed: too long, an activity, a bare name of work, nobody as doer. */
import { ADJECTIVAL_GERUNDS, NOUN_BASES, NOUN_GERUNDS } from '#worker/nlp/verb-data.ts';
import {
  verbOfBase,
  verbOfGerund,
  verbOfParticiple,
  verbOfPast,
  verbOfThirdPerson,
} from '#worker/nlp/verbs.ts';
import { isOtherPlural } from '#worker/nlp/countables.ts';
import { deed, doing, inCapital, VERB_FIRST } from './ask.ts';
import { INTRANSITIVE } from './deed-reading.ts';
import type { LineContext, LineQuestion } from './model.ts';
import { formFault, UNSURE_FAULTS } from './soundness.ts';
import { tellQuestion } from './tell-question.ts';

/** Words past which a bullet tells more than one point. */
const LONGEST = 34;

/** A line of several points is asked for those that count. */
export const longQuestion = ({ text }: LineContext): LineQuestion | null =>
  text.split(/\s+/).length > LONGEST
    ? deed(
        'This line is long. Which one or two points matter most? Write only those, starting with a verb.',
      )
    : null;

/** 'Carrying tiles up to the roofers', 'Handles calls': an activity whose deeds no rule could read. */
export function activityQuestion(context: LineContext): LineQuestion | null {
  const { text } = context;
  const [whole = '', first = ''] =
    /^(?:Also |Mainly |Mostly )?([A-Z]?[a-z-]+)(?=[ ,]|$)/.exec(text) ?? [];
  const word = first.toLowerCase();
  const third = verbOfThirdPerson(word);
  if (third) {
    const next = text.slice(whole.length);
    if (!NOUN_BASES.has(third.base)) return tellQuestion(context, third);
    return HANDLED.test(next) ? tellQuestion(context) : null;
  }
  if (!word.endsWith('ing') || NO_ACTIVITY.test(word)) return null;
  const verb = verbOfGerund(word);
  if (!verb || isNameOrList(text)) return null;
  if (
    /^(?:be|have|try|love|enjoy|remain|stay)$/.test(verb.lemma) ||
    /^Going the extra\b/.test(text)
  ) {
    return deed(`Which piece of your work shows this? ${VERB_FIRST}`);
  }
  const next = text.slice(whole.length);
  const isSure =
    !NOUN_GERUNDS.has(word) &&
    !ADJECTIVAL_GERUNDS.has(word) &&
    /^ (?!of\b|and\b|or\b)[a-z\d]/.test(next) &&
    (INTRANSITIVE.has(verb.lemma) || !/^ (?:at|in|on|for|with|to|from|by|across)\b/.test(next));
  return tellQuestion(context, isSure ? verb : undefined);
}

/** 'Handles brand identity projects': what follows a thing that is done, not 'Accounts payable'. */
const HANDLED =
  /^ (?!payable|receivable|was\b|were\b|is\b|are\b)(?:[a-z]+ ){0,3}?[a-z]{3,}[^su]s\b/;
const NO_ACTIVITY =
  /^(?:during|morning|evening|everything|something|nothing|including|according|regarding|following|being|leading|engineering|manufacturing|building|outstanding)$/;

/** 'Preparation of bills', 'Personal care and hoisting', 'Brakes, suspension and diagnostics': work by its name. */
export function nounQuestion(context: LineContext): LineQuestion | null {
  const { text } = context;
  if (isNameOrList(text) || / (?:was|were|is|are) /.test(text)) return null;
  const words = text.split(/[ ,]+/);
  const [first = '', second = ''] = words.map((word) => word.toLowerCase());
  const isVerb = verbOfPast(first) ?? (NOUN_BASES.has(first) ? undefined : verbOfBase(first));
  if (isVerb && !NAMES.test(text)) return null;
  if (/[a-z](?:ed|ly)$/.test(first) && first !== 'friendly' && !NAMES.test(text)) return null;
  const isOf =
    second === 'of' && /(?:ments?|tions?|sions?|ances?|ences?|als?|ing|sis|age|ery)$/.test(first);
  if (isOf || NAMES.test(text)) return tellQuestion(context);
  // 'Stock shelves' of a role still held is a deed, 'Stock taking' none.
  if (verbOfBase(first) && (context.current || !WORK.test(second))) return null;
  return namesWork(text) ? tellQuestion(context) : null;
}

/** 'Marketing and Communications', 'Managing Director, Kestrel Foods', 'Skills: Excel', 'Budgeting, payroll, auditing': no line of work. */
const isNameOrList = (text: string) =>
  /^[^ ]+ (?:(?:and|&) )?[A-Z][a-z]|^[^ ]+(?: [^ ]+)?: |^[^a-z]+$/.test(text) ||
  /^[^ ,]+(?:, [^ ,]+)+\.?$/.test(text) ||
  !/ [a-z]/.test(text);

/** Names of work that begin with what looks like a verb. */
const NAMES =
  /^(?:Controlled substances?|Mixed (?:ability|media|age|use|signal)|Assisted living|Advanced|Managed services|Fixed assets?|Check-?in|Check-?out|Care of|Control of|Support of|Set-?up of|Stock ?tak(?:e|es|ing)|Stock rotation|Test and tag|Work experience|Data entry|Front (?:desk|of house)|Bit of|General|Personal|Daily|Weekly|Some|Various|All aspects|Everything)\b/;

/** Whether the line, up to its first preposition, is things in a row that name work. */
function namesWork(text: string): boolean {
  const things = text
    .replace(/[.;]$/, '')
    .split(
      / (?:of|in|on|at|for|with|to|from|when|by|during|across|around|before|after|through|under|over|until|while|per|every|each|as|and the|including|such as)\b|\(/,
    )[0]!;
  const items = things.split(/, and |, | and | & /);
  if (items.length > 1 && items.every((item) => item.split(' ').length <= 4 && !opensDeed(item))) {
    return items.some((item) => WORK.test(lastOf(item)) || isOtherPlural(lastOf(item)));
  }
  return items.length === 1 && !opensDeed(things) && WORK.test(lastOf(things));
}

const lastOf = (item: string) => item.trim().split(' ').at(-1)!.toLowerCase();
const opensDeed = (item: string) => {
  const word = item.trim().split(' ')[0]!.toLowerCase();
  if (/^follow[ -]up\b/.test(item.trim())) return false;
  return (
    (/[a-z]ed$|ly$/.test(word) &&
      !/^(?:friendly|daily|weekly|monthly|yearly|elderly|family)$/.test(word)) ||
    verbOfPast(word) !== undefined ||
    (verbOfBase(word) !== undefined && !NOUN_BASES.has(word))
  );
};
const WORK =
  /^(?:work|works|duties|tasks|checks?|inspections?|maintenance|repairs?|support|care|service|services|training|cleaning|removal|rounds|filing|welding|painting|decorating|labouring|fencing|cooking|washing|assisting|procurement|transfer|operations?|participation|cooperation|coordination|co-ordination|preparation|installs?|installations?|diagnostics|wireframing|diagnosis|deliver(?:y|ies)|attention|management|administration|prep|research|testing|finding|consultations?|communication|assistance|liaison|negotiations?|analysis|handling|entry|changes|runs?|shifts?)$/;

/** 'Reports were made': nobody did it. */
export function passiveQuestion(context: LineContext): LineQuestion | null {
  const { text } = context;
  const match =
    /^([A-Z][a-z'’]+)(?: (?!that\b|which\b|who\b|when\b|where\b|what\b|i\b)[a-z\d'’-]+){0,6}? (?:was|were|is|are|have been|has been|had to be) (?:[a-z]+ly )?([a-z]+)\b(?!(?: [a-z]+){0,3} by (?!me\b))/.exec(
      text,
    );
  const first = match?.[1]!.toLowerCase() ?? '';
  if (!match || /^(?:my|our|it|this|that|there|i|we|they|which|who)$/.test(first)) return null;
  // 'Ensured standards were met': somebody did it, and says so.
  if (verbOfPast(first) || (verbOfBase(first) && !NOUN_BASES.has(first))) return null;
  const verb = verbOfParticiple(match[2]!);
  if (!verb) return null;
  const start = /^(?:do|give|carry|take|put|make)$/.test(verb.lemma)
    ? 'starting with a verb'
    : `starting with “${inCapital(context.current && / (?:is|are) /.test(match[0]) ? verb.base : verb.past)}”`;
  return deed(`Did you do this yourself? If so, write the line again, ${start}.`);
}

/** 'Rotated tires and doing brake jobs': the words of an activity that stands beside a deed in the past; else null. */
function oddActivity(text: string): string | null {
  const opening = verbOfPast(/^[A-Z][a-z]+/.exec(text)?.[0].toLowerCase() ?? '');
  if (!opening || opening.past === opening.base) return null;
  for (const match of text.matchAll(/ and ([a-z]+ing) (?:of|the|an?|all|them|it|up|[a-z]+s?)\b/g)) {
    const word = match[1]!;
    const clause = text.slice(0, match.index).split(', ').at(-1)!;
    if (!verbOfGerund(word) || NOUN_GERUNDS.has(word) || ADJECTIVAL_GERUNDS.has(word)) continue;
    // 'on safety and storing chemicals', 'baking and serving': it may hang on what stands before it.
    if (GOVERNED.test(clause)) continue;
    return `and ${word}`;
  }
  return null;
}

const GOVERNED =
  /\b(?:in|on|by|for|of|with|about|from|at|to|as|including|through|using|via|while|when|like|than|between)\b|[a-z]ing\b/;
/** 'where I was in charge', 'and I also used to', 'As a coordinator I was' */
const MID_LINE_I =
  /\bwhere I (?:was|had|worked|helped|used|also)\b|(?:\band|,) (?:also )?I (?!was (?:promoted|chosen|given|asked|selected|awarded|praised|named)|am\b|could\b)[a-z]+|^As an? [a-z -]+,? I (?:was|had|worked|helped|used)\b|\bfor which I had to\b|^(?:In|On|At|During|After) [^,]{3,40}?,? I (?:was|used to|would|had to)\b/;
const THING_BETWEEN = / and [a-z]+ing [a-z]+s,? and [a-z]+/;
const WEAK_LATER =
  /(?:,| and| but) (?:was|were) ((?:also |then )?(?:responsible for|in charge of|tasked with|involved in))\b/;

/** What stands in two forms, or in the first person, is told again by its owner. */
export function formQuestion(context: LineContext): LineQuestion | null {
  const { text } = context;
  if (MID_LINE_I.test(text)) {
    return deed(`Say this without “I”: what ${doing(context)} do? ${VERB_FIRST}`);
  }
  const odd = oddActivity(text);
  if (odd !== null) {
    return deed(
      `“${odd}” does not match the start of the line. Write it again, each deed with a verb in the past.`,
    );
  }
  const later = WEAK_LATER.exec(text)?.[1];
  if (later !== undefined) {
    return /involved/.test(later)
      ? deed(`“${later}” leaves your part open. Write the line again with what you did.`)
      : deed(`“${later}” names a duty. Write the line again with what you did there.`);
  }
  if (/\b(?:was|were) [A-Za-z ]*\bby me\b/.test(text)) {
    return deed('Write the line again without “by me”, each deed starting with a verb.');
  }
  // 'LED changeovers', 'Co-author of a poster' name no deed.
  const fault = /^[A-Z]{2}|^\S+ of /.test(text) ? null : formFault(text, context);
  if (fault === null || UNSURE_FAULTS.has(fault) || fault === 'weak later part') return null;
  if (fault === 'spliced sentence') {
    return deed(`Two sentences stand in this line. Write it again as one. ${VERB_FIRST}`);
  }
  // 'microphones and mixing desks and helped': a thing, not a deed.
  if (fault === 'later gerund' && THING_BETWEEN.test(text)) return null;
  const form = context.current ? 'a plain verb' : 'a verb in the past';
  return deed(`Not all parts of this line have one form. Write it again, each deed with ${form}.`);
}
