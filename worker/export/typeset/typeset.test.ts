import { beforeAll, describe, expect, it } from 'vitest';
import { SHEETS } from '#tests/fixtures/sheets.ts';
import { DEFAULT_OPTIONS, TEMPLATES, type DocumentOptions } from '#contract/document-options.ts';
import { extract } from '#worker/extract/extract.ts';
import { parseResume } from '#worker/parse/parse.ts';
import { loadFaces } from '../pdf/faces.ts';
import { makeSheet } from '../sheet/make-sheet.ts';
import { rowsOf, type Sheet } from '../sheet/model.ts';
import type { PlacedLine, SetDocument } from './model.ts';
import { LIMITS, lookOf } from './templates.ts';
import { typeset, typesetForOthers } from './typeset.ts';

const sheets = new Map<string, Sheet>();

beforeAll(async () => {
  for (const [name, text] of Object.entries(SHEETS)) {
    const read = await extract(new TextEncoder().encode(text), 'resume.txt');
    if (!read.ok) throw new Error(read.problem.message);
    sheets.set(name, makeSheet(read.value, parseResume(read.value)));
  }
});

async function set(name: string, options: Partial<DocumentOptions> = {}): Promise<SetDocument> {
  const wanted = { ...DEFAULT_OPTIONS, ...options };
  const { metrics } = await loadFaces(lookOf(wanted).family);
  return typeset(sheets.get(name)!, wanted, metrics);
}

const textOf = (line: PlacedLine): string =>
  [...line.pieces, ...(line.right ? [line.right] : [])].map(({ text }) => text).join(' ');
const letters = (text: string): string => text.normalize('NFC').replace(/[\s|•·]/g, '');

describe.each(TEMPLATES)('the template %s', (template) => {
  it.each(Object.keys(SHEETS))('sets every sign of the %s sheet once, in order', async (name) => {
    const { pages } = await set(name, { template });
    const rows = rowsOf(sheets.get(name)!);
    expect(letters(pages.flat().map(textOf).join(''))).toHaveLength(
      letters(rows.map(({ text, right }) => text + right).join('')).length,
    );
    expect(pages.flat().map(({ row }) => rows.indexOf(row))).toEqual(
      pages
        .flat()
        .map(({ row }) => rows.indexOf(row))
        .toSorted((a, b) => a - b),
    );
  });

  it.each(Object.keys(SHEETS))('keeps the %s sheet inside its margins', async (name) => {
    const { pages, width, height, look } = await set(name, { template });
    for (const line of pages.flat()) {
      expect(line.y + line.height).toBeLessThanOrEqual(height - look.marginY + 0.01);
      for (const { x, width: wide } of [...line.pieces, ...(line.right ? [line.right] : [])]) {
        expect(x).toBeGreaterThanOrEqual(look.marginX - 0.01);
        expect(x + wide).toBeLessThanOrEqual(width - look.marginX + 0.5);
      }
    }
  });

  it.each(['twelve jobs', 'many bullets', 'typical'])(
    'ends no page of the %s sheet with what announces the next, with an orphan or before a widow',
    async (name) => {
      const { pages } = await set(name, { template, sizePt: 12 });
      for (const page of pages.slice(0, -1)) {
        const last = page.at(-1)!;
        expect(last.row.kind).not.toMatch(/^(?:name|headline|heading|entry|detail)$/);
        expect(last.isLast || last.index >= 1).toBe(true);
      }
      for (const page of pages.slice(1)) {
        const [first] = page;
        expect(first!.index === 0 || !first!.isLast).toBe(true);
      }
    },
  );

  it('ends a page between two jobs where that costs no page', async () => {
    const { pages } = await set('twelve jobs', { template });
    expect(pages).toHaveLength(2);
    expect(pages[1]![0]!.row.kind).toBe('entry');
  });

  it('leaves no single item of a job alone on a page', async () => {
    const { pages } = await set('twelve jobs', { template });
    expect(pages.length).toBeGreaterThan(1);
    const isBody = ({ row }: PlacedLine) => row.kind === 'bullet';
    for (const [at, page] of pages.slice(0, -1).entries()) {
      const next = pages[at + 1]!;
      if (!isBody(page.at(-1)!) || !isBody(next[0]!)) continue;
      expect(isBody(page.at(-2)!)).toBe(true);
      expect(isBody(next[1]!)).toBe(true);
    }
  });
});

describe('fitting', () => {
  it('brings two pages to one within the limits of what reads well', async () => {
    const whole = sheets.get('twelve jobs')!;
    const sections = whole.sections.map((section) =>
      section.kind === 'experience' ? { ...section, rows: section.rows.slice(0, 41) } : section,
    );
    sheets.set('eight jobs', { ...whole, sections });
    expect((await set('eight jobs')).pages).toHaveLength(2);
    const fitted = await set('eight jobs', { pages: 1 });
    expect(fitted.fits).toBe(true);
    expect(fitted.pages).toHaveLength(1);
    expect(fitted.look.sizePt).toBeGreaterThanOrEqual(LIMITS.sizePt);
    expect(fitted.look.marginX).toBeGreaterThanOrEqual(LIMITS.marginPt);
  });

  it('says when it cannot, and leaves the look as it was', async () => {
    const free = await set('many bullets');
    const tried = await set('many bullets', { pages: 2 });
    expect(tried.fits).toBe(false);
    expect(tried.pages).toHaveLength(free.pages.length);
  });

  it('keeps the size that the user chose', async () => {
    const fitted = await set('typical', { template: 'plain', sizePt: 12, pages: 1 });
    expect(fitted.look.sizePt).toBe(12);
  });

  it('leaves no last page with a few lines alone', async () => {
    for (const template of TEMPLATES) {
      for (const sizePt of [9, 9.5, 10, 10.5, 11, 11.5, 12] as const) {
        const { pages } = await set('twelve jobs', { template, sizePt });
        if (pages.length > 1) expect(pages.at(-1)!.length).toBeGreaterThanOrEqual(6);
      }
    }
  });

  it.each(TEMPLATES)('leaves room for wider letters where others set it: %s', async (template) => {
    const { metrics } = await loadFaces(lookOf({ ...DEFAULT_OPTIONS, template }).family);
    for (const pages of [null, 1] as const) {
      for (const name of ['typical', 'twelve jobs', 'eight jobs']) {
        const options = { ...DEFAULT_OPTIONS, template, pages };
        const sheet = sheets.get(name)!;
        const ours = typeset(sheet, options, metrics);
        const theirs = typesetForOthers(sheet, options, metrics);
        expect(theirs.pages).toHaveLength(ours.pages.length);
        expect(theirs.fits).toBe(ours.fits);
        expect(theirs.step).toBeGreaterThanOrEqual(ours.step);
        for (const page of theirs.pages) {
          const last = page.at(-1)!;
          const foot = theirs.height - theirs.look.marginY;
          expect(last.y + last.height).toBeLessThanOrEqual(foot - 10);
        }
      }
    }
  });
});
