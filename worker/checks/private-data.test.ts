import { describe, expect, it } from 'vitest';
import { documentOf } from '#tests/fixtures/parse/document-of.ts';
import { inputOf } from '#tests/builders/input.ts';
import { NURSE } from '#tests/builders/people.ts';
import { privateData } from './private-data.ts';

const found = (text: string) => {
  const result = privateData.run({ ...inputOf(NURSE), document: documentOf(text) });
  return result.kind === 'scored' && result.findings.map(({ quote }) => quote);
};

describe('private data', () => {
  it.each([
    ['in a line', 'Maya Okafor\nDate of birth: 4 May 1988', ['Date of birth: 4 May 1988']],
    ['with its colon in the next line', 'Maya Okafor\nReligion\n: none', ['Religion']],
    [
      'beside an offer of references',
      'Gender: f\nReferences available upon request',
      ['Gender: f', 'References available upon request'],
    ],
  ])('are found %s', (_, text, quotes) => expect(found(text)).toEqual(quotes));

  it('are none where a word of theirs tells of work', () => {
    expect(
      found(
        '- Taught religion\n- Ran a gender pay review\n- Gave references\n- Built the login by Aadhaar OTP\n- Checked the name and date of birth of callers',
      ),
    ).toEqual([]);
  });
});
