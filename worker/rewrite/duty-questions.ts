/** Questions for the deed behind a duty, a task or an activity. */
import { HARD_OUTCOMES, NOUN_GERUNDS, SOFT_OUTCOMES } from '#worker/nlp/verb-data.ts';
import {
  verbOfBase,
  verbOfDeedNoun,
  verbOfGerund,
  verbOfPast,
  type Verb,
} from '#worker/nlp/verbs.ts';
import { hasNumber } from './count-questions.ts';
import { readDeedPair } from './deed-pair.ts';
import { matchLeadIn } from './lead-in.ts';
import type { LineContext, LineQuestion } from './model.ts';
import { topicOf, type Topic } from './topic.ts';

/** A question whose answer is the whole line anew. */
export const deed = (prompt: string): LineQuestion => ({
  prompt,
  kind: 'text',
  template: '{answer}',
  purpose: 'deed',
});

export const VERB_FIRST = 'Start with a verb.';
export const bare = (text: string) => text.replace(/[.;]\s*$/, '');
export const inCapital = (word: string) => word[0]!.toUpperCase() + word.slice(1);
/** The words before 'do' in a question. */
export const doing = ({ current }: LineContext) => (current ? 'do you' : 'did you');

/** 'Responsible for the stockroom', 'Duties: filing, post': named, not told. */
export function dutyQuestion(context: LineContext): LineQuestion | null {
  const leadIn = matchLeadIn(context.text);
  if (!leadIn) return null;
  const rest = bare(leadIn.rest);
  const first = /^[a-z]+/.exec(rest)?.[0] ?? '';
  const verb = leadIn.toInfinitive ? verbOfBase(first) : verbOfGerund(first);
  // 'marketing materials' is a thing, 'marketing the club' a deed.
  const isThing =
    !leadIn.toInfinitive &&
    NOUN_GERUNDS.has(first) &&
    !/^[a-z]+ \d/.test(rest) &&
    !/ (?:the|an?|all|new|up|out|in) /.test(rest);
  if (verb && !isThing) {
    return taskQuestion(context, verb, rest.slice(first.length).trim()) ?? mostOf(context);
  }
  if (rest.split(/, | and /).length > 2) return mostOf(context);
  const topic = /^(?:the )?following\b/i.test(rest) ? null : topicOf(rest);
  if (!topic) return deed(`What ${doing(context)} do in this? ${VERB_FIRST}`);
  const isList = topic.kind === 'list' || (topic.kind === 'deeds' && /,| and /.test(topic.words));
  if (isList) return mostOf(context);
  return deed(`What ${doing(context)} do ${TOWARDS[topic.kind]} ${topic.words}? ${VERB_FIRST}`);
}

const TOWARDS: Record<Topic['kind'], string> = {
  thing: 'to look after',
  people: 'for',
  aim: 'for',
  activity: 'yourself in',
  deeds: 'yourself in',
  list: 'in',
};

/** A list of duties is asked for the one that counts. */
export const mostOf = ({ current }: LineContext) =>
  deed(
    current
      ? 'Which of these takes most of your time? Say what you do, starting with a verb.'
      : 'Which of these took most of your time? Say what you did, starting with a verb.',
  );

/** A task told as one: its outcome, or how much and how often, is what the line lacks. */
export function taskQuestion(context: LineContext, verb: Verb, rest: string): LineQuestion | null {
  const pair = /^and ([a-z]+) (?=[a-z])/.exec(rest);
  const second = pair && (verbOfGerund(pair[1]!) ?? verbOfBase(pair[1]!));
  if (pair && second) {
    const both = { ...verb, base: `${verb.base} and ${second.base}` };
    return taskQuestion(context, both, rest.slice(pair[0].length));
  }
  const did = doing(context);
  const sure = verb.lemma === 'make' && /^sure (?:that )?(.+)$/.exec(rest)?.[1];
  if (sure) return deed(`What ${did} do to make sure ${sure}? ${VERB_FIRST}`);
  const clause = firstClause(rest, context);
  const form = inCapital(context.current ? verb.base.split(' ')[0]! : verb.past);
  const start = verb.lemma === 'do' ? VERB_FIRST : `Start with “${form}”.`;
  if (clause === null) return null;
  const told = `${verb.base}${clause === '' ? '' : ` ${clause}`}`;
  const vague = /^(?:things|stuff)\b/.exec(clause)?.[0];
  if (vague !== undefined)
    return deed(`What ${did} ${verb.base}${clause.slice(vague.length)}? ${start}`);
  const isOutcome = HARD_OUTCOMES.has(verb.lemma) || SOFT_OUTCOMES.has(verb.lemma);
  if ((isOutcome || verb.lemma === 'maintain') && !verb.base.includes(' and ')) {
    return deed(`What ${did} do to ${told}, and what came of it? ${VERB_FIRST}`);
  }
  return deed(
    hasNumber(rest)
      ? `What ${context.current ? 'comes' : 'came'} of it when you ${context.current ? verb.base : verb.past} ${clause}? ${start}`
      : `How much or how often ${did} ${told}? ${start}`,
  );
}

