import { expect, it } from 'vitest';
import type { KeywordHit, Resume } from '#contract/resume.ts';
import {
  analysisWith,
  keywordReportWith,
  resumeWith,
  scoreReportWith,
} from '#tests/fixtures/resume.ts';
import { changeOf, compareResumes } from './comparison.ts';

const hit = (term: string): KeywordHit => ({ term, kind: 'hard', present: true, addable: true });

const category = (points: number) => ({
  id: 'evidence' as const,
  title: 'Evidence',
  points,
  max: 30,
});

const check = (id: string, points: number) => ({
  id,
  category: 'evidence' as const,
  title: id,
  why: '',
  points,
  max: 10,
  status: 'partial' as const,
  findings: [],
});

const blocker = (id: string) => ({
  id,
  title: `${id} found`,
  kind: 'multiplier' as const,
  value: 0.9,
  costs: 4,
});

const resume = (part: {
  score: number;
  evidence: number;
  checks: [string, number][];
  blockers?: string[];
  terms: string[];
  text: string;
}): Resume =>
  resumeWith({
    atsScore: part.score - 5,
    enhancedAtsScore: part.score,
    enhancedContent: part.text,
    analysis: analysisWith({
      potentialAtsScore: part.score + 5,
      enhanced: scoreReportWith({
        categories: [category(part.evidence)],
        checks: part.checks.map(([id, points]) => check(id, points)),
        blockers: (part.blockers ?? []).map(blocker),
      }),
      keywords: keywordReportWith({ found: part.terms.map(hit) }),
    }),
  });

const OLD = resume({
  score: 60,
  evidence: 10,
  checks: [
    ['numbers', 2],
    ['verbs', 8],
    ['dates', 5],
  ],
  blockers: ['typos', 'columns'],
  terms: ['Excel', 'Payroll', 'Filing'],
  text: 'Excel, payroll, filing and bookkeeping',
});
const NEW = resume({
  score: 72,
  evidence: 16.5,
  checks: [
    ['numbers', 8],
    ['verbs', 7],
    ['dates', 5.01],
  ],
  blockers: ['typos'],
  terms: ['Excel', 'Bookkeeping', 'SAP'],
  text: 'Excel, bookkeeping, SAP, filing',
});

it('sets scores and categories side by side and names what the second has more', () => {
  const compared = compareResumes(OLD, NEW)!;
  expect(compared.scores.map(({ first, second }) => [first, second])).toEqual([
    [55, 67],
    [60, 72],
    [65, 77],
  ]);
  expect(compared.categories).toEqual([{ name: 'Evidence', first: 10, second: 16.5 }]);
  expect(changeOf(compared.categories[0]!)).toBe(6.5);
});

it('lists the checks that differ, the greatest difference first, and no others', () => {
  expect(compareResumes(OLD, NEW)!.checks.map(({ name }) => name)).toEqual(['numbers', 'verbs']);
});

it('tells blockers that only one has', () => {
  const compared = compareResumes(OLD, NEW)!;
  expect(compared.onlyFirstBlocked).toEqual(['columns found']);
  expect(compared.onlySecondBlocked).toEqual([]);
});

it('calls a keyword gained or lost only where the other text does not hold it', () => {
  const compared = compareResumes(OLD, NEW)!;
  expect(compared.gained).toEqual(['SAP']);
  expect(compared.lost).toEqual(['Payroll']);
  expect(compared.shared).toBe(2);
});

it('finds nothing to tell between a resume and itself, and no comparison without an analysis', () => {
  const same = compareResumes(NEW, NEW)!;
  expect([same.checks, same.gained, same.lost, same.onlySecondBlocked].flat()).toEqual([]);
  expect(compareResumes(NEW, { ...OLD, analysis: null })).toBeNull();
});
