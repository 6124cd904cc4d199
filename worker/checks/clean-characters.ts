import type { Finding } from '#contract/resume.ts';
import { rememberByText } from '#worker/nlp/remember.ts';
import type { Check } from './model.ts';
import { bulletSignIn } from './lines/bullet-sign.ts';
import { MAX_FINDINGS } from './lines/findings.ts';

/** A word set with spaces between its letters: 'S U M M A R Y'. */
const LETTER_SPACED = /(?<![\p{L}\p{N}])(?:\p{Lu} ){4,}\p{Lu}(?![\p{L}\p{N}])/gu;
/** Dashes and stars that are drawn alike are one kind of bullet. */
const KIND: Record<string, string> = { '–': '-', '—': '-', '●': '•', '■': '▪', '✔': '✓' };

const spacedIn = rememberByText((line) =>
  [...line.matchAll(LETTER_SPACED)].map((match) => [match[0], match.index] as const),
);
const glyphOf = (line: string) => bulletSignIn(line)?.glyph ?? '';

export const cleanCharacters: Check = {
  id: 'clean-characters',
  category: 'machine-readability',
  title: 'Plain characters and one kind of bullet',
  why:
    'Letters spaced out for looks (“S U M M A R Y”) are read as single letters, so the ' +
    'heading is not recognized. One plain bullet sign is read alike everywhere.',
  englishOnly: false,
  examples: {
    good: ['SUMMARY\n• Led a team of 6\n• Cut costs by 12%'],
    bad: ['S U M M A R Y\n➢ Led a team of 6\n➢ Cut costs by 12%\n* Won two awards\n* Ran a fair'],
  },
  reads: (text) => `${spacedIn(text).length} ${glyphOf(text)}`,
  run({ document }) {
    const findings: Finding[] = document.lines
      .flatMap(({ start, text }) => spacedIn(text).map(([word, at]) => [word, start + at] as const))
      .slice(0, MAX_FINDINGS)
      .map(([quote, start]) => ({
        message: 'Write this without spaces between the letters.',
        quote,
        span: { start, end: start + quote.length },
      }));
    const spaced = findings.length > 0;
    const glyphs = new Map<string, number>();
    for (const line of document.lines) {
      const glyph = glyphOf(line.text);
      if (glyph) glyphs.set(KIND[glyph] ?? glyph, (glyphs.get(KIND[glyph] ?? glyph) ?? 0) + 1);
    }
    const mixed = [...glyphs.values()].filter((count) => count >= 2).length > 1;
    if (mixed) {
      findings.push({
        message: `Several kinds of bullet are used: ${[...glyphs.keys()].join(' ')}. Use one kind throughout.`,
      });
    }
    return { kind: 'scored', fraction: (spaced ? 0.4 : 1) * (mixed ? 0.6 : 1), findings };
  },
};
