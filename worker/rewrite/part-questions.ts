/** Questions for the person's own part in work that others shared. */
import {
  bare,
  being,
  beingMany,
  deed,
  deeds,
  doing,
  hasNumber,
  hasResult,
  isNow,
  PERIOD,
  VERB_FIRST,
} from './ask.ts';
import { countQuestion } from './count-questions.ts';
import type { LineContext, LineQuestion } from './model.ts';
import { tellQuestion } from './tell-question.ts';
import { tellsDeed } from './told-deed.ts';

/** The question for the own share, or null where the line shares nothing or tells the deed itself. */
export function partQuestion(context: LineContext): LineQuestion | null {
  return (
    weQuestion(context) ??
    teamQuestion(context) ??
    takenPart(context) ??
    workedWith(context) ??
    helped(context)
  );
}

/** 'We', where it is the subject of a deed; not 'before we opened', 'when we were busy'. */
const WE =
  /^(?:We|Us|Our (?:team|group|department|squad|crew))\b|(?:[,;.]|(?:,| (?<!\b(?:that|which|who|when|if) [^,]*)) ?(?:and|but|so)) [Ww]e (?!were (?:busy|short|open|closed|full|quiet|slammed)\b)|^(?:[A-Z][a-z]+ [^,]*, )?[Aa]s a (?:team|group) we\b/;
/** 'Maria and I', 'my manager and I', 'by me and the lead': not 'made beds and I cleaned'. */
const SHARED_I =
  /\bI and (?:my|the|[A-Z])|\bby me and\b|^(?:The|My|Our) (?:[a-z]+ ){1,3}and (?:me|I)\b|^Me [a-z ]*?\band (?:me|I)\b|^Me and\b|(?:\b(?:my|our|his|her) [a-z]+|\b[A-Z][a-z]+(?<!^[A-Z][a-z]+)|\b(?:he|she|they|others)) and I\b/;

function weQuestion(context: LineContext): LineQuestion | null {
  const { text } = context;
  if (SHARED_I.test(text)) {
    return deed(
      `Others share this line with you. Which part of it ${doing(context)} do? ${VERB_FIRST}`,
    );
  }
  return WE.test(text)
    ? deed(`This line says “we”. Which part of it ${doing(context)} do yourself? ${VERB_FIRST}`)
    : null;
}

const TEAM =
  /^(?:(?:Was|Were|Am|Been|Acted as|Worked as|Work as) )?(?:also )?(?:an? |one of the |a key |an active |among )?(?:(?:key|active|valued|core) )?(?:[Mm]ember|[Pp]art|[Aa]mong) (?:of |the )?(?:(?:an?|the|our) )?(?:[a-z-]+ ){0,3}?(?:team|crew|squad|group|unit|committee|board|panel)\b|^(?:I )?(?:[Ww]as|[Ww]ere|[Aa]m) (?:in|on) (?:an?|the|our) (?:[a-z-]+ ){0,2}?(?:team|crew|squad|group)\b|^Work(?:ed|ing)? (?:as|in|on|within|with) (?:an? |the |our )?(?:part of |member of )?(?:an? |the |our )?(?:[a-z-]+ )?(?:team|crew|squad|group)\b/;

function teamQuestion(context: LineContext): LineQuestion | null {
  const { text } = context;
  if (/^Worked? with (?:the|our) (?:[A-Za-z]+ )+(?:team|group|crew) /.test(text)) return null;
  const match = TEAM.exec(text);
  if (!match || tellsDeed(text.slice(match[0].length))) return null;
  return /committee|board|panel/.test(match[0])
    ? deed(`What ${doing(context)} do there yourself? ${VERB_FIRST}`)
    : deed(`Which part of the team’s work ${being(context)} yours? ${VERB_FIRST}`);
}

/** 'Involved in', 'Participated in', 'Was instrumental in', 'Played a key role in' */
const TAKEN_PART =
  /^(?:I )?(?:(?:was|were|been|am|being) )?(?:(?:actively|also|often|closely|heavily|directly|always) )*(?:involved(?:, [^,]{3,40},)?|part|a part|an? (?:big|key|large|important|active) part|participated|participate|participating|participation|took part|take part|taking part|engaged|contributed|contribute|contributing|instrumental|collaborated|collaborate|collaborating|cooperated|lent a hand|played an? (?:[a-z]+ )?(?:role|part)|had (?:an? |some )?(?:big |large |small |good |real )?(?:input|involvement|hand|part|role|say)|provided? (?:[a-z]+ ){0,2}(?:support|assistance|help)|gave (?:[a-z]+ ){0,2}(?:support|assistance|help))(?: also)? (?:in|of|with|to|towards|into|on)\b/i;

