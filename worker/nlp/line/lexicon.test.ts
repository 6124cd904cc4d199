import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { lexiconModule } from '../../../scripts/lexicon.ts';
import { readingsOf } from './lexicon.ts';
import { LEXICON } from './lexicon-data.ts';

const classesOf = (word: string) => new Set(readingsOf(word).map((it) => it.reading.pos));

describe('readingsOf', () => {
  it.each([
    ['report', ['noun', 'verb']],
    ['provide', ['verb']],
    ['spreadsheets', ['noun']],
    ['organise', ['verb']],
    ['quickly', ['adv']],
    ['walk-ins', ['noun']],
  ])('%s can be %s', (word, classes) => {
    for (const it of classes) expect(classesOf(word)).toContain(it);
  });

  it('tells the lemma and form of an inflected word', () => {
    expect(readingsOf('supervised')[0]!.reading).toEqual({
      pos: 'verb',
      lemma: 'supervise',
      form: 'past',
    });
    expect(readingsOf('deliveries')[0]!.reading).toEqual({
      pos: 'noun',
      lemma: 'delivery',
      number: 'pl',
    });
    expect(readingsOf('nurses').map((it) => it.reading)).toContainEqual({
      pos: 'noun',
      lemma: 'nurse',
      number: 'pl',
    });
    expect(readingsOf("client's")[0]!.reading).toMatchObject({ pos: 'noun', possessive: true });
  });
});

describe('the packed lexicon', () => {
  it('is what its script makes', () => {
    expect(lexiconModule().includes(LEXICON)).toBe(true);
  });

  it('stays under 60 KB packed', () => {
    expect(gzipSync(LEXICON, { level: 9 }).length).toBeLessThan(60 * 1024);
  });
});
