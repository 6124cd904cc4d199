/** Changes that gain so little that their line is better asked about; the change stands ready as a first wording. */
import { SPELLING } from './residue.ts';

/** True where the new wording of `text`, which `rules` made, tells no more of the work than the old one. */
export const gainsLittle = (text: string, rules: readonly string[]): boolean =>
  onlyTrimmed(text, rules) || onlyDropped(text, rules) || staysSoft(text, rules);

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
const DROPPING: ReadonlySet<string> = new Set([
  'first-person',
  'was-doing',
  'would-do',
  'drop-was',
]);

/** 'Supporting budget holders with their cost centres', 'Did deliveries in the area': how, and which part? */
const staysSoft = (text: string, rules: readonly string[]) =>
  !tells(text) &&
  (rules.some((rule) => SOFTLY_TOLD.has(rule)) ||
    (rules.includes('gerund-led') && SOFT_DEED.test(text)) ||
    (rules.some((rule) => VERB_FINDING.has(rule)) && ANY_DEED.test(text)));

/** Rules that find a verb where the work was told softly. */
const SOFTLY_TOLD: ReadonlySet<string> = new Set(['help-with-deed', 'did-things']);
/** Rules that find a verb for a thing, where none was told. */
const VERB_FINDING: ReadonlySet<string> = new Set([
  'weak-lead-in-noun',
  'plain-verb',
  'light-verb',
]);
/** Verbs that fit all work, and so say nothing of this: 'Handled general maintenance'. */
const ANY_DEED =
  /^(?:Handle|Conduct|Perform|Complete|Carr(?:y|ied) out|Undert(?:ake|ook)|Ma[dk]e|G[ai]ve|R[au]n|Own)(?:e?d)?\b/;

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
  /^(?:Go|Went|Get|Got|Come|Came|Do|Did|Be|Have|Had|Assist|Support|Work|Kept|Keep|Deal|Dealt|Look|Participat|Contribut|Involved|Attend)/;
/** Deeds that say whom one was there for, and not what one did. */
const SOFT_DEED = /^(?:Support|Help|Assist|Provide|Handle|Look|Work|Offer)(?:e?d)?\b/;
