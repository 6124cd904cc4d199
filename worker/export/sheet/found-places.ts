import type { ExtractedDocument } from '#worker/document/model.ts';
import type { Parsed, ParsedResume } from '#worker/parse/model.ts';

/**
 * The resume with the place of every title, employer, degree and school that the parser put together from two lines, and
 * so gave no place, where its words stand once in the text.
 */
export function withPlaces({ text }: ExtractedDocument, resume: ParsedResume): ParsedResume {
  const placed = <Value extends Parsed>(parsed: Value | null): Value | null =>
    parsed && !parsed.span ? { ...parsed, span: placeOf(text, parsed.value) } : parsed;
  const ofRole = (role: ParsedResume['work'][number]) => ({
    ...role,
    title: placed(role.title),
    company: placed(role.company),
  });
  return {
    ...resume,
    work: resume.work.map(ofRole),
    volunteer: resume.volunteer.map(ofRole),
    education: resume.education.map((school) => ({
      ...school,
      degree: placed(school.degree),
      institution: placed(school.institution),
    })),
  };
}

/** Between two words: white space, or the end of a line whose dates stand aside and made a name go on below. */
const BETWEEN = String.raw`(?:\s+|\t[^\t\n]*\d[^\t\n]*\n)`;

/** Where the words stand in this order with nothing else between them; null unless that is one place. */
function placeOf(text: string, value: string): Parsed['span'] {
  const words = value.match(/\S+/g) ?? [];
  if (words.length < 2) return null;
  const pattern = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join(BETWEEN);
  const [first, second] = text.matchAll(new RegExp(pattern, 'g'));
  return first && !second ? { start: first.index, end: first.index + first[0].length } : null;
}
