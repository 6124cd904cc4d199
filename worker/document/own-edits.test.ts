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
});
