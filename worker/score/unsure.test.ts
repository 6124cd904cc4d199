import { describe, expect, it } from 'vitest';
import { documentOf } from '#tests/fixtures/parse/document-of.ts';
import { findKeywords } from '#worker/keywords/keywords.ts';
import { parseResume } from '#worker/parse/parse.ts';
import { scoreResume } from './score.ts';

const PERSON = 'Ida Pell\nida@example.com | (555) 010-0188 | Duluth, MN';

function reportOf(jobs: string) {
  const document = documentOf(
    `${PERSON}\n\n${jobs}\n\nEDUCATION\nBS, Biology, Duluth State University, 2012\n\nSKILLS\nExcel, Word, counting, packing`,
  );
  const resume = parseResume(document);
  const keywords = findKeywords(document, resume, null);
  return scoreResume({ document, resume, keywords, speller: null });
}

const statusOf = (jobs: string) =>
  reportOf(jobs).checks.find(({ id }) => id === 'complete-roles')?.status;

const UNSURE = 'Blue Yonder\n2018 – 2020\n- Counted stock in two halls\n- Packed 40 boxes an hour';

describe('a job of which one unsure name was read', () => {
  it('is not said to lack a title or an employer', () => {
    expect(statusOf(`EXPERIENCE\n${UNSURE}`)).toBe('skipped');
  });

  it('does not spoil what is said of the jobs that are sure', () => {
    const sure = 'Warehouse Clerk, Kestrel Foods Ltd\nMar 2014 – Dec 2017\n- Counted stock';
    expect(statusOf(`EXPERIENCE\n${UNSURE}\n\n${sure}`)).toBe('pass');
  });

  it('puts no blame on the heading above it', () => {
    const blockers = (jobs: string) => reportOf(jobs).blockers.map(({ id }) => id);
    const sure = UNSURE.replace('Blue Yonder', 'Warehouse Clerk, Kestrel Foods Ltd');
    expect(blockers(`MY TIMELINE\n${sure}`)).toContain('experience-heading');
    expect(blockers(`MY TIMELINE\n${UNSURE}`)).not.toContain('experience-heading');
  });
});
