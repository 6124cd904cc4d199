/** Questions for the person's own part in work that others shared, or in a role that is only named. */
import { NOUN_BASES } from '#worker/nlp/verb-data.ts';
import {
  verbOfBase,
  verbOfGerund,
  verbOfParticiple,
  verbOfPast,
  type Verb,
} from '#worker/nlp/verbs.ts';
import { hasNumber } from './count-questions.ts';
import {
  bare,
  deed,
  doing,
  firstClause,
  inCapital,
  taskQuestion,
  VERB_FIRST,
} from './duty-questions.ts';
import type { LineContext, LineQuestion } from './model.ts';
import { LIVING } from './noun-phrase.ts';
import { topicOf } from './topic.ts';

/** 'Worked on X' tells no deed. */
export function workedOn(context: LineContext): LineQuestion | null {
  const match = /^(?:Worked|Work|Working|(?:I )?[Ww]as working) on (.+)$/.exec(bare(context.text));
  if (!match) return null;
  const topic = topicOf(match[1]!.replace(/ [a-z]+ing [a-z]+(?:,| and ).*$/, ''));
  if (topic?.kind === 'deeds') {
    const verb = verbOfGerund(/^[a-z]+/.exec(topic.words)![0])!;
    const task = taskQuestion(context, verb, match[1]!.replace(/^[a-z]+ /, ''));
    if (task) return task;
  }
  const did = doing(context);
  return deed(
    topic
      ? `What ${did} do yourself on ${topic.words}? ${VERB_FIRST}`
      : `What ${did} do yourself in this? ${VERB_FIRST}`,
  );
}

/** 'Worked as a receptionist', 'Was the first contact for visitors', 'Acted as …': a role, no deed. */
export function roleQuestion(context: LineContext): LineQuestion | null {
  const named =
    /^(?:Performed|Perform|Played|Play|Fulfilled|Took on|Carried out|Filled) the (?:role|duties|job|part) of ([a-z].*)$/.exec(
      bare(context.text),
    )?.[1];
  const title = named === undefined ? null : topicOf(named);
  if (title) return deed(`What ${doing(context)} do as ${title.words}? ${VERB_FIRST}`);
  const match =
    /^(?:I )?(?:(?:Worked|Work|Acted|Act|Served|Serve|Working|Acting|Serving) as (an? |the |our )?|(?:[Ww]as|[Ww]ere|am)(?: also)? (an? |the |our ))([a-z].*)$/.exec(
      bare(context.text),
    );
  const article = match?.[1] ?? match?.[2] ?? '';
  if (!match || TEAM.test(match[3]!) || /^(?:part|if|well|needed|required)\b/.test(match[3]!))
    return null;
  const role = match[3]!.replace(/(?:, | and )I\b.*$/, '');
  const topic = topicOf(article + role);
  if (!topic || topic.kind === 'deeds') return null;
  return deed(
    `What ${doing(context)} do as ${article === 'our ' ? 'the ' + role : topic.words}? ${VERB_FIRST}`,
  );
}

/** 'Had to deal with …', 'Had input into …', 'Was on the tills': between a role and a deed. */
export function loosePartQuestion(context: LineContext): LineQuestion | null {
  const text = bare(context.text);
  const had = /^(?:Had|Got) to (?:help (?:with|to|out)|([a-z]+)) (.+)$/.exec(text);
  const verb = had?.[1] === undefined ? undefined : verbOfBase(had[1]);
  const task = verb && had ? taskQuestion(context, verb, had[2]!) : null;
  if (task) return task;
  if (had && had[1] === undefined) return yourPart(context, had[2]!, 'helped');
  const input =
    /^Had (?:an? |some )?(?:input|involvement|hand|part|role|say) (?:in|into|to|on) (.+)$/.exec(
      text,
    );
  if (input) return yourPart(context, input[1]!, '');
  const place = /^(?:Was|Were) (?:also )?(on|in|at) ([a-z].*)$/.exec(text);
  const topic = place && topicOf(place[2]!.replace(/ (?:but|most of|some of|and) .*$/, ''));
  return topic && place && topic.kind !== 'deeds'
    ? deed(`What ${doing(context)} do ${place[1]} ${topic.words}? ${VERB_FIRST}`)
    : null;
}

const TEAM = /^(?:(?:key |valued |active |part )?(?:member|part) of|team (?:member|player)|team$)/;

