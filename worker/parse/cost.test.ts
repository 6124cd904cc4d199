import { describe, expect, it } from 'vitest';
import type { ExtractedDocument } from '#worker/document/model.ts';
import { cpuMsOf } from '#tests/builders/processor-time.ts';
import { documentOf } from '#tests/fixtures/parse/document-of.ts';
import { ENGLISH } from '#tests/fixtures/parse/english.ts';
import { EUROPEAN } from '#tests/fixtures/parse/european.ts';
import { parseResume } from './parse.ts';

const texts = [...ENGLISH, ...EUROPEAN].map((fixture) => fixture.text);

/** `count` lines that all differ, so that nothing learnt of one serves another. */
const numbered = (count: number, line: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => line(n)).join('\n');

const SHAPES: [name: string, text: string][] = [
  ['resumes in a row', texts.join('\n').repeat(30).slice(0, 300_000)],
  ['one long line of words', 'lorem ipsum '.repeat(25_000)],
  ['one long line of digits', '1234567 '.repeat(37_500)],
  ['one long line of at signs', '@'.repeat(300_000)],
  ['one long line of dots and commas', 'a.,'.repeat(100_000)],
  ['one long line of spaces', `a${' '.repeat(299_998)}b`],
  ['one long line of brackets', '('.repeat(300_000)],
  ['short lines', 'Jan 2019 - Present\n'.repeat(15_000)],
  ['lone years', '2019\n'.repeat(60_000)],
  ['lines of tabs', `${'\t'.repeat(50)}\n`.repeat(6_000)],
  ['bullets', '- Led a team of 12 engineers in 2019.\n'.repeat(8_000)],
  ['headings', 'EXPERIENCE\nSKILLS\n'.repeat(15_000)],
  ['hyphens', `${'-'.repeat(1990)}x\n`.repeat(150)],
  ['names with commas', `${'Acme, Inc., '.repeat(160)}\n`.repeat(150)],
  ['email-like text', `${'a@b.'.repeat(480)}\n`.repeat(150)],
  ['skills that all differ', `SKILLS\n${numbered(18_000, (n) => `Tool ${n}, B${n}`)}`],
  ['certificates that all differ', `LICENCES\n${numbered(14_000, (n) => `Certified ${n}x`)}`],
  ['schools that all differ', `EDUCATION\n${numbered(8_000, (n) => `BSc, College ${n}, 2012`)}`],
  ['roles that all differ', `WORK\n${numbered(8_000, (n) => `Cook, Inn ${n} Inc, 2019 - 2020`)}`],
];

/** A page as a PDF gives it: dates in a column of their own, told after the text beside them. */
function datesApart(count: number): ExtractedDocument {
  const document = documentOf('Cook at the Harbour Inn\n2019\n'.repeat(count));
  for (const [i, line] of document.lines.entries()) {
    const row = Math.floor(i / 2);
    const y = 14 * (row % 50);
    Object.assign(line, { page: 1 + Math.floor(row / 50), x: i % 2 === 0 ? 120 : 50, y });
    Object.assign(line, { width: 40, sizePt: 10 });
  }
  return document;
}

/** Lone dates in one column of a single page, none beside anything. */
function datesAlone(count: number): ExtractedDocument {
  const document = documentOf('2019\n'.repeat(count));
  for (const [i, line] of document.lines.entries())
    Object.assign(line, { page: 1, x: 50, y: 14 * i, width: 30, sizePt: 10 });
  return document;
}

/** A second on the machine that this was measured on (0.1 to 0.65 s); a slower one may take three times as long. */
const LIMIT_MS = 3000;

describe('the cost of parsing', () => {
  // A run that collects what earlier ones left behind may be slow; a second one tells.
  const cost = (document: ExtractedDocument) => {
    const run = () => parseResume(document);
    const once = cpuMsOf(run);
    return once < LIMIT_MS ? once : cpuMsOf(run);
  };

  it.each(SHAPES)('stays linear for 300,000 characters: %s', (_, text) => {
    expect(cost(documentOf(text))).toBeLessThan(LIMIT_MS);
  });

  it('stays linear for the lone dates of a PDF', () => {
    expect(cost(datesApart(10_000))).toBeLessThan(LIMIT_MS);
    expect(cost(datesAlone(50_000))).toBeLessThan(LIMIT_MS);
  });
});
