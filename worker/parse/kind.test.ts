import { describe, expect, it } from 'vitest';
import { documentOf } from '#tests/fixtures/parse/document-of.ts';
import { NOT_RESUMES } from '#tests/fixtures/parse/not-resumes.ts';
import { SPARSE_RESUMES } from '#tests/fixtures/parse/sparse-resumes.ts';
import { parseResume } from './parse.ts';

describe('a document that is no resume', () => {
  const documents: [kind: string, text: string][] = [
    [
      'letter',
      'Dear Ms Hartley,\n\nI am writing to apply for the post of archivist that you advertised in May.\nI have ten years of experience and would welcome an interview.\n\nYours sincerely,\nAda Quill',
    ],
    [
      'invoice',
      'INVOICE No. 2041\nBill to: Carrick College\nQuantity  Unit price  Total\n12  40.00  480.00\nSubtotal 480.00\nVAT 20% 96.00\nAmount due 576.00\nIBAN GB00 0000',
    ],
    [
      'article',
      'Tracing loops in a small language\nSummary\nWe describe a compiler that records loops.\nReferences\nA. Quill. Loops. 2009. ISBN 978-1-60558-392-1',
    ],
    [
      'advert',
      'Tram driver (m/f/d)\nWe are looking for a tram driver for our depot in Leeds.\nYour tasks: drive lines 4 and 14.\nWe offer a permanent contract and 30 days of leave.\nApply by 3 May.',
    ],
    ['other', 'Bus times\nLine 4 leaves at ten past each hour.\nLine 14 leaves at half past.'],
    [
      'recipe',
      'Lemon cake\nIngredients\n200 g flour\n2 tablespoons sugar\nPreheat the oven to 180 degrees and bake for 40 minutes.',
    ],
  ];
  for (const [kind, text] of documents) {
    it(`is told: ${kind}`, () => expect(parseResume(documentOf(text)).kind).toBe(kind));
  }
});

describe('whether a document is a resume', () => {
  it.each(NOT_RESUMES)('is denied of %s', (_, text) => {
    expect(parseResume(documentOf(text)).kind).not.toBe('resume');
  });

  it.each(SPARSE_RESUMES)('is granted to %s', (_, text) => {
    expect(parseResume(documentOf(text)).kind).toBe('resume');
  });
});
