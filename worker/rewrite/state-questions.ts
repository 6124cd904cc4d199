/** Questions for lines that say what the person was, had or learned, and no deed. */
import {
  bare,
  beingMany,
  deed,
  deeds,
  doing,
  figure,
  hasNumber,
  isNow,
  VERB_FIRST,
} from './ask.ts';
import type { LineContext, LineQuestion } from './model.ts';
import { verbOfBase, verbOfGerund } from '#worker/nlp/verbs.ts';
import { tellQuestion } from './tell-question.ts';
import { tellsDeed } from './told-deed.ts';

/** 'Was praised', 'Had a 98% acceptance rate', 'Learned about', 'I am'; null for any other line. */
export function stateQuestion(context: LineContext): LineQuestion | null {
  const text = bare(context.text);
  if (
    /^(?:Received|Completed|Had|Got|Given) (?:[a-z]+ ){0,2}training (?:in|on|for|about)\b/.test(
      text,
    ) ||
    (LEARNED.test(text) && !TOLD_AFTER.test(text))
  ) {
    return deed(
      `How ${isNow(context) ? 'do' : 'did'} you use this in your work? Say ${deeds(context)}. ${VERB_FIRST}`,
    );
  }
  const chance = verbOfBase((CHANCE.exec(text) ?? FORMERLY.exec(text))?.[1] ?? '');
  if (chance) return tellQuestion(context, chance);
  const known = KNOWN.exec(text)?.[0];
  if (known !== undefined) {
    if (FOR_THEM.test(text.slice(known.length))) {
      return deed(
        `What ${doing(context)} do for them? Start with a verb, and keep who they ${beingMany(context)}.`,
      );
    }
    const how =
      /exp/i.test(known) && !/(?:of|with|using)$/.test(known)
        ? 'yourself in this work'
        : 'with this in your work';
    return deed(`What ${doing(context)} do ${how}? ${VERB_FIRST}`);
  }
  if (HONOUR.test(text) && !GRANTED.test(text)) {
    return / for (?!being\b|having\b)[a-z]+ing\b/.test(text)
      ? deed('Write the line again, starting with what you did; the praise comes after it.')
      : /^(?:Was|Were|Got)\b/.test(text)
        ? deed('What did you do to earn this? Write the line again, starting with it.')
        : figure('What did you do to earn this?');
  }
  if (/^Known (?:for|as) /.test(text))
    return deed(`Which piece of your work shows this? ${VERB_FIRST}`);
  if (NO_WORK.test(text)) return null;
  const opening = STATE.exec(text)?.[0];
  if (
    /^(?:Got|Have|Had) (?:my|an?|the) (?:[A-Za-z\d]+ ){0,3}?(?:licen[cs]e|level \d|certificate|qualification|degree|diploma|badge)\b/i.test(
      text,
    ) &&
    !/ and /.test(text)
  ) {
    return null;
  }
  return opening === undefined ? null : stateOf(context, opening, text.slice(opening.length));
}

/** What is said of the person's life or of the paper, not of the work. */
const NO_WORK =
  /\b(?:hereby|declare|certify that|to the best of my|redundant|redundancy|laid off|let go|dismissed|furloughed|unemployed|(?:maternity|paternity|parental|sick) leave|off sick|relocated|emigrated)\b/i;
const LEARNED =
  /^(?:I )?(?:[Bb]een |[Ww]as )?(?:[Ll]earn(?:ed|t|ing)?|[Ff]amiliar|[Tt]rained in)\b/;
/** 'Learnt Tetum and ran clinics in it' */
const TOLD_AFTER = / and [a-z]+(?: [a-z\d]+)+ (?:in|with|on) (?:it|them)\b/;
/** 'Awarded two scholarships a year from a fund': who grants has earned nothing. */
const GRANTED =
  /^Awarded (?:(?:over |about )?[£$€]?\d[\d,.]*[mk]?|two|three|four|five|six|seven|eight|nine|ten|twelve) (?:.*\b(?:a|each|every|per) (?:year|term|month)\b|[^,]* to [a-z\d]+ )/;
const KNOWN =
  /^(?:(?:Got|Gained|Gaining|Acquired|Obtained|Have|Had|Good|Excellent|Great|In-depth|Thorough|Sound|Advanced|Some|Strong|Extensive|Hands[- ]on|Working|Solid|Basic|Plenty of|I have|Have|an?|good|strong|solid|basic|better|deep|valuable|invaluable|practical|useful|hands[- ]on|first[- ]hand|in-depth|thorough|sound|extensive|wide|broad|great|excellent|much|more|some|working|work|professional|relevant) )*(?:[Ee]xperience|[Ee]xposure|[Kk]nowledge|[Uu]nderstanding|[Ff]amiliarity) (?:of|in|with|using|to)\b|^(?:Was |Were |Been )?[Ee]xposed to\b/;
const CHANCE =
  /^(?:I )?(?:[Aa]lso )?(?:(?:[Hh]ave )?[Hh]ad|[Gg]ot|(?:[Ww]as )?[Gg]iven) (?:the|a) (?:chance|opportunity) to ([a-z]+) /;
