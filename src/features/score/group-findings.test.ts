import { expect, it } from 'vitest';
import { groupFindings } from './group-findings.ts';

it('says a thing once and lists its places, each once', () => {
  const what = 'What came of it?';
  const groups = groupFindings([
    { message: what, quote: 'Filed letters' },
    { message: 'Add a phone number.' },
    { message: what, quote: 'Ran the desk' },
    { message: what, quote: 'Filed letters' },
  ]);
  expect(groups).toEqual([
    { message: what, quotes: ['Filed letters', 'Ran the desk'] },
    { message: 'Add a phone number.', quotes: [] },
  ]);
});
