/** Which lines are section headings: by their words, then by the looks that the certain ones share. */
import { findDates } from '#worker/nlp/dates.ts';
import { readCandidate, type Candidate, type Heading } from './heading-candidates.ts';
import { bodySize, commonLooks, likeness, type Looks } from './heading-looks.ts';
import { headingKey } from './heading-text.ts';
import { languageLength } from './language-names.ts';
import { isCaps, type Line } from './line.ts';
import { splitList } from './list-items.ts';
import { SUBLABELS } from './heading-words.ts';
import type { SectionKind } from './model.ts';
import { degreeLength, schoolScore } from './schools.ts';
import { tableSection } from './table-heads.ts';
import { inTwoLines, withUnknownHeadings } from './unknown-headings.ts';

/** Headings of the document in order, decided together. */
export function findHeadings(lines: Line[]): Heading[] {
  const body = bodySize(lines);
  const candidates: Candidate[] = [];
  for (const [at, line] of lines.entries()) {
    const candidate = readCandidate(at, isMarked(lines, at) ? withoutMark(line) : line);
    if (candidate) candidates.push(candidate);
  }
  const looks = commonLooks(lines, candidates, body);
  const alone = standaloneKeys(candidates);
  const inside = sublabels(lines, candidates);
  const kept = candidates.filter(
    (candidate) =>
      !inside.has(candidate) &&
      !isListOfClients(lines, candidates, candidate) &&
      isHeading(lines, candidate, looks, body, alone),
  );
  const whole = inTwoLines(lines, withTableHeads(lines, withoutGroups(kept)));
  return withJobs(lines, withUnknownHeadings(lines, whole, looks, body));
}

/** 'Career highlights' over dated jobs, in a document without another heading for them. */
function withJobs(lines: Line[], headings: Heading[]): Heading[] {
  if (headings.some(({ kind }) => kind === 'experience')) return headings;
  return headings.map((heading, index) => {
    if (heading.kind !== 'awards') return heading;
    const body = lines.slice(heading.at + 1, headings[index + 1]?.at ?? lines.length);
    const spans = body.filter(({ text }) => findDates(text).some((range) => !range.single));
    return spans.length > 1 && body.length > spans.length * 3
      ? { ...heading, kind: 'experience' }
      : heading;
  });
}

/** A table's row of names opens a section where the heading above is of another kind; it is never the row's first name. */
function withTableHeads(lines: Line[], kept: Heading[]): Heading[] {
  const result: Heading[] = [];
  let rest = kept;
  for (const [at, line] of lines.entries()) {
    const kind = tableSection(line);
    if (!kind) continue;
    result.push(...rest.filter((heading) => heading.at < at));
    rest = rest.filter((heading) => heading.at > at);
    if (result.at(-1)?.kind === kind) continue;
    const piece = { text: line.text, start: line.start };
    result.push({ at, kind, piece, confidence: 0.8, standard: true, rest: null });
  }
  return [...result, ...rest];
}

/** 'Achievements:' below the jobs of a document that ends no heading with a colon, or that stands under several. */
function sublabels(lines: Line[], candidates: Candidate[]): Set<Candidate> {
  const named = candidates.filter(
    (candidate) => !candidate.inline && SUBLABELS.has(headingKey(candidate.piece.text)),
  );
  const count = new Map<string, number>();
  const keyOf = (candidate: Candidate) => headingKey(candidate.piece.text);
  for (const candidate of named)
    count.set(keyOf(candidate), (count.get(keyOf(candidate)) ?? 0) + 1);
  const others = candidates.filter((candidate) => candidate.certain && !named.includes(candidate));
  const withColon = others.filter(({ at }) => lines[at]!.text.endsWith(':')).length;
  const colons = others.length === 0 || withColon >= others.length * 0.5;
  return new Set(
    named.filter(
      (candidate) =>
        count.get(keyOf(candidate))! > 1 ||
        (!colons && lines[candidate.at]!.text.endsWith(':') && !candidate.standard),
    ),
  );
}

/** 'Who I have worked for:' over bullets, below the heading of the jobs, which ends in no colon: whom one of the jobs is done for. */
const isListOfClients = (
  lines: Line[],
  candidates: Candidate[],
  { at, kind, inline }: Candidate,
): boolean =>
  kind === 'experience' &&
  !inline &&
  lines[at]!.text.endsWith(':') &&
  lines[at + 1]?.bullet === true &&
  candidates.some(
    (other) =>
      other.at < at && other.kind === kind && other.certain && !lines[other.at]!.text.endsWith(':'),
  );

/** 'Tools: Git, Docker' under 'Skills' is a group of it. */
function withoutGroups(kept: Candidate[]): Candidate[] {
  let alone: SectionKind | null = null;
  let open: SectionKind | null = null;
  return kept.filter((candidate) => {
    if (!candidate.inline) alone = candidate.kind;
    // Behind 'Certificates: PMP' under 'Skills', 'Tools: Git' takes the section up again.
    const isGroup = candidate.inline && candidate.kind === alone && open === alone;
    if (!isGroup) open = candidate.kind;
    return !isGroup;
  });
}

