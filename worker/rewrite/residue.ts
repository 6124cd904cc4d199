/** What no rule could mend: a line half repaired is better asked about than handed back. */
import {
  verbOfBase,
  verbOfGerund,
  verbOfParticiple,
  verbOfPast,
  verbOfThirdPerson,
} from '#worker/nlp/verbs.ts';
import { matchLeadIn } from './lead-in.ts';

/** Rules that trim a line and leave its verbs as they are. */
export const TRIMS: ReadonlySet<string> = new Set([
  'compound-hyphens',
  'loose-compounds',
  'capital-start',
  'tool-names',
  'tidy-spacing',
  'wordiness',
  'informal-words',
  'final-period',
  'empty-words',
  'comma-splice',
]);

/** Rules that only dress a line: alone they leave a weak one weak. */
const DRESSING: ReadonlySet<string> = new Set([
  ...TRIMS,
  'first-person',
  'empty-tail',
  'plain-verb',
  'one-tense',
  'role-tense',
  'was-doing',
  'did-things',
]);

/** Rules that mend a slip: worth having by itself, whatever else is weak about the line. */
export const SPELLING: ReadonlySet<string> = new Set([
  'known-misspellings',
  'confused-words',
  'apostrophes',
  'articles',
  'counted-things',
  'agreement',
]);

/** True for a rule that puts a slip right, and for a word spelt right by the dictionary. */
export const mendsSlip = (rule: string): boolean => rule === 'spelling' || SPELLING.has(rule);

/** True when a fault stands that outweighs what the rules mended. */
export function isHalfDone(text: string, rules: readonly string[]): boolean {
  if (/^(?:The|My) [a-z]+ and (?:me|I)\b/.test(text)) return true;
  if (!rules.some((rule) => SPELLING.has(rule))) return isWeak(text, rules);
  return (
    UNFIT.test(text) ||
    WEAK_LATER.test(text) ||
    clashes(text) ||
    matchLeadIn(text) !== null ||
    opensAsActivity(text) ||
    opensWithParticiple(text) ||
    (!rules.every((rule) => SPELLING.has(rule)) && isWeak(text, rules))
  );
}

/** Words past which a sentence wants more than a trim. */
const LONGEST_SENTENCE = 30;

/** True when the line is still weak, whatever was spelt right in it. */
export function isWeak(text: string, rules: readonly string[]): boolean {
  const sentences = /[.!?] \p{Lu}/u.test(text);
  if (UNFIT.test(text) || WORK_ON.test(text) || (!sentences && SPOKEN.test(text))) return true;
  if (clashes(text)) return true;
  if (matchLeadIn(text) !== null || opensAsActivity(text)) return true;
  return (
    rules.every((rule) => DRESSING.has(rule) || SPELLING.has(rule)) &&
    (WEAK.test(text) || isBareList(text, rules) || text.split(/\s+/).length > LONGEST_SENTENCE)
  );
}

/** 'Working with buyers', 'Management of stock': the deed is still hidden. */
function opensAsActivity(text: string): boolean {
  const [first = '', second] = text.split(' ');
  return (
    verbOfGerund(first.toLowerCase().replace(/,$/, '')) !== undefined ||
    (second === 'of' && /(?:ment|tion|sion|ance|ence|al|ing)$/.test(first)) ||
    /^\p{Lu}[a-z]+ [a-z]+ing of /u.test(text)
  );
}

/** The word that opens a line, in small letters; empty where none does. */
const openingOf = (text: string) => /^[A-Z][a-z]+(?= )/.exec(text)?.[0].toLowerCase() ?? '';

/** 'Managed a team, which goes up to 20', 'Performed the check, and making sure': one line, two times. */
function clashes(text: string): boolean {
  const verb = verbOfPast(openingOf(text));
  if (!verb || verb.past === verb.base) return false;
  const present =
    /\b(?:which|who) (?:also |usually |now )?((?!has\b|is\b)[a-z]+s)\b/.exec(text)?.[1] ?? '';
  return (
    verbOfThirdPerson(present) !== undefined ||
    / and (?:also )?(?:making sure|ensuring)\b/.test(text) ||
    ENDS_IN_ING.test(text)
  );
}

