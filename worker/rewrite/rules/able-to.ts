import { SOFT_OUTCOMES } from '#worker/nlp/verb-data.ts';
import { verbOfBase, verbOfGerund, verbOfPast, type Verb } from '#worker/nlp/verbs.ts';
import { linkBefore } from '../coordination.ts';
import { isDemand, isState, readBases } from '../base-list.ts';
import { firing } from '../firing.ts';
import type { LineContext, RewriteRule, RuleResult } from '../model.ts';
import { capitalise, conjugate } from '../words.ts';

/** 'Was able to raise scores' → 'Raised scores': whoever was able and says so did it. */
export const ableTo: RewriteRule = {
  id: 'able-to',
  title: 'Say that you did it',
  why: '“Was able to” and “was required to” only delay the verb.',
  mayAdd: [],
  mayRemove:
    'i was were am is have been able to task ask required require employed employ hired hire sent send out called call paid pay told tell in on taken take brought bring needed need contracted contract engaged engage assigned assign managed successfully also the one person who and'.split(
      ' ',
    ),
  examples: {
    fires: [
      ['Managed to win back 14 customers', 'Won back 14 customers'],
      ['Was able to resolve most tickets in a day', 'Resolved most tickets in a day'],
      ['I was able to close 35 deals', 'Closed 35 deals'],
      ['Met buyers and was able to agree a discount', 'Met buyers and agreed a discount'],
      ['Tasked to analyze survey data', 'Analyzed survey data'],
      [
        'Was able to rebuild and sell 4 cars and train staff',
        'Rebuilt and sold 4 cars and trained staff',
      ],
      ['Was required to search bags at the gates', 'Searched bags at the gates'],
      ['Was employed to mow and trim six lawns a day', 'Mowed and trimmed six lawns a day'],
      ['Was sent to cover the night desk in Leeds', 'Covered the night desk in Leeds'],
      ['Was regularly required to train new pickers', 'Regularly trained new pickers'],
      ['Was the one who opened the pool at 5 am', 'Opened the pool at 5 am'],
      ['Held 19 cases and was required to attend court', 'Held 19 cases and attended court'],
      ['Required to log every visitor (current)', 'Log every visitor'],
    ],
    leaves: [
      'Able to lift 25 kg',
      'Was required to hit 60 calls a day',
      'Was required to maintain an accuracy of 98%',
      'Was expected to clean 14 rooms',
      "Was asked to redesign the company's website",
      'Was asked to present the findings to the board',
      'I am able to sew by hand and by machine (current)',
      'Was brought in to turn around a failing branch',
      'Was brought in to fix turnover at four plants',
      'Was trusted to lock up alone',
      'Was sometimes asked to act up as crew manager',
      'Was sent to Poland to train the night shift',
      'Was required to be on call',
      'Handled calls and was able to offer vouchers',
      'Was able to prescribe medicines in two clinics',
      'Was hired to set up a finance system',
      'Was one of two nurses who ran the clinic',
      'Was the one who they called',
      'Led a team which was required to attend court',
    ],
  },
  apply(context) {
    return given(context) ?? theOneWho(context) ?? laterGiven(context);
  },
};

const HOW = '(?:(also|successfully|often|regularly|sometimes|frequently|occasionally|usually) )?';
const GIVEN_TO =
  '(able|tasked|asked|required|needed|employed|hired|contracted|engaged|assigned|taken on|brought in|sent|sent out|called in|called out|called on|paid|told)';
const OPENING = new RegExp(
  `^(?:(?:I )?(?:was|were|am|is|have been) ${HOW}${GIVEN_TO}|(Tasked|Required)) to (?=[a-z])`,
  'i',
);
/** 'Managed to cut waste': who managed to has done it. */
const MANAGED = /^(?:I )?(?:successfully )?managed to (?=[a-z])/i;
const LATER = new RegExp(`((?:,? and|,) )(?:I )?((?:was|were) ${HOW}${GIVEN_TO} to )(?=[a-z])`);

function given(context: LineContext): RuleResult | null {
  const managed = context.current ? null : MANAGED.exec(context.text);
  const match = managed ?? OPENING.exec(context.text);
  if (!match) return null;
  const [opening, how = '', by = managed ? 'able' : ''] = match;
  // What one is able to do is a skill, not a deed.
  if (/^able$/i.test(by) && /\b(?:am|is) /i.test(opening)) return null;
  // To be asked now and then is not to say how often it was done.
  if (/^(?:asked|told)$/i.test(by) && KEPT.test(how)) return null;
  const rest = context.text.slice(opening.length);
  if (/^(?:asked|invited)$/i.test(by) && HONOUR.test(rest)) return null;
  if (!managed && /^able$/i.test(by) && RIGHT.test(rest) && !/\d/.test(rest)) return null;
  if ((HIRED.test(by) || /^asked$/i.test(by)) && ONE_OFF.test(rest)) return null;
  if (HIRED.test(by) && AIM.test(rest)) return null;
  const told = toldOf(rest, by.toLowerCase() === 'able', context);
  if (told === null) return null;
  const kept = KEPT.test(how) ? `${how} ` : '';
  return firing(capitalise(kept + told.text), told.level, {
    added: kept,
    removed: `${opening} ${told.dropped}`,
  });
}

