/** E-mail and web addresses in a line, found without a backtracking pattern. */
import { oneLine } from '#contract/one-line.ts';

/** An address with its offsets in the text. */
export interface AddressMatch {
  text: string;
  from: number;
  to: number;
}

const TLD = new RegExp(
  oneLine`
    ^(?:
      com|org|net|edu|gov|io|dev|me|app|ai|co|info|biz|name|design|tech|xyz|site|online|page|
      blog|studio|art|photo|pro|work|works|eu|uk|de|at|ch|fr|es|it|pt|pl|nl|be|se|no|dk|fi|ie|
      cz|sk|hu|ro|bg|gr|hr|si|ee|lv|lt|tr|ru|ua|in|cn|jp|kr|tw|hk|sg|my|th|vn|ph|au|nz|za|ng|ke|
      eg|ma|ae|sa|il|br|ar|cl|pe|mx|ca|us|is|lu|cat|example|codes|cloud|digital|email|agency|
      social|coffee|kitchen|academy|health|law|world
    )$
  `,
  'i',
);

const LOCAL = /[\p{L}\d._%+'-]/u;
const DOMAIN = /[\p{L}\d.-]/u;

/** E-mail addresses, also those cut off after the '@' or a dot at the end of the line. */
export function findEmails(text: string): AddressMatch[] {
  const found: AddressMatch[] = [];
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    let from = at;
    while (from > 0 && at - from < 64 && LOCAL.test(text[from - 1]!)) from--;
    while (from < at && /[.'-]/.test(text[from]!)) from++;
    let to = at + 1;
    while (to < text.length && to - at < 100 && DOMAIN.test(text[to]!)) to++;
    const broken = brokenTail(text.slice(at + 1, to), text.slice(to, to + 40));
    if (broken) {
      to += broken.length;
      found.push({ text: text.slice(from, to), from, to });
      continue;
    }
    const cut = to === text.length;
    if (!cut) while (to > at + 1 && /[.-]/.test(text[to - 1]!)) to--;
    if (from < at && to > at + 1) found.push({ text: text.slice(from, to), from, to });
  }
  return found.length > 0 ? found : disguisedEmails(text);
}

/** 'mara.kolb (at) example.org', written so against collectors of addresses. */
function disguisedEmails(text: string): AddressMatch[] {
  const sign = AT_IN_BRACKETS.exec(text);
  if (!sign) return [];
  const before = /[\p{L}\d._+-]{1,64}$/u.exec(text.slice(Math.max(0, sign.index - 64), sign.index));
  const end = sign.index + sign[0].length;
  const after = /^[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/u.exec(text.slice(end, end + 100));
  if (!before || !after) return [];
  const [from, to] = [sign.index - before[0].length, end + after[0].length];
  return [{ text: text.slice(from, to), from, to }];
}

const AT_IN_BRACKETS = /\s?[([{]\s?(?:at|@)\s?[)\]}]\s?/i;

/** An address with the sign that its writer put into words. */
export const plainEmail = (text: string): string =>
  text.replace(AT_IN_BRACKETS, '@').replace(/\s/g, '');

/** What belongs to a domain that a narrow column broke: 'example. com', 'exam ple.com'. */
function brokenTail(domain: string, after: string): string | null {
  const token = /^ [\p{L}\d.-]{1,30}(?=$|[\s|,;])/u.exec(after)?.[0];
  if (!token) return null;
  const ending = token.trim().split('.').at(-1)!;
  // 'example.c a'
  const cut = domain.slice(domain.lastIndexOf('.') + 1);
  if (cut.length === 1 && domain.includes('.') && TLD.test(cut + token.trim())) return token;
  if (domain.endsWith('.')) return TLD.test(ending) ? token : null;
  return !domain.includes('.') && token.includes('.') && TLD.test(ending) ? token : null;
}

/** A complete address: a dot in its domain and letters after the last. */
export function isWholeEmail(text: string): boolean {
  return /^[^@\s]+@[^@\s]+\.\p{L}{2,}$/u.test(text) && text.length < 100;
}

const NO_SITE = new RegExp(
  oneLine`
    ^(?:
      node|vue|next|nuxt|react|three|express|d3|angular|ember|backbone|asp|vb|ado|paint|socket|
      deck|chart|babylon|alpine|nest|moment|discord
    )\.\w+$
  `,
  'i',
);

/** Web addresses: with a scheme, with 'www.', or a host name with a known ending. */
export function findUrls(text: string): AddressMatch[] {
  if (!text.includes('.') && !text.includes('://')) return [];
  const found: AddressMatch[] = [];
  for (const match of text.matchAll(/[^\s|,;<>"“”()[\]{}•·]+/gu)) {
    let token = match[0];
    if (token.length > 300) continue;
    const from = match.index;
    const scheme = token.search(/https?:\/\//i);
    if (scheme > 0 && scheme < 24) {
      // 'Website:https://…'
      token = token.slice(scheme);
      push(found, token, from + scheme);
    } else if (scheme === 0 || isBareHost(token)) {
      push(found, token, from);
    }
  }
  return found;
}

function push(found: AddressMatch[], token: string, from: number): void {
  const text = token.replace(/[.,:!?'’]+$/, '');
  found.push({ text, from, to: from + text.length });
}

function isBareHost(token: string): boolean {
  if (!token.includes('.') || token.includes('@') || token.includes('://')) return false;
  if (NO_SITE.test(token)) return false;
  const host = /^[^/?#:]+/.exec(token)?.[0] ?? '';
  if (!/^[\p{L}\d][\p{L}\d-]*(?:\.[\p{L}\d-]+)+$/u.test(host) || host.length > 80) return false;
  const labels = host.split('.');
  if (/^www$/i.test(labels[0]!)) return labels.length > 2;
  if (!TLD.test(labels.at(-1)!) || labels.every((label) => label.length <= 2)) return false;
  return !/^\d/.test(labels.at(-1)!) && (labels[0]!.length > 1 || token.includes('/'));
}
