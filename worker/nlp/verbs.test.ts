import { describe, expect, it } from 'vitest';
import { ACTION_NOUNS, NOUN_BASES } from './verb-data.ts';
import {
  ALL_VERBS,
  verbLemma,
  verbOfBase,
  verbOfGerund,
  verbOfParticiple,
  verbOfPast,
  verbOfThirdPerson,
} from './verbs.ts';

describe('the verb table', () => {
  it('holds at least 400 verbs, each under one lemma', () => {
    expect(new Set(ALL_VERBS.map((verb) => verb.lemma)).size).toBeGreaterThan(400);
  });

  it.each([
    ['control', 'controlled', 'controlled', 'controlling'],
    ['visit', 'visited', 'visited', 'visiting'],
    ['carry', 'carried', 'carried', 'carrying'],
    ['survey', 'surveyed', 'surveyed', 'surveying'],
    ['oversee', 'oversaw', 'overseen', 'overseeing'],
    ['run', 'ran', 'run', 'running'],
    ['teach', 'taught', 'taught', 'teaching'],
    ['debug', 'debugged', 'debugged', 'debugging'],
    ['cross-sell', 'cross-sold', 'cross-sold', 'cross-selling'],
  ])('conjugates %s: %s, %s, %s', (base, past, participle, gerund) => {
    const verb = verbOfBase(base)!;
    expect([verb.past, verb.participle, verb.gerund]).toEqual([past, participle, gerund]);
    expect(verbOfPast(past)).toBe(verb);
    expect(verbOfParticiple(participle)).toBe(verb);
    expect(verbOfGerund(gerund)).toBe(verb);
  });

  it('keeps the spelling of each dialect and one lemma for both', () => {
    expect(verbOfGerund('organising')?.past).toBe('organised');
    expect(verbOfGerund('organizing')?.past).toBe('organized');
    expect(verbOfBase('label', 'uk')?.past).toBe('labelled');
    expect(verbOfBase('label', 'us')?.past).toBe('labeled');
    expect(verbLemma('analysed')).toBe(verbLemma('analyzes'));
    expect(verbOfBase('advise', 'us')?.past).toBe('advised');
  });

  it('never doubles where speech does not stress the end', () => {
    for (const wrong of ['visitting', 'editted', 'deliverred', 'answerring', 'developped']) {
      expect(verbLemma(wrong)).toBeUndefined();
    }
  });

  it('knows every verb that its word lists name', () => {
    const named = [...ACTION_NOUNS.values()];
    expect(named.filter((base) => !verbOfBase(base))).toEqual([]);
    expect(verbOfThirdPerson('manages')?.base).toBe('manage');
    expect(NOUN_BASES.has('manage')).toBe(false);
  });
});
