import { describe, expect, it } from 'vitest';
import { draftsOf } from '#tests/fixtures/drafts-of.ts';
import { finalPeriods } from './final-periods.ts';
import { promotedSkills } from './promoted-skills.ts';

const resume = (...bullets: string[]) =>
  `Ada Brandt\nada.brandt@example.com\n\nEXPERIENCE\nClerk, Quay Clinic\nMay 2018 – May 2019\n${bullets.join('\n')}`;

const ended = (...bullets: string[]) =>
  draftsOf((context) => finalPeriods(context, []), resume(...bullets))
    .text.split('\n')
    .slice(6);

describe('finalPeriods', () => {
  it('gives the odd bullets the stop that most have', () => {
    expect(
      ended('- Took minutes.', '- Sorted letters', '- Wrote 4 guides.', '- Met 9 vets.'),
    ).toEqual(['- Took minutes.', '- Sorted letters.', '- Wrote 4 guides.', '- Met 9 vets.']);
  });

  it('takes it from the odd ones where most have none', () => {
    expect(
      ended('- Took minutes', '- Sorted letters.', '- Wrote 4 guides', '- Met 9 vets'),
    ).toEqual(['- Took minutes', '- Sorted letters', '- Wrote 4 guides', '- Met 9 vets']);
  });

  it.each([
    [['- Took minutes.', '- Sorted letters', '- Wrote 4 guides.', '- Met 9 vets']],
    [['- Took minutes', '- Sorted letters', '- Wrote 4 guides', '- Met 9 vets']],
    [['- Took minutes.', '- Sorted letters', '- Wrote 4 guides']],
  ])('leaves %j', (bullets) => {
    expect(ended(...bullets)).toEqual(bullets);
  });

  it('keeps the stop of a name, and of a bullet of two sentences', () => {
    const bullets = ['- Took minutes', '- Sorted letters', '- Met 9 vets', '- Sold to Elm Co.'];
    expect(ended(...bullets)).toEqual(bullets);
    const two = ['- Took minutes', '- Sorted letters', '- Met 9 vets', '- Cut costs. Won a prize.'];
    expect(ended(...two)).toEqual(two);
  });

  it('ends a line below which skills are put in', () => {
    const { text } = draftsOf(
      (context) => {
        const others = promotedSkills(context);
        return [...others, ...finalPeriods(context, others)];
      },
      resume(
        '- Took minutes.',
        '- Met 9 vets',
        '- Wrote 4 guides.',
        '- Ran 2 shops.',
        '- Cut ledger errors in SAP, QuickBooks and Xero by 12%',
      ),
    );
    expect(text.split('\n').slice(6)).toEqual([
      '- Took minutes.',
      '- Met 9 vets.',
      '- Wrote 4 guides.',
      '- Ran 2 shops.',
      '- Cut ledger errors in SAP, QuickBooks and Xero by 12%.',
      '',
      'SKILLS',
      'QuickBooks, SAP, Xero',
    ]);
  });
});
