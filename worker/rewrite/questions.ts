/** Questions for facts that only the person has: never leading, one line each. */
import { NOUN_BASES } from '#worker/nlp/verb-data.ts';
import { verbOfBase, verbOfPast, type Verb } from '#worker/nlp/verbs.ts';
import { countQuestion, hasNumber } from './count-questions.ts';
import { PERIOD } from './counted-deed.ts';
import { CHANGE_VERBS, ROUTINE_VERBS } from '#worker/nlp/countables.ts';
import {
  activityQuestion,
  deed,
  dutyQuestion,
  givenQuestion,
  mostOf,
  nounQuestion,
} from './duty-questions.ts';
import {
  helperQuestion,
  loosePartQuestion,
  passiveQuestion,
  roleQuestion,
  workedOn,
} from './part-questions.ts';
import type { LineContext, LineQuestion } from './model.ts';
import { QUALITIES } from './residue.ts';
import { shapeQuestion } from './shape-questions.ts';
import { slipLeft } from './slips-left.ts';
import { formFault, UNSURE_FAULTS } from './soundness.ts';

/** The question that would help this line most, or null; none that repeats a slip of the line. */
export function questionFor(context: LineContext): LineQuestion | null {
  const question = soundQuestion(context);
  const slip = question && slipLeft(context.text);
  if (!question || !slip) return question;
  const isClear = question.template === '{answer}' && !question.prompt.includes(slip);
  return isClear ? question : slipQuestion(slip);
}

/** The line again, by the one who knows what was meant. */
export const slipQuestion = (slip: string) =>
  deed(`“${slip}” does not read right. Write the line again as you mean it.`);

/** The fitting question, or a plain one where its words would not hold together. */
function soundQuestion(context: LineContext): LineQuestion | null {
  const question = fittingQuestion(context);
  if (!question || !TORN.test(question.prompt)) return question;
  return plainQuestion(context);
}

/** The question that fits any line of work. */
export function plainQuestion({ current }: LineContext): LineQuestion {
  const did = current ? 'do you do, and what comes' : 'did you do, and what came';
  return deed(`Say this in your own words: what ${did} of it? Start with a verb.`);
}

/** 'how many up the newbies', 'for the of the team', 'did you do a lot of', 'with a press as?' */
const TORN =
  /\bhow many (?:up|out|off|to|at|of|for|the|in|on|by|with)\b|\b(?:the|a|an) (?:of|and|in|to|by)\b|\b(?:do|did) a lot of\b|\bmyself\b|\bhaving to\b|\blook after (?:the )?things\b|\byourself in (?:their|its|it)\b|\band (?:has|have) [a-z]+ (?:them|it)\b|\b(?:as|of|the|a|an|and|or|regards?|so)\?|\b(?:and|or) (?:to )?[a-z]+-?[a-z]*ing\?/;

function fittingQuestion(context: LineContext): LineQuestion | null {
  const { text } = context;
  if (/\b(?:[Ww]e|us)\b|\b[Oo]ur (?:team|group|department)\b/.test(text) || SHARED_I.test(text)) {
    const who = /\b(?:we|us|our)\b/i.exec(text)?.[0].toLowerCase() ?? 'I';
    return deed(
      who === 'I'
        ? 'Others share this line with you. Which part of it did you do? Start with a verb.'
        : `This line says “${who}”. Which part of it did you do? Start with a verb.`,
    );
  }
  const told =
    dutyQuestion(context) ??
    roleQuestion(context) ??
    givenQuestion(context) ??
    shapeQuestion(context);
  if (told) return told;
  if (/^I (?:was|do|did|had|have been [a-z]+ing) /.test(text)) {
    return activityQuestion(context) ?? deed('What did you do here? Start with a verb.');
  }
  if (/^I (?:like|love|enjoy|prefer|am|have) /.test(text)) {
    return deed('Which piece of your work shows this best? Start with a verb.');
  }
  if (isQualities(text)) {
    return deed('This line names qualities. Which piece of your work shows them best?');
  }
  return (
    formQuestion(context) ??
    activityQuestion(context) ??
    nounQuestion(context) ??
    vagueQuestion(text) ??
    workedOn(context) ??
    countQuestion(context) ??
    loosePartQuestion(context) ??
    helperQuestion(context) ??
    honourQuestion(text) ??
    passiveQuestion(context) ??
    (VAGUE.test(text) && NAMED.test(text) && !hasNumber(text) ? mostOf(context) : null) ??
    tellMore(context)
  );
}

