/** Characters that carry no words are mapped to plain ones or dropped, and counted. */
import { oneLine } from '#contract/one-line.ts';

export interface CleanText {
  text: string;
  /** Characters dropped: controls, private use, unmapped glyphs. */
  junk: number;
}

/** U+F000 + code: list glyphs of Symbol and Wingdings that are no common contact icon of icon fonts. */
const LIST_GLYPHS = new Set([
  0x2d, 0x6c, 0x6e, 0x71, 0x75, 0x76, 0x77, 0xa7, 0xa8, 0xb7, 0xd8, 0xfc, 0xfe,
]);

const LIGATURES: Record<string, string> = {
  ﬀ: 'ff',
  ﬁ: 'fi',
  ﬂ: 'fl',
  ﬃ: 'ffi',
  ﬄ: 'ffl',
  ﬅ: 'st',
  ﬆ: 'st',
};

const INVISIBLE = /[\u00ad\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g;
/** Joiners shape Persian, Indic and emoji sequences; between Latin letters they are noise. */
const NEEDLESS_JOINER =
  /(?<![\p{Script=Arabic}\p{Script=Devanagari}\p{M}\p{Extended_Pictographic}\ufe0f])[\u200c\u200d]+/gu;
const JUNK =
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\ufff0-\ufffd\ufffe\uffff]|[\ue000-\uf8ff]|[\u{f0000}-\u{10fffd}]|\p{Cs}/gu;
const WIDE_SPACE = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g;
const BULLET_START = new RegExp(
  oneLine`
    ^[\s]*
    [\u2022\u2023\u2043\u2219\u25aa\u25ab\u25cf\u25cb\u25e6\u25a0\u25a1\u25b6\u25b8\u25ba\u27a2\u2756\u2b25\u00b7\u2217\u29bf\u2b1d\u204c\u204d\u2713\u2714\u2794\u279c\u2192\u25c6\u25c7]
    (?:[ \t]+|(?=\p{L}))
  `,
  'u',
);

/** Cleans one line: composed letters, plain spaces, one TAB between columns, no invisible or private-use characters. */
export function cleanLine(raw: string): CleanText {
  const mapped = raw.replace(/^(\s*)([\uf020-\uf0ff])(?=\s|\p{L}|$)/u, (whole, space, glyph) =>
    LIST_GLYPHS.has(glyph.charCodeAt(0) - 0xf000) ? `${space}•` : whole,
  );
  let junk = 0;
  let text = mapped.replace(JUNK, (character) => {
    junk += character.length;
    return character === '\u000b' || character === '\u000c' ? ' ' : '';
  });
  text = text
    // alone between spaces it was drawn as a dash
    .replace(/(?<=\s)\u00ad(?=\s)/g, '–')
    .replace(INVISIBLE, '')
    .replace(NEEDLESS_JOINER, '')
    .replace(WIDE_SPACE, ' ')
    .replace(/[\u2010\u2011]/g, '-')
    .replace(/[ﬀ-ﬆ]/g, (ligature) => LIGATURES[ligature] ?? ligature)
    .normalize('NFC')
    .trim()
    // one gap a match: a pattern that may start anywhere in a run of blanks takes quadratic time
    .replace(/[ \t]+/g, (gap) => (gap.includes('\t') || gap.length >= 3 ? '\t' : gap));
  text = text.replace(/^([•*\-–—▪●○◦‣⁃·➢✓])\t/u, '$1 ').replace(/^• *(?=[^\s•])/u, '• ');
  return { text, junk };
}

/** List kind that the line's own first characters show, for text without list markup. */
export function typedListKind(text: string): 'bullet' | 'number' | undefined {
  if (BULLET_START.test(text) || /^[*\-–—] +\S/.test(text) || /^o +\p{Lu}/u.test(text)) {
    return 'bullet';
  }
  return /^\(?\d{1,2}[.)] +\p{L}/u.test(text) ? 'number' : undefined;
}

/** Letters of any script. */
export const countLetters = (text: string): number => text.match(/\p{L}/gu)?.length ?? 0;