/** 'Part of my role was mentoring': no share in what others did. */
const OWN_JOB =
  /^(?:A )?(?:[a-z]+ )?[Pp]art of (?:my|the|this) (?:role|job|work|position|duties|day) /;

function takenPart(context: LineContext): LineQuestion | null {
  const { text } = context;
  const opening = TAKEN_PART.exec(text)?.[0];
  if (opening === undefined || OWN_JOB.test(text)) return null;
  const rest = text.slice(opening.length);
  // Support for those the work is there for is the work itself.
  if (/support|assistance|help/i.test(opening) && SERVED.test(rest)) return null;
  if (tellsDeed(rest.replace(/^ [a-z]+ing\b/, ''))) return null;
  if (
    /^(?:contribut|collaborat|participat)/i.test(opening) &&
    (/\d/.test(rest) || hasResult(rest))
  ) {
    return null;
  }
  const withPeople = /^collaborat/i.test(opening.trim()) && opening.endsWith(' with');
  if (!withPeople && LIST.test(bare(rest)) && !/ (?:that|which|who) |\ba number of\b/.test(rest)) {
    return MEETINGS.test(rest) && !/^ (?!sprint\b)[a-z]+ing\b/.test(rest)
      ? deed(`What ${doing(context)} do in these? ${VERB_FIRST}`)
      : deed(`Which of these ${doing(context)} do yourself? ${VERB_FIRST}`);
  }
  return deed(`What ${being(context)} your own part in this? ${VERB_FIRST}`);
}

/** What one sits in with others. */
const MEETINGS =
  /\b(?:stand-?ups?|(?:sprint|iteration|shift) planning|retros?|retrospectives|meetings|huddles|handovers|ward rounds|conferences|workshops|drills)\b/i;

/** Three things or more, with nothing before them that they only belong to. */
const LIST =
  /^ (?![a-z -]+ (?:for|in|at|across|to|from|by) )[a-z -]+?(?:, [a-z -]+){1,}(?:,? (?:and|&) [a-z -]+)$/i;

const SERVED =
  /^ (?:lots of )?(?:(?!and\b|with\b|to\b|in\b|of\b|for\b|on\b|as\b|by\b|at(?!-)\b|team\b|crew\b|staff\b|board\b|committee\b|other\b|fellow\b|senior\b)[A-Za-z-]+ ){0,3}(?:public|newcomers|starters|refugees|veterans|seniors|applicants|claimants|tourists|travell?ers|paramedics|survivors|victims|offenders|prisoners|inmates|detainees|hires|recruits|trainees|apprentices|graduates|kids|teens|teenagers|youths|youngsters|elderly|toddlers?|brides|grooms|newlyweds|mums|mothers|fathers|jobseekers|householders|homeowners|borrowers|policyholders|campers|swimmers|athletes|diners|shoppers|adults|customers?|clients?|patients?|residents?|students?|pupils?|child|children|guests?|visitors?|users?|families|passengers?|people|members|patrons?|tenants|callers|learners|buyers|owners|couples)\b/;

const WORKED =
  /^(?:I )?(?:was )?(?:work|worked|working|collaborated|collaborating|collaborate|partnered|partner|liaised closely)(?: (?:[a-z-]+ly|together|alongside|hand in hand|one[ -](?:to|on)[ -]one|1[:-]1|1 to 1|hard))* (with|alongside|beside|on|towards)\b/i;

function workedWith(context: LineContext): LineQuestion | null {
  const { text } = context;
  const match = WORKED.exec(text);
  if (!match) return null;
  const rest = text.slice(match[0].length);
  // 'Partner with nine hospices to train sitters': with whom, and to what end.
  if (
    /^(?:I )?(?:partner|collaborat)/i.test(text) &&
    (JOINT_END.test(rest) || JOINT_WORK.test(rest)) &&
    (hasNumber(rest) || hasResult(rest))
  )
    return null;
  if (tellsDeed(rest.replace(/^ [a-z]+ing\b/, ''))) {
    return match[1] === 'on' && !hasNumber(rest) ? tellQuestion(context) : null;
  }
  if (match[1] === 'with' && SERVED.test(rest)) {
    return deed(
      `What ${doing(context)} do for them? Start with a verb, and keep who they ${beingMany(context)}.`,
    );
  }
  if (match[1] === 'on')
    return deed(`What ${doing(context)} do yourself in this work? ${VERB_FIRST}`);
  if (match[1] === 'with' && (!TOGETHER.test(rest) || NAMED_TOOLS.test(rest) || TOOLS.test(rest))) {
    const many = /[^s]s\b|,| and /.test(rest.split(/ (?:such|like|to|for|in|on)\b/)[0]!);
    return deed(
      `What ${doing(context)} do with ${many ? 'them? Name them in the line' : 'this? Name it in the line'}, and start with a verb.`,
    );
  }
  if (NAMES_TO.test(rest)) {
    return deed(`Write the line again, starting with ${deeds(context)} yourself.`);
  }
  return / to [a-z]/.test(rest)
    ? deed(`Which part of this ${doing(context)} do yourself? ${VERB_FIRST}`)
    : deed(`What ${being(context)} your own part in this work? ${VERB_FIRST}`);
}