/** 'Maria and I', 'my manager and I': not 'made beds and I cleaned'. */
const SHARED_I =
  /\bI and (?:my|the|[A-Z])|\bby me and\b|(?:\b(?:my|the|our|his|her) [a-z]+|\b[A-Z][a-z]+(?<!^[A-Z][a-z]+)|\b(?:he|she|they|others)) and I\b/;

/** For things in a row of which no deed is told. */
export const bareListQuestion = (context: LineContext) =>
  /^[A-Z][a-z]+ing\b/.test(context.text)
    ? mostOf(context)
    : deed('What did you do with these? Start with a verb.');

const bare = (text: string) => text.replace(/[.;]\s*$/, '');

/** Whether the line names qualities of the person and no work. */
export function isQualities(text: string): boolean {
  const hits = text.match(QUALITIES)?.length ?? 0;
  const verb = /^(?:I )?([A-Za-z]+)\b/.exec(text)?.[1]!.toLowerCase() ?? '';
  if (
    /^(?:got|get|came|come|was|am|works?|worked|did|do|maintained|maintain|showed|demonstrated|displayed|had|have|like|love|enjoy|stayed)$/.test(
      verb,
    )
  )
    return hits > 0 && !/\d/.test(text);
  return hits > 0 && !verbOfPast(verb) && !verbOfBase(verb) && !/\d/.test(text);
}

/** 'Painted hulls and repairing of engines': what stands in two forms is told again by its owner. */
function formQuestion(context: LineContext): LineQuestion | null {
  const fault = formFault(context.text, context);
  if (fault === null || UNSURE_FAULTS.has(fault)) return null;
  if (fault === 'weak later part') {
    return deed('The end of this line names a duty. Write the line again with what you did there.');
  }
  const form = context.current ? 'a plain verb' : 'a verb in the past';
  return deed(`The parts of this line do not match. Write it again, each part with ${form}.`);
}

const VAGUE =
  /\b((?:any |all )?(?:various|different|many|other|multiple|several|a variety of|some|random|general|daily|day-to-day) (?:other |different |kinds of |types of |administrative |admin |office |clerical |small |ad hoc )?(tasks|things|duties|projects|jobs|activities|subjects|topics|areas|responsibilities|operations|functions|roles|initiatives|needs|issues))\b/i;

/** 'with various tasks': the answer names them in that very place. */
function vagueQuestion(text: string): LineQuestion | null {
  const match = VAGUE.exec(text) ?? /\b((things|stuff))\b/.exec(text);
  if (!match || hasNumber(text) || NAMED.test(text)) return null;
  const named = `Which ${match[2] === 'stuff' ? 'things' : match[2]!}? Name the two or three that mattered most`;
  if (/^(?:Did|Do|Done|Doing) /.test(text)) return deed(`${named}, starting with a verb.`);
  const template = `${text.slice(0, match.index)}{answer}${text.slice(match.index + match[1]!.length)}`;
  return {
    prompt: `${named}.`,
    kind: 'text',
    template,
    purpose: 'deed',
  };
}

