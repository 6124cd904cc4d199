import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eachBullet, eachRole, FAULTS } from '#tests/builders/faults.ts';
import { inputOf } from '#tests/builders/input.ts';
import { ACCOUNTANT, NURSE, SHOP_ASSISTANT } from '#tests/builders/people.ts';
import type { ResumeDraft } from '#tests/builders/resume.ts';
import { lintsFor } from '#worker/checks/lines/lint-findings.ts';
import { TERMS } from '#worker/keywords/lexicon.ts';
import { loadSpeller } from '#worker/nlp/speller.ts';
import { scoreResume } from './score.ts';

const speller = await loadSpeller();
const reportOf = (draft: ResumeDraft) => scoreResume(inputOf(draft, speller));
const scoreOf = (draft: ResumeDraft) => reportOf(draft).total!;

describe('whatever the resume', () => {
  const people = [NURSE, ACCOUNTANT, SHOP_ASSISTANT];
  const person = fc.constantFrom(...people);
  const runs = { numRuns: 60, seed: 7 };

  it('the score stays within 0 to 100, and a further fault never raises it', () => {
    const faults = fc.subarray(Object.values(FAULTS), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(person, faults, (start, planted) => {
        const [last, ...others] = planted;
        const before = others.reduce((draft, { plant }) => plant(draft), start);
        const [low, high] = [reportOf(last!.plant(before)), reportOf(before)];
        for (const { total } of [low, high])
          expect(total === null || (total >= 0 && total <= 100)).toBe(true);
        // Of two ways to say the same fault the second may be the milder one; a point is rounding.
        if (low.total !== null && high.total !== null)
          expect(low.total).toBeLessThanOrEqual(high.total + 1);
      }),
      { ...runs, numRuns: 40 },
    );
  });

  it('a misspelling that is found costs at least a point until the floor is reached', () => {
    const place = fc.record({ bullet: fc.nat(5), word: fc.nat(20), letter: fc.nat(20) });
    fc.assert(
      fc.property(person, place, (start, { bullet, word, letter }) => {
        let misspelt = false;
        const draft = eachBullet((text, index) => {
          if (index !== bullet) return text;
          const words = text.match(/\b[a-z]{6,}\b/g) ?? [];
          const chosen = words[word % Math.max(1, words.length)];
          if (!chosen) return text;
          const at = 1 + (letter % (chosen.length - 2));
          const swapped =
            chosen.slice(0, at) + chosen[at + 1]! + chosen[at]! + chosen.slice(at + 2);
          if (swapped === chosen || !speller.suggest(swapped).includes(chosen)) return text;
          misspelt = true;
          return text.replace(chosen, swapped);
        })(start);
        fc.pre(misspelt && lintsFor(inputOf(draft, speller), 'spelling').length > 0);
        expect(scoreOf(draft)).toBeLessThan(scoreOf(start));
      }),
      runs,
    );
  });

  it('digits that mean nothing gain nothing', () => {
    const trifle = fc.constantFrom(
      'on 5 days a week',
      'in building 2',
      'from 9 to 5',
      'on the 3rd floor',
      'in room 12',
      'with 1 computer',
      'since 2019',
      'at 10 am',
      'in Office 365',
      'on day 3',
      'for 8 hours a day',
      'under version 4',
    );
    fc.assert(
      fc.property(person, fc.array(trifle, { minLength: 3, maxLength: 12 }), (start, trifles) => {
        const draft = eachBullet(
          (text, index) => `${text.replace(/\.$/, '')} ${trifles[index % trifles.length]}.`,
        )(start);
        const numbers = (of: ResumeDraft) =>
          reportOf(of).checks.find(({ id }) => id === 'numbers')!.points;
        expect(numbers(draft)).toBeLessThanOrEqual(numbers(start));
      }),
      runs,
    );
  });

  it('empty bullets and empty praise are no way up', () => {
    const padding = fc.constantFrom(
      'Responsible for various tasks as required by the business.',
      'Helped with different things around the workplace when needed.',
      'Worked hard every day and always tried to do a good job.',
      'Attended meetings and took part in discussions.',
      'Did other duties as assigned by management.',
    );
    fc.assert(
      fc.property(person, fc.array(padding, { minLength: 2, maxLength: 8 }), (start, lines) => {
        const draft = eachRole((role) => ({
          ...role,
          bullets: [...(role.bullets ?? []), ...lines],
        }))(start);
        expect(scoreOf(draft)).toBeLessThanOrEqual(scoreOf(start) + 1);
      }),
      runs,
    );
  });

  it('copied terms gain nothing, in Skills or below the page', () => {
    const names = TERMS.filter(({ kind }) => kind === 'hard' || kind === 'tool').map(
      ({ name }) => name,
    );
    const copied = fc.shuffledSubarray(names, { minLength: 30, maxLength: 80 });
    fc.assert(
      fc.property(person, copied, fc.boolean(), (start, terms, below) => {
        const draft = below
          ? { ...start, extra: [terms.join(', ')] }
          : { ...start, skills: [...start.skills!, ...terms] };
        expect(scoreOf(draft)).toBeLessThanOrEqual(scoreOf(start));
      }),
      runs,
    );
  });

  it('a name that recurs is no stuffing, a term that recurs is', () => {
    const heads = (line: string) =>
      reportOf({ ...NURSE, extra: Array.from({ length: 12 }, () => line) });
    const stuffed = ({ blockers }: { blockers: { id: string }[] }) =>
      blockers.map(({ id }) => id).includes('stuffing');
    expect(stuffed(heads('Maya Okafor'))).toBe(false);
    expect(stuffed(heads('wound care'))).toBe(true);
  });

  it('the order in which people are scored changes nothing', () => {
    const once = people.map((it) => JSON.stringify(reportOf(it)));
    const again = people.toReversed().map((it) => JSON.stringify(reportOf(it)));
    expect(again.toReversed()).toEqual(once);
  });
});
