import { describe, expect, it } from 'vitest';
import { filledWording, type Wording } from './wording.ts';

const SERVED: Wording = {
  id: '0',
  blanks: [
    { id: 'count', label: 'How many tables?', kind: 'number', placeholder: '', things: 'tables' },
    { id: 'result', label: 'What came of it?', kind: 'words', placeholder: '' },
  ],
  pieces: [
    { text: 'Served' },
    { before: ' about ', blank: 'count', after: '' },
    { text: ' tables' },
    { text: ' an evening', onlyWith: 'count' },
    { before: ', so that ', blank: 'result', after: '' },
    { text: '.' },
  ],
};
const line = (answers: Record<string, string>) => {
  const filled = filledWording(SERVED, answers);
  return filled.ok ? filled.line : `${filled.blank}: ${filled.fault}`;
};

describe('a wording', () => {
  it('loses a blank that is empty, with its words', () => {
    expect(line({})).toBe('Served tables.');
    expect(line({ count: '  ', result: '' })).toBe('Served tables.');
    expect(line({ result: 'nobody waited' })).toBe('Served tables, so that nobody waited.');
  });

  it('takes a number with its own period, and an end without its full stop', () => {
    expect(line({ count: '15' })).toBe('Served about 15 tables an evening.');
    expect(line({ count: '15 a shift' })).toBe('Served about 15 tables a shift.');
    expect(line({ result: ' nobody  waited. ' })).toBe('Served tables, so that nobody waited.');
  });

  it.each(['___', '[number]', 'XX%', '<number>'])('takes no «%s» into a blank', (typed) => {
    expect(line({ count: typed })).toMatch(/^count: /);
    expect(line({ result: typed })).toMatch(/^result: /);
  });

  it('says what is wrong with an answer that is no number, or too long', () => {
    expect(line({ count: 'many' })).toMatch(/^count: Write a number/);
    expect(line({ result: 'x'.repeat(121) })).toMatch(/^result: /);
  });
});