function isHeading(
  lines: Line[],
  candidate: Candidate,
  looks: Looks,
  body: number,
  alone: Set<string>,
): boolean {
  const line = lines[candidate.at]!;
  if (candidate.inline)
    return !alone.has(headingKey(candidate.piece.text)) && !isOfJob(lines, candidate);
  if (isDocumentTitle(lines, candidate)) return false;
  const like = likeness(lines, candidate.at, looks, body) + confirmation(lines, candidate);
  if (candidate.certain) return like > -2 && !isInList(lines, candidate.at);
  if (candidate.rest) return candidate.confidence > 0.75 || like > 0 || fits(candidate, looks);
  const own = (line.caps ? 0.4 : 0) + (line.source.bold ? 0.3 : 0) + (line.gapBefore ? 0.3 : 0);
  // 'languages' opens a section where all headings are written small.
  const isLower = line.text[0] !== line.text[0]!.toUpperCase() && looks.lower < looks.count;
  if (isLower || isInList(lines, candidate.at)) return false;
  if (looks.count === 0) return candidate.confidence >= 0.6 && own >= 0.3;
  return like + own * 0.5 > (candidate.confidence >= 0.6 ? 0.3 : 0.9);
}

/** 'RESUME' names the document; over a paragraph it is the French or Portuguese word for a summary. */
const isDocumentTitle = (lines: Line[], { at, piece }: Candidate): boolean =>
  headingKey(piece.text) === 'resume' && (lines[at + 1]?.words ?? 0) < 8;

/** 'Clients: Arte, TF1' right below a job's dates or set further in than the line above is a part of that job. */
function isOfJob(lines: Line[], { at, kind }: Candidate): boolean {
  const [line, above] = [lines[at]!, lines[at - 1]];
  if (kind !== 'projects' || !above || line.gapBefore) return false;
  const isDated = findDates(above.text).some((range) => !range.single);
  return isDated || (line.source.x == null && line.indent > above.indent);
}

/** What stands below speaks for an everyday word as a heading: languages, schools, dated entries, a list. */
function confirmation(lines: Line[], { at, kind }: Candidate): number {
  const below = lines.slice(at + 1, at + 4);
  const first = below[0]?.text ?? '';
  if (kind === 'languages') {
    return below.some((line) => splitList(line).some((item) => languageLength(item.text) > 0))
      ? 1
      : -1.5;
  }
  if (kind === 'education') {
    return below.some(({ text }) => schoolScore(text) >= 1 || degreeLength(text) > 0) ? 0.8 : 0;
  }
  if (kind === 'experience' || kind === 'volunteer') {
    return below.some((line) => findDates(line.text).some((range) => !range.single)) ? 0.8 : 0;
  }
  return kind === 'skills' && first.split(/[,|•;]/).length > 2 ? 0.6 : 0;
}

/** A label beside its content that the content confirms, or that is in capitals as the headings are. */
function fits({ kind, rest, piece }: Candidate, looks: Looks): boolean {
  if (kind === 'languages' && languageLength(rest!.text) > 0) return true;
  return looks.count > 0 && looks.caps >= looks.count * 0.6 && isCaps(piece.text);
}

/** Headings that stand on a line of their own: beside them, 'Skills: x' is a group inside the section. */
function standaloneKeys(candidates: Candidate[]): Set<string> {
  return new Set(candidates.filter((c) => !c.inline).map((c) => headingKey(c.piece.text)));
}

/** A line amid bullets of its own kind is an item, whatever it says. */
function isInList(lines: Line[], at: number): boolean {
  const line = lines[at]!;
  const isAlike = (other: Line | undefined) =>
    other?.bullet === true && markOf(other) === markOf(line);
  return (
    line.bullet &&
    line.source.headingLevel == null &&
    (isAlike(lines[at - 1]) || isAlike(lines[at + 1]))
  );
}

/** '◆ Education' opens with a sign that no line beside it opens with. */
const isMarked = (lines: Line[], at: number): boolean => {
  const mark = markOf(lines[at]!);
  const isOther = (line: Line | undefined) => !line || markOf(line) !== mark;
  return /^[◆■▶►❖◼□◇▣]$/u.test(mark) && isOther(lines[at - 1]) && isOther(lines[at + 1]);
};

const withoutMark = (line: Line): Line => ({ ...line, bullet: false, markerLength: 0 });

/** The kind of its sign: '3. EDUCATION' and '◆ Education' behind the round bullets of a job are none of them. */
const markOf = ({ source, start, markerLength }: Line): string => {
  const mark = source.text.slice(start - source.start - markerLength, start - source.start).trim();
  return /\d/.test(mark) ? '1' : mark;
};
