import { describe, expect, it } from 'vitest';
import { draftsOf } from '#tests/fixtures/drafts-of.ts';
import { privateData } from './private-data.ts';
import { promotedSkills } from './promoted-skills.ts';

const HEAD = 'Asha Pillai\nasha.pillai@example.in | +91 98230 55014 | Pune';
const JOB = `EXPERIENCE
Accounts Executive, Sahyadri Traders
Apr 2020 – Present
- Filed GST returns for 14 clients and ran payroll in QuickBooks

SKILLS
Tally ERP, GST`;

describe('privateData', () => {
  it('asks to take out lines that follow each other as one', () => {
    const text = `${HEAD}\n\n${JOB}\nDate of birth: 14 March 1997\nMarital status: Single`;
    const { drafts, text: after } = draftsOf(privateData, text);
    expect(drafts.map(({ level }) => level)).toEqual(['confirm']);
    expect(after).toBe(`${HEAD}\n\n${JOB}`);
  });

  it('takes one part out of a contact line and leaves the rest', () => {
    const text = `${HEAD} | Date of birth: 14 March 1997\n\n${JOB}`;
    expect(draftsOf(privateData, text).text).toBe(`${HEAD}\n\n${JOB}`);
  });

  it('keeps the sentence and the field that stand beside private ones', () => {
    const text = `${HEAD}\n\n${JOB}\nDate of birth: 14 March 1997. Ready to move to Kochi.`;
    expect(draftsOf(privateData, text).text).toBe(`${HEAD}\n\n${JOB}\nReady to move to Kochi.`);
    const fields = `${HEAD}\nAge: 41\tCivil Status: Married\tNearest airport: Pune\n\n${JOB}`;
    expect(draftsOf(privateData, fields).text).toContain('\nNearest airport: Pune');
    expect(draftsOf(privateData, fields).text).not.toMatch(/Age|Married/);
    const row = `${HEAD}\n\n${JOB}\nAge: 33, Religion: None, Passport valid till 2031`;
    expect(draftsOf(privateData, row).text).toBe(`${HEAD}\n\n${JOB}\nPassport valid till 2031`);
    const list = `${HEAD}\n\n${JOB}\nDate of birth 19/10/1995, Full NZ licence`;
    expect(draftsOf(privateData, list).text).toBe(`${HEAD}\n\n${JOB}\nFull NZ licence`);
  });

  it('takes out “references on request” with its heading, without asking', () => {
    const text = `${HEAD}\n\n${JOB}\n\nREFERENCES\nReferences available upon request`;
    const { drafts, text: after } = draftsOf(privateData, text);
    expect(drafts.map(({ level }) => level)).toEqual(['auto']);
    expect(after.trimEnd()).toBe(`${HEAD}\n\n${JOB}`);
  });

  it('leaves a resume alone that gives no such data', () => {
    expect(draftsOf(privateData, `${HEAD}\n\n${JOB}`).drafts).toEqual([]);
  });
});

it('adds no skill to a line of private data below the skills', () => {
  const { text } = draftsOf(promotedSkills, `${HEAD}\n\n${JOB}\nMarital status: Single`);
  expect(text).toMatch(/Tally ERP, GST, .*\nMarital status: Single$/);
});
