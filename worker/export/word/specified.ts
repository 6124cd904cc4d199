import type { ExtractedDocument } from '#worker/document/model.ts';
import type { Parsed, ParsedResume } from '#worker/parse/model.ts';
import type { Block } from '../block.ts';
import { bulletText, isHeadingLine } from '../heading-rule.ts';
import { linesOf } from './places.ts';

/**
 * The enhanced text, line by line, as the specification sets it (§9): a title, headings and bullets by
 * their look. What the parser knows beyond that is made visible without changing a word: the name, the
 * titles of sections that are not in capitals, and the first line of each job or school.
 */
export function specifiedBlocks(document: ExtractedDocument, resume: ParsedResume): Block[] {
  const known = knownLines(document, resume);
  const lines = document.lines.flatMap((line, index): Block[] => {
    const text = line.text.trim();
    if (text === '') return [];
    const bullet = bulletText(text) ?? (line.list ? text : null);
    if (bullet !== null) return [{ kind: 'bullet', text: bullet }];
    const opens = known.sections.size === 0 || known.sections.has(index);
    if (isHeadingLine(text)) return [{ kind: opens ? 'heading' : 'minor-heading', text }];
    if (index === known.name) return [{ kind: 'name', text }];
    if (known.sections.has(index)) return [{ kind: 'section-title', text }];
    const strong = known.entries.get(index);
    if (strong === undefined) return [{ kind: 'paragraph', text }];
    const start = Math.max(0, text.indexOf(strong));
    return [{ kind: 'entry', text, strong: { start, end: start + strong.length }, right: '' }];
  });
  return [{ kind: 'title', text: 'ENHANCED RESUME' }, ...lines];
}

interface KnownLines {
  name: number;
  sections: Set<number>;
  /** What to set in bold, by line. */
  entries: Map<number, string>;
}

function knownLines(document: ExtractedDocument, resume: ParsedResume): KnownLines {
  const lineOf = (value: Parsed | null): number =>
    value?.span ? linesOf(document, value.span)[0] : -1;
  const { name, sections, work, volunteer, education, projects } = resume;
  const leads = [
    ...[...work, ...volunteer].map(({ title, company }) => title ?? company),
    ...education.map(({ degree, institution }) => degree ?? institution),
    ...projects.map((project) => project.name),
  ];
  const nameLine = lineOf(name);
  const isAlone = name !== null && document.lines[nameLine]?.text.trim() === name.value;
  return {
    name: isAlone ? nameLine : -1,
    sections: new Set(sections.map(({ heading }) => lineOf(heading))),
    entries: new Map(leads.flatMap((lead) => (lead ? [[lineOf(lead), lead.value]] : []))),
  };
}
