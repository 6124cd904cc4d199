/** Separators of the contact lines: one between two details, none at an end; the details stay as they are. */
import type { Draft, SuggestContext } from './draft.ts';
import { editBetween } from './draft.ts';

const DETAIL = /\S@\S+\.\S|\d[\d ().-]{6,}\d|https?:|www\.|linkedin\.com/i;

/** One draft for all lines above the first heading that hold a contact detail. */
export function contactLine({ document, resume }: SuggestContext): Draft[] {
  const end = resume.sections.find(({ heading }) => heading?.span)?.heading?.span?.start ?? 0;
  const untidy = document.lines
    .filter(({ start, role, text }) => start < end && role === 'body' && DETAIL.test(text))
    .map((line) => ({ ...line, after: tidy(line.text) }))
    .filter(({ text, after }) => after !== text);
  const [first] = untidy;
  if (!first) return [];
  return [
    {
      rule: 'contact-line',
      level: 'auto',
      title: 'Tidy the contact line',
      description: 'One sign between two details, so that parsers tell them apart.',
      before: untidy.map(({ text }) => text).join('\n'),
      after: untidy.map(({ after }) => after).join('\n'),
      check: 'contact-details',
      edits: untidy.map(({ start, text, after }) => editBetween(start, text, after)),
      separable: true,
    },
  ];
}

function tidy(line: string): string {
  return line
    .replaceAll(/\s*([|•·])(?:\s*\1)+\s*/g, ' $1 ')
    .replaceAll(/(?<=\S) +([|•·]) {2,}| {2,}([|•·]) +(?=\S)/g, ' $1$2 ')
    .replaceAll(/,(?:\s*,)+/g, ',')
    .replaceAll(
      /\b(e-?mail|phone|tel|telephone|mobile|cell|fax|address|linkedin|web|website)\s+:\s*(?=\S)/gi,
      '$1: ',
    )
    .replace(/^\s*[|•·,;]\s*(?=[\p{L}\d+(])/u, '')
    .replace(/\s*[|•·,;]\s*$/, '');
}
