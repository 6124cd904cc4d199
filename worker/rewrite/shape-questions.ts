/** Questions for lines whose shape hides the deed: too long, an activity, a bare name of work, nobody as doer. */
import { ADJECTIVAL_GERUNDS, NOUN_BASES, NOUN_GERUNDS } from '#worker/nlp/verb-data.ts';
import {
  isPastOnly,
  verbOfBase,
  verbOfGerund,
  verbOfPast,
  verbOfThirdPerson,
} from '#worker/nlp/verbs.ts';
import { deed, deeds, doing, VERB_FIRST } from './ask.ts';
import { namesKind } from './compound-gerunds.ts';
import { INTRANSITIVE } from './deed-reading.ts';
import type { LineContext, LineQuestion } from './model.ts';
import { isNameOrList } from './noun-questions.ts';
import { formFault, UNSURE_FAULTS } from './soundness.ts';
import { BY_ME } from './passive-questions.ts';
import { tellQuestion, thirdQuestion } from './tell-question.ts';
import { openingWord } from './words.ts';

/** Words past which a bullet tells more than one point. */
const LONGEST = 34;

/** A line of several points is asked for those that count. */
export const longQuestion = ({ text }: LineContext): LineQuestion | null =>
  text.split(/\s+/).length > LONGEST
    ? deed(
        `This line is long. Which one or two points matter most? Write only those, starting with a verb.${IN_A_TEAM.test(text) ? ' Keep that you did it in a team.' : ''}`,
      )
    : null;

const IN_A_TEAM =
  /^(?:(?:Worked|Working|Work|Was|Am|Being) )?(?:as )?(?:an? )?(?:part of|in|member of) (?:an? |the )?(?:[a-z]+ ){0,2}(?:team|crew|gang|squad)\b/i;

/** 'Carrying tiles up to the roofers', 'Handles calls': an activity whose deeds no rule could read. */
export function activityQuestion(context: LineContext): LineQuestion | null {
  const { text } = context;
  const [whole = '', first = ''] =
    /^(?:Also |Mainly |Mostly |(?:Hand|Machine|Spray|Spot|Steam|Power|Pressure|Fly)[ -](?=(?!learning)[a-z]+ing [a-z]))?([A-Z]?[a-z-]+)(?=[ ,]|$)/.exec(
      text,
    ) ?? [];
  const word = first.toLowerCase();
  const third = verbOfThirdPerson(word);
  if (third) {
    const next = text.slice(whole.length);
    // 'Finds processing: washing and marking'
    if (/^ [a-z]+ing:/.test(next)) return null;
    if (/^ (?:on (?!an? [a-z]+ basis )|of|to|for|in|at|with|by|from|across|and)\b/.test(next))
      return NOUN_BASES.has(third.base) ? null : tellQuestion(context, third);
    if (!NOUN_BASES.has(third.base) || saysThird(next)) return thirdQuestion(context, first, third);
    return HANDLED.test(next) ? tellQuestion(context) : null;
  }
  if (!word.endsWith('ing') || (NO_ACTIVITY.test(word) && !MADE_THINGS.test(text))) return null;
  const verb = verbOfGerund(word);
  if (isNameOrList(text) && !DONE_TO_A_NAME.test(text)) return null;
  if (!verb) return whole.toLowerCase().startsWith(word) ? null : tellQuestion(context);
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
    text.toLowerCase().startsWith(word) &&
    /^ (?!of\b|and\b|or\b)[a-z\d]/.test(next) &&
    (INTRANSITIVE.has(verb.lemma) || !/^ (?:at|in|on|for|with|to|from|by|across)\b/.test(next));
  return tellQuestion(context, isSure ? verb : undefined);
}

/** 'Handles brand identity projects': what follows a thing that is done, not 'Accounts payable'. */
const HANDLED =
  /^ (?!payable|receivable|was\b|were\b|is\b|are\b)(?:[a-z]+ ){0,3}?[a-z]{3,}[^su]s\b/;
/** What follows a deed and no thing: 'Checks whether …', 'Mentors two …', 'Reviews claims and prepares quotes'. */
const saysThird = (next: string) =>
  /^ (?:on an? [a-z]+ basis |daily |weekly |regularly )?(?:whether|that|how|the|all|every|each|two|three|four|five|six|\d+) /.test(
    next,
  ) ||
  (IN_TWO.test(next) && verbOfThirdPerson(IN_TWO.exec(next)![1]!) !== undefined) ||
  [...next.matchAll(/(?:,| and) ([a-z]+s) [a-z]/g)].some(([, word]) => {
    const later = verbOfThirdPerson(word!);
    return later !== undefined && !NOUN_BASES.has(later.base);
  });
