import { oneLine } from '#contract/one-line.ts';
import type { FontTraits } from './page.ts';

const ICONS = new RegExp(
  oneLine`
    font-?awesome|simple-?icons|academicons|material-?(icons|symbols)|ionicons|icomoon|
    glyphicons|bootstrap-?icons|fontello|linearicons|feather|typicons|octicons|themify|devicon|
    iconfont|phosphor|lucide|tabler-?icons|heroicons|line-?awesome|boxicons|socicon|remixicon|
    marvosym|fasolid|fabrands
  `,
  'i',
);
const DINGBATS =
  /wingdings|webdings|dingbats|opensymbol|starsymbol|bullets|cmsy\d|msam|symbolmt|^symbol/i;
const BOLD =
  /bold|black|heavy|demi(?!-?light)|semibd|(?:^|[-,])bd|\bmed(?:ium)?\b.*ext|CMBX|cmb\d|[-_]bx|SFBX|-B\b|Bd(?=[A-Z]|$)|ExtraBld/i;
const ITALIC = /ital|obliq|slanted|kursiv|CMTI|CMSL|SFTI|[-,](?:It|Ob)(?![a-z])/i;

/** Reads weight, slant and kind from a PostScript font name; the `ABCDEF+` subset tag is dropped. */
export function fontTraits(realName: string | undefined): FontTraits {
  const name = (realName ?? '').replace(/^[A-Z]{6}\+/, '');
  return {
    name,
    bold: BOLD.test(name),
    italic: ITALIC.test(name),
    icons: ICONS.test(name),
    dingbats: DINGBATS.test(name),
  };
}
