import type { DocumentLink } from '#worker/document/model.ts';
import { findPhones } from '#worker/nlp/phones.ts';
import { findEmails, findUrls } from '#worker/nlp/web-addresses.ts';
import type { Row, RowLink } from './model.ts';

/** Where the words of a row lead: addresses and numbers that are written out, and words that were links in the file. */
export function linksOf(row: Row, links: readonly DocumentLink[]): RowLink[] {
  const found: RowLink[] = [
    ...findEmails(row.text).map(({ text, from, to }) => ({
      start: from,
      end: to,
      url: `mailto:${text}`,
    })),
    ...findUrls(row.text).map(({ text, from, to }) => ({
      start: from,
      end: to,
      url: /^https?:/i.test(text) ? text : `https://${text}`,
    })),
    ...findPhones(row.text).flatMap(({ text, from, to }) => {
      const url = callable(text);
      return url === null ? [] : [{ start: from, end: to, url }];
    }),
  ];
  for (const { url, text } of links) {
    if (!text || text.length < 2 || !/^(?:https?|mailto|tel):/i.test(url)) continue;
    const start = row.text.indexOf(text);
    const end = start + text.length;
    if (start >= 0 && !found.some((other) => other.start < end && start < other.end)) {
      found.push({ start, end, url });
    }
  }
  return found
    .filter(({ url }) => URL.canParse(url))
    .toSorted((a, b) => a.start - b.start)
    .filter(({ start }, at, all) => at === 0 || all[at - 1]!.end <= start);
}

/** A number with its country's code can be called from anywhere (RFC 3966); the zero in brackets is for calls within the country. */
const callable = (phone: string): string | null =>
  /^\+[\d\s()./-]+$/.test(phone) ? `tel:${phone.replace('(0)', '').replace(/[^\d+]/g, '')}` : null;
