/** Questions for facts that only the person has: never leading, one line each. */
import { HARD_OUTCOMES, NOUN_BASES, NOUN_GERUNDS } from '#worker/nlp/verb-data.ts';
import {
  verbOfBase,
  verbOfGerund,
  verbOfParticiple,
  verbOfPast,
  type Verb,
} from '#worker/nlp/verbs.ts';
import { countQuestion, hasNumber } from './count-questions.ts';
import { CHANGE_VERBS, ROUTINE_VERBS } from '#worker/nlp/countables.ts';
import { matchLeadIn } from './lead-in.ts';
import type { LineContext, LineQuestion } from './model.ts';
import { QUALITIES } from './residue.ts';
import { formFault, UNSURE_FAULTS } from './soundness.ts';

/** The question that would help this line most, or null. */
export function questionFor(context: LineContext): LineQuestion | null {
  const { text } = context;
  if (/\b(?:[Ww]e|us)\b|\b[Oo]ur (?:team|group|department)\b/.test(text) || SHARED_I.test(text)) {
    const who = /\b(?:we|us|our)\b/i.exec(text)?.[0].toLowerCase() ?? 'I';
    return deed(
      who === 'I'
        ? 'Others share this line with you. Which part of it did you do? Start with a verb.'
        : `This line says “${who}”. Which part of it did you do? Start with a verb.`,
    );
  }
  const leadIn = matchLeadIn(text);
  if (leadIn) {
    return dutyQuestion(bare(leadIn.rest), leadIn.toInfinitive);
  }
  if (/^I (?:was|do|did|had) /.test(text)) {
    return deed(`“${bare(text)}”: what did you do? Start with a verb.`);
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
    vagueQuestion(text) ??
    workedOn(context) ??
    countQuestion(context) ??
    helperQuestion(context) ??
    honourQuestion(text) ??
    passiveQuestion(text) ??
    tellMore(context)
  );
}

/** 'Maria and I', 'my manager and I': not 'made beds and I cleaned'. */
const SHARED_I =
  /\bI and (?:my|the|[A-Z])|(?:\b(?:my|the|our|his|her) [a-z]+|\b[A-Z][a-z]+(?<!^[A-Z][a-z]+)|\b(?:he|she|they|others)) and I\b/;

/** For things in a row of which no deed is told. */
export const bareListQuestion = () => deed('What did you do with these? Start with a verb.');

const bare = (text: string) => text.replace(/[.;]\s*$/, '');

const deed = (prompt: string): LineQuestion => ({
  prompt,
  kind: 'text',
  template: '{answer}',
  purpose: 'deed',
});

function dutyQuestion(rest: string, toInfinitive: boolean): LineQuestion {
  const gerund = /^([a-z]+ing)\b/.exec(rest)?.[1];
  const verb = gerund === undefined ? undefined : verbOfGerund(gerund);
  const short = shortened(rest);
  if (verb && HARD_OUTCOMES.has(verb.lemma)) {
    return deed(`You were responsible for “${short}”. What did you do, and what came of it?`);
  }
  return deed(
    toInfinitive
      ? `Your duty was to “${short}”. What did you do? Start with a verb.`
      : `You were responsible for “${short}”. What did you do? Start with a verb.`,
  );
}

const shortened = (text: string) =>
  text.length > 90 ? `${text.slice(0, 87).replace(/\s+\S*$/, '')} …` : text;

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
  const form = context.current ? 'a plain verb' : 'a verb in the past';
  return deed(`The parts of this line do not match. Write it again, each part with ${form}.`);
}

/** 'Creating and maintain pages for clients': an activity whose deeds no rule could read. */
function activityQuestion({ text, current }: LineContext): LineQuestion | null {
  const [, first = '', next = ''] = /^([A-Z][a-z-]+ing) ([a-z]+)\b/.exec(text) ?? [];
  const verb = verbOfGerund(first.toLowerCase());
  if (!verb || text.split(' ').length < 5 || hasNumber(text)) return null;
  if (NOUN_GERUNDS.has(first.toLowerCase()) && !/^(?:of|the|an?|all|new|up|out)$/.test(next))
    return null;
  return deed(
    current
      ? 'This line names an activity. What do you do? Start with a verb.'
      : 'This line names an activity. What did you do? Start with a verb.',
  );
}

const VAGUE =
  /\b((?:any |all )?(?:various|different|many|other|multiple|several|a variety of|some|random|general|daily|day-to-day) (?:other |different |kinds of |types of |administrative |office |clerical |small )?(tasks|things|duties|projects|jobs|activities|subjects|topics|areas|responsibilities|operations|functions|roles|initiatives|needs|issues))\b/i;

/** 'with various tasks': the answer names them in that very place. */
function vagueQuestion(text: string): LineQuestion | null {
  const match = VAGUE.exec(text) ?? /\b((things|stuff))\b/.exec(text);
  if (!match || hasNumber(text)) return null;
  const template = `${text.slice(0, match.index)}{answer}${text.slice(match.index + match[1]!.length)}`;
  return {
    prompt: `Which ${match[2] === 'stuff' ? 'things' : match[2]!}? Name the two or three that mattered most.`,
    kind: 'text',
    template,
    purpose: 'deed',
  };
}