/** 'various duties such as filing', 'filing, scanning and other duties': they are named already. */
const NAMED =
  /\b(?:such as|like|including|e\.g)\b|[,:(] ?[a-z]+ing\b.*\bother\b|, .* and (?:any |all )?(?:other|various)\b/i;

const HONOUR =
  /^(?:(?:Was|Were|Been|Got) (?:[a-z]+ly |often |always |twice )?)?(?:[Pp]raised|[Aa]warded|[Rr]ecogni[sz]ed|[Cc]ommended|[Tt]hanked|[Nn]ominated|[Vv]oted|[Nn]amed|[Cc]omplimented|[Rr]ewarded|[Hh]ono(?:u)?red|[Ss]hortlisted) |^(?:Was |Got )?[Pp]romoted (?:to|from|within|after|twice|early)\b|^(?:Was|Were|Got) (?:given|the winner|winner|an award|a prize)/;

/** 'Was praised by …', 'Learned about …': the deed behind it is missing. */
function honourQuestion(text: string): LineQuestion | null {
  if (/^Received (?:[a-z]+ ){0,2}training\b/.test(text)) {
    return deed('What have you done since with what you learned? Start with a verb.');
  }
  if (
    HONOUR.test(text) ||
    /^Received (?:[a-z-]+ ){0,4}(?:compliments?|praise|thanks|feedback|commendations?|awards?|recognition|bonus(?:es)?|prizes?)\b/.test(
      text,
    )
  ) {
    return deed('Which piece of your work brought you this? Start with a verb.');
  }
  if (/^(?:Learned|Learnt|Gained|Exposed|Familiar|Trained in) /.test(text)) {
    return deed('What have you done since with what you learned? Start with a verb.');
  }
  return /^(?:Was|Were|Been|Got|Had) /.test(text)
    ? deed('What did you do in this? Start with a verb.')
    : null;
}

/** Where no single thing stands to be counted: what came of it, or how often it was done. */
function tellMore({ text, current }: LineContext): LineQuestion | null {
  const word = /^([A-Z][a-z]+(?:-[a-z]+)?) /.exec(text)?.[1]?.toLowerCase() ?? '';
  const verb = openingVerb(word);
  if (hasNumber(text) || !verb || text.length > 160) return null;
  const owns = /^[A-Za-z-]+ (?:after )?(?:the|an?|all|our|new)\b/.test(text);
  if (!verbOfPast(word) && NOUN_BASES.has(word) && !owns) return null;
  const now = current && verb.base === word;
  const did = now ? 'do you' : 'did you';
  if (ATTENDING.test(verb.lemma)) {
    return deed(`What ${did} do there, or change because of it? Start with a verb.`);
  }
  const rest = firstDeed(bare(text).slice(word.length), CONTACT.test(verb.lemma) ? 30 : 60);
  const clause = `you ${word}${rest}`;
  if (rest.length > LONGEST || MIXED.test(rest) || verb.lemma === 'work' || SELF.test(rest)) {
    return figure(now ? 'What comes of this work?' : 'What came of this work?');
  }
  if (verb.lemma === 'speak' || verb.lemma === 'have' || verb.lemma === 'be') return null;
  if (CHANGE_VERBS.has(verb.lemma)) {
    return figure(`What ${now ? 'changes' : 'changed'} because ${clause}?`);
  }
  if (verb.lemma === 'ensure') {
    return figure(`What ${did} do to ${verb.base}${rest.replace(/^ that\b/, '')}?`);
  }
  if (UPHELD.test(verb.lemma)) return figure(`What shows that ${clause}?`);
  const told = inBase(verb.base + rest);
  if (CONTACT.test(verb.lemma)) return figure(`How often ${did} ${told}, and what came of it?`);
  const isOpen = ROUTINE_VERBS.has(verb.lemma) || CARRYING_OUT.test(verb.lemma);
  return isOpen && !PERIOD.test(rest)
    ? figure(`How much or how often ${did} ${told}?`)
    : figure(`What ${now ? 'comes' : 'came'} of it when ${clause}?`);
}

const CARRYING_OUT = /^(?:carry|perform|conduct|undertake|execute)$/;
const LONGEST = 80;

/** A question whose answer goes into the line wherever the user puts it. */
const figure = (prompt: string): LineQuestion => ({
  prompt: `${prompt} Add it to the line.`,
  kind: 'text',
  template: '{answer}',
  purpose: 'figure',
});

/** A long line is asked about by its first deed. */
function firstDeed(rest: string, longest: number): string {
  if (rest.length <= longest) return rest;
  for (const match of rest.matchAll(/,? and (?:then |also )?([a-z]+)\b|, ([a-z]+)\b/g)) {
    const next = match[1] ?? match[2]!;
    if (match.index < 12) continue;
    const owns = /^ (?:it|them|the|an?|all)\b/.test(rest.slice(match.index + match[0].length));
    if (verbOfPast(next) || (verbOfBase(next) && (owns || !NOUN_BASES.has(next)))) {
      return rest.slice(0, match.index);
    }
  }
  return rest;
}

const ATTENDING = /^(?:attend|observe|shadow|join)$/;
const SELF = /\b(?:my|I|me)\b/;

/** A later activity would not follow 'did you'. */
const MIXED = /(?:,| and) (?:was |were )?[a-z]{2,}ing\b(?! of\b|$)/;
const CONTACT =
  /^(?:communicate|inform|notify|liaise|interact|negotiate|network|consult|correspond|cooperate|meet|coordinate|deal|engage)$/;
const UPHELD = /^(?:keep|maintain|enforce|adhere|comply|safeguard)$/;

/** Later verbs of the line in the form that follows 'did you'. */
const inBase = (clause: string) =>
  clause.replaceAll(
    /((?:,? and |, )(?:then )?)([a-z]+)\b/g,
    (whole, link: string, word: string) => {
      const verb = verbOfPast(word);
      return verb && verb.past !== verb.base ? link + verb.base : whole;
    },
  );

function openingVerb(word: string): Verb | undefined {
  return verbOfPast(word) ?? verbOfBase(word);
}
