import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { dictionaryModule } from '../../scripts/dictionary.ts';
import { TERMS } from '../keywords/lexicon.ts';
import { loadSpeller } from './speller.ts';

const speller = await loadSpeller();

describe('the speller', () => {
  it.each([
    'achieved',
    'restocked',
    'onboarding',
    'microservices',
    "team's",
    'London',
    'Tuesday',
    'co-founded',
    'scutched',
    'confited',
    'calendered',
    'planished',
    'novated',
    'trepanned',
    'footbaths',
    'statins',
  ])('knows %s', (word) => expect(speller.correct(word)).toBe(true));

  it('takes British and American spelling alike', () => {
    const pairs =
      'colour color organised organized programme program travelled traveled labelled labeled ' +
      'centre center behaviour behavior analysed analyzed specialised specialized licence ' +
      'license practising practicing catalogue catalog judgement judgment modelling modeling ' +
      'fulfil fulfill enrolment enrollment paediatric pediatric anaesthetic anesthetic ' +
      'neighbourhood neighborhood honours honors metre meter litres liters fibre fiber theatre ' +
      'theater defence defense instalment installment orthopaedic orthopedic storey tyre ' +
      'aluminium learnt';
    expect(pairs.split(' ').filter((word) => !speller.correct(word))).toEqual([]);
  });

  it.each([
    ['clsoing', 'closing'],
    ['Opearting', 'Operating'],
    ['recieved', 'received'],
    ['enviroment', 'environment'],
    ['ACHEIVED', 'ACHIEVED'],
    ['modellign', 'modelling'],
    ['supervisedd', 'supervised'],
    ['alot', 'a lot'],
    ['techers', 'teachers'],
    ['layed', 'laid'],
  ])('corrects %s to %s', (wrong, right) => {
    expect(speller.correct(wrong)).toBe(false);
    expect(speller.suggest(wrong)[0]).toBe(right);
  });

  it('suggests nothing for a right word or for one that is like no other', () => {
    expect(speller.suggest('managed')).toEqual([]);
    expect(speller.suggest('xqzzvkt')).toEqual([]);
  });

  it('takes short forms for words, and proposes none', () => {
    for (const word of ['mins', 'hrs', 'qtrs', 'bldgs', 'depts', 'reqs', 'Mgmt', 'wks'])
      expect(speller.correct(word), word).toBe(true);
    expect(speller.suggest('deptz')).not.toContain('depts');
    expect(speller.correct('mangment')).toBe(false);
  });

  it('mends the known misspelling that ends a compound', () => {
    expect(speller.suggest('blindstich')).toEqual(['blindstitch']);
    expect(speller.suggest('Topstiching')[0]).toBe('Topstitching');
    expect(speller.correct('overcast')).toBe(true);
  });

  it('does not join two words at will', () => {
    expect(speller.correct('investgator')).toBe(false);
    expect(speller.correct('suppervisor')).toBe(false);
    expect(speller.correct('healthcare')).toBe(true);
  });

  it('knows every word of the keyword lexicon; a new one goes to dictionary/known-words.ts', () => {
    const words = TERMS.flatMap(({ surfaces }) =>
      surfaces.flatMap((surface) => surface.match(/(?<![\p{L}\p{N}])\p{L}[\p{Ll}’']{2,}/gu) ?? []),
    );
    expect([...new Set(words)].filter((word) => !speller.correct(word))).toEqual([]);
  });

  it('reads the words of the dictionary package: after an update run npm run dictionary', () => {
    const committed = readFileSync(
      join(import.meta.dirname, 'dictionary/american-words.ts'),
      'utf8',
    );
    expect(committed === dictionaryModule()).toBe(true);
  });
});
