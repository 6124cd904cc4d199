import { describe, expect, it } from 'vitest';
import type { Suggestion } from '#contract/resume.ts';
import { placeAt, placesOf } from './places.ts';

const suggestion = (part: Partial<Suggestion>): Suggestion => ({
  id: 'a',
  type: 'formatting',
  title: '',
  description: '',
  before: '',
  after: '',
  accepted: false,
  decision: 'undecided',
  level: 'auto',
  points: 0,
  check: '',
  rule: 'r',
  category: 'style',
  edits: [],
  ...part,
});

const WORKING = 'Recieved the orders\nUtilized excel\nin order to bake';
const SPELLING = suggestion({
  id: 'spelling',
  edits: [{ start: 0, end: 8, text: 'Received' }],
  accepted: true,
  decision: 'accepted',
});
const SHORTER = suggestion({ id: 'shorter', edits: [{ start: 20, end: 28, text: 'Used' }] });
const OUT = suggestion({
  id: 'out',
  edits: [{ start: 35, end: 44, text: '' }],
  accepted: true,
  decision: 'accepted',
});

describe('the places of suggestions', () => {
  it('are in the text as it is with the accepted ones', () => {
    const longer = {
      ...SPELLING,
      edits: [{ start: 0, end: 8, text: 'Have received' }],
    };
    const enhanced = 'Have received the orders\nUtilized excel\nto bake';
    const places = placesOf({ suggestions: [SHORTER, longer, OUT], questions: [] }, WORKING);
    expect(places.map(({ id, from, to }) => [id, enhanced.slice(from, to)])).toEqual([
      ['spelling', 'Have received'],
      ['shorter', 'Utilized'],
      ['out', ''],
    ]);
  });

  it('mark the word before where something would be put in', () => {
    const more = suggestion({ id: 'more', edits: [{ start: 34, end: 34, text: ', SAP' }] });
    const [place] = placesOf({ suggestions: [more], questions: [] }, WORKING);
    expect(place!.marks).toEqual([{ from: 29, to: 34 }]);
  });

  it('mark the whole word where one letter would go, and the word before a lone sign', () => {
    const working = 'Fed the chook’s daily ; then rested';
    const marked = (at: number, text = '') => {
      const one = suggestion({ edits: [{ start: at, end: at + 1, text }] });
      const [place] = placesOf({ suggestions: [one], questions: [] }, working);
      return place!.marks.map(({ from, to }) => working.slice(from, to));
    };
    expect(marked(working.indexOf('’'))).toEqual(['chook’s']);
    expect(marked(working.indexOf(';'))).toEqual(['daily ;']);
  });

  it('mark the whole word into which one sign was put', () => {
    const working = 'Help out when its busy';
    const edits = [{ start: 16, end: 16, text: '’' }];
    const one = suggestion({ edits, accepted: true, decision: 'accepted' });
    const [place] = placesOf({ suggestions: [one], questions: [] }, working);
    expect(place!.marks.map(({ from, to }) => 'Help out when it’s busy'.slice(from, to))).toEqual([
      'it’s',
    ]);
  });

  it('leave out what was rejected', () => {
    expect(
      placesOf({ suggestions: [{ ...SHORTER, decision: 'rejected' }], questions: [] }, WORKING),
    ).toEqual([]);
  });

  it('are found under the cursor, else nearest in its line', () => {
    const places = placesOf({ suggestions: [SPELLING, SHORTER], questions: [] }, WORKING);
    expect(placeAt(places, 3, { from: 0, to: 19 })?.id).toBe('spelling');
    expect(placeAt(places, 34, { from: 20, to: 34 })?.id).toBe('shorter');
    expect(placeAt(places, 40, { from: 35, to: 51 })).toBeUndefined();
  });
});
