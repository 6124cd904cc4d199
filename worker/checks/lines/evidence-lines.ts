import type { Span } from '#contract/resume.ts';
import type { CheckInput } from '#worker/checks/model.ts';
import type { ParsedResume, ParsedWork } from '#worker/parse/model.ts';
import { countWords, sentencesOf } from './words.ts';

/** One statement about what the person did: a bullet, or a sentence where a role has no bullets. */
export interface EvidenceLine {
  text: string;
  span: Span | null;
  /** True for a role that has not ended; null where that is unknown. */
  current: boolean | null;
  bullet: boolean;
  /** The same statement stands further up; it proves nothing twice. */
  repeated: boolean;
}

/** Statements of experience, volunteering and projects, in order. */
export function evidenceLines({ document, resume }: CheckInput): EvidenceLine[] {
  const known = cache.get(resume);
  if (known) return known;
  let lines: Omit<EvidenceLine, 'repeated'>[] = [
    ...[...resume.work, ...resume.volunteer].flatMap(ofRole),
    ...resume.projects.flatMap((project) =>
      project.highlights.map((highlight) => ({
        text: highlight.value,
        span: highlight.span,
        current: null,
        bullet: true,
      })),
    ),
  ];
  if (lines.length === 0) lines = unparsedStatements(document, resume);
  const seen = new Set<string>();
  const marked = lines.map((line) => {
    const key = line.text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ');
    const repeated = seen.has(key);
    seen.add(key);
    return { ...line, repeated };
  });
  cache.set(resume, marked);
  return marked;
}

/** Share of the statements that pass `test`; a repeated one never does. 0 for none. */
export function shareOf(lines: EvidenceLine[], test: (line: EvidenceLine) => boolean): number {
  if (lines.length === 0) return 0;
  return lines.filter((line) => !line.repeated && test(line)).length / lines.length;
}

const cache = new WeakMap<ParsedResume, EvidenceLine[]>();

function ofRole(role: ParsedWork): Omit<EvidenceLine, 'repeated'>[] {
  if (role.highlights.length > 0) {
    return role.highlights.map((highlight) => ({
      text: highlight.value,
      span: highlight.span,
      current: role.current,
      bullet: true,
    }));
  }
  const prose = role.summary;
  if (!prose) return [];
  return sentencesOf(prose.value)
    .filter((sentence) => countWords(sentence) >= 4)
    .map((text) => ({ text, span: placeIn(prose, text), current: role.current, bullet: false }));
}

function placeIn(prose: { value: string; span: Span | null }, text: string): Span | null {
  const at = prose.value.indexOf(text);
  if (!prose.span || at < 0 || prose.span.end - prose.span.start !== prose.value.length) {
    return prose.span;
  }
  return { start: prose.span.start + at, end: prose.span.start + at + text.length };
}

const GLYPH = /^\s*[•●▪◦‣·*–—-]\s+/;

/** Lines of the experience that the parser gave to no role; better than calling the section empty. */
function unparsedStatements(
  document: CheckInput['document'],
  resume: ParsedResume,
): Omit<EvidenceLine, 'repeated'>[] {
  return resume.sections
    .filter(({ kind }) => kind === 'experience' || kind === 'volunteer' || kind === 'projects')
    .flatMap(({ lineRanges }) => lineRanges.flatMap(([from, to]) => document.lines.slice(from, to)))
    .filter(({ text, list }) => list || GLYPH.test(text) || countWords(text) >= 12)
    .map((line) => {
      const marker = GLYPH.exec(line.text)?.[0].length ?? 0;
      const span = { start: line.start + marker, end: line.start + line.text.length };
      const bullet = marker > 0 || line.list !== undefined;
      return { text: line.text.slice(marker), span, current: null, bullet };
    });
}
