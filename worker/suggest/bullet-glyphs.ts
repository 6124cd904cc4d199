/** One bullet sign throughout. */
import { bulletSignIn } from '#worker/checks/lines/bullet-sign.ts';
import type { DocumentLine, ExtractedDocument } from '#worker/document/model.ts';
import type { Draft, SuggestContext } from './draft.ts';

/** One draft that sets every odd bullet sign to the commonest; none where all are alike. */
export function bulletGlyphs({ document }: SuggestContext): Draft[] {
  const main = mainGlyph(document);
  const odd = document.lines
    .flatMap((line) => markOf(line) ?? [])
    .filter(({ glyph }) => main !== null && glyph !== main);
  if (main === null || odd.length === 0) return [];
  return [
    {
      rule: 'one-bullet-sign',
      level: 'auto',
      title: 'Use one kind of bullet',
      description: 'One plain sign is read alike by every parser, and looks calm.',
      before: [...new Set(odd.map(({ glyph }) => glyph))].join(' '),
      after: main,
      check: 'clean-characters',
      edits: odd.map(({ start, end }) => ({ start, end, text: main })),
      separable: true,
    },
  ];
}

/** The sign that all bullets are to have; null where they are alike already. */
export function mainGlyph({ lines }: ExtractedDocument): string | null {
  const counts = new Map<string, number>();
  for (const { glyph } of lines.flatMap((line) => markOf(line) ?? [])) {
    counts.set(glyph, (counts.get(glyph) ?? 0) + 1);
  }
  if (counts.size < 2) return null;
  const ranked = [...counts].toSorted((a, b) => b[1] - a[1]);
  return ranked.find(([glyph]) => PLAIN.has(glyph))?.[0] ?? '•';
}

/** The sign for a new bullet: that of the others, a plain one where there is none. */
export function bulletSign(document: ExtractedDocument): string {
  const [first] = document.lines.flatMap((line) => markOf(line) ?? []);
  return mainGlyph(document) ?? first?.glyph ?? '-';
}

const PLAIN = new Set(['•', '-', '*', '–', '▪', '●']);

function markOf(line: DocumentLine): { glyph: string; start: number; end: number } | null {
  const sign = line.role === 'body' ? bulletSignIn(line.text) : null;
  if (!sign) return null;
  const start = line.start + sign.at;
  return { glyph: sign.glyph, start, end: start + sign.glyph.length };
}
