import { expect, it } from 'vitest';
import { draftsOf } from '#tests/fixtures/drafts-of.ts';
import { idleLines } from './idle-lines.ts';

const HEAD =
  'Tomas Adair\ntomas.adair@example.com\n\nEXPERIENCE\nHR Officer, Oak & Rowe\nJan 2019 – Present';
const OTHERS = ['Ran payroll for 80 people', 'Hired 14 drivers in a year'];
const cut = (...bullets: string[]) =>
  draftsOf(
    idleLines,
    `${HEAD}\n${bullets.map((text) => `- ${text}`).join('\n')}\n\nEDUCATION\nBA, Elm College, 2018`,
  );

it.each([
  'Did other duties as assigned by my manager.',
  'Other duties as assigned',
  'Various other tasks as needed',
  'Performed miscellaneous tasks as directed by the supervisor',
  'Helped with whatever was needed',
])('cuts «%s»', (text) => {
  const { drafts, text: after } = cut(OTHERS[0]!, text, OTHERS[1]!);
  expect(drafts.map(({ before, level }) => [before, level])).toEqual([[text, 'auto']]);
  expect(after).toContain(`- ${OTHERS[0]!}\n- ${OTHERS[1]!}\n\nEDUCATION`);
});

it('cuts the line that another one of the same job holds, wherever it stands', () => {
  const long = 'Responsible for HR administration and HR files.';
  const short = 'Responsible for HR administration.';
  expect(cut(OTHERS[0]!, long, short).pairs).toEqual([[short, '']]);
  expect(cut(OTHERS[0]!, short, long).pairs).toEqual([[short, '']]);
});

it('cuts the second of two lines that are the same', () => {
  expect(cut(OTHERS[0]!, OTHERS[1]!, `${OTHERS[1]!}.`).pairs).toEqual([[`${OTHERS[1]!}.`, '']]);
});

it.each([
  ['Trained 4 clerks', 'Trained 14 clerks and 2 temps'],
  ['Trained drivers', 'Was trained with the drivers by a coach who trained pilots'],
  ['Handled tasks for 3 directors as assigned', 'Filed 40 claims a day'],
  ['Assigned tasks to 12 staff', 'Filed 40 claims a day'],
])('keeps «%s» beside «%s»', (one, other) => {
  const kept = cut(OTHERS[0]!, one, other).pairs.map(([before]) => before);
  expect(kept).not.toContain(other);
  if (!other.startsWith('Was')) expect(kept).toEqual([]);
});

it('asks first where a job would be left with one line, and never empties one', () => {
  expect(cut('Other duties as assigned', OTHERS[0]!).drafts[0]?.level).toBe('confirm');
  expect(cut('Other duties as assigned').drafts).toEqual([]);
});