/** 'Answered calls, logged issues and escalating them' */
const ENDS_IN_ING =
  /^[^,]*, [a-z]+ed [^,]* and (?:[a-z]+ing (?:them|it|the|an?|all|their|\d+)|(?:setting|putting|taking|making|giving|keeping|sending) [a-z]+)\b/;

/** What is worked on, where it is no place or time: the deed is missing. */
const WORK_ON =
  /^Work(?:ed)? on (?!the |an? |(?:tills?|checkouts?|site|board|call|foot|nights|shifts|farms|sets|wards|boats|ships|reception)\b)/;

/** 'Given evidence', 'Done the till': half a verb. */
function opensWithParticiple(text: string): boolean {
  const opening = openingOf(text);
  return (
    verbOfParticiple(opening) !== undefined &&
    verbOfPast(opening) === undefined &&
    verbOfBase(opening) === undefined
  );
}

/** 'Logos, flyers and websites', whose ending was cut: things without a deed. */
function isBareList(text: string, rules: readonly string[]): boolean {
  const opening = /^\p{L}+/u.exec(text)?.[0].toLowerCase() ?? '';
  return rules.includes('empty-tail') && !verbOfPast(opening) && !verbOfBase(opening);
}

/** 'and was responsible for briefings' */
const WEAK_LATER =
  /(?:,| and| but) (?:I )?(?:was|were|am|is) (?:also |then )?(?:responsible|in charge|tasked|involved|given|asked|required|expected)\b|(?:,| and) (?:I )?had to\b/;
/** Openings that no editor would sign, whatever was mended behind them. */
const UNFIT =
  /^(?:I|My|We|Our|Was|Were|Am|Been|(?:Have|Has|Had) (?:been|done|made|worked)|Being|Had|Did (?:the|an?|all|some|[a-z]+ (?:entry|work))|Done|Do|(?:Hired|Employed|Brought in|Taken on|Contracted|Engaged|Appointed) to|Expected to|Required to|Supposed to|Tr(?:y|ied|ying) to|Used to|Would|Could|Wore|Learn(?:ed|t) (?:how|to|about|a lot)|Gained|Exposed to|Involved (?:in|with)|In addition to|As well as|Also|Everything|Anything|Kept an eye on|Played an? (?:[a-z]+ )?(?:role|part)|Part of|Member of)\b/;
const SPOKEN =
  /\b(?:I|I'm|I've|me|my(?! own\b)|we|(?<!\bwith )us)\b(?!-)|\bstuff\b|\bthings\b(?! (?:as|on))|\b(?:lots|tons|(?<!\b(?:[Ll]ift|[Ll]ifted|[Cc]arry|[Cc]arried|[Mm]ove|[Mm]oved|heavy) )loads|bunch) of\b(?! (?:data|work|land|space))|, (?:it|they|we|I|also did|also was) |\bwas (?:also )?responsible for\b(?<!^Was responsible for)/;
const WEAK =
  /^(?:I|My|We|Our)\b|^(?:Worked on(?!.* doing )|Was|Were|Been|Got|Had|Did|Do|Helped with|Assisted with|Assisted in|Involved in|Was involved|Participated in|Learned about|Exposed to)\b|^(?!Ensure|Made? sure|Check)[A-Z][a-z]+ (?:[a-z]+ ){0,3}(?:was|were) (?:[a-z]+(?:ed|en|wn|lt)|done|made|put|set|run|taken)\b|\bvarious (?:tasks|things|duties|projects|jobs)\b/;

/** A line about the person's character rather than the work. */
export const QUALITIES =
  /\b(?:results?-(?:driven|oriented)|detail-oriented|hard-?working|hard worker|self-starter|team player|go-getter|dynamic|visionary|highly motivated|self-motivated|proven track record|thinks? outside the box|excellent communication|(?:great|good|strong|excellent) (?:communication|people|interpersonal|work|team|attitude)|strong work ethic|passionate|enthusiastic|synerg\w+|(?:got|get) along (?:well )?with|(?:fast|quick) learner|people person|multi-?tasker|positive attitude|can-do attitude|(?:came|come|(?<!\b[a-z]+s )arrived) (?:in )?(?:to work )?on time|(?:came in|come in) early|stayed late|under pressure|a little bit of everything|good attitude|hard-working|works? well (?:with|under|in)|worked well (?:with|under|in)|reliable|punctual|dependable|fast-paced)\b/gi;
