import { describe, expect, it } from 'vitest';
import { inputOfExcerpt } from '#tests/builders/excerpt.ts';
import { inputOf } from '#tests/builders/input.ts';
import { NURSE } from '#tests/builders/people.ts';
import type { ResumeDraft } from '#tests/builders/resume.ts';
import { loadSpeller } from '#worker/nlp/speller.ts';
import { CHECKS } from './all.ts';
import type { Check, CheckInput } from './model.ts';

const speller = await loadSpeller();
const strong = (change: ResumeDraft): CheckInput => inputOf({ ...NURSE, ...change }, speller);
const story = (words: number) => [Array.from({ length: words }, () => 'word').join(' ')];

/** Examples that describe a file or a whole page stand for these changes to a strong resume. */
const STAGED: Record<string, { good: CheckInput; bad: CheckInput[] }> = {
  'text-layer': {
    good: strong({}),
    bad: [strong({ signals: { junkChars: 200 } }), strong({ signals: { ocrLayer: true } })],
  },
  'reading-order': {
    good: strong({}),
    bad: [strong({ signals: { columns: 2, rowOrderLikeness: 0.6 } })],
  },
  'boxed-content': {
    good: strong({}),
    bad: [
      strong({ signals: { tables: 1 } }),
      strong({ signals: { textBoxes: 2 } }),
      strong({ signals: { textBoxes: 1, bodyShare: 0.5 } }),
    ],
  },
  'contact-in-body': { good: strong({}), bad: [strong({ signals: { contactOutsideBody: true } })] },
  images: { good: strong({}), bad: [strong({ signals: { images: 1 } })] },
  'clean-characters': {
    good: strong({}),
    bad: [
      strong({ extra: ['S U M M A R Y'] }),
      strong({ extra: ['➢ Led', '➢ Ran', '• Won', '• Cut'].map((it) => `${it} a team`) }),
    ],
  },
  'file-format': {
    good: strong({}),
    bad: [
      strong({ format: 'pages' }),
      strong({ format: 'doc' }),
      strong({ signals: { extensionMismatch: true } }),
    ],
  },
  'standard-sections': {
    good: strong({}),
    bad: [strong({ headings: { experience: 'My journey' } }), strong({ skills: [] })],
  },
  'complete-roles': {
    good: strong({}),
    bad: [strong({ work: [{ title: 'Payroll' }, { company: 'Aldergrove Foods' }] })],
  },
  'private-data': {
    good: strong({}),
    bad: [
      strong({ extra: ['Date of birth: 4 May 1988'] }),
      strong({ extra: ['References available upon request.'] }),
    ],
  },
  length: {
    good: strong({ extra: story(400) }),
    bad: [strong({}), strong({ extra: story(1500) })],
  },
  'bullets-per-role': {
    good: strong({}),
    bad: [
      strong({
        work: [{ title: 'Nurse', bullets: Array.from({ length: 14 }, (_, i) => `Led ward ${i}`) }],
      }),
    ],
  },
  'walls-of-text': {
    good: strong({}),
    bad: [
      strong({
        work: [
          {
            title: 'Nurse',
            prose: 'In this job the work was about wards and about people and about more. '.repeat(
              5,
            ),
          },
        ],
      }),
    ],
  },
};

const fractionOf = (check: Check, input: CheckInput) => {
  const result = check.run(input);
  expect(result.kind).toBe('scored');
  return result.kind === 'scored' ? result : { fraction: -1, findings: [] };
};

describe.each(CHECKS.map((check: Check) => [check.id, check] as const))('%s', (id, check) => {
  const staged = STAGED[id];
  const good = staged
    ? [staged.good]
    : check.examples.good.map((it) => inputOfExcerpt(it, speller));
  const bad = staged?.bad ?? check.examples.bad.map((it) => inputOfExcerpt(it, speller));

  it('prefers its good examples to its bad ones', () => {
    const least = Math.min(...good.map((input) => fractionOf(check, input).fraction));
    const most = Math.max(...bad.map((input) => fractionOf(check, input).fraction));
    expect(least).toBeGreaterThan(most);
  });

  it('says of its bad examples what to do, with quotes that stand in the text', () => {
    for (const input of bad) {
      const { findings } = fractionOf(check, input);
      for (const { message, quote, span } of findings) {
        expect(message).toMatch(/[.?!]$/);
        if (quote && span) {
          const text = input.document.text.slice(span.start, span.end);
          expect(text.includes(quote) || quote.includes(text)).toBe(true);
        }
      }
    }
  });

  it('does not mind being asked about an empty resume', () => {
    expect(() => check.run(inputOf({}, speller))).not.toThrow();
  });
});
