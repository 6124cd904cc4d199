/** Questions for the deed behind a duty, a task given by others, or a role. */
import { NOUN_BASES, NOUN_GERUNDS } from '#worker/nlp/verb-data.ts';
import { verbOfBase, verbOfGerund } from '#worker/nlp/verbs.ts';
import { bare, deed, deeds, doing, hasNumber, VERB_FIRST } from './ask.ts';
import { namesThing } from './compound-gerunds.ts';
import { opensHeldDeed } from './held-deeds.ts';
import { matchLeadIn } from './lead-in.ts';
import type { LineContext, LineQuestion } from './model.ts';
import { tellQuestion } from './tell-question.ts';
import { tellsDeed } from './told-deed.ts';

/** 'Responsible for the stockroom', 'Duties: filing, post': named, not told. */
export function dutyQuestion(context: LineContext): LineQuestion | null {
  const { text } = context;
  const leadIn = matchLeadIn(text);
  const known = leadIn?.rest ?? LOOSE_DUTY.exec(text)?.[1];
  if (known === undefined) return null;
  const rest = bare(known);
  const first = /^[a-z]+/.exec(rest)?.[0] ?? '';
  const verb = leadIn?.toInfinitive ? verbOfBase(first) : verbOfGerund(first);
  const isDeed =
    verb !== undefined &&
    !NOUN_GERUNDS.has(first) &&
    (leadIn?.toInfinitive === true || !namesThing(first, rest.slice(first.length)));
  if (isDeed) return tellQuestion(context, /^[A-Za-z]+ /.test(rest) ? verb : undefined);
  if (
    verb ||
    namesActivity(rest) ||
    ALSO_DEED.test(rest) ||
    OF_DEED.test(rest) ||
    leadIn?.kind === 'duties' ||
    DUTIES.test(text) ||
    LISTED.test(rest)
  ) {
    return tellQuestion(context);
  }
  return deed(
    `This line names your responsibility, not ${deeds(context)}. What ${doing(context)} do? ${VERB_FIRST}`,
  );
}

/** 'Had ownership of', 'My main responsibility though was', 'Kitchen duties included', 'Full responsibility for' */
const LOOSE_DUTY =
  /^(?:(?:Had|Have|Took|Held|Given|With) (?:the |full |overall |sole |direct )*(?:ownership|responsibility|charge|oversight) (?:of|for)|(?:Was |Am |Being |Been )?(?:[Oo]verall |[Oo]ften left |[Pp]ut |[Ll]eft |[Oo]ften )*(?:in[- ]charge|responsible) (?:of|for)|I (?:was|am|have been) (?:[a-z]+ ){0,3}?(?:in charge|responsible|given the responsibility) (?:of|for)|(?:(?:My|Our|The)(?: [a-z-]+){0,3}? (?:responsibility|job|role|duty|task)|(?:My|Our|The|[A-Z][a-z-]+)(?: [a-z-]+){0,3}? (?:duties|responsibilities|tasks))\b(?: [a-z]+){0,4}? (?:including|included|such as|was|were|is|are|involved|consisted of)|(?:(?:The |My )?(?:[Jj]ob|[Rr]ole|[Pp]osition|[Ww]ork) requires?d?)|(?:[A-Z][A-Za-z&]* ){0,2}?[Rr]esponsibility for) (.+)$/;
/** 'FOH and monitor mixing at a venue' */
const namesActivity = (rest: string) =>
  / (?!running$)[a-z]{2,}ing$/.test(
    rest.split(/ (?:of|in|on|at|for|with|to|from|by|across)\b/)[0]!,
  );
const OF_DEED = /^(?:the )?(?:[a-z]+ )?[a-z-]+(?:ment|tion|sion|ance|ing|al)(?: and [a-z]+)? of\b/;
/** A heading of duties promises several. */
const DUTIES = /^[A-Z][a-z-]*(?: [a-z-]+){0,3}? (?:duties|tasks|responsibilities)\b/;
const ALSO_DEED =
  / and (?:[a-z]+ly )?(?!training\b|engineering\b|marketing\b)[a-z]{3,}ing (?!of\b|and\b|for\b|in\b)[a-z\dA-Z]/;
const LISTED = /, .* and |, .*,/;

