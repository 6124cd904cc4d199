import { expect, it } from 'vitest';
import { nameForms } from './name-forms.ts';
import { loadSpeller } from './speller.ts';

const speller = await loadSpeller();
const formsOf = (text: string) => [...nameForms(text, speller).values()];

it('finds the names that a text writes with a capital', () => {
  const text = 'Ada Brandtnerin, Gunzelsheim\nWorked in Gunzelsheim\nCollege, gunzelsheim, 2012';
  expect(formsOf(text)).toEqual(['Gunzelsheim']);
});

it.each([
  ['a common word', 'Sales Manager\nLed every Manager'],
  ['a word of a title', 'Diploma in Gunzels and Brandters\nthe gunzels'],
  ['a word that opens a line or a sentence', 'Gunzelsheim\nI came. Gunzelsheim was home'],
  ['what mostly has no capital', 'a gunzel, one gunzel and the Gunzel'],
  ['addresses', 'write to Gunzels@example.com or Gunzels.example'],
])('does not take %s for one', (_, text) => expect(formsOf(text)).toEqual([]));
