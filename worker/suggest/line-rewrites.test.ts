import { expect, it } from 'vitest';
import { draftsOf } from '#tests/fixtures/drafts-of.ts';
import { lineRewrites } from './line-rewrites.ts';

const rewritten = (...bullets: string[]) =>
  draftsOf(
    lineRewrites,
    `Keisha Brandt\nkeisha.brandt@example.com\n\nEXPERIENCE\nCall Center Agent, Oak & Co\nFeb 2021 – Present\n${bullets.map((one) => `- ${one}`).join('\n')}`,
  ).pairs;

const FAULTY = 'Was responsible for putting info in the system';

it('keeps the past in which a job that goes on is told', () => {
  expect(rewritten('Answered phones', FAULTY, 'Helped coworkers')).toContainEqual([
    FAULTY,
    'Entered information into the system',
  ]);
});

it('writes the present where the other lines do', () => {
  expect(rewritten('Answer phones', FAULTY, 'Help coworkers')).toContainEqual([
    FAULTY,
    'Enter information into the system',
  ]);
});

it('weighs more questions for a job than it will be asked', () => {
  const vague = [
    'Worked with lots of clients',
    'Helped with different projects',
    'Attended meetings',
  ];
  const asked = rewritten(...vague, 'Was in charge of things', 'Dealt with various issues');
  expect(asked.filter(([, after]) => after!.includes('{answer}')).length).toBeGreaterThan(1);
});

it('asks no question twice in one job', () => {
  const drafts = draftsOf(
    lineRewrites,
    'Keisha Brandt\nkeisha.brandt@example.com\n\nEXPERIENCE\nClerk, Oak & Co\nFeb 2019 – May 2021\n- Hard working team player\n- Reliable and punctual\n- Good attitude and fast learner\n- Responsible for the archive',
  ).drafts;
  const prompts = drafts.flatMap(({ question }) => question?.prompt ?? []);
  expect(prompts.length).toBeGreaterThan(1);
  expect(new Set(prompts).size).toBe(prompts.length);
});

it('mends a certain slip even where the rest of the line only its writer could better', () => {
  expect(
    rewritten('Was responsible for a 12 hours shift in the control room', 'Answered phones'),
  ).toContainEqual([
    'Was responsible for a 12 hours shift in the control room',
    'Was responsible for a 12-hour shift in the control room',
  ]);
});

it('tells an ended job in one tense, and leaves a finished deed of a job that goes on', () => {
  const bullets = ['Schedule and train 9 agents', 'Tracked 40 calls a day', 'Answered letters'];
  const changed = rewritten(...bullets).filter(([, after]) => !after!.includes('{answer}'));
  expect(changed).toEqual([]);
  const text = `Keisha Brandt\nkeisha.brandt@example.com\n\nEXPERIENCE\nCall Center Agent, Oak & Co\nFeb 2019 – May 2021\n${bullets.map((one) => `- ${one}`).join('\n')}`;
  expect(draftsOf(lineRewrites, text).pairs).toContainEqual([
    'Schedule and train 9 agents',
    'Scheduled and trained 9 agents',
  ]);
});

it('leaves a good line alone', () => {
  expect(rewritten('Settled 40 complaints a day with 2 % escalated')).toEqual([]);
});

it('ends a line that loses its “etc.” as most of the others end', () => {
  const others = ['Sold 40 cars', 'Fixed brakes', 'Checked fluids'];
  expect(rewritten('Swept, mopped and tidied 3 shops etc.', ...others)).toContainEqual([
    'Swept, mopped and tidied 3 shops etc.',
    'Swept, mopped and tidied 3 shops',
  ]);
});

it('puts no passive deed into the text before its owner says whose it was', () => {
  const { drafts } = draftsOf(
    lineRewrites,
    'Keisha Brandt\nkeisha.brandt@example.com\n\nEXPERIENCE\nClerk, Oak & Co\nFeb 2019 – May 2021\n- Invoices were checked every Friday\n- Filed 40 claims a day',
  );
  const asked = drafts.find(({ before }) => before === 'Invoices were checked every Friday');
  expect(asked).toMatchObject({
    level: 'ask',
    after: '{answer}',
    question: { draft: 'Checked invoices every Friday' },
  });
});