/** 'Tasked to write tests', 'Was asked to cover the post room': others gave the work. */
export function givenQuestion(context: LineContext): LineQuestion | null {
  const match = GIVEN.exec(bare(context.text));
  if (!match || FITTED.test(match[0])) return null;
  if (match[1] === 'as') return deed(`What ${doing(context)} do in this role? ${VERB_FIRST}`);
  const word = /^[a-z]+/.exec(match[2]!)?.[0] ?? '';
  const verb = match[1] === 'to' ? verbOfBase(word) : verbOfGerund(word);
  if (verb?.lemma === 'be') return deed(`What ${doing(context)} do in this role? ${VERB_FIRST}`);
  // 'Assigned to support team', 'assigned to process improvement': where, not what.
  const isPlace =
    match[1] === 'to' &&
    NOUN_BASES.has(word) &&
    PLACED.test(match[0]) &&
    !/^[a-z]+ (?:the|an?|all|new|our) /.test(match[2]!);
  const isNamed =
    !isPlace && verb !== undefined && verb.lemma !== 'work' && /^[a-z]+ /.test(match[2]!);
  return isNamed || tellsDeed(match[2]!) || OF_DEED.test(match[2]!)
    ? tellQuestion(context, NOUN_GERUNDS.has(word) ? undefined : verb)
    : deed(
        `What ${doing(context)} do ${/^(?:to|on)$/.test(match[1]!) && (!verb || isPlace) ? 'there' : 'in this work'}? ${VERB_FIRST}`,
      );
}

/** 'Put in a new booking system', 'Put on plays': a deed in two words. */
const FITTED =
  /^Put (?:in|on) (?:\d|an? (?!team|project|course|rota|shift|plan|night)|[a-z]+s\b(?<!nights|days|earlies|lates))/;
const PLACED = /^(?:[Ww]as )?(?:[Aa]ssigned|[Aa]ppointed|[Ss]ent|[Mm]oved) to\b/;
const GIVEN =
  /^(?:(?:(?:I|He|She|They) )?(?:[Ww]as|[Ww]ere|[Ii]s|[Aa]re|[Gg]ot|[Bb]een|[Hh]as been|[Hh]ave been) (?:(?:also|often|regularly|sometimes|brought in|chosen) )*)?(?:[Tt]asked|[Aa]sked|[Hh]ired|[Aa]ssigned|[Aa]ppointed|[Cc]hosen|[Ss]elected|[Tt]rusted|[Ee]ntrusted|[Rr]equired|[Ee]xpected|[Cc]ommissioned|[Ee]mployed|[Ss]ent|[Aa]llowed|[Bb]rought in|[Tt]old|[Ss]upposed|[Nn]eeded|[Gg]iven the (?:chance|opportunity|task|job)|[Oo]pportunity|[Pp]ut) (to|with|as|on|of|in) (.+)$/;

/** 'Worked as a receptionist', 'Was the first contact for visitors', 'Acted as …': a role, no deed. */
export function roleQuestion(context: LineContext): LineQuestion | null {
  const match = ROLE.exec(bare(context.text));
  // 'Captain the second XI' of a role still held is a deed.
  if (!match || opensHeldDeed(context) || /^(?:part|if|well|needed|required)\b/.test(match[1]!))
    return null;
  const [, task = ''] = MY_JOB.exec(match[1]!) ?? [];
  const deedOfJob = verbOfBase(task);
  if (deedOfJob) return tellQuestion(context, deedOfJob);
  // 'Act as key person to six toddlers and write their checks': the role is the scope of the work.
  if (SCOPED.test(context.text) && hasNumber(match[1]!) && tellsLater(match[1]!, context.current)) {
    return null;
  }
  if (!tellsDeed(match[1]!)) {
    return deed(`What ${doing(context)} do in this role? ${VERB_FIRST}`);
  }
  const more = hasNumber(context.text) ? '' : ' Add how much or how often.';
  return deed(
    `The role stands before the work here. Write the line again, starting with ${deeds(context)}.${more}`,
  );
}

/** 'a coded welder and my job is to weld tanks' */
const MY_JOB = /(?:,| and) my (?:main )?(?:job|role|task|work|duty) (?:is|was) to ([a-z]+) /;
const SCOPED = /^(?:Acted|Act|Served|Serve) as\b/;
const tellsLater = (rest: string, current: boolean) =>
  tellsDeed(rest) ||
  (current &&
    verbOfBase(/ and ([a-z]+) (?:the|their|an?|all|\d+) /.exec(rest)?.[1] ?? '') !== undefined);

const ROLE =
  /^(?:I )?(?:(?:[Ww]orked|[Ww]ork|[Aa]cted|[Aa]ct|[Ss]erved|[Ss]erve|[Ww]orking|[Aa]cting|[Ss]erving) as|(?:[Ww]as|[Ww]ere|[Aa]m)(?: also| often)? (?=(?:an? |the (?!one\b)|our |key ?worker|link|relief|deputy|acting|head|captain|lead )(?!bit\b))|(?:Performed|Perform|Played|Play|Fulfilled|Took on|Carried out|Filled) the (?:role|duties|job|part) of|(?=(?:Single |Main |First |Key )?(?:[Pp]oint of contact|[Oo]wner of|[Mm]ember of|[Aa]dviser|[Aa]dvisor|[Rr]epresentative|[Tt]reasurer|[Ss]ecretary|[Cc]aptain) )) ?(?:(?:an?|the|our) )?(.+)$/;
