/** Terms put into the list of skills, or under a new heading where the resume has no such list. */
import { BULLET_SIGNS } from '#contract/bullet-signs.ts';
import type { Edit } from '#contract/resume.ts';
import { isPrivate } from '#worker/checks/private-data.ts';
import { termsIn } from '#worker/keywords/matcher.ts';
import { isTrait } from '#worker/keywords/soft-skills.ts';
import type { ExtractedDocument } from '#worker/document/model.ts';
import { languageLength } from '#worker/parse/language-names.ts';
import type { ParsedResume } from '#worker/parse/model.ts';
import { headingLike } from './heading-case.ts';
import { mainGlyph } from './bullet-glyphs.ts';

const HEADING = /^\n\nskills\n/i;

export interface SkillsPlace {
  /** Offset in the text at which terms go in. */
  at: number;
  /** Text put in for one more term. */
  write(term: string): string;
  /** True when the terms stand under a heading of their own. */
  fresh: boolean;
}

/** Where another term goes; null where the document has no body text. */
export function skillsPlace(document: ExtractedDocument, resume: ParsedResume): SkillsPlace | null {
  return listPlace(document, resume) ?? freshPlace(document, resume);
}

const SEPARATOR = /\s*[,;|•·]\s+|\s+[/–-]\s+/;
const GLYPH = new RegExp(`^\\s*(?:[${BULLET_SIGNS}]|\\d+[.)])\\s+`, 'u');

function listPlace(document: ExtractedDocument, resume: ParsedResume): SkillsPlace | null {
  const section = resume.sections.find(({ kind }) => kind === 'skills');
  const all = (section?.lineRanges ?? [])
    .flatMap(([from, to]) => document.lines.slice(from, to))
    .filter(
      ({ text }) =>
        text.trim() !== '' && !isPrivate(text) && !/^\W*ref(?:erence|eree)?s?\b/i.test(text),
    );
  // A line behind the list that names no skill, 'Refs: ask me', takes none, and none that names languages.
  const naming = all.filter(({ start, text }) =>
    resume.skills.some(
      ({ span }) => span && span.start >= start && span.end <= start + text.length,
    ),
  );
  const others = naming.filter(
    ({ text }) => !isOfLanguages(text) && !OF_PAPERS.test(text) && !MEASURED.test(text),
  );
  const lines = [others, naming].find((some) => some.length > 0) ?? all;
  // Praise at the end may be cut by another suggestion: terms go in above and before it.
  const listing = lines.filter(({ text }) => !isPraise(text));
  // 'Calm, used to shifts' below a list of tools is about the person.
  const last =
    listing.findLast(({ text }) => [...termsIn(text)].some(({ kind }) => kind !== 'soft')) ??
    listing.at(-1) ??
    lines.at(-1);
  if (!last) return null;
  const body = withoutPraise(last.text.trimEnd());
  // 'Computer literate (Word, Excel)': inside the brackets.
  const stop = /(?:(?<=\([^()]*, [^()]*)\))?[.,;]?$/.exec(body)?.[0] ?? '';
  const at = last.start + body.length - stop.length;
  const separator = SEPARATOR.exec(body.replace(GLYPH, ''))?.[0];
  const labelled = /^\s*(?:[•●▪◦‣·*–—-]\s+)?[\p{L}][\p{L}\s&/]{1,30}:\s/u.test(last.text);
  if (separator !== undefined || labelled) {
    const joint = separator === undefined || /^\s*,/.test(separator) ? ', ' : separator;
    return { at, fresh: false, write: (term) => joint + term };
  }
  const glyph = GLYPH.exec(last.text)?.[0] ?? '';
  if (/\d/.test(glyph)) return { at, fresh: false, write: (term) => `, ${term}` };
  const oneEach =
    lines.length > 1 && lines.every(({ text }) => !SEPARATOR.test(text.replace(GLYPH, '')));
  if (oneEach || glyph !== '')
    return {
      at: last.start + last.text.length,
      fresh: false,
      // Where all bullets are to have one sign, so has this.
      write: (term) => `\n${glyph.replace(/[^\s\d.)]+/, mainGlyph(document) ?? '$&')}${term}`,
    };
  return { at, fresh: false, write: (term) => `, ${term}` };
}

/** 'Clean police record. Driver's licence, own van.' */
const OF_PAPERS =
  /\b(?:driv(?:er|ing).{0,3} licen[cs]e|police record|own (?:van|car|transport))\b/i;

/** 'Typing speed 52 wpm': one skill, measured, is no list. */
const MEASURED = /^[^,;|]*\b\d+ ?(?:wpm|words per minute|kph)\W*$/i;

/** 'Turkish, English (good), clean licence': to put a tool behind them would be odd. */
const isOfLanguages = (line: string) =>
  line
    .replace(GLYPH, '')
    .replace(/^[\p{L}\s]{3,20}:\s*/u, '')
    .split(SEPARATOR)
    .some((entry) => languageLength(entry.trim()) > 0);

const isPraise = (line: string) => line.replace(GLYPH, '').split(SEPARATOR).every(isTrait);

function withoutPraise(line: string): string {
  const parts = /^(.*\S)\s*[,;|•·]\s+(\S.*)$/.exec(line);
  return parts && isTrait(parts[2]!) ? withoutPraise(parts[1]!) : line;
}

/** Such a line at the end may be cut: skills stand above it. */
const REFERENCES = /^\W*ref(?:erence|eree)?s?\b(?:.{0,40}\brequest\b|.{0,20}\bavailable\b|:?\s*$)/i;

function freshPlace(document: ExtractedDocument, resume: ParsedResume): SkillsPlace | null {
  // A list under a name of its own, 'IT', is no place for a second one.
  if (resume.sections.some(({ heading }) => OWN_LIST.test(heading?.value ?? ''))) return null;
  const last = document.lines.findLast(
    ({ role, text }) => role === 'body' && text.trim() !== '' && !REFERENCES.test(text),
  );
  if (!last) return null;
  const heading = `\n\n${headingLike(resume, 'Skills')}\n`;
  return { at: last.start + last.text.length, fresh: true, write: (term) => heading + term };
}

/** Whether an edit opens a Skills section. */
export const opensSkills = ({ text }: Edit): boolean => HEADING.test(text);

/** One edit for all that opens a Skills section: the heading once, the terms in one line. */
export function mergeNewSkills(edits: readonly Edit[]): Edit[] {
  const [first] = edits;
  if (!first) return [];
  const heading = HEADING.exec(first.text)?.[0] ?? '';
  const terms = edits.map(({ text }) => text.replace(HEADING, '')).toSorted();
  return [{ start: first.start, end: first.end, text: heading + terms.join(', ') }];
}

const OWN_LIST = /\b(?:it|i\.t\.|computers?|software|tools?|systems?|technical|skills?)\b/i;
