/** What the screen and the checklist both say about a match. */
import { oneLine } from '#contract/one-line.ts';
import type { Coverage, MatchRequirement, Tally, Verdict } from './match.ts';

export const VERDICT_WORDS: Record<Verdict, string> = {
  met: 'Met',
  partly: 'Partly',
  'not-shown': 'Not shown',
  'only-you-know': 'Only you know',
};

/** `9 of 14 must-haves shown, 2 partly; 3 more only you know. Nice-to-haves: 4 of 7 shown.` */
export function coverageWords({ must, nice }: Coverage): string {
  const parts = [
    must.total > 0 &&
      tallyWords(must, must.total - must.onlyYouKnow === 1 ? 'must-have' : 'must-haves'),
    nice.total > 0 && `Nice-to-haves: ${tallyWords(nice, '')}`,
  ];
  return parts.filter(Boolean).join(' ') || 'Nothing is asked that could be counted.';
}

function tallyWords({ total, met, partly, onlyYouKnow }: Tally, what: string): string {
  const answerable = total - onlyYouKnow;
  if (answerable === 0) return `${onlyYouKnow} ${what} that only you know.`.replace('  ', ' ');
  const shown = `${met} of ${answerable} ${what}`.trim();
  const near = partly > 0 ? `, ${partly} partly` : '';
  const own = onlyYouKnow > 0 ? `; ${onlyYouKnow} more only you know` : '';
  return `${shown} shown${near}${own}.`;
}

const RIGHT_TO_WORK = new RegExp(
  oneLine`
    \b(?:
      right to work|working rights|work (?:permit|authori[sz]ation|visa)|authori[sz]ed to work|
      visa|sponsorship|citizens?(?:hip)?|permanent residen\w+|clearance
    )\b
  `,
  'i',
);

/** Whether a must-have may end an application whatever else is shown: a licence, a degree or the right to work that is not met yet. */
export function isCheckFirst({
  need,
  kind,
  verdict,
  answer,
  quote,
}: Pick<MatchRequirement, 'need' | 'kind' | 'verdict' | 'answer' | 'quote'>): boolean {
  if (need !== 'must' || verdict === 'met' || answer === 'yes') return false;
  return kind === 'licence' || kind === 'degree' || RIGHT_TO_WORK.test(quote);
}
