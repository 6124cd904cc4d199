import { describe, expect, it } from 'vitest';
import { editsBetween } from '#contract/line-diff.ts';
import { joinLines, PLAIN_SIGNALS, type DocumentLine, type ExtractedDocument } from './model.ts';
import { rebaseEdits, withOwnEdits } from './own-edits.ts';

type Given = Partial<DocumentLine> & { text: string };

function documentOf(...given: Given[]): ExtractedDocument {
  const lines = given.map((line): DocumentLine => ({ start: 0, role: 'body', ...line }));
  const text = joinLines(lines);
  return {
    format: 'docx',
    text,
    lines,
    links: [],
    signals: PLAIN_SIGNALS,
    warnings: [],
    truncated: false,
    carelessText: null,
  };
}

const DOCUMENT = documentOf(
  { text: 'Ada Okoro', bold: true, sizePt: 20 },
  { text: 'EXPERIENCE', bold: true, headingLevel: 1 },
  { text: 'Baker, Kornhuset', bold: true },
  { text: '• Baked bread', list: 'bullet' },
  { text: '• Sold bread', list: 'bullet' },
  { text: 'Clerk, Pike Dairies', bold: true },
  { text: '• Filed orders', list: 'bullet' },
);

const written = (text: string) => withOwnEdits(DOCUMENT, editsBetween(DOCUMENT.text, text));
const lineIn = ({ lines }: ExtractedDocument, text: string) =>
  lines.find((line) => line.text === text);

describe('lines of the user', () => {
  it('are a bullet where they look like one, even under a heading', () => {
    const text = DOCUMENT.text.replace('EXPERIENCE', 'EXPERIENCE\n• Ran a stall');
    const line = lineIn(written(text), '• Ran a stall');
    expect(line).toMatchObject({ list: 'bullet' });
    expect(line?.headingLevel).toBeUndefined();
    expect(line?.bold).toBeUndefined();
  });

  it.each(['➤ Ran a stall', '✓ Ran a stall', '→ Ran a stall', '+ Ran a stall'])(
    'are a bullet with any sign that the parser knows: %s',
    (line) => {
      const text = DOCUMENT.text.replace('EXPERIENCE', `EXPERIENCE\n${line}`);
      expect(lineIn(written(text), line)).toMatchObject({ list: 'bullet' });
    },
  );

  it('keep their look when they are moved', () => {
    const [name, heading, ...jobs] = DOCUMENT.text.split('\n');
    const moved = [name, heading, ...jobs.slice(3), ...jobs.slice(0, 3)].join('\n');
    const after = written(moved);
    expect(after.text).toBe(moved);
    expect(lineIn(after, 'Clerk, Pike Dairies')).toMatchObject({ bold: true });
    expect(lineIn(after, 'Clerk, Pike Dairies')?.list).toBeUndefined();
    expect(lineIn(after, '• Baked bread')).toMatchObject({ list: 'bullet' });
  });

  it('keep their look when a word in them changes', () => {
    const after = written(DOCUMENT.text.replace('Ada Okoro', 'Ada N. Okoro'));
    expect(after.lines[0]).toMatchObject({ text: 'Ada N. Okoro', bold: true, sizePt: 20 });
    expect(after.lines[1]).toMatchObject({ headingLevel: 1 });
  });

  it('leave the read document as it was', () => {
    const before = structuredClone(DOCUMENT);
    written('Ada\nEverything new');
    expect(DOCUMENT).toEqual(before);
  });

  it('stand again over a new reading of the same file', () => {
    const original = 'Ada Okoro\nBaker\nOslo';
    const edits = editsBetween(original, 'Ada Okoro\nHead Baker\nOslo');
    const read = 'Ada Okoro\n\nBaker\nOslo, Norway';
    const again = withOwnEdits(
      documentOf(...read.split('\n').map((text) => ({ text }))),
      rebaseEdits(edits, original, read),
    );
    expect(again.text).toBe('Ada Okoro\n\nHead Baker\nOslo, Norway');
  });

  it('are the very document where there are none', () => {
    expect(withOwnEdits(DOCUMENT, [])).toBe(DOCUMENT);
    const edits = [{ start: 0, end: 3, text: 'Eva' }];
    expect(rebaseEdits(edits, DOCUMENT.text, DOCUMENT.text)).toEqual(edits);
    expect(rebaseEdits([], DOCUMENT.text, 'Other')).toEqual([]);
  });

  it('look like the nearest heading where they are in capitals, and like text where they are not', () => {
    const added = DOCUMENT.text.replace('• Filed orders', '• Filed orders\nSKILLS\nExcel');
    const { lines } = written(added);
    expect(lines.at(-2)).toMatchObject({ text: 'SKILLS', bold: true, headingLevel: 1 });
    const { text, start, role, ...look } = lines.at(-1)!;
    expect([text, start, role]).toEqual(['Excel', added.length - 5, 'body']);
    expect(look).toEqual({});
  });

  it.each([
    ['in capitals of forty letters and more', 'A'.repeat(40)],
    ['with two capitals in a row', 'UK 12/2020'],
    ['with a small letter', 'SKILLs'],
    ['whose sign has no space behind it', '•Sold bread'],
    ['whose sign stands inside', 'Sold • bread'],
  ])('are text: a line %s', (_, line) => {
    const after = lineIn(written(`${DOCUMENT.text}\n${line}`), line)!;
    expect([after.headingLevel, after.list, after.bold]).toEqual([undefined, undefined, undefined]);
  });

  it('look like text of the same kind near by, with its size, but never bold', () => {
    const document = documentOf(
      { text: 'Ada Okoro', bold: true, sizePt: 20 },
      { text: 'Known for calm.', sizePt: 11, italic: true },
      { text: 'SKILLS', headingLevel: 1 },
      { text: 'Excel', headingLevel: 2 },
      { text: 'Word', bold: true },
    );
    const text = `${document.text}\nCalm`;
    const { lines } = withOwnEdits(document, editsBetween(document.text, text));
    expect(lines.at(-1)).toEqual({
      text: 'Calm',
      start: text.length - 4,
      role: 'body',
      sizePt: 11,
      italic: true,
    });
  });

  it('take no look from other lines of the user, nor from farther than thirty lines', () => {
    const far = (gap: number) => {
      const blanks = Array.from({ length: gap }, () => ({ text: '' }));
      const document = documentOf({ text: '• Sold bread', list: 'bullet' }, ...blanks);
      const text = `${document.text}\n• One\n• Two`;
      const { lines } = withOwnEdits(document, editsBetween(document.text, text));
      return lines.slice(-2).map(({ list }) => list);
    };
    expect(far(28)).toEqual(['bullet', 'bullet']);
    expect(far(29)).toEqual(['bullet', undefined]);
  });

  it('keep the look of the line in their place only where as many lines stand there', () => {
    const document = documentOf(
      { text: 'Plain words', sizePt: 9 },
      { text: 'Clerk, Pike Dairies', bold: true },
      { text: 'Baker, Kornhuset', sizePt: 12 },
    );
    const to = (text: string) => withOwnEdits(document, editsBetween(document.text, text)).lines;
    const text = document.text.replace('Clerk, Pike Dairies', 'Clerk, Oak Dairies');
    expect(to(text)[1]).toMatchObject({ text: 'Clerk, Oak Dairies', bold: true });
    const two = document.text.replace('Clerk, Pike Dairies', 'Clerk, Oak Dairies\nand Pike');
    expect(to(two)[1]!.bold).toBeUndefined();
    const other = document.text.replace('Clerk, Pike Dairies', '• Sold bread');
    expect(to(other)[1]!.bold).toBeUndefined();
  });
});
