import { expect, it } from 'vitest';
import { documentOf } from '#tests/fixtures/parse/document-of.ts';
import { loadSpeller } from '#worker/nlp/speller.ts';
import { assess } from '#worker/pipeline.ts';
import { contextOf, lintedLines } from './lints.ts';

const speller = await loadSpeller();

const rulesIn = (text: string) =>
  lintedLines({ ...assess(documentOf(text), { speller }), speller }).flatMap(({ lints }) =>
    lints.map(({ rule }) => rule),
  );

const resume = (bullet: string) =>
  `Ada Quill\nada.quill@example.com\n\nEXPERIENCE\nChef de Partie, Kranzhof, Wexelbeck\nMay 2018 – May 2019\n- Cooked for 90 guests in the Zollerhof branch\n- ${bullet}\n- Kept the hall tidy\n`;

it('knows names that the document writes elsewhere', () =>
  expect(rulesIn(resume('Moved stock to zollerhof each week'))).toContain('name-again'));

it('leaves the words of job titles small in a sentence', () =>
  expect(rulesIn(resume('Worked as a chef de partie at two sites'))).not.toContain('name-again'));

it('keeps its findings while two texts of a resume are read in turn', () => {
  const contexts = ['the Zollerhof branch', 'the Wexelbeck branch', 'the Zollerhof branch'].map(
    (place) => contextOf(new Set(['quill']), speller, `Cooked in ${place}`),
  );
  expect(contexts[1]).not.toBe(contexts[0]);
  expect(contexts[2]).toBe(contexts[0]);
});

it('takes the I out of all sentences of a paragraph or of none', () => {
  const story = (last: string) =>
    rulesIn(
      `Ada Quill\nada.quill@example.com\n\nEXPERIENCE\nChef, Kranzhof, Wexelbeck\nMay 2018 – May 2019\nI cooked for 90 guests a night. I kept the stores. ${last}\n`,
    ).filter((rule) => rule === 'first-person').length;
  expect(story('I wrote the menus.')).toBe(3);
  expect(story('What I am most proud of is the garden.')).toBe(2);
  expect(story('I feel I have a lot to offer.')).toBe(0);
});
