import { describe, expect, it } from 'vitest';
import { documentOf } from '#tests/fixtures/parse/document-of.ts';
import { NOT_RESUMES } from '#tests/fixtures/parse/not-resumes.ts';
import { SPARSE_RESUMES } from '#tests/fixtures/parse/sparse-resumes.ts';
import { parseResume } from './parse.ts';

describe('a document that is no resume', () => {
  const documents: [kind: string, text: string][] = [
    [
      'letter',
      'Dear Ms Hartley,\n\nI am writing to apply for the post of archivist that you advertised ' +
        'in May.\nI have ten years of experience and would welcome an interview.\n\n' +
        'Yours sincerely,\nAda Quill',
    ],
    [
      'invoice',
      'INVOICE No. 2041\nBill to: Carrick College\nQuantity  Unit price  Total\n' +
        '12  40.00  480.00\nSubtotal 480.00\nVAT 20% 96.00\nAmount due 576.00\n' +
        'IBAN GB00 0000',
    ],
    [
      'article',
      'Tracing loops in a small language\nSummary\nWe describe a compiler that records loops.\nReferences\nA. Quill. Loops. 2009. ISBN 978-1-60558-392-1',
    ],
    [
      'advert',
      'Tram driver (m/f/d)\nWe are looking for a tram driver for our depot in Leeds.\n' +
        'Your tasks: drive lines 4 and 14.\nWe offer a permanent contract and 30 days of leave.\n' +
        'Apply by 3 May.',
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

describe('a file that no score could describe', () => {
  const one = (name: string, email: string) =>
    `${name}\n${email} | Leeds\n\nEXPERIENCE\nCook, Sea Road Inn Ltd, 2019 – 2022\n` +
    '- Cooked for 60 guests\n\nEDUCATION\nBA English, University of Leeds, 2018\n';
  const kindOf = (text: string) => parseResume(documentOf(text)).kind;

  it('is called several where two people tell of themselves', () => {
    expect(
      kindOf(`${one('Ada Quillon', 'ada@example.com')}\n${one('Tom Adair', 'tom@example.com')}`),
    ).toBe('several');
  });

  it('is one resume where referees or a second address of the same person are named', () => {
    expect(
      kindOf(
        `${one('Ada Quillon', 'ada@example.com')}\nREFERENCES\nTom Adair, tom@example.com\nRosa Ekberg, rosa@example.com`,
      ),
    ).toBe('resume');
    const twice = one('Ada Quillon', 'ada@example.com');
    expect(kindOf(`${twice}\n${twice}`)).toBe('resume');
  });

  it.each([
    [
      'lines to write on',
      'APPLICATION\nName: ________\nPhone: ________\nEMPLOYMENT HISTORY\n' +
        'Employer: ________\nPosition: ________\nEDUCATION\nSchool: ________\n' +
        'Signature: ________',
    ],
    [
      'words in brackets',
      '[Your Name]\n[Street Address, City]\n[Telephone] | [Email]\n\n' +
        'EXPERIENCE\n[Job Title], [Company Name], [Dates]\n[Describe your key responsibilities.]\n\n' +
        'EDUCATION\n[School Name], [Degree]',
    ],
    [
      'labels with nothing behind them',
      'Curriculum Vitae\nFirst name\nAddress\nTelephone\nWork experience\n' +
        'Dates (from - to)\nName and address of employer\nOccupation or position held\n' +
        'Education and training\nTitle of qualification awarded',
    ],
  ])('is called a form where it holds %s', (_, text) => {
    expect(kindOf(text)).toBe('form');
  });

  it('is a resume where a form is filled in', () => {
    expect(
      kindOf(
        'Name: Ada Quillon\nE-mail: ada@example.com\nWORK EXPERIENCE\n' +
          'Dates: 2019 – 2022\nEmployer: Sea Road Inn Ltd\nPosition: Cook\n' +
          'EDUCATION\nSchool: University of Leeds\nDegree: BA English\nSignature: ________',
      ),
    ).toBe('resume');
  });

  it('is named by what it is: a job told by its employer, a letter without its forms, a story', () => {
    expect(
      kindOf(
        'Job Title: Registered Nurse\nReports to: Nurse Manager\n\nResponsibilities\n' +
          '- Assess patients\n\nQualifications\n- BLS\n- Bachelor of Science in Nursing preferred\n\n' +
          'Experience\n- Minimum 2 years of acute care',
      ),
    ).toBe('advert');
    expect(
      kindOf(
        'To the team at Brightside,\n\nI have cooked in two kitchens since 2018 and love a full house.\n\nBest wishes,\nTom Adair\ntom@adair.example',
      ),
    ).toBe('letter');
    const paragraph =
      'When the first lamp was lit on the north pier in 1871, nobody in town thought that it ' +
      'would last a winter, and the keeper walked out each night with a can of oil.';
    expect(
      kindOf(`The lights\nBy Tom Adair\n\n${[paragraph, paragraph, paragraph].join('\n\n')}`),
    ).toBe('article');
  });
});

it('reads no job out of the date and the address of a letter', () => {
  const { kind, work } = parseResume(
    documentOf(
      'ADA QUILLON\nada@example.org\n\nApril 26, 2019\nQuay Works\n12 Dock Road\nSligo, CO 0000\nDear Hiring Manager:\n\n' +
        'I am writing to apply for the post. I look forward to hearing from you.\n\nSincerely,\n\nAda Quillon\n',
    ),
  );
  expect(kind).toBe('letter');
  expect(work).toEqual([]);
});
