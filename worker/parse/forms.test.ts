import { describe, expect, it } from 'vitest';
import { fieldTable, judgeReading } from '#tests/bench/reading.ts';
import { readForms } from '#tests/fixtures/forms.ts';
import { documentOf } from '#tests/fixtures/parse/document-of.ts';
import { parseResume } from './parse.ts';

describe('resumes in the forms that people use', () => {
  for (const { name, text, said } of readForms())
    it(`reads every field of the one named ${name}`, () => {
      const verdicts = judgeReading(parseResume(documentOf(text)), said);
      const wrong = verdicts
        .filter(({ outcome }) => outcome !== 'right')
        .map(({ field, wanted, found }) => `${field}: want «${wanted}» got «${found}»`);
      expect(verdicts.length).toBeGreaterThan(10);
      expect(wrong, fieldTable(verdicts).join('\n')).toEqual([]);
    });
});
