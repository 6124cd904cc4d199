import { describe, expect, it } from 'vitest';
import { contextOf } from '#tests/fixtures/drafts-of.ts';
import { scoreResume } from '#worker/score/score.ts';
import { exactScore, scoreAnew, scoreInside, scoreWith } from './price.ts';

const TEXT = `Nadia Brandt
nadia.brandt@example.com | (555) 010-0142 | Denver, CO

Experience
Clerk, Oak & Co
Jan 2019 – Mar 2022
- Responsible for filing claims for 40 members
- Answered calls and letters of patients
- Balanced the till of a paper shop each night and banked the takings
- Sorted the stock in the back room and ordered pens, paper and ink
- Advised customers on pens and paper and wrapped their gifts

Education
BSc Biology, Aston University, 2007 – 2010
- Wrote a thesis on hedges in Kent, with a survey of 40 farms and 12 nurseries
- Took courses in statistics, law, accounting and the planning of routes

Skills
Excel, SAP`;
const input = contextOf(TEXT);
const replaced = (from: string, to: string) => {
  const start = TEXT.indexOf(from);
  return [{ start, end: start + from.length, text: to }];
};

describe('the price of an edit', () => {
  it('is the difference that the scorer sees, whether the text is parsed again or not', () => {
    const edits = replaced('Responsible for filing', 'Filed');
    const quick = scoreInside(input, edits);
    expect(quick).toEqual(scoreAnew(input, edits));
    expect(exactScore(quick!)).toBeGreaterThan(exactScore(scoreResume(input)));
  });

  it('is nothing for no edit', () => {
    expect(scoreWith(input, [])).toEqual(scoreResume(input));
  });

  it('is told by parsing where an edit leaves a bullet', () => {
    const edits = replaced('Excel, SAP', 'Excel, SAP, filing, scheduling');
    expect(scoreInside(input, edits)).toBeNull();
    expect(scoreWith(input, edits)).toEqual(scoreAnew(input, edits));
  });

  it('is never above what a grave fault leaves', () => {
    const report = { ...scoreResume(input), rawPoints: 90, multiplier: 0.9, blockers: [] };
    const cap = {
      id: 'no-contact',
      title: 'Nobody can invite you',
      kind: 'cap' as const,
      costs: 21,
    };
    expect(exactScore(report)).toBe(81);
    expect(exactScore({ ...report, blockers: [{ ...cap, value: 60 }] })).toBe(60);
    expect(exactScore({ ...report, blockers: [{ ...cap, value: 85 }] })).toBe(81);
  });
});
