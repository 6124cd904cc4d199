import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diffWords, type Piece } from './word-diff.ts';

const join = (pieces: Piece[], leaveOut: Piece['kind']) =>
  pieces
    .filter(({ kind }) => kind !== leaveOut)
    .map(({ text }) => text)
    .join('');

describe('marks between two versions of a line', () => {
  it('strike one run and insert one run, not word by word', () => {
    const before = 'Responsible for scheduling and training 14 warehouse staff';
    expect(diffWords(before, 'Scheduled and trained 14 warehouse staff')).toEqual([
      { kind: 'removed', text: 'Responsible for scheduling' },
      { kind: 'added', text: 'Scheduled' },
      { kind: 'same', text: ' and ' },
      { kind: 'removed', text: 'training' },
      { kind: 'added', text: 'trained' },
      { kind: 'same', text: ' 14 warehouse staff' },
    ]);
  });

  it('are absent where nothing changed', () => {
    expect(diffWords('Built Excel dashboards', 'Built Excel dashboards')).toEqual([
      { kind: 'same', text: 'Built Excel dashboards' },
    ]);
    expect(diffWords('', '')).toEqual([]);
  });

  it('give back both versions exactly, whatever they are', () => {
    const words = fc.array(fc.constantFrom('a', 'led', ' ', '  ', '\n', 'staff,', '14', '•'));
    const line = words.map((parts) => parts.join(''));
    fc.assert(
      fc.property(line, line, (before, after) => {
        const pieces = diffWords(before, after);
        expect(join(pieces, 'added')).toBe(before);
        expect(join(pieces, 'removed')).toBe(after);
      }),
    );
  });
});