/** 'Helped with X', 'Involved in X', 'Worked with X': whose deed it was stays open. */
export function helperQuestion(context: LineContext): LineQuestion | null {
  // 'by collecting data', ', taking the notes': it is told already.
  if (tellsHow(context.text)) return null;
  return partQuestion(context) ?? teamQuestion(context) ?? besideQuestion(context);
}

const tellsHow = (text: string) =>
  [
    ...text.matchAll(
      / by ([a-z]+ing)\b|, ([a-z]+ing) (?=(?:the|an?|all|their|them|any|[a-z]+s)\b)/g,
    ),
  ].some(([, by, beside]) => verbOfGerund(by ?? beside!) !== undefined);

function partQuestion(context: LineContext): LineQuestion | null {
  const match =
    /^(?:(?:Was|Were|Been) )?(?:(?:actively|also) )?(?:involved|Involved|part|Part|[Pp]articipated|[Pp]articipate|[Pp]articipating|[Tt]ook part|[Tt]ake part|[Ee]ngaged|Contributed|Contribute|Contributing) (?:in|of|with|to|towards) (.+)$/.exec(
      bare(context.text),
    );
  const support =
    /^(?:Provided|Provide|Gave|Give|Offered|Offer) (?:[a-z]+ ){0,2}(?:support|assistance|help) (?:to [a-z ]+? )?(?:in relation to|with regard to|in|with|on) (.+)$/.exec(
      bare(context.text),
    );
  const words = match?.[1] ?? support?.[1];
  return words === undefined ? null : yourPart(context, words, '');
}

function yourPart(context: LineContext, words: string, keep: string): LineQuestion {
  const topic = topicOf(words);
  const was = context.current ? 'is' : 'was';
  const credit = keep === '' ? VERB_FIRST : `Keep “${keep}” where others did it with you.`;
  if (!topic) return deed(`Which part of this ${was} yours? ${credit}`);
  if (topic.kind === 'list') return deed(`Which of these ${was} mostly yours? ${credit}`);
  if (topic.kind === 'people') {
    return deed(`What ${doing(context)} do yourself in ${topic.words}? ${credit}`);
  }
  return deed(
    topic.kind === 'deeds'
      ? `Which part of ${topic.words} ${was} yours? ${credit}`
      : `What ${was} your part in ${topic.words}? ${credit}`,
  );
}

function teamQuestion({ text, current }: LineContext): LineQuestion | null {
  const isTeam =
    /^(?:Worked|Work|Working) (?:as|in|on|with|within) (?:an? |the )?(?:part of |member of )?(?:an? |the |our )?(?:[a-z]+ )?(?:team\b|group\b)/.test(
      text,
    );
  if (/^Work(?:ed|ing)? with (?:the|our) (?:[a-z]+ )+team (?:to|on|for) /.test(text)) return null;
  const was = current ? 'is' : 'was';
  if (/^(?:(?:Was|Were|Am) )?(?:an? |[a-z]+ )?(?:[Mm]ember|[Pp]art) of/.test(text) || isTeam) {
    return deed(`Which part of the team’s work ${was} yours? ${VERB_FIRST}`);
  }
  return null;
}

function besideQuestion(context: LineContext): LineQuestion | null {
  const text = bare(context.text);
  const beside =
    /^(?:Worked|Work|Working|Collaborated|Collaborate|Collaborating|Partnered|Partner) (?:[a-z]+ly |together |alongside |one[ -]to[ -]one )?(?:with|alongside|beside) (.+?)(?: (?:to|in order to) ([a-z]+) (.+))?$/.exec(
      text,
    );
  if (beside) {
    const verb = beside[2] === undefined ? undefined : verbOfBase(beside[2]);
    if (verb) return purposeQuestion(context, verb, beside[3]!);
    const topic = topicOf(beside[1]!.replace(/ (?:on|in|to|for|with)\b.*$/, ''));
    return deed(`What ${doing(context)} do with ${topic?.words ?? 'them'}? ${VERB_FIRST}`);
  }
  const match =
    /^(?:(?:Was|Were) )?(Helped|Help|Helping|Assisted|Assist|Assisting|Supported|Support|Supporting) (?:out )?(.+)$/.exec(
      text,
    );
  return match && !hasNumber(text) ? helped(context, match[1]!, match[2]!) : null;
}

