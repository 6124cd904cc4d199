/** Phone numbers of any country in running text, by shape; no numbering plan is needed to tell them from dates. */
import { oneLine } from '#contract/one-line.ts';

/** A phone number with its offsets in the text. */
export interface PhoneMatch {
  text: string;
  from: number;
  to: number;
  confidence: number;
}

const LABEL = new RegExp(
  oneLine`
    (?:
      phone|tel|telephone|telefon|telefono|telefone|telephone|mobile?|mob|movil|cell|celular|
      cellulare|handy|gsm|portable|whatsapp|ph|komorka|kom|telefoon|fon
    )\s*(?:no|nr)?\s*[.:)]*\s*$|(?:^|[^\p{L}])[TMPC]\s*[.:]\s*$|[☎☏✆📞📱]\s*$
  `,
  'iu',
);

/** A postcode of the United States with a dash and a number behind it. */
const ZIP = /^\d{5}(?:-\d{4})? +[-–—] +(?=[(+\d])/;

const ALLOWED = /[\d\s().\-–‑‒−/+ ]/;

/** Phone numbers left to right; a number in a date range, amount, postcode or identifier is none. */
export function findPhones(text: string): PhoneMatch[] {
  const found: PhoneMatch[] = [];
  let i = 0;
  while (i < text.length) {
    const code = text.charCodeAt(i);
    const opens = (code >= 48 && code <= 57) || code === 43 || code === 40;
    if (!opens || (i > 0 && /[\p{L}\d@_$€£#=.,/-]/u.test(text[i - 1]!))) {
      i++;
      continue;
    }
    // 'Macon, GA 31204 - (478) 555-0139'
    const zip = /[A-Z]{2} $/.test(text.slice(0, i)) && ZIP.exec(text.slice(i, i + 16));
    if (zip) {
      i += zip[0].length;
      continue;
    }
    const to = runEnd(text, i);
    const match = judge(text, i, to);
    if (match) found.push(match);
    i = Math.max(to, i + 1);
  }
  return found;
}

/** End of the run of digits and phone punctuation; two spaces, a tab or a second '+' end it. */
function runEnd(text: string, from: number): number {
  let to = from;
  let end = from;
  while (to < text.length && to - from < 40 && ALLOWED.test(text[to]!)) {
    if (text[to] === '+' && to > from && text[from] !== '(') break;
    if (text[to] === '\t' || text[to] === '\n' || text.startsWith('  ', to)) break;
    // '01943 555 018 / 07700 900 872' are two.
    if (text[to] === '/' && to - from >= 9 && /^\/ ?[+0(]/.test(text.slice(to, to + 3))) break;
    if (text[to] === '(' && to > from && /^\([^)]*[^\d)]/.test(text.slice(to, to + 6))) break;
    to++;
    if (/[\d)]/.test(text[to - 1]!)) end = to;
  }
  const extension = /^\s*(?:ext|x|extn|poste|durchwahl|dw)\.?\s*\d{1,5}\b/i.exec(
    text.slice(end, end + 16),
  );
  return end + (extension?.[0].length ?? 0);
}

function judge(text: string, from: number, to: number): PhoneMatch | null {
  const value = text.slice(from, to);
  const digits = value.replace(/\D/g, '');
  if (digits.length < 7 || digits.length > 17 || /^(\d)\1*$/.test(digits)) return null;
  if (/[\p{L}@%]/u.test(text[to] ?? '')) return null;
  // 'P.O. Box 4417-20100'
  if (/\bbox (?:no\.? ?)?$/i.test(text.slice(0, from))) return null;
  // An ORCID iD, or a card's number: four groups of four.
  if (/^\d{4}(?:[- ]\d{4}){2}[- ]\d{3,4}$/.test(value)) return null;
  const international = value.startsWith('+') || value.startsWith('(+') || value.startsWith('00');
  const labelled = LABEL.test(text.slice(Math.max(0, from - 14), from));
  if (!international && !labelled) {
    if (/(?:19|20)\d\d\s*[-–/.]\s*(?:(?:19|20)\d\d|\d{1,2})(?!\d)/.test(value)) return null;
    if (/^\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4}/.test(value) || /^\d{1,2}[-/.](?:19|20)\d\d/.test(value))
      return null;
    if (/^97[89][- ]/.test(value)) return null;
    if (/^\d{5}-\d{4}$|^\d{4}-\d{3}$|^\d{1,3}(?:[., ]\d{3})+$/.test(value)) return null;
    const separators = value.replace(/\d/g, '').trim().length + (value.match(/ /g)?.length ?? 0);
    if (separators === 0 && digits.length < 9) return null;
    if (value.split('(').length !== value.split(')').length) return null;
  }
  const confidence = Math.min(
    1,
    0.6 + (international ? 0.3 : 0) + (labelled ? 0.3 : 0) + (digits.length >= 9 ? 0.1 : 0),
  );
  return { text: value, from, to, confidence };
}
