/** Changes that gain so little that their line is better asked about; the change stands ready as a first wording. */
import { SPELLING } from './residue.ts';

/** True where the new wording of `text`, which `rules` made, tells no more of the work than the old one. */
export const gainsLittle = (text: string, rules: readonly string[]): boolean =>
  onlyTrimmed(text, rules) ||
  onlyDropped(text, rules) ||
  staysDull(text, rules) ||
  staysSoft(text, rules) ||
  hangsOnOf(text, rules) ||
  isSeldomSure(text, rules) ||
  leavesRest(text, rules);

/** 'Assisted the doctor on a daily basis' → 'daily', 'Utilised strong skills' → 'used'. */
const onlyTrimmed = (text: string, rules: readonly string[]) => {
  const trims = (rule: string) =>
    TRIMMING.has(rule) || (rule === 'light-verb' && /^Used?\b/.test(text));
  return (
    rules.some(trims) &&
    rules.every((rule) => trims(rule) || (SPELLING.has(rule) && !rules.includes('plain-verb'))) &&
    (SOFT_OPENING.test(text) || !tells(text))
  );
};

/** 'I worked in goods in', 'Was mainly working on steel halls': what was left out was not what is weak. */
const onlyDropped = (text: string, rules: readonly string[]) =>
  rules.some((rule) => DROPPING.has(rule)) &&
  rules.every((rule) => DROPPING.has(rule) || TRIMMING.has(rule) || SPELLING.has(rule)) &&
  SOFT_OPENING.test(
    text.replace(/^(?:Mainly|Mostly|Also|Often|Usually|Regularly) ./, (start) =>
      start.slice(-1).toUpperCase(),
    ),
  );
const DROPPING: ReadonlySet<string> = new Set(['first-person', 'drop-was']);

/**
 * 'Was able to help pupils' → 'Helped pupils', 'Execution of the inventory' → 'Execute the inventory': who told the
 * deed so has often told the rest as oddly. Of 428 weak lines that these rules changed at first runs one in eight had
 * a fault left, of lines with a bare lead-in one in forty.
 */
export const isSeldomSure = (text: string, rules: readonly string[]) =>
  rules.some((rule) => SELDOM_SURE.has(rule)) && !/^Used? \p{Lu}/u.test(text);
const SELDOM_SURE: ReadonlySet<string> = new Set([
  'light-verb',
  'able-to',
  'was-doing',
  'would-do',
  'served-as',
  'did-things',
  'gerund-led',
  'noun-led',
]);
/** 'I took the under-11 team': with the “I” gone the line is as weak as before. */
const staysDull = (text: string, rules: readonly string[]) =>
  rules.every((rule) => rule === 'first-person') && DULL_OPENING.test(text) && !/ \d/.test(text);
const DULL_OPENING = /^(?:Take|Took|Make|Made|Sit|Sat|Put|Give|Gave|Help to|Helped to)\b/;

/** 'Supporting budget holders with their cost centres', 'Did deliveries in the area': how, and which part? */
const staysSoft = (text: string, rules: readonly string[]) =>
  !tells(text) &&
  (rules.includes('help-with-deed') ||
    (rules.every((rule) => TENSES.has(rule)) && SOFT_DEED.test(text)) ||
    (rules.some((rule) => VERB_FINDING.has(rule)) && ANY_DEED.test(text)));

/** 'Helped with the stock take and then putting the order in': with what of it? */
const leavesRest = (text: string, rules: readonly string[]) =>
  rules.some((rule) => !SPELLING.has(rule)) && /^Help(?:ed)? with\b(?!.*\d)/.test(text);

/** 'Handles team leaders' → 'Handle team leaders' */
const TENSES: ReadonlySet<string> = new Set(['one-tense', 'role-tense']);
/** Rules that find a verb for a thing, where none was told. */
const VERB_FINDING: ReadonlySet<string> = new Set(['weak-lead-in-noun', 'plain-verb']);
/** Verbs that fit all work, and so say nothing of this: 'Handled general maintenance'. */
const ANY_DEED =
  /^(?:Handle|Conduct|Perform|Complete|Carr(?:y|ied) out|Undert(?:ake|ook)|Ma[dk]e|G[ai]ve|R[au]n|Own)(?:e?d)?\b/;

/**
 * 'Answer calls and emails of customers': whoever wrote 'answering of calls' may mean 'from' or 'for', too.
 * Of changed lines told so, with another 'of' left, one in five had a fault; of the others one in thirty.
 */
const hangsOnOf = (text: string, rules: readonly string[]) =>
  rules.some((rule) => NOUN_TURNING.has(rule)) && LOOSE_OF.test(text);
/** Rules that turn the name of a deed into its verb. */
const NOUN_TURNING: ReadonlySet<string> = new Set(['weak-lead-in-noun', 'help-with-deed']);
/** 'of' that neither counts nor measures, nor stands in a fixed phrase. */
const LOOSE_OF =
  /(?<![A-Z][a-z]+|\b(?:remind|inform|notif)[a-z]* (?:[a-z]+ ){0,3}[a-z]+|\b(?:an?|the) (?:[a-z-]+ )?(?:family|class|team|cast|gang|block|group|fleet|crew|line|range|set|staff|pair|batch|number|pack|chain|network|panel|herd|flock|list|series|stack|box|load|mix|queue|calendar|backlog|portfolio|budget|caseload|total|party|minimum|maximum)|\b(?:one|two|three|both|half|most|each|all|minutes|tours?|welfare|hall|X-rays|x-rays|importance|effects?|causes?|samples?|copies|copy|records?|details?|sale|purchase|out|instead|because|ahead|front|end|top|middle|aid|supervision|direction|use|course|average|chapel|point|scene|proof|line|types?|kinds?|sizes?|up|tons|tonnes|kg|litres|liters|metres|meters|hectares|acres|hours|days|weeks|months|years|pints|bags|boxes|pallets|loads|pieces|sheets|rolls|boards?|heads?|house|certificates?|letters?|bills?|codes?|scopes?|statements?|bank|ministry|university|department|school|college|church|city)) of (?!\d|about \d|up to|over \d|around \d|[$£€])/;

/** A number or a name says what was done where a soft verb does not. */
const tells = (text: string) => /\d|\p{Lu}/u.test(text.slice(1));

/** Rules that cut what says nothing, or put one plain word for two. */
const TRIMMING: ReadonlySet<string> = new Set([
  'wordiness',
  'informal-words',
  'empty-tail',
  'empty-words',
  'plain-verb',
]);
/** Openings that a shorter phrase behind them leaves as soft as they were. */
const SOFT_OPENING =
  /^(?:Go|Went|Get|Got|Come|Came|Do|Did|Be|Have|Had|Keep|Kept|Deal|Dealt|Involved|(?:Assist|Support|Work|Look|Attend)(?:ed)?|(?:Participat|Contribut)ed?)\b/;
/** Deeds that say whom one was there for, and not what one did. */
const SOFT_DEED =
  /^(?:Support|Help|Assist|Provide|Handle|Look|Work|Offer|Coordinate|Communicate|Interact|Collaborate|Solve)(?:e?d)?\b|^(?:Give|Gave) (?:[a-z-]+ )?(?:support|help|assistance)\b/;
