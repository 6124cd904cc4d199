/** Text in the two-byte code pages of East Asia, which carry no mark of their own. */

interface Page {
  encoding: string;
  /** Characters of which each running text holds many. */
  usual: RegExp;
  /** Least share of them among the characters beyond ASCII. */
  share: number;
}

const PAGES: readonly Page[] = [
  { encoding: 'shift_jis', usual: /[\u3041-\u30fe]/g, share: 0.2 },
  { encoding: 'euc-jp', usual: /[\u3041-\u30fe]/g, share: 0.2 },
  { encoding: 'euc-kr', usual: /[\uac00-\ud7a3]/g, share: 0.6 },
  {
    encoding: 'gb18030',
    usual:
      /[的一是在不了有和人这中大为上个国我以要他时来用们生到作地于出就分对成会可主发年动同工能下过子产面方后多定行学法所经十三之进等部度家电高理起小现实量公司管项目开负责技术市场月大专业销售客户经验教育历工程师]/g,
    share: 0.2,
  },
  {
    encoding: 'big5',
    usual:
      /[的一是在不了有和人這中大為上個國我以要他時來用們生到作地於出就分對成會可主發年動同工能下過子產面方後多定行學法所經十三之進等部度家電高理起小現實量公司管項目開負責技術市場月大專業銷售客戶經驗教育歷工程師]/g,
    share: 0.2,
  },
];

/** Fewer characters beyond ASCII say too little. */
const MIN_CHARACTERS = 8;
/** Letters and marks of East Asian writing. */
const EAST_ASIAN = /[\u3000-\u30ff\u3400-\u9fff\uac00-\ud7a3\uff01-\uff5e\uffe5]/g;
/** Least share of these among the characters beyond ASCII: accented Latin letters, read as pairs, hold others. */
const MIN_SHARE = 0.95;

const countOf = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/** The text, if one of these code pages reads all of the bytes as everyday writing; the likeliest where several do. */
export function byEastAsianPage(bytes: Uint8Array): string | undefined {
  let best: { text: string; share: number } | undefined;
  for (const { encoding, usual, share: least } of PAGES) {
    const text = strictly(encoding, bytes);
    if (text === undefined) continue;
    const beyond = countOf(text, /[^\u0000-\u007f]/gu);
    const share = countOf(text, usual) / beyond;
    if (beyond < MIN_CHARACTERS || share < least) continue;
    if (countOf(text, EAST_ASIAN) < MIN_SHARE * beyond) continue;
    if (!best || share > best.share) best = { text, share };
  }
  return best?.text;
}

function strictly(encoding: string, bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
