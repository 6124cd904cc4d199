import { expect, it } from 'vitest';
import { withoutMail } from './mail.ts';

const QUOTED = [
  '> Orla Tench',
  '>',
  '> Jobs',
  '>',
  '> Cook, Sea Road Inn',
  '> 2018 – 2022',
  '> Cooked for sixty',
  '>',
  '> School',
  '> Sligo College',
];

it('takes the signs of quoting and the line of the mail program off', () => {
  const head = ['On Mon, 3 Feb 2025 at 09:10, Orla Tench', '<orla@example.ie> wrote:', ''];
  expect(withoutMail([...head, ...QUOTED]).filter(Boolean)).toEqual([
    'Orla Tench',
    'Jobs',
    'Cook, Sea Road Inn',
    '2018 – 2022',
    'Cooked for sixty',
    'School',
    'Sligo College',
  ]);
});

it('takes the head of a forwarded mail and the mark of a telephone off', () => {
  const mail = [
    '-----Original Message-----',
    'From: Orla Tench',
    'Sent: 3 March 2025',
    'To: jobs@inn.example',
    'Subject: CV',
    '',
    'Cook',
    'Sent from my iPhone',
  ];
  expect(withoutMail(mail).filter(Boolean)).toEqual(['Cook']);
});

it.each([
  [['> Cooked for sixty', '> Wrote the menu', 'Waiter', '> Served']],
  [Array.from({ length: 12 }, (_, i) => `> Cooked dish ${i}`)],
  [['From: 2019', 'To: 2021', 'Cook']],
  [['On call one week in five since 2021', 'Wrote the menu']],
])('leaves the lines of a resume: %j', (lines) => {
  expect(withoutMail(lines)).toEqual(lines);
});
