import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Suggestion } from '#contract/resume.ts';
import { suggestionWith } from '#tests/fixtures/resume.ts';
import { rowsByDiff } from './rows-by-diff.ts';
import { rowsFromEdits } from './rows.ts';

const ORIGINAL = `Ines Halvorsen

Where I've Worked
Responsible for packing 90 orders a day
Kept the books
Skills
Excel`;

const suggestion = (before: string, after: string, accepted = true) => {
  const start = ORIGINAL.indexOf(before);
  return suggestionWith({ accepted, edits: [{ start, end: start + before.length, text: after }] });
};

const apply = (text: string, suggestions: Suggestion[]) =>
  suggestions
    .filter(({ accepted }) => accepted)
    .flatMap(({ edits }) => edits)
    .toSorted((a, b) => b.start - a.start)
    .reduce((out, { start, end, text: by }) => out.slice(0, start) + by + out.slice(end), text);

const rowsOf = (suggestions: Suggestion[]) =>
  rowsFromEdits(ORIGINAL, apply(ORIGINAL, suggestions), { suggestions, questions: [] })!;

describe('rows of before and after', () => {
  it('tie a changed line to the suggestions that changed it, by their numbers in the list', () => {
    const rows = rowsOf([
      suggestion("Where I've Worked", 'Experience'),
      suggestion('Kept the books', 'Balanced the books', false),
      suggestion('Responsible for packing', 'Packed'),
    ]);
    expect(rows.filter(({ changed }) => changed)).toEqual([
      { before: "Where I've Worked", after: 'Experience', changed: true, refs: [1] },
      {
        before: 'Responsible for packing 90 orders a day',
        after: 'Packed 90 orders a day',
        changed: true,
        refs: [3],
      },
    ]);
  });

  it('keep one row for lines that an edit joins, and for a line that it adds', () => {
    const joined = rowsOf([suggestion('a day\nKept', 'a day and kept')]);
    expect(joined.find(({ changed }) => changed)).toMatchObject({
      before: 'Responsible for packing 90 orders a day\nKept the books',
      after: 'Responsible for packing 90 orders a day and kept the books',
    });
    const split = rowsOf([suggestion('Excel', 'Excel\nLanguages\nNorwegian')]);
    expect(split.at(-1)).toMatchObject({ before: 'Excel', after: 'Excel\nLanguages\nNorwegian' });
  });

  it('show a line that was taken out on the left only', () => {
    const rows = rowsOf([suggestion('Kept the books', '')]);
    expect(rows.find(({ changed }) => changed)).toMatchObject({
      before: 'Kept the books',
      after: null,
    });
  });

  it('change nothing where nothing is accepted', () => {
    expect(rowsOf([suggestion('Excel', 'Word', false)]).some(({ changed }) => changed)).toBe(false);
  });

  it('are refused when the edits do not lead to the enhanced text', () => {
    expect(
      rowsFromEdits(ORIGINAL, `${ORIGINAL} and more`, { suggestions: [], questions: [] }),
    ).toBeNull();
  });

  it('give back both texts when they come from comparing, whatever the texts are', () => {
    const text = fc
      .array(fc.constantFrom('Excel', 'Led 4 people', '', 'Skills'), { minLength: 1 })
      .map((lines) => lines.join('\n'));
    fc.assert(
      fc.property(text, text, (before, after) => {
        const rows = rowsByDiff(before, after);
        const side = (key: 'before' | 'after') =>
          rows
            .map((row) => row[key])
            .filter((line) => line !== null)
            .join('\n');
        expect(side('before')).toBe(before);
        expect(side('after')).toBe(after);
      }),
    );
  });
});
