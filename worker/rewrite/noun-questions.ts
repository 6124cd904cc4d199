/** Questions for work that is only named: 'Preparation of bills', 'Snack time, nap time and outdoor play'. */
import { isOtherPlural } from '#worker/nlp/countables.ts';
import { NOUN_BASES } from '#worker/nlp/verb-data.ts';
import { isPastOnly, verbOfBase, verbOfGerund, verbOfPast } from '#worker/nlp/verbs.ts';
import { bare, deed, doing, VERB_FIRST } from './ask.ts';
import { opensHeldDeed } from './held-deeds.ts';
import type { LineContext, LineQuestion } from './model.ts';
import { tellQuestion } from './tell-question.ts';

/** 'Preparation of bills', 'Personal care and hoisting', 'Brakes, suspension and diagnostics': work by its name. */
export function nounQuestion(context: LineContext): LineQuestion | null {
  const { text } = context;
  // 'Feed back to staff': a deed in two words.
  if (/^Feed back\b/.test(context.written ?? text)) return null;
  if (NAMED_WORK_AT_END.test(text)) return tellQuestion(context);
  if (isNameOrList(text) || opensHeldDeed(context) || RARE_PAST.test(text)) return null;
  if (
    / (?:is|are|was|were) my (?:main |sole |own )?(?:responsibility|job|duty|role|task)\b/.test(
      text,
    )
  ) {
    return tellQuestion(context);
  }
  if (/^On[- ]call\b/.test(text))
    return deed(`What ${doing(context)} do when on call? ${VERB_FIRST}`);
  if (
    / (?:was|were|is|are|(?:came|fell|rose|stayed) (?:within|by|to|from|under|below|above|in)) /.test(
      text,
    )
  )
    return null;
  const words = text.split(/[ ,]+/);
  const [first = '', second = ''] = words.map((word) => word.toLowerCase());
  if (isPastOnly(verbOfPast(second)) && !first.endsWith('s') && !NAMES.test(text)) return null;
  // 'E-file motions', 'Color-grade spots': a deed with its manner before it.
  const hyphened = /^[a-z]+-([a-z]+)$/.exec(first)?.[1];
  if (hyphened !== undefined && (verbOfBase(hyphened) || verbOfPast(hyphened))) return null;
  if (isActivityList(text)) return tellQuestion(context);
  const isOf =
    second === 'of' &&
    (WORK_BY_ITS_END.test(first) ||
      (!OF_A_NAME.test(text) &&
        !verbOfPast(first) &&
        !isPerson(first) &&
        !NO_NAME_OF_WORK.test(first)));
  if (isOf || namesPair(text) || WITH_OTHERS.test(text)) return tellQuestion(context);
  const isVerb = verbOfPast(first) ?? (NOUN_BASES.has(first) ? undefined : verbOfBase(first));
  if (isVerb && !NAMES.test(text)) return null;
  if (/[a-z](?:ed|ly)$/.test(first) && first !== 'friendly' && !NAMES.test(text)) return null;
  if (NAMES.test(text)) return tellQuestion(context);
  if (WORK_AT_END.test(text)) return tellQuestion(context);
  // 'Stock shelves' of a role still held is a deed, 'Stock taking' none.
  if (verbOfBase(first) && (context.current || !WORK.test(second))) return null;
  if (AGENT.test(text) || ON_A_JOB.test(text))
    return deed(`What ${doing(context)} do in this role? ${VERB_FIRST}`);
  return namesWork(text) || isVerbless(text) ? tellQuestion(context) : null;
}

/** 'Rent arrears work, including …', 'Cash handling, card sales and refunds', 'Cisco, Juniper and BGP troubleshooting': no deed. */
const WORK_AT_END =
  /^[A-Za-z][a-z]+ [a-z]+ (?:work|duties|duty|admin|paperwork)(?=$|[,.]| (?:including|for|on|with)\b)|^[A-Za-z][a-z]+ (?:handling|keeping|taking|packing|counting|cleaning|sorting|testing|planning|processing), [A-Za-z]/;

/** 'Juniper, Palo Alto and BGP troubleshooting in two offices' */
const NAMED_WORK_AT_END =
  /^[A-Z]\w*(?: [A-Z]\w*)?(?:, [A-Z]\w*(?: [A-Z]\w*)?)* and [A-Z]\w* (?:troubleshooting|programming|support|administration|maintenance|testing|configuration|installation|repairs?|servicing)(?= (?:on|in|for|at|across|daily)\b)/;

/** Pasts that no table of verbs has. */
const RARE_PAST =
  /^(?!Wound (?:care|dressings?|management|closure|assessments?|swabs?|drains?)\b)(?:Forsook|Forswore|Forwent|Forewent|Upheld|Wound|Rewound|Slew|Smote|Clove|Strode|Hewed|Inlaid|Overlaid|Outbid|Offset) [a-z]/;

