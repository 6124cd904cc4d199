import { beforeAll, describe, expect, it } from 'vitest';
import { filledWording } from '#contract/wording.ts';
import { findKeywords } from '#worker/keywords/keywords.ts';
import { loadSpeller, type Speller } from '#worker/nlp/speller.ts';
import { parseResume } from '#worker/parse/parse.ts';
import { documentOf } from '#tests/fixtures/parse/document-of.ts';
import { lineWordings } from './workshop.ts';

let speller: Speller;
beforeAll(async () => {
  speller = await loadSpeller();
});

const TEXT = `Ines Duarte
ines.duarte@example.com

EXPERIENCE
Baker, Padaria Norte, Jan 2019 - 2023
- Shaped loafs and told the aprentices about them
- Pens up geese and feeds them at night

EDUCATION
Diploma in Baking, Escola do Porto, 2018

INTERESTS
Reading and singing in the choir`;

/** The wordings of the line that holds some words, with every blank left empty. */
function bareLines(words: string): string[] | null {
  const document = documentOf(TEXT);
  const resume = parseResume(document);
  const keywords = findKeywords(document, resume, null);
  const number = TEXT.split('\n').findIndex((line) => line.includes(words));
  const found = lineWordings({ document, resume, keywords, speller }, number);
  return (
    found?.wordings.map((wording) => {
      const bare = filledWording(wording, {});
      return bare.ok ? bare.line : '';
    }) ?? null
  );
}

describe('the wordings of a line of a resume', () => {
  it('are made of the line as it is mended', () => {
    const lines = bareLines('loafs');
    expect(lines).not.toEqual([]);
    for (const line of lines ?? []) expect(line).not.toMatch(/loafs|aprentices/);
  });

  it('are none where a fault would stay in it', () => {
    for (const line of bareLines('geese') ?? []) expect(line).not.toMatch(/feeds/);
  });

  it('are none for a line that tells of no work', () => {
    expect(bareLines('singing')).toBeNull();
    expect(bareLines('Diploma')).toBeNull();
  });
});
