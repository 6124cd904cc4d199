import { describe, expect, it } from 'vitest';
import { contextOf } from '#tests/fixtures/drafts-of.ts';
import { missingDates } from './missing-dates.ts';

const resume = (...jobs: string[]) =>
  `Ada Brandt\nada.brandt@example.com | Denver, CO\n\nEXPERIENCE\n${jobs.join('\n\n')}\n\nEDUCATION\nBSc Biology, Aston University, 2007 – 2010`;
const asked = (...jobs: string[]) => missingDates(contextOf(resume(...jobs)));
const DATED = 'Clerk, Quay Clinic\nMay 2018 – May 2019\n- Filed claims for 40 members';
const UNDATED = 'Cashier, Oak & Rowe\n- Balanced the till of a paper shop';

describe('missingDates', () => {
  it('asks when a job without dates was, behind its title', () => {
    const [one, ...more] = asked(DATED, UNDATED);
    expect(more).toEqual([]);
    expect(one).toMatchObject({
      rule: 'ask-dates',
      template: 'Cashier, Oak & Rowe | {answer}',
      blocker: false,
      prompt: 'When did you start and leave as Cashier at Oak & Rowe?',
      kind: 'date',
    });
  });

  it('calls it grave where no job has dates', () => {
    expect(asked(UNDATED).map(({ blocker }) => blocker)).toEqual([true]);
  });

  it('asks nothing where every job has dates, if only years', () => {
    expect(asked(DATED)).toEqual([]);
    expect(asked('Cashier, Oak & Rowe\n2014 – 2016\n- Balanced the till')).toEqual([]);
  });
});