const FORMERLY = /^(?:I )?[Uu]sed to ([a-z]+) /;
const FOR_THEM =
  /^ (?:[a-z]+ ){0,2}?(?:children|people|clients|customers|patients|residents|students|pupils|families|animals)\b/;
const HONOUR =
  /^(?:(?:Was|Were|Been|Got) (?:[a-z]+ly |often |always |twice )?)?(?:[Pp]raised|[Aa]warded|[Rr]ecogni[sz]ed(?! and [a-z]+ed\b)|[Cc]ommended|[Tt]hanked|[Nn]ominated|[Vv]oted|[Nn]amed|[Cc]omplimented|[Rr]ewarded|[Hh]ono(?:u)?red|[Ss]hortlisted|[Mm]ade (?=[A-Z][a-z]+ of the)) ?|^(?:Was |Got )?[Pp]romoted (?:to|from|within|after|twice|early)\b|^(?:Was|Were|Got) (?:the winner|winner|an award|a prize|given (?:the |an? )?(?:award|prize|title|[A-Z][a-z]+ (?:of the|Award|Prize)))|^Got (?:a lot of |lots of |many |good |great |positive )*(?:reviews|feedback|compliments|tips|praise)\b|^Was (?:the |a )?(?:top|best|leading|number one|highest|(?:[a-z]+ )?of the (?:month|year)|(?:employee|student|apprentice|colleague|salesperson|player|cook|chef|driver|agent) of the)\b|^Received (?!feedback\b)(?:[a-z-]+ ){0,4}(?:compliments?|praise|thanks|feedback|commendations?|awards?|recognition|bonus(?:es)?|prizes?)\b/;
const STATE =
  /^(?:I (?:was|were|am|have been|had been|had|have|did|do|used to|like|love|enjoy|always)|I|Was|Were|Been|Being|Got|Had|Have|Am)(?: also| often| then| mainly)?(?= )/;

function stateOf(context: LineContext, opening: string, rest: string): LineQuestion | null {
  const gerund = /^ ([a-z]+ing) [A-Za-z]/.exec(rest)?.[1];
  const verb = gerund === undefined ? undefined : verbOfGerund(gerund);
  if (verb?.lemma === 'learn') return null;
  if (verb && /^(?:I )?(?:was|were|am|have been|had been|been)\b/i.test(opening)) {
    return tellQuestion(context, verb);
  }
  if (
    /^(?:I )?(?:had|have|got)\b/i.test(opening) &&
    /^ (?:an? )?(?:[a-z]+ )*[\d.]+ ?%/.test(rest)
  ) {
    return figure('What did you do to reach this?');
  }
  if (/^Got [a-z]+s? (?:there|out|done|in|to)\b/.test(context.text)) {
    return figure('How much of this did you do, or how often?');
  }
  const duty = verbOfBase(/^ responsible to ([a-z]+) /.exec(rest)?.[1] ?? '');
  if (duty) return tellQuestion(context, duty);
  if (/^ able to [a-z]/.test(rest)) return rewrite(context, `${opening} able to`);
  const had = /^(?:I )?(?:had|got|have)$/i.test(opening)
    ? /^ to ([a-z]+) /.exec(rest)?.[1]
    : undefined;
  const task = had === undefined ? undefined : verbOfBase(had);
  if (task) return tellQuestion(context, task);
  if (/^ (?:[a-z]+ )?at (?:college|university|school|uni)\b/.test(rest)) return null;
  if (/^ (?:on|in|at) (?:the |a )?(?:call|rota|duty|standby)\b/.test(rest)) {
    return tellsDeed(rest)
      ? rewrite(context, opening)
      : deed(`What did you do when on duty? ${VERB_FIRST}`);
  }
  if (
    /^ (?:[a-z]+ ){0,2}?(?:on|at|in|out|to|called|sent) (?!time\b|by\b)/.test(rest) &&
    !tellsDeed(rest)
  ) {
    return deed(`What ${doing(context)} do there? ${VERB_FIRST}`);
  }
  if (
    /^ (?:also |very |always )*(?:polite|friendly|honest|kind|calm|flexible|reliable|known|good|great|confident|fluent|able|happy|comfortable|treat|respect|believe|love|enjoy|like|prefer|go the extra)\b/.test(
      rest,
    ) ||
    /\b(?:like|love|enjoy|always)$/.test(opening) ||
    (opening === 'Being' && !tellsDeed(rest) && !/^ (?:the|an? [a-z]+er)\b/.test(rest))
  ) {
    return deed(`Which piece of your work shows this? ${VERB_FIRST}`);
  }
  return rewrite(context, opening);
}

/** 'Had two apprentices under me and signed off their logbooks' */
function rewrite(context: LineContext, opening: string): LineQuestion {
  const came = isNow(context) ? 'comes' : 'came';
  const more = hasNumber(context.text) ? '' : ` Add how much, how often or what ${came} of it.`;
  return deed(
    `Write the line again without “${opening}”, starting with a verb for ${deeds(context)}.${more}`,
  );
}
