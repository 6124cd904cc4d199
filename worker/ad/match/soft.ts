import { oneLine } from '#contract/one-line.ts';
import type { Answer } from '../model.ts';
import type { ResumeSide } from './resume-side.ts';
import { answerShown } from './shown.ts';

/** Ways of working and attitudes: only the person knows, unless a deed at work shows what reads like one: 'Looks after others', said of a job. */
export function answerSoft(clause: string, side: ResumeSide): Answer {
  const told = ATTITUDE.test(clause) ? null : answerShown(clause, side);
  if (told?.verdict === 'met' && told.evidence.some(({ role }) => role)) return told;
  return {
    verdict: 'only-you-know',
    why: 'A resume cannot prove this; only you know.',
    evidence: [],
  };
}

const ATTITUDE = new RegExp(
  oneLine`
    \b(?:
      you (?:don['’]t|never|always|like|love|enjoy)|under pressure|under stress|gracious|
      tactful|tact\b|composed|discretion|discreet|diplomacy|resilien\w+|distressed|angry|
      aggressive|seriously|way of working|independent(?:ly)?|enjoy(?:ment|s)?|teamwork|
      team[- ]?player|self[- ]\w+|proactive|initiative|energetic|positive|patien(?:ce|t)\b|
      empath\w*|honest\w*|(?<!data )integrity|punctual\w*|adaptab\w+|flexib\w+|trustworth\w+|
      confident\b|hard[- ]?working|eager|keen\b|attention to detail|learn(?:er)?\b|manner|
      mentality|attitude|humou?r|humility|presence|passion\w*|enthusias\w+|heart for|
      commitment to|shout|calm\b|curio\w+|friendly|work ethic|reliable|motivated|hands-on|
      culture|ethos|spirit|values|expectations|appearance|presentable
    )\b
  `,
  'i',
);
