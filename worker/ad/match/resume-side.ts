/** The resume as matching sees it: lines with their section, job and words. */
import type { Evidence } from '#contract/match.ts';
import { isCertain, type Span } from '#contract/resume.ts';
import type { ExtractedDocument } from '#worker/document/model.ts';
import { hitsIn } from '#worker/keywords/matcher.ts';
import type { Parsed, ParsedResume, ParsedWork, SectionKind } from '#worker/parse/model.ts';
import { sentencesOf } from '../read/cuts.ts';
import { claimedIn } from './said.ts';
import { stemsOf } from './stems.ts';

export interface ResumeLine {
  text: string;
  /** What the text claims, without wishes and contact data. */
  said: string;
  start: number;
  section: SectionKind;
  job: ParsedWork | null;
  stems: ReadonlySet<string>;
  terms: ReadonlySet<string>;
}

export interface ResumeSide {
  resume: ParsedResume;
  text: string;
  lines: readonly ResumeLine[];
  /** Every stem and term of the whole resume. */
  stems: ReadonlySet<string>;
  terms: ReadonlySet<string>;
  /** `YYYY-MM-DD`, the day to count current jobs to. */
  today: string;
}

/** read document + fields → lines with section, job, stems and lexicon terms. */
export function resumeSide(
  document: ExtractedDocument,
  resume: ParsedResume,
  today: string,
): ResumeSide {
  const jobs = [...resume.work, ...resume.volunteer]
    .map((job) => ({ job, start: startOf(job) }))
    .filter(({ start }) => start !== null)
    .sort((a, b) => a.start! - b.start!);
  const headings = new Set(resume.sections.map(({ heading }) => heading?.value.trim()));
  const lines = document.lines.flatMap((line, index): ResumeLine[] => {
    const text = line.text.trim();
    if (text === '' || headings.has(text)) return [];
    const section = sectionAt(resume, index);
    const inJob = section === 'experience' || section === 'volunteer';
    const job = inJob
      ? (jobs.findLast(({ start }) => start! < line.start + line.text.length)?.job ?? null)
      : null;
    const bare = text.replace(/^[-•*▪◦–]\s+/, '');
    const start = line.start + line.text.indexOf(bare);
    return piecesOf(bare, section).map((span) => {
      const piece = bare.slice(span.start, span.end);
      const said = claimedIn(piece, PLAIN.has(section));
      return {
        text: piece,
        said,
        start: start + span.start,
        section,
        job,
        stems: new Set(stemsOf(said).map(({ stem }) => stem)),
        terms: new Set(hitsIn(said).map(({ term }) => term.name)),
      };
    });
  });
  return {
    resume,
    text: document.text,
    lines,
    stems: new Set(lines.flatMap(({ stems }) => [...stems])),
    terms: new Set(lines.flatMap(({ terms }) => [...terms])),
    today,
  };
}

const TOLD: ReadonlySet<SectionKind> = new Set(['experience', 'volunteer', 'projects']);
const LONG_PARAGRAPH = 160;

/** A paragraph of sentences, sentence by sentence: each is evidence of its own. */
const piecesOf = (text: string, section: SectionKind): readonly Span[] =>
  text.length > LONG_PARAGRAPH && TOLD.has(section)
    ? sentencesOf(text)
    : [{ start: 0, end: text.length }];

/** Sections whose lines speak freely. */
const PLAIN: ReadonlySet<SectionKind> = new Set(['header', 'summary', 'other', 'personal']);

function startOf({ company, title, dates, start }: ParsedWork): number | null {
  const starts = [company, title, dates, start].flatMap((value: Parsed | null) =>
    value?.span ? [value.span.start] : [],
  );
  return starts.length > 0 ? Math.min(...starts) : null;
}

function sectionAt({ sections }: ParsedResume, line: number): SectionKind {
  const inside = sections.find(({ lineRanges }) =>
    lineRanges.some(([from, to]) => line >= from && line < to),
  );
  return inside?.kind ?? 'header';
}

/** Work before lists: what was done says more than what is listed. */
const ORDER: Partial<Record<SectionKind, number>> = {
  experience: 0,
  projects: 1,
  volunteer: 1,
  certificates: 2,
  education: 2,
  publications: 2,
  skills: 3,
  languages: 3,
  summary: 4,
};

/** Lines as evidence, each once: the strongest first, of equals work before lists; at most `most`. */
export function evidenceOf(
  found: readonly { line: ResumeLine; strength: number }[],
  most = 3,
): Evidence[] {
  const rank = ({ section }: ResumeLine) => ORDER[section] ?? 5;
  const seen = new Set<number>();
  return found
    .toSorted(
      (a, b) =>
        b.strength - a.strength || rank(a.line) - rank(b.line) || a.line.start - b.line.start,
    )
    .filter(({ line: { start } }) => !seen.has(start) && seen.add(start))
    .slice(0, most)
    .map(({ line }) => ({
      span: { start: line.start, end: line.start + line.text.length },
      quote: line.text,
      section: line.section,
      role: line.job ? sureNamesOf(line.job) : null,
      dates: line.job?.dates?.value ?? null,
    }));
}

/** Title and employer of which the reading is sure; null where it is of neither. */
const sureNamesOf = ({ title, company }: ParsedWork): string | null =>
  [title, company].flatMap((name) => (name && isCertain(name) ? name.value : [])).join(', ') ||
  null;
