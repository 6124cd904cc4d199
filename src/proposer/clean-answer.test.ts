import { describe, expect, it } from 'vitest';
import { cleanAnswer } from './clean-answer.ts';

const SOURCE = 'Responsible for managing a team of 6';

describe('a model’s answer', () => {
  it.each([
    ['Managed a team of 6', 'Managed a team of 6'],
    ['managed a team of 6.', 'Managed a team of 6'],
    ['  - **Managed** a team of 6\n', 'Managed a team of 6'],
    ['"Managed a team of 6."', 'Managed a team of 6'],
    ['Here is the line:\n\nManaged a team of 6', 'Managed a team of 6'],
    ['```text\nManaged a team of 6\n```', 'Managed a team of 6'],
    ['1. Reworded: “Managed a team of 6”', 'Managed a team of 6'],
  ])('%j is read as %j', (answer, line) => expect(cleanAnswer(answer, SOURCE)).toBe(line));

  it.each([
    ['nothing', ''],
    ['blanks', ' \n\t '],
    ['signs only', '***'],
    ['two lines', 'Managed a team of 6\nLed a team of 6'],
    ['a tag', 'Managed <b>a team</b> of 6'],
    ['a link', 'Managed [a team](https://example.com) of 6'],
    ['a sign that turns writing round', 'Managed \u202ea team of 6'],
    ['10,000 words', 'managed '.repeat(10_000)],
  ])('that is %s is none', (_title, answer) => expect(cleanAnswer(answer, SOURCE)).toBeNull());

  it('keeps the full stop and the small letter of the line it is for', () => {
    expect(cleanAnswer('Managed 6', 'Was managing 6.')).toBe('Managed 6.');
    expect(cleanAnswer('managed 6.', 'was managing 6')).toBe('managed 6');
  });
});
