import { describe, expect, it } from 'vitest';
import { analyseLine } from './analyse.ts';
import { phraseEnd } from './phrases.ts';

/** How the phrase ends whose last noun stands in brackets. */
function endIn(marked: string) {
  const head = marked.indexOf('[');
  const { tokens } = analyseLine(marked.replace(/[[\]]/g, ''), {
    start: 0,
    kind: 'bullet',
    current: null,
    dialect: null,
    protectedSpans: [],
    speller: null,
  });
  return phraseEnd(
    tokens,
    tokens.findIndex(({ start }) => start === head),
  );
}

describe('a noun phrase', () => {
  it.each([
    ['Served the [guest]', 'mark'],
    ['Served the [guest], then the host', 'mark'],
    ['Served the [guest] (and cooked)', 'mark'],
    ['Worked with the [supplier] in Leeds', 'word'],
    ['Worked with the [supplier] to cut waste', 'word'],
    ['Served the [guest] every day', 'word'],
    ['Served the [guest] and cleaned up', 'conj'],
    ['Kept a [record] of visits', 'of'],
    ['Two of the [guests] learned to swim', 'told'],
  ])('ends in %j by %s', (text, end) => expect(endIn(text)).toBe(end));

  it.each([
    'Answered [guest] queries',
    'Answered several [guest] and host queries',
    'Fixed the [client]/server link',
    'Potted 300 [pine], larch and spruce seedlings',
  ])('goes on in %j', (text) => expect(endIn(text)).toBeNull());
});
