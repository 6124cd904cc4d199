import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { SHEETS } from '#tests/fixtures/sheets.ts';
import { DEFAULT_OPTIONS, TEMPLATES, type DocumentOptions } from '#contract/document-options.ts';
import { extract } from '#worker/extract/extract.ts';
import { parseResume } from '#worker/parse/parse.ts';
import { makeEmployerFile } from '../employer.ts';
import { setSheet } from '../pdf/make-pdf.ts';
import { makeSheet } from '../sheet/make-sheet.ts';
import { rowsOf } from '../sheet/model.ts';
import { spaceBetween } from '../typeset/set-rows.ts';
import { LIMITS, lookOf } from '../typeset/templates.ts';

/** Eight of twelve jobs: two pages as designed, one where it has to fit. */
const EIGHT_JOBS = SHEETS['twelve jobs'].replace(
  /\nSenior Foreman, Lakehead Works [1-7]\t[^]*?\n\n/g,
  '\n',
);

interface Spacing {
  before: number;
  after: number;
  line: number;
  rule: string;
}

/** The spacing that a style or a paragraph has of its own. */
function spacingOf(xml: string): Spacing | null {
  const element = /<w:spacing [^>]*>/.exec(xml)?.[0];
  if (!element) return null;
  const value = (name: string) => new RegExp(`w:${name}="([^"]*)"`).exec(element)?.[1] ?? '';
  return {
    before: Number(value('before')),
    after: Number(value('after')),
    line: Number(value('line')),
    rule: value('lineRule'),
  };
}

async function setInWord(text: string, wanted: Partial<DocumentOptions>) {
  const options = { ...DEFAULT_OPTIONS, ...wanted };
  const read = await extract(new TextEncoder().encode(text), 'resume.txt');
  if (!read.ok) throw new Error(read.problem.message);
  const sent = { document: read.value, resume: parseResume(read.value) };
  const file = await makeEmployerFile('word-clean', sent, options);
  if (!file.ok) throw new Error(file.problem.message);
  const parts = unzipSync(file.value.bytes);
  const styles = new Map(
    [
      ...strFromU8(parts['word/styles.xml']!).matchAll(
        /<w:style [^>]*w:styleId="(\w+)"[^]*?<\/w:style>/g,
      ),
    ].map(([xml, id]) => [id!, spacingOf(xml)]),
  );
  const body = strFromU8(parts['word/document.xml']!);
  const paragraphs = [...body.matchAll(/<w:p>[^]*?<\/w:p>/g)].map(([xml]) => {
    const style = /w:pStyle w:val="(\w+)"/.exec(xml)![1]!;
    return { style, ...(spacingOf(xml) ?? styles.get(style)!) };
  });
  const sheet = makeSheet(sent.document, sent.resume);
  return { paragraphs, body, made: file.value.made, sheet, ...(await setSheet(sheet, options)) };
}

describe.each(TEMPLATES)('a Word file that has to fit one page: %s', (template) => {
  it('has the leading and the spaces of the tightened page', async () => {
    const { paragraphs, sheet, set } = await setInWord(EIGHT_JOBS, { template, pages: 1 });
    const { look, tight } = set;
    expect(set.fits).toBe(true);
    expect(tight.leading).toBeLessThan(1);
    expect(tight.leading).toBeGreaterThanOrEqual(LIMITS.leading);
    const rows = rowsOf(sheet);
    expect(paragraphs).toHaveLength(rows.length);
    for (const [at, { before, line }] of paragraphs.entries()) {
      const row = rows[at]!;
      const { scale, leading } = look.rows[row.kind];
      expect(line).toBe(Math.round(20 * look.sizePt * scale * leading * tight.leading));
      const gap = (paragraphs[at - 1]?.after ?? 0) + before;
      const wanted = 20 * spaceBetween(rows[at - 1], row, look) * tight.spacing;
      expect(Math.abs(gap - wanted)).toBeLessThanOrEqual(1);
    }
  });

  it('lets no font make a line of the text higher than the page has room for', async () => {
    const { paragraphs } = await setInWord(EIGHT_JOBS, { template, pages: 1 });
    for (const { style, line, rule } of paragraphs) {
      if (style === 'ListBullet' && line < 20 * 1.25 * 9) expect(rule).toBe('exact');
      if (style === 'Title') expect(rule).toBe('atLeast');
    }
  });

  it('is on paper as large, with margins and type as small, as what was measured', async () => {
    const { body, made, set } = await setInWord(EIGHT_JOBS, { template, pages: 1 });
    expect(body).toContain(`w:w="${Math.round(set.width * 20)}"`);
    expect(body).toContain(`w:top="${Math.round(set.look.marginY * 20)}"`);
    expect(made).toMatchObject({ fits: true, sizePt: set.look.sizePt });
    expect(set.look.sizePt).toBeLessThanOrEqual(lookOf({ ...DEFAULT_OPTIONS, template }).sizePt);
  });
});

it('leaves lines of a taller script the height that their font asks for', async () => {
  const { paragraphs } = await setInWord(`陳怡君 ${EIGHT_JOBS}`, { template: 'compact', pages: 1 });
  expect(new Set(paragraphs.map(({ rule }) => rule))).toEqual(new Set(['atLeast']));
});

it('leaves no item of a job alone at the foot of a page or at the head of the next', async () => {
  const { body, sheet } = await setInWord(SHEETS['twelve jobs'], {});
  const kept = [...body.matchAll(/<w:p>[^]*?<\/w:p>/g)].map(([xml]) => xml.includes('<w:keepNext'));
  const rows = rowsOf(sheet);
  const from = rows.findIndex(({ text }) => text.endsWith('Lakehead Works 12'));
  expect(rows.slice(from, from + 6).map(({ kind }, at) => [kind, kept[from + at]])).toEqual([
    ['entry', false], // Its style keeps it.
    ['bullet', true],
    ['bullet', false],
    ['bullet', true],
    ['bullet', false],
    ['entry', false],
  ]);
});
