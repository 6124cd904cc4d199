import { describe, expect, it } from 'vitest';
import type { Suggestion } from '#contract/resume.ts';
import { applyEdits } from '#worker/document/edit.ts';
import { parseResume } from '#worker/parse/parse.ts';
import { acceptedEdits } from './decide.ts';
import { documentOf } from '#tests/fixtures/parse/document-of.ts';
import { addKeyword, removeKeyword } from './keyword.ts';

const HEAD =
  'Nadia Brandt\nnadia.brandt@example.com\n\nExperience\nClerk, Oak & Co\nJan 2019 – Mar 2022\n- Filed claims';

function withTerms(text: string, ...terms: string[]) {
  const document = documentOf(text);
  const resume = parseResume(document);
  let list: Suggestion[] = [];
  for (const term of terms) {
    const added = addKeyword(document, resume, list, term);
    if (!added.ok) throw new Error(added.problem.message);
    list = added.value;
  }
  return {
    list,
    text: applyEdits(document.text, acceptedEdits({ suggestions: list, questions: [] })),
    document,
    resume,
  };
}

describe('addKeyword', () => {
  it('adds to a comma list, before its full stop', () => {
    expect(withTerms(`${HEAD}\n\nSkills\nExcel, SAP.`, 'Power BI').text).toMatch(
      /Excel, SAP, Power BI\.$/,
    );
  });

  it('adds a line of its own where each skill has one', () => {
    expect(withTerms(`${HEAD}\n\nSkills\n- Excel\n- SAP`, 'Power BI').text).toMatch(
      /- Excel\n- SAP\n- Power BI$/,
    );
  });

  it('keeps the separator of the list', () => {
    expect(withTerms(`${HEAD}\n\nSkills\nExcel | SAP`, 'Power BI').text).toMatch(
      /Excel \| SAP \| Power BI$/,
    );
  });

  it('writes the new heading in capitals where the others are', () => {
    expect(withTerms(HEAD.replace('Experience', 'EXPERIENCE'), 'Power BI', 'SAP').text).toMatch(
      /\n\nSKILLS\nPower BI, SAP$/,
    );
  });

  it('opens one Skills section for all terms, in whatever order they come', () => {
    const one = withTerms(HEAD, 'SAP', 'Excel').text;
    expect(one).toBe(`${HEAD}\n\nSkills\nExcel, SAP`);
    expect(withTerms(HEAD, 'Excel', 'SAP').text).toBe(one);
  });

  it('gives one text whatever the order of three terms', () => {
    const text = `${HEAD}\n\nSkills\nExcel, SAP`;
    expect(withTerms(text, 'Xero', 'VAT', 'Sage').text).toBe(
      withTerms(text, 'Sage', 'Xero', 'VAT').text,
    );
  });

  it('refuses a term that is there, twice the same, and what is no term', () => {
    const { document, resume, list } = withTerms(`${HEAD}\n\nSkills\nExcel, SAP`, 'Xero');
    for (const term of ['excel', 'XERO', '', '[X]', 'a\nb']) {
      expect(addKeyword(document, resume, list, term).ok).toBe(false);
    }
  });

  it('takes a term out again, and only one that was added here', () => {
    const { list, document } = withTerms(`${HEAD}\n\nSkills\nExcel, SAP`, 'Xero', 'Sage');
    const removed = removeKeyword(list, 'xero');
    expect(removed.ok && removed.value.map(({ keyword }) => keyword)).toEqual(['Sage']);
    expect(removeKeyword(list, 'Excel').ok).toBe(false);
    const none = removed.ok ? removeKeyword(removed.value, 'Sage') : removed;
    expect(
      none.ok &&
        applyEdits(document.text, acceptedEdits({ suggestions: none.value, questions: [] })),
    ).toBe(document.text);
  });
});