/** 'worked with parents to improve attendance' */
function purposeQuestion(context: LineContext, verb: Verb, rest: string): LineQuestion {
  const clause = firstClause(rest, context);
  const told = clause === null ? '' : `${verb.base} ${clause}`;
  return deed(
    told === ''
      ? `What ${doing(context)} do yourself in this? ${VERB_FIRST}`
      : `What ${doing(context)} do yourself to ${told}? ${VERB_FIRST}`,
  );
}

const KEPT: Record<string, string> = { help: 'helped', assist: 'assisted', support: 'supported' };

function helped(context: LineContext, word: string, rest: string): LineQuestion {
  const lemma = /^(?:help|assist|support)/.exec(word.toLowerCase())![0];
  const keep = context.current ? lemma : KEPT[lemma]!;
  const credit = `Keep “${keep}” where others did it with you.`;
  const work = /^(?:[A-Za-z'’ ]*? )??(with|to|in|on|by) (.+)$/.exec(rest);
  const direct = /^([a-z]+) (?=\S)/.exec(rest);
  const base = direct && (verbOfBase(direct[1]!) ?? null);
  const was = context.current ? 'is' : 'was';
  if (base && !/^(?:with|to|in|on|by)$/.test(direct[1]!) && lemma === 'help') {
    const clause = firstClause(rest.slice(direct[0].length), context);
    if (clause) return deed(`Which part of ${base.gerund} ${clause} ${was} yours? ${credit}`);
  }
  const [, link = '', after = ''] = work ?? [];
  const toVerb = link === 'to' ? verbOfBase(/^[a-z]+/.exec(after)?.[0] ?? '') : undefined;
  if (toVerb) {
    const clause = firstClause(after.replace(/^[a-z]+ ?/, ''), context);
    if (clause) return deed(`Which part of ${toVerb.gerund} ${clause} ${was} yours? ${credit}`);
  }
  if (link === 'in' || link === 'on') {
    const topic = topicOf(after);
    if (topic?.kind === 'deeds') return yourPart(context, after, keep);
    if (topic) return deed(`What ${doing(context)} do yourself ${link} ${topic.words}? ${credit}`);
  }
  const others = /^(?:(?:the|their|our|new|local|young) )*([a-z]+s) ([a-z]+) (?=\S)/.exec(rest);
  const isTold =
    others && (verbOfBase(others[2]!) ?? (lemma === 'help' && LIVING.test(others[1]!)));
  if (isTold && topicOf(rest)) {
    return deed(
      `What ${doing(context)} do to ${lemma} ${topicOf(rest)!.words.replace(/^the /, '')}? ${credit}`,
    );
  }
  const whom =
    link === 'with' &&
    !rest.startsWith('with ') &&
    LIVING.test(/^[a-z]+(?=$|,| and )/.exec(after)?.[0] ?? '');
  if (whom) {
    const people = topicOf(rest);
    if (people) return deed(`What ${doing(context)} do for ${people.words}? ${credit}`);
  }
  if (link === 'with' || (link === 'to' && !toVerb)) return yourPart(context, after, keep);
  const topic = topicOf(rest);
  return deed(
    topic && topic.kind !== 'deeds' && topic.kind !== 'list'
      ? `What ${doing(context)} do for ${topic.words}? ${credit}`
      : `Which part of this ${was} yours? ${credit}`,
  );
}

/** 'Reports were made': nobody did it. */
export function passiveQuestion({ text }: LineContext): LineQuestion | null {
  const match =
    /^([A-Z][a-z]+)(?: [a-z]+){0,4}? (?:was|were|is|are) (?:[a-z]+ly )?([a-z]+)\b(?! by (?!me\b))/.exec(
      text,
    );
  const first = match?.[1]!.toLowerCase() ?? '';
  if (/^(?:my|our)$/.test(first)) return null;
  // 'Ensured standards were met': somebody did it, and says so.
  if (verbOfPast(first) || (verbOfBase(first) && !NOUN_BASES.has(first))) return null;
  const verb = match ? verbOfParticiple(match[2]!) : undefined;
  return verb
    ? deed(
        verb.lemma === 'do'
          ? 'Did you do this yourself? If so, write the line again, starting with a verb.'
          : `Did you do this yourself? If so, write the line again, starting with “${inCapital(verb.past)}”.`,
      )
    : null;
}
