import { expect, it } from 'vitest';
import { draftsOf } from '#tests/fixtures/drafts-of.ts';
import { proseToBullets } from './prose-to-bullets.ts';

const bullets = (dates: string, told: string) =>
  draftsOf(
    proseToBullets,
    `Ada Brandt\nada.brandt@example.com\n\nEXPERIENCE\nReceptionist, Quay Clinic\n${dates}\n${told}\n`,
  ).pairs.map(([, after]) => after);

it('sets each sentence of a job as a bullet, in its own words', () => {
  expect(
    bullets(
      'January 2020 – Present',
      'Responsible for answering phones and making appointments for 5 doctors. I deal with ' +
        'around 80 calls per day. Also in charge of filing and scanning patient records. I also ' +
        'helped set up the booking system.',
    ),
  ).toEqual([
    [
      '- Responsible for answering phones and making appointments for 5 doctors',
      '- I deal with around 80 calls per day',
      '- Also in charge of filing and scanning patient records',
      '- I also helped set up the booking system',
    ].join('\n'),
  ]);
});

it('keeps a sentence that points back with the one before it', () => {
  expect(
    bullets(
      'May 2018 – May 2019',
      'Built a new rota for the whole front desk in 2018. This cut overtime by 12%. Trained two clerks in it.',
    ),
  ).toEqual([
    '- Built a new rota for the whole front desk in 2018. This cut overtime by 12%\n- Trained two clerks in it',
  ]);
});

it('parts sentences at an acronym, and not at a title', () => {
  expect(
    bullets(
      'May 2018 – May 2019',
      'Created seating plans and answered all RSVPs. Planned the farewell of Prof. Lee for 90 guests.',
    ),
  ).toEqual([
    '- Created seating plans and answered all RSVPs\n- Planned the farewell of Prof. Lee for 90 guests',
  ]);
});

it('ends and marks the sentences like the bullets of the other jobs', () => {
  const told =
    'Sorted the letters of five doctors. Trained three clerks in the new booking system.';
  const other = (lines: string) => `${told}\n\nClerk, Elm & Co\nJan 2015 – Apr 2018\n${lines}\n`;
  expect(bullets('May 2018 – May 2019', other('• Filed claims.\n• Wrote letters.'))).toEqual([
    '• Sorted the letters of five doctors.\n• Trained three clerks in the new booking system.',
  ]);
  expect(bullets('May 2018 – May 2019', other('* Filed claims\n* Wrote letters'))).toEqual([
    '* Sorted the letters of five doctors\n* Trained three clerks in the new booking system',
  ]);
});

it.each([
  ['bullets', '- Answered the phones of five doctors. Trained three clerks in the booking system.'],
  ['one sentence', 'Answered the phones of five doctors and trained three clerks in the system.'],
  ['a few words', 'Answered phones. Filed letters.'],
  [
    'a paragraph about the employer',
    'The clinic treats 9,000 patients a year in four towns. It was founded in 1950. Most of them come from the county.',
  ],
])('leaves %s', (_, told) => {
  expect(bullets('May 2018 – May 2019', told)).toEqual([]);
});