/** 'Marketing and Communications', 'Managing Director, Kestrel Foods', 'Skills: Excel', 'Budgeting, payroll, auditing': no line of work. */
export const isNameOrList = (text: string) =>
  /^[^ ]+ (?:(?:and|&) )?[A-Z][a-z]|^[^ ]+(?: [^ ]+)?: |^[^a-z]+$/.test(text) ||
  /^[^ ,]+(?:, [^ ,]+)+\.?$/.test(text) ||
  !/ [a-z]/.test(text);

/** Names of work that begin with what looks like a verb. */
const NAMES =
  /^(?:Controlled substances?|Mixed (?:ability|media|age|use|signal)|Assisted living|Advanced|Managed services|Fixed assets?|Check-?in|Check-?out|Care of|Control of|Support of|Set-?up of|Stock ?tak(?:e|es|ing)|Stock rotation|Test and tag|Work experience|Data entry|Front (?:desk|of house)|Bit of|General|Personal|Daily|Weekly|Some|Various|All aspects|Everything)\b|^[A-Z][a-z]+ [a-z]+(?:, [a-z]+)*(?: and [a-z]+)? included\.?$|^[A-Z][a-z]+ [a-z]+, [a-zA-Z]+(?: and [a-zA-Z]+)? included\.?$/;

const WORK_BY_ITS_END = /(?:ments?|tions?|sions?|ances?|ences?|als?|ing|sis|age|ery|^use)$/;
/** 'Ministry of Defence clearance', 'Bank of Kestrel' */
const OF_A_NAME = /^[A-Z][a-z-]+ of (?:the )?[A-Z]/;
/** 'Author', 'President', 'Holder': who one was. */
const isPerson = (word: string) =>
  !/^(?:transfer|hand-?over|change-?over|take-?over|turnover|register|number|order|tender|cover|layer|filter|career|rota)$/.test(
    word,
  ) &&
  /(?:er|or|ist|ian|[a-z]{3}ent|ant|ee|man|woman)$/.test(word) &&
  !word.endsWith('ment');
/** 'Head of', 'Bachelor of', 'Dispose of', 'One of' */
const NO_NAME_OF_WORK =
  /^(?:head|dean|chair|top|part|one|two|three|most|all|some|many|several|none|each|both|any|half|best|first|bachelors?|masters?|doctorate|diploma|certificate|degree|duke|fellow|university|college|school|institute|captain|member|knowledge|awareness|grasp|command|recipient|years?|months?|out|because|ahead|instead|outside|inside|freedom|declaration|proof|plenty|lots|dozens|hundreds|thousands|think|speak|talk|learn|know|make|take|tell|warn|get|come|notify|build|compose|become|hear|dream|dispose|consist|approve|inform|conceive|hall|order|dozens|date|place|name|state|medal|prize|award|letter|lord|lady|king|queen|saint|bronze|silver|gold|sole|alumnus|alumna|graduate|co-?founder)$/;

/** 'Prep and service of lunch', 'Test and repair of pumps' */
function namesPair(text: string): boolean {
  const [, first = '', second = ''] = /^([A-Z][a-z]+) and ([a-z]+) of [a-z\d]/.exec(text) ?? [];
  const isThing = (word: string) =>
    !verbOfPast(word) && (!verbOfBase(word) || NOUN_BASES.has(word));
  return (
    first !== '' &&
    isThing(first.toLowerCase()) &&
    isThing(second) &&
    !isPerson(first.toLowerCase())
  );
}
/** 'Referrals to other agencies', 'Contact with suppliers' */
const WITH_OTHERS =
  /^(?:Referrals? (?:to|from|and)|Contact with|Access to|Input (?:to|into)|Advice (?:to|on)|Feedback to|Handover to|Links with|Talks (?:to|on|for)) [a-z]/;

/** 'Exercise prescription, dry needling, taping': things in a row of which one at least is an activity. */
function isActivityList(text: string): boolean {
  const items = bare(text).split(/, and |, | and /);
  return (
    items.length > 2 &&
    !/ (?:including|such|to|for|with|in|on|at|of|by) /.test(text) &&
    / [a-z]+(?:tion|ment|ing|sis|work|[^s]e|ance|ry|al|ol)$/.test(items[0]!) &&
    items[0]!.split(' ').length === 2 &&
    items.slice(1).every((item) => !opensDeed(item)) &&
    items.slice(1).some((item) => verbOfGerund(lastOf(item)) !== undefined)
  );
}

/** Whoever does the work, where the line names nothing else. */
const AGENT =
  /^(?:[A-Z][a-z-]+ )?(?:[a-z-]+ ){0,3}(?:[Oo]perator|[Dd]river|wearer|marshal|first[- ]aider|representative|champion|buddy|attendant)(?:$| (?:and|of|for|on|in|at) )(?!.*\b[a-z]+ed\b)/;

/** 'Site engineer on a housing estate' */
const ON_A_JOB =
  /^[A-Z][a-z-]+ (?:[a-z-]+ )?[a-z]{3,}(?:eer|ger|ner|sor|tor|man|ant|yor|lead) on (?:an?|the|£?\d)[^,|–—]*$/;

