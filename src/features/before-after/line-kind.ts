import { DRAWN_SIGNS } from '#contract/bullet-signs.ts';
import type { Readout } from '#contract/resume.ts';

/** How a line of a resume is set. */
export type LineKind = 'name' | 'contact' | 'heading' | 'role' | 'bullet' | 'text' | 'blank';

/** Tells the kind of a line from its words and the number of its row. */
export type LineKindOf = (line: string, index: number) => LineKind;

/** A drawn sign or a dash; '~ Profile ~' is a heading in a frame. */
export const BULLET = new RegExp(`^\\s*[${DRAWN_SIGNS}*–—-]\\s+`, 'u');

const key = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .replace(/[:\s]+$/, '');

/** A function that tells the kind of a line, from what the parser found in the document. */
export function lineKinds(readout: Readout | null): LineKindOf {
  const headings = new Set(readout?.sections.map(({ heading }) => key(heading)));
  const name = key(readout?.name?.value ?? '');
  const contacts = [readout?.email, readout?.phone, readout?.location, ...(readout?.urls ?? [])]
    .map((value) => key(value?.value ?? ''))
    .filter(Boolean);
  const roles = [
    ...(readout?.work ?? []).map(({ title }) => title),
    ...(readout?.education ?? []).map(({ degree }) => degree),
  ]
    .map((value) => key(value?.value ?? ''))
    .filter(Boolean);
  return (line, index) => {
    const text = key(line);
    if (!text) return 'blank';
    if (BULLET.test(line)) return 'bullet';
    if (name && text === name) return 'name';
    if (headings.has(text) || isCapsHeading(line)) return 'heading';
    if (index < 8 && contacts.some((contact) => text.includes(contact))) return 'contact';
    if (
      roles.some(
        (role) => text.startsWith(role) && ENDS_A_TITLE.test(line.trim().slice(role.length)),
      )
    )
      return 'role';
    return 'text';
  };
}

/** The same for the lines of two documents: what neither parser run knows is text. */
export function lineKindsOfEither(one: Readout | null, other: Readout | null): LineKindOf {
  const [kindInOne, kindInOther] = [lineKinds(one), lineKinds(other)];
  return (line, index) => {
    // Only the lines that differ are counted: a role may stand where a whole resume has its contacts.
    const anywhere = [kindInOne(line, Infinity), kindInOther(line, Infinity)];
    const kinds = [...anywhere, kindInOne(line, index), kindInOther(line, index)];
    return kinds.find((kind) => kind !== 'text') ?? 'text';
  };
}

/** What stands after a job title or a degree; a sentence that begins with one goes on in small letters. */
const ENDS_A_TITLE = /^(?:$|\s*[,;:|/(@·•\t–—-]|\s+(?:at\s|in\s|\p{Lu}|\d))/u;

/** Headings that an edit renamed are not in the readout: capitals or a known standard name tell them. */
function isCapsHeading(line: string): boolean {
  const text = line.trim();
  if (STANDARD.has(key(text))) return true;
  return text.length < 50 && /\p{Lu}{3}/u.test(text) && !/[\p{Ll}@(\d•]/u.test(text);
}

const STANDARD = new Set([
  'summary',
  'experience',
  'work experience',
  'education',
  'skills',
  'projects',
  'certifications',
  'languages',
  'volunteering',
  'publications',
  'contact',
]);

/** The text without its bullet sign. */
export const withoutBullet = (line: string) => line.replace(BULLET, '');

/** Where the part begins that the resume itself set apart by its last tab, as dates are; else the line's length. */
export function rightPartAt(line: string): number {
  const tab = line.trimEnd().lastIndexOf('\t');
  return tab > 0 && line.slice(0, tab).trim() !== '' ? tab + 1 : line.length;
}
