import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contextOf } from '#tests/fixtures/drafts-of.ts';
import type { Edit } from '#contract/resume.ts';
import { lintedLines } from '#worker/checks/lines/lints.ts';
import type { CheckInput } from '#worker/checks/model.ts';
import { editDocument } from '#worker/document/edit.ts';
import { loadSpeller } from '#worker/nlp/speller.ts';
import { assess } from '#worker/pipeline.ts';
import { exactScore, scoreResume } from '#worker/score/score.ts';
import { acceptAll, acceptedEdits } from './decide.ts';
import { anyResume } from './fixtures/resumes.ts';
import { scalesFor, type Scales } from './scales.ts';
import { suggest } from './suggest.ts';

const TEXT = `Nadia Brandt
nadia.brandt@example.com | (555) 010-0142 | Denver, CO

Experience
Clerk, Oak & Co
Jan 2019 – Mar 2022
- Responsible for filing claims for 40 members
- Answered calls and letters of patients
- Balanced the till of a paper shop each night and banked the takings
- Sorted the stock in the back room and ordered pens, paper and ink
- Advised customers on pens and paper and wrapped their gifts

Education
BSc Biology, Aston University, 2007 – 2010
- Wrote a thesis on hedges in Kent, with a survey of 40 farms and 12 nurseries
- Took courses in statistics, law, accounting and the planning of routes

Skills
Excel, SAP`;
const input = contextOf(TEXT);
const { weigh, inputWith } = scalesFor(input);
const replaced = (from: string, to: string) => {
  const start = TEXT.indexOf(from);
  return [{ start, end: start + from.length, text: to }];
};

/** The score of the edited text as everything that reads and scores a resume finds it. */
const scoreAnew = ({ document, speller }: CheckInput, edits: readonly Edit[]) =>
  exactScore(assess(editDocument(document, edits), { speller }).report);

describe('the scales', () => {
  const FILED = replaced('Responsible for filing', 'Filed');
  const SKILLS = replaced('Excel, SAP', 'Excel, SAP, filing, scheduling');

  it.each([
    ['inside a bullet', FILED],
    ['outside of bullets', SKILLS],
    ['of both sorts', [...SKILLS, ...FILED]],
    ['that takes a bullet away', replaced('- Answered calls and letters of patients\n', '')],
    ['that makes two bullets of one', replaced(' and banked', '\n- Banked')],
    ['that changes what the resume is about', replaced('filing claims', 'medical billing')],
    [
      'of a bullet above and below which text goes in',
      [
        ...FILED,
        ...replaced('Experience', 'Summary\nClerk with 3 years in paper shops.\n\nExperience'),
        ...SKILLS,
      ],
    ],
  ])('weigh an edit %s as reading and scoring the edited text does', (_, edits) => {
    expect(weigh(edits)).toBe(scoreAnew(input, edits));
    expect(weigh(edits.toReversed())).toBe(weigh(edits));
  });

  it('show what an edit is worth', () => {
    expect(weigh(FILED)).toBeGreaterThan(weigh([]));
    expect(weigh([])).toBe(exactScore(scoreResume(input)));
  });

  it('hold the very input where nothing is edited, and its lines where they stay', () => {
    expect(inputWith([])).toBe(input);
    expect(inputWith(FILED).document.lines[0]).toBe(input.document.lines[0]);
    const same = inputWith(replaced('40 members', '44 members'));
    expect(same.keywords).toBe(input.keywords);
    const other = inputWith(replaced('filing claims', 'medical billing'));
    expect(other.keywords.field).not.toBe(input.keywords.field);
  });

  it('keep the field of work that the user chose', () => {
    const keywords = { ...input.keywords, field: 'healthcare', chosen: true };
    const chosen = scalesFor({ ...input, keywords });
    for (const edits of [FILED, SKILLS]) {
      expect(chosen.inputWith(edits).keywords).toMatchObject({ field: 'healthcare', chosen: true });
    }
  });

  it('put two texts in at one place in the order in which they end up there', () => {
    const at = TEXT.indexOf(' for 40 members');
    const inserted = ['\n- Wrote letters', ' quickly'].map((text) => ({
      start: at,
      end: at,
      text,
    }));
    expect(weigh(inserted)).toBe(scoreAnew(input, inserted));
  });

  it('hold the same lints whatever was weighed before', async () => {
    const speller = await loadSpeller();
    const flags = fc.array(fc.boolean(), { minLength: 30, maxLength: 30 });
    fc.assert(
      fc.property(anyResume, fc.array(flags, { minLength: 2, maxLength: 6 }), (text, parts) => {
        const fresh = () => ({ ...contextOf(text), speller });
        const { suggestions } = suggest(fresh(), scoreResume(fresh()));
        const used = scalesFor(fresh());
        for (const part of [...parts, ...parts]) {
          const edits = acceptedEdits({
            suggestions: acceptAll(suggestions).filter((_, index) => part[index % 30]),
            questions: [],
          });
          const lints = ({ inputWith: after }: Scales) => lintedLines(after(edits));
          expect(lints(used)).toEqual(lints(scalesFor(fresh())));
        }
      }),
      { numRuns: 12 },
    );
  });

  it('weigh any part of the suggestions for any resume as reading and scoring anew does', async () => {
    const speller = await loadSpeller();
    const flags = fc.array(fc.boolean(), { minLength: 30, maxLength: 30 });
    fc.assert(
      fc.property(
        anyResume,
        fc.array(flags, { minLength: 3, maxLength: 3 }),
        fc.boolean(),
        (text, parts, isSpelt) => {
          const context = { ...contextOf(text), speller: isSpelt ? speller : null };
          const report = scoreResume(context);
          const { suggestions } = suggest(context, report);
          const scales = scalesFor(context);
          for (const part of parts) {
            const edits = acceptedEdits({
              suggestions: acceptAll(suggestions).filter((_, index) => part[index % 30]),
              questions: [],
            });
            expect(scales.weigh(edits)).toBe(scoreAnew(context, edits));
          }
        },
      ),
      { numRuns: 25 },
    );
  });
});

describe('the exact score', () => {
  it('is never above what a grave fault leaves', () => {
    const report = { ...scoreResume(input), rawPoints: 90, multiplier: 0.9, blockers: [] };
    const cap = {
      id: 'no-contact',
      title: 'Nobody can invite you',
      kind: 'cap' as const,
      costs: 21,
    };
    expect(exactScore(report)).toBe(81);
    expect(exactScore({ ...report, blockers: [{ ...cap, value: 60 }] })).toBe(60);
    expect(exactScore({ ...report, blockers: [{ ...cap, value: 85 }] })).toBe(81);
  });
});