/** Whether no verb stands in a line of common words: 'MIG, TIG, stick and flux core in all positions'. */
function isVerbless(text: string): boolean {
  if (NO_WORK.test(text) || /\d{4}|[:–—]|\b[A-Z][a-z]+, [A-Z][a-z]+|\.[a-z]/.test(text))
    return false;
  const words = bare(text).match(/[\p{L}\d'’/&.-]+/gu) ?? [];
  const common = words.filter((word) => /^[a-z]/.test(word));
  if (words.length < 4 || common.length * 2 < words.length) return false;
  // Whatever may be read as a deed is left to those who read deeds.
  if (words.some((word) => isPastOnly(verbOfPast(word.toLowerCase())))) return false;
  const items = bare(text).split(/, and |, | and /);
  if (/^(?:Good|Great|Strong|Excellent|Very|Really) /.test(text)) return false;
  if (items.length > 2) {
    return (
      /^[A-Z\d]{2,}$/.test(items[0]!) ||
      (isThing(items[0]!) && items.slice(1).every((item) => !opensDeed(item)))
    );
  }
  return NAMED_WORK.test(text);
}

/** 'EPA 608 recovery and charging of', 'Patient education on': names of activities before their object. */
const NAMED_WORK =
  /^[A-Z][\w-]* (?:(?:and |\d+ )?[\w-]+ ){0,4}?[a-z]+(?:ments?|tions?|sions?|ances?|ences?|ing|sis|ity|ship|ology) (?:of|on|for|with|to|in|across) /;
/** An item that is no deed, though its first word may look like one: 'MIG', 'Pallet jack', 'Snack time'. */
const isThing = (item: string) =>
  /^[A-Z\d]{2,}\b/.test(item) ||
  isWork(item) ||
  /^[A-Z][a-z]+ (?:jack|truck|machine|saw|press|kit|lift|gun)\b/.test(item);
/** What is earned, owned or spoken rather than done. */
const NO_WORK =
  /\b(?:[Aa]wards?|[Cc]ertificate|[Cc]ertifi(?:ed|cation)s?|[Ll]icen[cs]e[ds]?|[Dd]egree|[Dd]iploma|[Qq]ualifi\w+|[Cc]ard|[Mm]ember(?:ship)?|[Ff]luent|[Nn]ative|[Ss]peaker|[Pp]rize|[Ss]cholarship|[Gg]rade[sd]?|GPA|[Tt]rophy|[Pp]lace|[Ww]inner|[Gg]raduate|[Ss]tudent|[Vv]olunteer|[Cc]ourse(?:work|s)?|[Mm]odules?|[Tt]hesis|[Rr]ecord|years?|months?|[Cc]aptain|[Mm]anager|[Aa]ssistant|[Ii]ntern|[Dd]irector|[Pp]resident|[Ss]ecretary|[Tt]reasurer|[Aa]vailable|[Rr]eferences|[Hh]obbies|[Ii]nterests|who|that|which|I|me|my|we|not|no)\b/;

/** Whether the line, up to its first preposition, is things in a row that name work. */
function namesWork(text: string): boolean {
  const things = text
    .replace(/[.;]$/, '')
    .split(
      / (?:of|in|on|at|for|with|to|from|when|by|during|across|around|before|after|through|under|over|until|while|per|every|each|as|and the|including|such as)\b|\(/,
    )[0]!;
  const items = things.split(/, and |, | and | & /);
  if (items.length > 1 && items.every((item) => item.split(' ').length <= 4 && !opensDeed(item))) {
    return items.some((item) => isWork(item) || isOtherPlural(lastOf(item)));
  }
  return items.length === 1 && !opensDeed(things) && isWork(things);
}

/** 'repairs', 'fruit picking' */
const isWork = (item: string) =>
  WORK.test(lastOf(item)) ||
  /(?<!\b(?:the|of)) duty$/.test(item) ||
  (/ /.test(item.trim()) && verbOfGerund(lastOf(item)) !== undefined);
const lastOf = (item: string) => item.replace(/,$/, '').trim().split(' ').at(-1)!.toLowerCase();
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
  /^(?:work|works|duties|tasks|checks?|inspections?|maintenance|repairs?|support|care|service|services|training|education|monitoring|calibration|calculations?|sales|setting|involvement|calls|requests|cleaning|removal|rounds|filing|welding|painting|decorating|labouring|fencing|cooking|washing|assisting|procurement|transfer|operations?|participation|cooperation|coordination|co-ordination|preparation|installs?|installations?|diagnostics|wireframing|diagnosis|deliver(?:y|ies)|attention|management|administration|prep|research|testing|finding|consultations?|communication|assistance|liaison|negotiations?|analysis|handling|entry|changes|runs?|shifts?|visits|tours|rounds|sessions|recovery|charging|play|time|dismissal|supervision|transactions?|tests?|exams?|examinations?|scans?|screenings?|appointments?|bookings)$/;
