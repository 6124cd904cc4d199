import { oneLine } from '#contract/one-line.ts';
import type { Finding } from '#contract/resume.ts';
import { rememberByText } from '#worker/nlp/remember.ts';
import type { Check } from './model.ts';
import { firstWords } from './lines/quotes.ts';
import { MAX_FINDINGS } from './lines/findings.ts';
import { REFERENCES } from './lines/references.ts';

/** Words that say something of the person only where they stand alone before their colon. */
const LABELS = 'religion|nationality|citizenship|gender|sex|race|caste|age|weight|height|children';

/** What employers must not ask for, or what serves thieves more than recruiters. */
const PRIVATE = new RegExp(
  oneLine`
    \b(?:
      date of birth|birth ?date|d\.?o\.?b\.?\s*[:.]|born (?:on|in) \d|(?:marital|civil) status|
      (?:${LABELS}|blood group|father[’']s name|mother[’']s name)\s*:|social security|\bssn\b|passport (?:no|number|#)|
      driver[’']?s? licen[cs]e (?:no|number|#)|national insurance (?:no|number)|national id\b|
      aadha?ar\s*(?:no|number|card|id|[:#])|pan (?:no|number)|geburtsdatum|familienstand|staatsangehörigkeit|
      date de naissance|situation familiale|fecha de nacimiento|estado civil
    )
  `,
  'gi',
);

/** Tells whether a line gives such data. */
export const isPrivate = (line: string): boolean => line.search(PRIVATE) >= 0;

export const privateData: Check = {
  id: 'private-data',
  category: 'structure',
  title: 'No private data that a resume does not need',
  why:
    'Birth date, marital status or identity numbers invite bias and identity theft; many ' +
    'employers in the US and UK must not use them. “References available” is taken for ' +
    'granted and costs a line.',
  englishOnly: false,
  examples: {
    good: ['Denver, CO | (555) 010-0142'],
    bad: [
      'Date of birth: 4 May 1988\nMarital status: married',
      'References available upon request.',
    ],
  },
  reads: (text) => (mayHold(text) ? text : ''),
  ordered: true,
  run({ document }) {
    const { text } = document;
    if (!document.lines.some((line) => mayHold(line.text))) {
      return { kind: 'scored', fraction: 1, findings: [] };
    }
    const secret: Finding[] = [...text.matchAll(PRIVATE)]
      .filter((match) => isTold(text, match))
      .map((match) => ({
        message: 'Remove this: it is private and not needed to apply.',
        quote: lineAround(text, match.index),
        span: { start: match.index, end: match.index + match[0].length },
      }));
    const references: Finding[] = [...text.matchAll(REFERENCES)].map((match) => ({
      message: 'Remove this: employers take it for granted.',
      quote: match[0],
      span: { start: match.index, end: match.index + match[0].length },
    }));
    return {
      kind: 'scored',
      fraction: secret.length > 0 ? 0 : references.length > 0 ? 0.4 : 1,
      findings: [...secret, ...references].slice(0, MAX_FINDINGS),
      ...(secret.length > 0 && {
        faults: [{ id: 'private-data' as const, quote: secret[0]!.quote, span: secret[0]!.span }],
      }),
    };
  },
};

/** Not 'Checked the name and date of birth of callers': behind other words, and without a colon, it is work. */
function isTold(text: string, { 0: term, index }: RegExpExecArray): boolean {
  const before = text
    .slice(text.lastIndexOf('\n', index - 1) + 1, index)
    .split(/[|•·;,]\s|\t|[.!?]\s/)
    .at(-1)!;
  const words = before.match(/\p{L}+/gu) ?? [];
  // 'Average age: 61'
  if (LABEL.test(term)) return words.length === 0;
  return (
    words.length < 3 || /[:#]$/.test(term) || /^\s*[:#–-]/.test(text.slice(index + term.length))
  );
}

const LABEL = new RegExp(String.raw`^(?:${LABELS})\s*:`, 'i');

/** Whether such data may begin in a line; the colon behind its name may stand in the next one. */
const mayHold = rememberByText((line) => isPrivate(`${line}:`) || line.search(REFERENCES) >= 0);

function lineAround(text: string, at: number): string {
  const end = text.indexOf('\n', at);
  return firstWords(text.slice(text.lastIndexOf('\n', at) + 1, end < 0 ? undefined : end), 80);
}
