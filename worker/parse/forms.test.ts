import { describe, expect, it } from 'vitest';
import { fieldTable, judgeReading } from '#tests/bench/reading.ts';
import { readForms } from '#tests/fixtures/forms.ts';
import { readDocument } from '#tests/fixtures/read.ts';
import { documentOf } from '#tests/fixtures/parse/document-of.ts';
import { parseResume } from './parse.ts';

describe('resumes in the forms that people use', () => {
  for (const { name, text, said } of readForms())
    it(`reads every field of the one named ${name}`, async () => {
      const document = await readDocument(new TextEncoder().encode(text), `${name}.txt`);
      const verdicts = judgeReading(parseResume(document), said);
      const wrong = verdicts
        .filter(({ outcome }) => outcome !== 'right')
        .map(({ field, wanted, found }) => `${field}: want «${wanted}» got «${found}»`);
      expect(verdicts.length).toBeGreaterThan(10);
      expect(wrong, fieldTable(verdicts).join('\n')).toEqual([]);
    });
});

it('takes the name out of a sentence that tells it', () => {
  const resume = parseResume(
    documentOf(
      'My name is Orla Tench. I live in Sligo. Write to orla@example.ie.\n\nEXPERIENCE\nCook, Sea Road Inn Ltd, 2019 – 2022\n- Cooked',
    ),
  );
  expect(resume.name?.value).toBe('Orla Tench');
});

it('reads rows of skills behind the languages as skills, without their labels', () => {
  const resume = parseResume(
    documentOf(
      'Orla Tench\norla@example.ie\n\nSKILLS\nMother tongue(s)\tIrish\n\n' +
        'Other languages\nFrench\nKitchen\tBoning, Sauces, Pastry\n\nEXPERIENCE\n' +
        'Cook, Sea Road Inn Ltd, 2019 – 2022\n- Cooked',
    ),
  );
  expect(resume.skills.map(({ value }) => value)).toEqual(['Boning', 'Sauces', 'Pastry']);
  expect(resume.languages.map(({ value }) => value)).toEqual(['Irish', 'French']);
});
