import { describe, expect, it } from 'vitest';
import { claimedIn, firmPartsOf } from './said.ts';
import { partsOf } from './parts.ts';
import { stemsOf } from './stems.ts';

describe('what a line claims', () => {
  it.each([
    ['Baker of 9 years. Looking for a place in a pastry kitchen.', 'Baker of 9 years'],
    ['Objective: to run a vineyard', ''],
    ['Mobile: +44 20 7946 0000', '+44 20 7946 0000'],
  ])('“%s” claims “%s”', (line, claimed) => {
    expect(
      claimedIn(line, true)
        .trim()
        .replace(/[\s.]+$/, ''),
    ).toBe(claimed);
  });

  it('holds nothing that is only being learnt', () => {
    expect(firmPartsOf('Learning Rust (course in progress)').trim()).toBe('');
    expect(firmPartsOf('Core Java (basic), HTML')).toContain('HTML');
    expect(firmPartsOf('Core Java (basic), HTML')).not.toContain('Java');
  });
});

describe('what a requirement names', () => {
  const names = (asked: string) =>
    partsOf(asked).map(({ alternatives }) => alternatives.map(({ text }) => text));

  it('is not asked a second time by a word that points back', () => {
    expect(names('Draw up a budget and defend it')).toEqual([['Draw up a budget']]);
  });

  it('is asked as well where the ad says that it is included', () => {
    expect(names('Payroll, including year end')).toHaveLength(2);
  });

  it('weighs a name more and a word of the title less than the rest', () => {
    const [part] = partsOf('teach Maori weaving', new Set(['teach']));
    const weights = part!.alternatives[0]!.stems.map(({ weight }) => weight);
    expect(weights).toEqual([0.4, 2, 1]);
  });
});

it('takes an acronym for a name and not for a joining word', () => {
  expect(stemsOf('Diagnosis over CAN and LIN').map(({ stem }) => stem)).toContain('can.');
  expect(stemsOf('You can weld')).toHaveLength(1);
});
