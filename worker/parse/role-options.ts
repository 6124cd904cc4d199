/** The ways in which an entry's header may be read: which part is the title and which the employer. */
import { oneLine } from '#contract/one-line.ts';
import { fold } from '#worker/nlp/fold.ts';
import { isTownLike } from '#worker/nlp/places.ts';
import type { Piece } from './line.ts';
import { atoms, join, type Chunk, type Draft } from './role-chunks.ts';
import { companyScore, titleScore } from './roles.ts';

/** How often a name stands in the headers: a repeated one is an employer. */
export function countNames(drafts: Draft[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { chunks } of drafts) {
    const names = new Set<string>();
    for (const chunk of chunks) {
      names.add(fold(chunk.text));
      for (const atom of atoms(chunk)) names.add(fold(atom.text));
    }
    for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
}

/** A habit that entries of a section may share: how headers of one shape are read, what a row holds, which comes first. */
export interface Habit {
  kind: 'shape' | 'row' | 'order';
  /** What it is a habit of: a shape, a set of type, the order. */
  about: string;
  is: string;
}

/** One reading of an entry's header. */
export interface Option {
  title: Piece | null;
  company: Piece | null;
  extra: Piece[];
  /** How well the words fit the roles. */
  score: number;
  habits: Habit[];
}

type Bare = Omit<Option, 'habits'> & { key: string };

/** The readings of each entry's header, with the habits that each shows. */
export function listOptions(drafts: Draft[], repeated: Map<string, number>): Option[][] {
  const inRows = drafts.filter(
    (item) => new Set(item.chunks.map((chunk) => chunk.row)).size > 1,
  ).length;
  const splitCost = inRows > drafts.length * 0.3 ? 0.9 : 0;
  const alone = drafts.length === 1;
  return drafts.map((draft) =>
    readingsOf(draft, repeated, splitCost, alone).map(({ key, ...option }) => ({
      ...option,
      habits: habitsOf(draft, option, key),
    })),
  );
}

function habitsOf(
  { chunks, shape }: Draft,
  { title, company }: Omit<Bare, 'key'>,
  key: string,
): Habit[] {
  const rowOf = (piece: Piece) =>
    chunks.find(
      (chunk) => piece.start >= chunk.start && piece.start < chunk.start + chunk.text.length,
    )?.set ?? '';
  // What has no comma cannot be divided at one: its reading says nothing of headers that have.
  const divides = chunks.length === 1 && atoms(chunks[0]!).length > 1 ? ',' : '';
  const habits: Habit[] = [{ kind: 'shape', about: shape + divides, is: key }];
  const [titleRow, companyRow] = [title && rowOf(title), company && rowOf(company)];
  const both = titleRow === companyRow;
  if (titleRow) habits.push({ kind: 'row', about: titleRow, is: both ? 'tc' : 't' });
  if (companyRow && !both) habits.push({ kind: 'row', about: companyRow, is: 'c' });
  if (title && company)
    habits.push({ kind: 'order', about: 'order', is: title.start < company.start ? 'tc' : 'ct' });
  return habits;
}

function readingsOf(
  { chunks }: Draft,
  repeated: Map<string, number>,
  splitCost: number,
  alone: boolean,
): Bare[] {
  if (chunks.length === 0) return [];
  if (chunks.some((chunk) => chunk.hint)) return [labelledOption(chunks)];
  const company = (text: string) =>
    companyScore(text) + ((repeated.get(fold(text)) ?? 0) > 1 ? 0.8 : 0);
  if (chunks.length === 1) return oneChunk(chunks[0]!, company, splitCost, alone);
  const options: Bare[] = [];
  const limit = Math.min(chunks.length, 5);
  for (let t = 0; t < limit; t++) {
    for (let c = 0; c < limit; c++) {
      if (t === c) continue;
      const title = chunks[t]!;
      const employer = chunks[c]!;
      let score =
        titleScore(title.text) -
        0.6 * company(title.text) +
        company(employer.text) -
        0.6 * titleScore(employer.text);
      if (employer.at && c === t + 1) score += 3;
      score -= 0.35 * (Math.max(t, c) - 1) + 0.1 * Math.min(t, c);
      const extra = chunks.filter((chunk) => chunk !== title && chunk !== employer);
      for (const chunk of extra) if (chunk.place > 0 || isTownLike(chunk.text)) score += 0.2;
      // 'Junior Designer' above 'Quokka Outdoor Gear | Fremantle': the town stands behind its employer.
      const behind = chunks[c + 1];
      if (behind?.row === employer.row && extra.includes(behind) && isTownLike(behind.text))
        score += 0.3;
      options.push({
        title,
        company: employer,
        extra: extra.filter((chunk) => isTownLike(chunk.text)),
        score,
        key: `${t}${c}`,
      });
    }
  }
  return options;
}

/** What the labels of a form say needs no guess. */
function labelledOption(chunks: Chunk[]): Bare {
  const labelled = (hint: Chunk['hint']) => chunks.find((chunk) => chunk.hint === hint);
  // 'Cargo: Motorista' below an employer without a label.
  const free = chunks.find((chunk) => !chunk.hint && chunk.place < 0.7) ?? null;
  const title = labelled('title') ?? (labelled('company') ? free : null);
  const company = labelled('company') ?? (labelled('title') ? free : null);
  const extra = chunks.filter(
    (chunk) => !chunk.hint && chunk !== company && chunk !== title && isTownLike(chunk.text),
  );
  return { title, company, extra, score: 3, key: 'l' };
}

/** A header in one piece: title alone, employer alone, or both divided by a comma. */
function oneChunk(
  chunk: Chunk,
  company: (text: string) => number,
  splitCost: number,
  alone: boolean,
): Bare[] {
  const title = titleScore(chunk.text);
  const employer = company(chunk.text);
  const options: Bare[] = [
    { title: chunk, company: null, extra: [], score: title - 0.5 * employer, key: 't' },
    { title: null, company: chunk, extra: [], score: employer - 0.5 * title, key: 'c' },
  ];
  const bracket = /^(.{3,80}?)\s*\(([^()]{2,60})\)$/u.exec(chunk.text);
  // 'Site Manager for Public Parks (City of Bamberg)'
  if (
    bracket &&
    !new RegExp(
      oneLine`
        ^\p{Lu}{2,4}\d?$|^[A-Z]?\d|^(?:full|part)[- ]time|^m\/|^self[- ]employed|^f\/|^h\/|
        ^(?:
          at|via|through|for|with|by|on|from|under|working|placed|assigned|seconded|now|then|
          later|formerly|previously|temp|agency|part of|covering
        )\s
      `,
      'iu',
    ).test(bracket[2]!)
  ) {
    const inner = chunk.text.lastIndexOf('(') + 1;
    const [before, inside] = [bracket[1]!, bracket[2]!];
    options.push({
      title: { ...chunk, text: before },
      company: { ...chunk, text: inside, start: chunk.start + inner },
      extra: [],
      key: 'tb',
      score:
        titleScore(before) -
        0.6 * company(before) +
        company(inside) -
        0.6 * titleScore(inside) -
        0.3,
    });
  }
  const parts = atoms(chunk);
  // 'Self-employed, Decorator' stands for itself, whatever order the other entries keep.
  if (parts.length > 1 && /^self[- ]employed$/i.test(parts[0]!.text)) {
    const as = join(chunk, parts[1]!, parts.at(-1)!);
    return [{ title: as, company: parts[0]!, extra: [], score: 3, key: 's' }];
  }
  // 'Treasurer, Student Branch' leaves an employer unread, 'Lecturer, Department of Physics' none.
  const [first, second] = parts;
  if (alone && second && titleScore(first!.text) >= 1.3 && !DEPARTMENT.test(fold(second.text)))
    options[0]!.score -= 0.4;
  for (let k = 1; k < parts.length && k < 6; k++) {
    const left = join(chunk, parts[0]!, parts[k - 1]!);
    const right = join(chunk, parts[k]!, parts.at(-1)!);
    const leftAtoms = parts.slice(0, k).map((atom) => atom.text);
    const rightAtoms = parts.slice(k).map((atom) => atom.text);
    const cost = k === 1 && endsInDepartment(parts) ? 0 : splitCost;
    options.push({
      title: left,
      company: right,
      extra: [],
      key: 'tc',
      score: 0.35 - cost + titleOf(leftAtoms, company) + companyOf(rightAtoms, company),
    });
    options.push({
      title: right,
      company: left,
      extra: [],
      key: 'ct',
      score: 0.35 - splitCost + companyOf(leftAtoms, company) + titleOf(rightAtoms, company),
    });
  }
  return options;
}

/** 'Research Fellow, Academia Formosa, Institute of Oceanography': the department of a name that stands before it. */
const endsInDepartment = ([title, name, department, ...more]: readonly Piece[]): boolean =>
  more.length === 0 &&
  department !== undefined &&
  DEPARTMENT.test(fold(department.text)) &&
  !DEPARTMENT.test(fold(name!.text)) &&
  titleScore(name!.text) <= 0 &&
  titleScore(title!.text) >= 1;

const DEPARTMENT = new RegExp(oneLine`
  ^(?:
    school|department|dept\.?|faculty|institute|division|college|cent(?:er|re)|office|bureau|
    section|unit|laboratory|lab|chair|fakultat|institut|lehrstuhl|departamento|facultad|
    departement|dipartimento|wydzial
  )\s+(?:of|for|de|fur|di|du|des)\b|\b(?:department|division|team|group)$
`);

function titleOf(list: string[], company: (text: string) => number): number {
  let score = titleScore(list[0]!) - 0.6 * company(list[0]!);
  for (const atom of list.slice(1)) {
    if (DEPARTMENT.test(fold(atom))) score += 0.1;
    else score -= 0.7 * Math.max(0, company(atom)) + 0.1;
  }
  return score;
}

function companyOf(list: string[], company: (text: string) => number): number {
  let score =
    company(list[0]!) -
    0.6 * titleScore(list[0]!) -
    (DEPARTMENT.test(fold(list[0]!)) && list.length > 1 ? 0.8 : 0);
  for (const atom of list.slice(1))
    score += 0.15 * company(atom) - 0.8 * Math.max(0, titleScore(atom)) - 0.1;
  return score;
}