/** The object of a deed up to the next one; null where it cannot follow 'did you'. */
export function firstClause(rest: string, { dialect }: LineContext): string | null {
  const plain = rest.replace(/^of (?=[a-z])/, '');
  if (/^(?:,|and\b)/.test(plain)) return null;
  const later = /(?:,| and|,? as well as) (?:also )?(?:to )?([a-z]+)\b/g;
  let end = plain.length;
  for (const match of plain.matchAll(later)) {
    const word = match[1]!;
    const isNamed =
      verbOfDeedNoun(word, dialect) && plain.slice(match.index).startsWith(`${match[0]} of `);
    if (isNamed || verbOfGerund(word) || verbOfPast(word) || verbOfBase(word)) {
      end = match.index;
      break;
    }
  }
  const clause = plain.slice(0, end);
  const topic = clause === '' ? null : topicOf(clause);
  if (clause !== '' && topic === null) return null;
  // The words as written: an article would change what the user did.
  const words =
    topic?.words.replace(/^the (?=.)/, (the) => (/^the /i.test(clause) ? the : '')) ?? '';
  return /\b(?:was|were|is|are)\b/.test(words) ? null : words;
}

/** 'Preparation of bills', 'Installation and servicing of boilers': a deed named by a noun. */
export function nounQuestion(context: LineContext): LineQuestion | null {
  const text = bare(context.text);
  const words = text[0]!.toLowerCase() + text.slice(1);
  const pair = readDeedPair(words, context.dialect);
  if (pair) {
    const [first, second] = pair.verbs;
    const both = { ...first, base: `${first.base} and ${second.base}` };
    return taskQuestion(context, both, pair.object);
  }
  const match = /^(?:the )?([a-z-]+)(?: and [a-z]+)? of (?=\S)/.exec(words);
  const verb = match && verbOfDeedNoun(match[1]!, context.dialect);
  if (verb) return taskQuestion(context, verb, words.slice(match[0].length));
  if (
    /^[A-Z][a-z' -]* (?:duties|responsibilities|tasks) (?:including|such as|like|were|was|are)\b/.test(
      text,
    )
  )
    return mostOf(context);
  const known = /^Experience (?:of|in|with) (.+)$/.exec(text)?.[1];
  const topic = known === undefined ? null : topicOf(known);
  if (!topic) return null;
  const these = /,| and /.test(topic.words) ? 'these' : topic.words;
  return deed(`What have you done with ${these}? ${VERB_FIRST}`);
}

/** 'Carrying tiles up to the roofers': an activity whose deeds no rule could read. */
export function activityQuestion(context: LineContext): LineQuestion | null {
  const { text } = context;
  const [opening = '', first = '', next = ''] =
    /^(?:I (?:was|am|have been|had been) |Was |Were )?(?:also )?([A-Za-z-]+ing) ([a-z]+|[A-Z]{2,})\b/.exec(
      text,
    ) ?? [];
  const verb = verbOfGerund(first.toLowerCase());
  if (!verb || text.split(' ').length < 4) return null;
  const spoken = /^(?:I|Was|Were) /.test(opening);
  if (!spoken && hasNumber(text)) return null;
  if (
    !spoken &&
    NOUN_GERUNDS.has(first.toLowerCase()) &&
    !/^(?:of|the|an?|all|new|up|out)$/.test(next)
  )
    return null;
  if (/^(?:help|assist|support|work)$/.test(verb.lemma)) return null;
  if (/^(?:learn|gain)$/.test(verb.lemma)) return null;
  const rest = bare(text).slice(opening.length - next.length);
  const task = taskQuestion(context, verb, rest);
  return task ?? deed(`How much or how often? Say it as what you did. ${VERB_FIRST}`);
}

/** 'Tasked to write tests': others gave the work, the deed is still to be told. */
export function givenQuestion(context: LineContext): LineQuestion | null {
  const match =
    /^(?:Tasked|Asked|Hired|Assigned|Appointed|Chosen|Selected|Trusted|Entrusted|Required|Expected|Commissioned) (to|with|as) (.+)$/.exec(
      bare(context.text),
    );
  if (!match) return null;
  const word = /^[a-z]+/.exec(match[2]!)?.[0] ?? '';
  const verb = match[1] === 'to' ? verbOfBase(word) : verbOfGerund(word);
  const task = verb && taskQuestion(context, verb, match[2]!.slice(word.length).trim());
  if (task) return task;
  const topic = match[1] === 'as' ? topicOf(match[2]!) : null;
  return deed(
    `What ${doing(context)} do ${topic ? `as ${topic.words}` : 'in this'}? ${VERB_FIRST}`,
  );
}
