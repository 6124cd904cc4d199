import { describe, expect, it } from 'vitest';
import { draftLine } from '#worker/rewrite/rewrite.ts';
import { truthGate } from '#worker/rewrite/truth-gate.ts';
import { dialectOf } from '#worker/rewrite/dialect.ts';
import { BENCH_LINES } from './lines.ts';
import { RULES } from '#worker/rewrite/rules.ts';
import { SECOND_SET } from './second-set.ts';
import { THIRD_SET } from './third-set.ts';

const DEEDS = [
  'preparing 12 weekly reports for 3 directors',
  'answering 40 calls daily and logging complaints',
  'training 9 new drivers and checking their hours',
  'maintaining 26 looms without a daily stop',
  'inspecting 14 lifts monthly and writing up faults',
  'managing a budget of £120,000 and a team of 5',
  'drafting 30 contracts a month for two regions',
  'ordering stock worth $4,500 a week',
  'teaching 31 pupils and marking 90 essays a term',
  'reviewing 250 claims daily, not including appeals',
  'organising 6 fairs a year for up to 400 guests',
  'editing 18 videos and publishing 3 podcasts weekly',
];
const OPENINGS = [
  'Responsible for ',
  'Was tasked with ',
  'Duties included ',
  'I was in charge of ',
  'Helped with ',
  'Assisted in ',
  'Involved in ',
  'Entrusted with ',
];

/** Every rewrite of the bench and of openings times deeds, each with what its rules declared. */
const rewrites = [
  ...BENCH_LINES.map(({ text }) => text),
  ...[...SECOND_SET, ...THIRD_SET].map(([line]) => line),
  ...RULES.flatMap(({ examples }) => examples.fires.map(([line]) => line)),
  ...OPENINGS.flatMap((opening) => DEEDS.map((deed) => opening + deed)),
  ...OPENINGS.flatMap((opening) => DEEDS.map((deed) => `${opening + deed} (current)`)),
].flatMap((line) => {
  const text = line.replace(/ \(current\)$/, '');
  const current = text !== line;
  const draft = draftLine({ text, current, dialect: dialectOf(text), protectedSpans: [] });
  return draft && draft.text !== text ? [{ before: text, ...draft }] : [];
});

const first = (text: string, pattern: RegExp, to: string | ((found: string) => string)) =>
  text.replace(pattern, (found) => (typeof to === 'string' ? to : to(found)));

/** Each way of saying more, less or other; a mutation that finds nothing to change is not counted. */
const MUTATIONS: Record<string, (after: string) => string> = {
  'a number changed': (after) => first(after, /\d+/, (found) => String(Number(found) + 1)),
  'a number added': (after) => `${after} by 15%`,
  'a number dropped': (after) => first(after, /\d[\d,.]*\s?/, ''),
  'two numbers swapped': (after) =>
    after.replace(/(\d+)(\D+)(\d+)/, (whole, one: string, middle: string, two: string) =>
      one === two ? whole : two + middle + one,
    ),
  'a tool added': (after) => `${after} using Python`,
  'help turned into lead': (after) => first(after, /^Helped \w+|^Help \w+/, 'Led'),
  'daily turned into weekly': (after) => first(after, /\bdaily\b/, 'weekly'),
  'weekly turned into daily': (after) => first(after, /\bweekly\b/, 'daily'),
  'an intensifier added': (after) => first(after, / /, ' significantly '),
  'a stronger verb': (after) => first(after, /^\S+/, 'Spearheaded'),
  'a clause dropped': (after) => first(after, / and .*$/, ''),
  'an outcome added': (after) => `${after}, improving efficiency`,
  'a currency changed': (after) => first(after, /[$£€]/, (found) => (found === '$' ? '€' : '$')),
  'a negation dropped': (after) => first(after, /\b(?:not|without|no)\s/, ''),
  'a negation added': (after) => first(after, / /, ' not '),
  'a hedge dropped': (after) => first(after, /\bup to /, ''),
  'an employer added': (after) => `${after} at Google`,
  'a hedge moved': (after) => after.replace(/(\d+)(.*?) (up to|about|over) (\d)/, '$3 $1$2 $4'),
  'all dropped': (after) => first(after, /\ball /, ''),
  'an object swapped': (after) =>
    first(after, /\b(?:customers|patients|staff|reports|orders)\b/, 'executives'),
  'a rank added': (after) => first(after, / /, ' senior '),
};

describe('the truth gate', () => {
  it('has enough rewrites to be judged by', () => {
    expect(rewrites.length).toBeGreaterThanOrEqual(300);
    for (const { before, text, licence } of rewrites) {
      expect(truthGate(before, text, licence)).toBeNull();
    }
  });

  it.each(Object.entries(MUTATIONS))('refuses %s in at least 99 of 100 rewrites', (_, mutate) => {
    const mutated = rewrites
      .map((one) => ({ ...one, text: mutate(one.text), was: one.text }))
      .filter(({ text, was }) => text !== was);
    expect(mutated.length).toBeGreaterThan(3);
    const passed = mutated.filter(({ before, text, licence }) => !truthGate(before, text, licence));
    expect(
      passed.length / mutated.length,
      passed.map(({ before, text }) => `${before} → ${text}`).join('\n'),
    ).toBeLessThanOrEqual(0.01);
  });
});