/** ' stock and orders parts', each deed with its thing */
const IN_TWO = /^ [a-z]+ and ([a-z]+s) [a-z]+s(?:$|[.;]| (?:for|in|at|on|with|to|from)\b)/;
const NO_ACTIVITY =
  /^(?:during|morning|evening|everything|something|nothing|including|according|regarding|following|being|leading|engineering|manufacturing|building|outstanding)$/;

/** 'Undertaking Care Act assessments for adults', not 'Managing Director of a firm' */
const DONE_TO_A_NAME =
  /^(?:Undertaking|Completing|Carrying|Preparing|Writing|Processing|Reviewing|Using|Providing|Supporting|Delivering|Running|Checking|Updating|Maintaining|Creating|Developing|Installing|Configuring|Supervising|Teaching|Drafting|Handling|Producing|Performing|Conducting|Administering|Answering) [A-Z][^,]* [a-z]+s\b/;

/** 'Manufacturing prototype components', not 'Building services' or 'Engineering drawings' */
const MADE_THINGS =
  /^(?:Manufacturing|Engineering|Building) (?!good|great|strong|excellent|positive|close|services|works|sites|regulations|inspections|materials|operations|drawings|projects|students|standards|processes|systems|teams)(?:[a-z]+ ){0,2}?[a-z]{3,}[^s\W]s\b/;

/** 'Rotated tires and doing brake jobs': the words of an activity that stands beside a deed in the past; else null. */
function oddActivity(text: string): string | null {
  const opening = verbOfPast(openingWord(text));
  if (!opening || opening.past === opening.base) return null;
  for (const match of text.matchAll(/ and (also )?([a-z]+ing) ([a-z]+)\b/g)) {
    const [, also = '', word = '', next = ''] = match;
    const before = text.slice(0, match.index);
    const clause = before.split(', ').at(-1)!;
    if (!verbOfGerund(word) || NOUN_GERUNDS.has(word) || ADJECTIVAL_GERUNDS.has(word)) continue;
    // 'on safety and storing chemicals', 'baking and serving': it may hang on what stands before it.
    if (also === '' ? GOVERNED.test(clause) : BOUND.test(before)) continue;
    if (SUBJECTS.test(word) && /^(?:teach|learn|study)$/.test(opening.lemma)) continue;
    if (PRAISING.test(word) && DESCRIBED.test(before)) continue;
    // 'hides and feeding stations'
    if (KEPT_THERE.test(next)) continue;
    // 'DNA extraction, PCR and sequencing under': one more thing in the row.
    if (also === '' && clause !== before && isThing(word, next, text) && !opensPast(clause))
      continue;
    return `and ${also}${word}`;
  }
  return null;
}

/** 'hides and feeding stations' */
const endsInPlace = (text: string) =>
  KEPT_THERE.test(/ and [a-z]+ing ([a-z]+)\b/.exec(text)?.[1] ?? '');
/** Places and things that are named by what is done there or with them. */
const KEPT_THERE =
  /^(?:stations?|docks?|bays?|areas?|rooms?|points?|sheds?|pens?|systems?|machines?|equipment|tables?|plants?|grounds?|yards?|programmes?|programs?|tests?|courses?|sessions?)$/;

/** 'earthworks, drainage and surfacing subcontractors': things in a row, of which the last is named by an activity. */
function endsRow(text: string): boolean {
  const [, row = '', word = '', next = ''] =
    /^[A-Z][a-z]+ ([^.;]*?),? and ([a-z]+ing) ([a-z]+)/.exec(text) ?? [];
  const items = row.split(', ');
  return items.length > 1 && isThing(word, next, text) && !items.some(opensPast);
}
/** 'sequencing under', 'hearing tests', 'surfacing subcontractors' */
const isThing = (word: string, next: string, text: string) =>
  /^(?:under|in|on|at|for|with|by|from|across|using|via|through)$/.test(next) ||
  ROW_THINGS.test(word) ||
  namesKind(word, text.slice(text.indexOf(word) + word.length));
const ROW_THINGS =
  /^(?:hearing|surfacing|sequencing|imaging|tubing|piping|tooling|lining|paving|roofing|flooring|glazing|decking|cladding|scaffolding|plastering|rendering|detailing|planting|landscaping|plumbing)$/;
const opensPast = (clause: string) => verbOfPast(/^[a-z]+/.exec(clause)?.[0] ?? '') !== undefined;
/** What is taught: 'letter sounds and counting'. */
const SUBJECTS = /^(?:counting|reading|writing|spelling|swimming|drawing|singing|cooking|sewing)$/;
/** 'a clean and welcoming shop floor' */
const PRAISING =
  /^(?:stimulating|welcoming|inviting|caring|nurturing|engaging|inspiring|challenging|exciting|interesting|rewarding|lasting|loving|trusting|appealing|relaxing|calming|encouraging|motivating|enriching|empowering|thriving|supporting|charming|flattering|convincing|compelling)$/;
