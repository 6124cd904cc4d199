import { describe, expect, it } from 'vitest';
import { loadSpeller } from '#worker/nlp/speller.ts';
import { isCoinedPeople } from './coined-people.ts';
import { correctionsOf } from './misspellings.ts';

const speller = await loadSpeller();
const corrected = (line: string) => correctionsOf(line, speller).map(({ better }) => better);

describe('a name for people that no dictionary holds', () => {
  it.each([
    'Supervised intern pharmacists and youth corpers',
    'Trained as a corper in Kano State',
    'Led 14 jobbers and 3 campers',
    'Worked closely with OTs, speechies and nurses',
    'Trained 6 new joinees on the till',
  ])('is left as it is: “%s”', (line) => expect(corrected(line)).toEqual([]));

  it.each([
    ['Supervised 12 cashers and the tills', 'cashiers'],
    ['Led 6 cleners on nights', 'cleaners'],
    ['Trained 9 baristers', 'barristers'],
    ['Helped programers with tests', 'programmers'],
    ['Met with custmers and supliers', 'customers'],
    ['Wrote leters to members', 'letters'],
    ['Led 4 teem leaders and 12 wrokers', 'workers'],
  ])('is told from a slip: “%s” holds one', (line, better) =>
    expect(corrected(line)).toContain(better),
  );

  it('is made of a known word, and nearly no trade', () => {
    expect(isCoinedPeople('corpers', speller)).toBe(true);
    expect(isCoinedPeople('techers', speller)).toBe(false);
    expect(isCoinedPeople('scheduel', speller)).toBe(false);
    expect(isCoinedPeople('qorpers', speller)).toBe(false);
  });
});