/** 'Was able to prescribe', 'to drive a forklift', 'to speak Polish': a right or a skill, and no deed. */
const RIGHT =
  /^(?:learn|gain|develop|see|observe|attend|prescribe|operate|drive|speak|use|work|run|teach|offer|lift|read|write|understand|handle|perform|carry out|provide|communicate|translate|interpret|authori[sz]e|approve|waive|administer|access|order|sign|do|make|manage|lead|adapt|multitask|deal)\b/;

/** 'Was asked to present the findings': to be chosen is a fact of its own. */
const HONOUR =
  /^(?:speak|present|lead|represent|mentor|become|act|judge|head|help out|step|take (?:on|over|charge))\b/;

/** 'Was hired to set up a finance system': whether it stands is not told. */
const HIRED = /^(?:hired|employed|brought in|taken on|contracted|engaged|tasked)$/i;
const ONE_OFF =
  /^(?:set up|build|create|develop|design|digiti[sz]e|write|install|launch|introduce|implement|establish|migrate|renovate|refurbish|restore|rebuild|overhaul|rewrite|redesign|rebrand|revamp|restructure|reorgani[sz]e|modernise|modernize|translate) (?:an?|the|its|their)\b/;

/** 'Was brought in to fix turnover': what one was wanted for is not what came of it. */
const AIM =
  /^(?:fix|improve|reduce|cut|increase|grow|turn|save|rescue|solve|stabili[sz]e|double|lift|raise|speed|strengthen|transform|restore|boost|drive)\b/;

/** How often is a fact, that it came on top is none. */
const KEPT = /^(?!also|successfully)[a-z]+$/i;

/** 'Held 19 cases and was required to attend court' */
function laterGiven(context: LineContext): RuleResult | null {
  const match = LATER.exec(context.text);
  const opening = /^[A-Z][a-z-]+/.exec(context.text)?.[0].toLowerCase() ?? '';
  if (!match || !(verbOfPast(opening) ?? verbOfGerund(opening))) return null;
  const [whole, link = '', words = '', how = '', by = ''] = match;
  const before = context.text.slice(0, match.index);
  if (/\b(?:that|which|who|while|when)\b/.test(before)) return null;
  const rest = context.text.slice(match.index + whole.length);
  // To be able to offer a refund is a right, not a deed.
  if (by === 'able' && /^(?:offer|authori[sz]e|approve|waive)\b/.test(rest)) return null;
  const told = toldOf(rest, by === 'able', { ...context, current: false });
  if (told === null) return null;
  const kept = KEPT.test(how) ? `${how} ` : '';
  const joined = linkBefore(before, link, told.text, told.verbs);
  return firing(before + joined + kept + told.text, told.level, {
    added: kept,
    removed: `${joined === link ? '' : link} ${whole.includes('I was') ? 'I' : ''} ${words} ${told.dropped}`,
  });
}

/** The deeds as done; null where they are not sure, or were an outcome that was only asked for. */
function toldOf(rest: string, able: boolean, context: LineContext) {
  const list = readBases(rest, context.dialect);
  if (!list || list.verbs.some(isState)) return null;
  if (!able && list.verbs.some((verb) => isDemand(verb, rest))) return null;
  const level = able || !list.verbs.some(isClaim) ? ('auto' as const) : ('confirm' as const);
  const text = list.write((verb) => (able ? verb.past : conjugate(verb, context)));
  return { text, level, dropped: list.dropped, verbs: list.verbs.length };
}

const isClaim = ({ lemma }: Verb) => SOFT_OUTCOMES.has(lemma) && lemma !== 'ensure';

/** 'Was the one who ordered the stock' */
function theOneWho(context: LineContext): RuleResult | null {
  const match = /^(?:I )?was the (?:one|person) who (?=([a-z]+)\b)/i.exec(context.text);
  const verb = match && verbOfPast(match[1]!);
  if (!match || !verb || verbOfBase(match[1]!) === verb) return null;
  return firing(capitalise(context.text.slice(match[0].length)), 'auto', {
    removed: match[0].replace('one', 'person'),
  });
}