const DESCRIBED = /\b(?:an?|the|our|more|very|was|were|are|is) [a-z]+(?:, [a-z]+)*$/;
const BOUND = /\b(?:by|of|in|including|through|while|as)\b|[a-z]ing\b/;
const GOVERNED =
  /\b(?:in|on|by|for|of|with|about|from|at|to|as|including|through|using|via|while|when|like|than|between)\b|[a-z]ing\b/;
/** 'where I was in charge', 'and I also used to', 'As a coordinator I was' */
const MID_LINE_I =
  /\bwhere I (?:was|had|worked|helped|used|also)\b|(?:\b(?:and|so)|,) (?:also )?I (?!was (?:promoted|chosen|given|asked|selected|awarded|praised|named)|am\b|could\b)[a-z]+|^As an? [a-z -]+,? I (?:was|had|worked|helped|used)\b|\bfor which I had to\b|^(?:In|On|At|During|After) [^,]{3,40}?,? I (?:was|used to|would|had to|have)\b/;
const THING_BETWEEN = / and [a-z]+ing [a-z]+s,? and [a-z]+/;
const WEAK_LATER =
  /(?:,| and| but| &) (?:was|were) (?:put )?((?:also |then )?(?:responsible for|in charge of|tasked with|involved in))\b/;

/** What stands in two forms, or in the first person, is told again by its owner. */
export function formQuestion(context: LineContext): LineQuestion | null {
  const { text } = context;
  if (MID_LINE_I.test(text)) {
    return deed(`Say this without “I”: what ${doing(context)} do? ${VERB_FIRST}`);
  }
  if (/^My (?!own\b)[a-zA-Z]/.test(text)) {
    return deed(`Write the line again without “My”, starting with a verb for ${deeds(context)}.`);
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
  if (/\b(?:was|were) [A-Za-z ]*\bby me\b/.test(text)) return BY_ME;
  // 'LED changeovers', 'Co-author of a poster' name no deed.
  const fault = /^[A-Z]{2}|^\S+ of /.test(text) ? null : formFault(text, context);
  if (fault === null || UNSURE_FAULTS.has(fault) || fault === 'weak later part') return null;
  if (fault === 'spliced sentence') {
    return deed(`Two sentences stand in this line. Write it again as one. ${VERB_FIRST}`);
  }
  // 'Rebuilt, rewound and rebalanced': a past that no table of verbs has.
  if (!context.current && PASTS_IN_A_ROW.test(text)) return null;
  // 'microphones and mixing desks and helped': a thing, not a deed.
  if (fault === 'later gerund' && (THING_BETWEEN.test(text) || endsRow(text) || endsInPlace(text)))
    return null;
  // 'a repository, used by 35 designers': what is told of a thing is no deed.
  if (/, [a-z]+(?:ed|en|wn|lt) (?:[a-z]+ )?(?:by|every|each|in|on|at|for)\b/.test(text))
    return null;
  return mixedQuestion(context);
}

const PASTS_IN_A_ROW =
  /^[A-Z][a-z-]+(?:ed|lt|ld|nt|id|[aou]ught), (?:re|pre|un|over|under|out|mis|fore)(?:wound|paid|built|set|cut|sold|laid|told|made|ran|wrote|drew|took|bound|hung|did|thought|sent|grew|cast|shot|bid) and [a-z]+(?:ed|lt|ld|nt|id|[aou]ught)\b/;

/** One deed of today beside one of then: both are named where they are plain. */
function mixedQuestion({ text, current }: LineContext): LineQuestion {
  const form = current ? 'a plain verb' : 'a verb in the past';
  const [opening = ''] = /^[A-Z][a-z]+(?= )/.exec(text) ?? [];
  const isPast = isPastOnly(verbOfPast(opening.toLowerCase()));
  const other = [...text.matchAll(/(?:, | and )([a-z]+)(?= [a-z])/g)]
    .map(([, word]) => word!)
    .find((word) =>
      isPast
        ? verbOfPast(word) === undefined && verbOfBase(word) !== undefined && !NOUN_BASES.has(word)
        : isPastOnly(verbOfPast(word)) && verbOfBase(word) === undefined,
    );
  return other !== undefined && (isPast || verbOfBase(opening.toLowerCase()))
    ? deed(`“${opening}” and “${other}” are not in one tense. Write the line again in one tense.`)
    : deed(`Parts of this line do not fit together. Write it again, each deed with ${form}.`);
}
