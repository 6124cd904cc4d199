import { beforeAll, describe, expect, it } from 'vitest';
import { sideOf } from '#tests/builders/resume-side.ts';
import type { ResumeSide } from './resume-side.ts';
import { signsOf, type Ruled } from './signs.ts';

const RESUME = `Ottilie Brandvold
Duluth, Minnesota | ottilie.brandvold@example.com

Experience
Kiln Operator, Lakehead Brick, Duluth, March 2018 - Present
- Fire 3 tunnel kilns and log their curves in SCADA
- Grade bricks by colour

Skills
NetSuite, forklift`;

let side: ResumeSide;
beforeAll(async () => {
  side = await sideOf(RESUME);
});

const signs = (quote: string, ruled: Partial<Ruled> = {}, lines = side.lines) =>
  signsOf(
    { quote, kind: 'skill', need: 'must', verdict: 'not-shown', near: false, ...ruled },
    lines,
  );

describe('the signs of an ask', () => {
  it('tell how much of it one line, one job and the whole resume hold', () => {
    const { shown } = signs('Firing tunnel kilns and grading bricks');
    expect(shown.filter((sign) => sign.startsWith('line'))).toEqual(['line>1', 'line>2', 'line>3']);
    expect(shown).toContain('job>5');
    expect(shown).toContain('all>5');
  });

  it('know names as they are written only', () => {
    expect(signs('Charts in SCADA').shown).toContain('names>2');
    expect(signs('Charts in Scada').shown).not.toContain('names>1');
    expect(signs('SCADA and DCS').shown).toContain('names>1');
    expect(signs('SCADA and DCS').shown).not.toContain('names>2');
  });

  it('know a member of the class that is asked', () => {
    expect(signs('Experience with an ERP').shown).toContain('class>1');
    expect(signs('Experience with a CRM').shown).not.toContain('class>1');
  });

  it('of clause and words are the same whatever the resume holds', () => {
    const [full, bare] = [signs('Calm under pressure'), signs('Calm under pressure', {}, [])];
    expect(bare.clause).toEqual(full.clause);
    expect(bare.words).toEqual(full.words);
    expect(bare.shown).toEqual([]);
    expect(full.words).toContain('^calm');
  });

  it('tell what the rules say, and apart what they leave to the person', () => {
    const rules = (ruled: Partial<Ruled>) =>
      signs('Bricks', ruled).shown.filter((sign) => sign.startsWith('skill rule')).length;
    expect(rules({ verdict: 'met' })).toBe(3);
    expect(rules({ verdict: 'partly' })).toBe(2);
    expect(rules({ verdict: 'partly', near: true })).toBe(1);
    expect(rules({})).toBe(0);
    const own = signs('A clear head', { kind: 'soft', verdict: 'only-you-know' });
    expect(own.words).toEqual(expect.arrayContaining(['!', '!soft']));
  });

  it('are never more with fewer lines, and the same when lines are repeated', () => {
    const asks = ['Firing kilns', 'SCADA and NetSuite', 'An ERP', 'Grading bricks by colour'];
    for (const ask of asks) {
      const all = new Set(signs(ask).shown);
      expect(signs(ask, {}, [...side.lines, ...side.lines]).shown).toEqual([...all]);
      for (const gone of side.lines) {
        const less = signs(
          ask,
          {},
          side.lines.filter((line) => line !== gone),
        ).shown;
        expect(less.filter((sign) => !all.has(sign))).toEqual([]);
      }
    }
  });
});