/** 'Splunk and CrowdStrike to look at alerts': tools or firms, the name does not tell. */
const NAMES_TO =
  /^ [A-Z][\w+#.]*(?: [A-Z][\w+#.]*)*(?:,? (?:and|&) [A-Z][\w+#.]*(?: [A-Z][\w+#.]*)*)? to [a-z]/;

const JOINT_END = /^ [^,.;]+(?:, [^,.;]+)? to [a-z]+ (?:the |an? |all |our )?[a-z\d]/;

/** 'with charities on food drives that feed 600 families' */
const JOINT_WORK = /^ [^,.;]+ on [a-z][^,.;]*? (?:worth|that|which) /;

/** 'Python, SQL and Tableau': names in a row and nothing else. */
const NAMED_TOOLS =
  /^ [A-Z][\w+#.]*(?:, [A-Z][\w+#.]*)+(?:,? (?:and|&) [A-Z][\w+#.]*)?$|^ [A-Z][\w+#.]* (?:and|&) [A-Z][\w+#.]*$/;
const TOOLS =
  /^ (?:[a-z-]+ ){0,3}?(?:tools|software|systems|platforms|equipment|machines|machinery|programs|apps|technologies|languages|frameworks|databases|spreadsheets)\b/;
/** Somebody who can share work: people by what they are or do, groups, or a name. */
const TOGETHER =
  /^ (?:[a-z\d’'-]+ ){0,4}?(?:[A-Z][a-z]+|[A-Z]{2,3}\b|[a-z]{2,}(?:ers?|ors?|ists?|ants?|ees?|ians?|men|women)\b|people|parents?|pupils?|patients?|residents?|students?|children|guests?|staff|team|teams|crew|leadership|management|departments?|agenc(?:y|ies)|services|council|councils|groups?|community|communities|schools?|units?|compan(?:y|ies)|firms?|finance|sales|engineering|marketing|colleagues|police|others|nurses|doctors|families|friends|clients?|tech|the business)\b/;

const HELPED =
  /^(?:I )?(?:(?:was|were|been|have been) )?(?:(?:also|often|occasionally) )*(?:had to |got to )?(help|assist|support|aid)(?:ed|ing|s)?\b/i;
const KEPT: Record<string, string> = {
  help: 'helped',
  assist: 'assisted',
  support: 'supported',
  aid: 'aided',
};

function helped(context: LineContext): LineQuestion | null {
  const { text } = context;
  const match = HELPED.exec(text);
  // 'Assisted Dying Bill: drafted amendments'
  if (!match || /^(?:[A-Z][a-z]+ )+[A-Z][a-z]+: /.test(text)) return null;
  const rest = text.slice(match[0].length).replace(/^ out\b/, '');
  // Those whom the work is for share none of it.
  if (SERVED.test(rest)) return null;
  // 'Helped two analysts pass their exams': who, how many and to what end.
  if (/^ (?:\d+|two|three|four|five|six|eight|ten|twelve|over) (?![a-z]+ with )/.test(rest))
    return null;
  if (tellsDeed(rest) && (hasNumber(rest) || / by [a-z]+ing\b|, [a-z]+ing\b/.test(rest)))
    return null;
  // The number of those who were taught tells more than the share in it.
  const taught = /^ (?:to )?(?:train|teach|coach|mentor|supervise)\b/.test(rest);
  const count = taught ? countQuestion(context) : null;
  if (count?.kind === 'number') return count;
  if (/^ (?:wherever|whenever|where|when|as needed|if needed)\b/.test(rest)) {
    return deed(`What ${doing(context)} help with? Name the two or three jobs that came up most.`);
  }
  const lemma = match[1]!.toLowerCase();
  if (lemma === 'support' && /\d/.test(rest)) return null;
  if (hasNumber(rest) && (PERIOD.test(rest) || hasResult(rest))) return null;
  const keep = isNow(context)
    ? `Keep “${lemma}” where others do it with you.`
    : `Keep “${KEPT[lemma]!}” where others did it with you.`;
  const isOut = /^\S+ out (?:in|at|on)\b/.test(text);
  const place = (isOut || /^ (?:at |(?:in|on) (?:the|our|an?) )/.test(rest)) && !/,/.test(rest);
  return deed(
    place
      ? `What ${doing(context)} do there yourself? ${keep}`
      : `Which part of this ${doing(context)} do yourself? ${keep}`,
  );
}