/** 'Worked on X' tells no deed. */
function workedOn({ text, current }: LineContext): LineQuestion | null {
  const match = /^(?:Worked|Work|Working) on (.+)$/.exec(bare(text));
  if (!match) return null;
  const did = current ? 'do you do' : 'did you do';
  return deed(`What ${did} yourself on “${shortened(match[1]!)}”? Start with a verb.`);
}

/** 'Was praised by …', 'Learned about …': the deed behind it is missing. */
function honourQuestion(text: string): LineQuestion | null {
  if (/^(?:Was|Were|Been|Got) /.test(text)) {
    return deed('Which piece of your work was behind this? Start with a verb.');
  }
  return /^(?:Learned|Gained|Exposed|Familiar|Had(?! to)) /.test(text)
    ? deed('What have you done with it since? Start with a verb.')
    : null;
}

function helperQuestion({ text, current }: LineContext): LineQuestion | null {
  const done = current ? 'do you do' : 'did you do';
  if (
    /^(?:(?:Was|Were|Been) )?(?:involved|Involved|part|Part|Participated|Took part) (?:in|of|with)\b/.test(
      text,
    )
  ) {
    return deed(`What ${done} yourself in this? Start with a verb.`);
  }
  if (/^(?:Worked|Work) (?:as|in|on|with) (?:a |the )?(?:part of )?(?:a |the )?team\b/.test(text)) {
    return deed('Which part of the team’s work was yours? Start with a verb.');
  }
  if (
    /^(?:Worked|Work|Collaborated|Collaborate|Partnered|Partner) (?:[a-z]+ly |together |alongside )?with\b/.test(
      text,
    ) &&
    !/ to [a-z]/.test(text)
  ) {
    return deed(`What ${done} with them? Start with a verb.`);
  }
  const match =
    /^(Helped|Help|Assisted|Assist|Supported|Support|Contributed|Contribute) (.+)$/.exec(
      bare(text),
    );
  if (!match || hasNumber(text)) return null;
  const word = match[1]!.toLowerCase();
  return deed(`What ${done} yourself here? Keep “${word}” where others did it with you.`);
}

/** 'Reports were made': nobody did it. */
function passiveQuestion(text: string): LineQuestion | null {
  const match = /^([A-Z][a-z]+)(?: [a-z]+){0,4} (?:was|were|is|are) ([a-z]+)\b/.exec(text);
  const first = match?.[1]!.toLowerCase() ?? '';
  // 'Ensured standards were met': somebody did it, and says so.
  if (verbOfPast(first) || (verbOfBase(first) && !NOUN_BASES.has(first))) return null;
  return match && verbOfParticiple(match[2]!)
    ? deed('Was this your work? If so, say it again, starting with the verb.')
    : null;
}

/** Where no single thing stands to be counted: what came of it, or how often it was done. */
function tellMore({ text, current }: LineContext): LineQuestion | null {
  const word = /^([A-Z][a-z]+(?:-[a-z]+)?) /.exec(text)?.[1]?.toLowerCase() ?? '';
  const verb = openingVerb(word);
  if (hasNumber(text) || !verb || text.length > 160) return null;
  if (!verbOfPast(word) && NOUN_BASES.has(word)) return null;
  const rest = shortened(bare(text).slice(word.length));
  const asks = (prompt: string): LineQuestion => ({
    prompt: `${prompt} Write the line again with your answer.`,
    kind: 'text',
    template: '{answer}',
    purpose: 'figure',
  });
  if (GIVEN.test(text)) return deed(`You were ${word}${rest}. What did you do? Start with a verb.`);
  if (CHANGE_VERBS.has(verb.lemma)) return asks(`What changed because you ${word}${rest}?`);
  const did = current ? 'do you' : 'did you';
  if (CONTACT.test(verb.lemma)) return asks(`With how many, and what came of it?`);
  if (verb.lemma === 'work' || MIXED.test(rest)) return asks('What came of this work?');
  if (UPHELD.test(verb.lemma)) return asks('What shows it: a check passed, a rating or a record?');
  return ROUTINE_VERBS.has(verb.lemma)
    ? asks(`How often ${did} ${inBase(verb.base + rest)}, or for how many?`)
    : asks(`You ${word}${rest}: what came of it?`);
}

/** 'Tasked to write tests': others gave the work, the deed is still to be told. */
const GIVEN =
  /^(?:tasked|asked|hired|assigned|appointed|chosen|selected|trusted|entrusted|required|expected|commissioned) (?:to|with|as)\b/i;

/** A later activity would not follow 'did you'. */
const MIXED = /(?:,| and) (?:was |were )?[a-z]{2,}ing\b/;
const CONTACT =
  /^(?:communicate|liaise|interact|negotiate|network|consult|correspond|cooperate|meet|coordinate|deal|engage)$/;
const UPHELD = /^(?:keep|maintain|ensure|enforce|adhere|comply|safeguard)$/;

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
