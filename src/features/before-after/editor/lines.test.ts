import { EditorState, type StateCommand, type Transaction } from '@codemirror/state';
import { describe, expect, it } from 'vitest';
import { lineKinds } from '../line-kind.ts';
import { addLine, joinLine, moveBlock, type KindAt } from './lines.ts';

const plain = lineKinds(null);
const kindAt: KindAt = (state, line) => {
  const { text } = state.doc.line(line);
  return text.startsWith('Job') ? 'role' : plain(text, 99);
};

/** Runs a command on a text with the cursor at `|`; null where the command leaves it to the editor. */
function run(command: StateCommand, marked: string): string | null {
  const at = marked.indexOf('|');
  let state = EditorState.create({ doc: marked.replace('|', ''), selection: { anchor: at } });
  const dispatch = (transaction: Transaction) => {
    state = transaction.state;
  };
  if (!command({ state, dispatch })) return null;
  const text = state.doc.toString();
  const { head } = state.selection.main;
  return `${text.slice(0, head)}|${text.slice(head)}`;
}

describe('Enter', () => {
  it.each([
    ['goes on with the list', '• Baked|', '• Baked\n• |'],
    ['cuts an item in two', '• Baked| bread', '• Baked\n• | bread'],
    ['ends the list on an empty item', '• Baked\n• |', '• Baked\n|'],
    ['is a plain new line elsewhere', 'Oslo|', null],
  ])('%s', (_, before, after) => expect(run(addLine, before)).toBe(after));
});

describe('Backspace', () => {
  it.each([
    ['joins an item with the line above', '• Baked\n• |bread', '• Baked |bread'],
    ['takes an empty item out', '• Baked\n• |', '• Baked|'],
    ['takes out a letter elsewhere', '• Ba|ked', null],
    ['does nothing at the very start', '• |Baked', null],
  ])('%s', (_, before, after) => expect(run(joinLine, before)).toBe(after));
});

describe('moving', () => {
  const up = moveBlock(-1, kindAt);
  const down = moveBlock(1, kindAt);
  it.each([
    ['a line up', up, '• a\n• b|', '• b|\n• a'],
    ['a line down past a blank one', down, '• a|\n\n• b', '• b\n\n• a|'],
    ['a whole job up', up, 'Job 1\n• a\n\nJob| 2\n• b', 'Job| 2\n• b\n\nJob 1\n• a'],
    ['a whole job down', down, 'J|ob 1\n• a\nJob 2\n• b', 'Job 2\n• b\nJ|ob 1\n• a'],
    ['no job out of its section', up, 'JOBS HELD\nJob| 1\n• a', null],
    [
      'a section with all that is in it',
      up,
      'ONE ONE\na\n\nTWO TWO|\nb',
      'TWO TWO|\nb\n\nONE ONE\na',
    ],
    ['nothing past the end', down, 'a\nb|', null],
  ])('takes %s', (_, command, before, after) => expect(run(command, before)).toBe(after));
});
