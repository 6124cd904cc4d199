import { expect, it } from 'vitest';
import { splitBullet } from './split-bullet.ts';

it('parts a long bullet at a second deed', () => {
  expect(
    splitBullet(
      'Ran the weekly cash count of three shops with up to 14 tills and reported differences to ' +
        'the area manager; wrote the guide by which all new cashiers in the region learn the ' +
        'closing routine',
      false,
    ),
  ).toEqual([
    'Ran the weekly cash count of three shops with up to 14 tills and reported differences to the area manager',
    'Wrote the guide by which all new cashiers in the region learn the closing routine',
  ]);
});

it('parts a list of three deeds into all three', () => {
  expect(
    splitBullet(
      'Negotiated freight contracts with 14 carriers across two regions, wrote the standard ' +
        'terms that every depot now uses for returns, and trained 12 planners in how to read and ' +
        'apply them.',
      false,
    ),
  ).toEqual([
    'Negotiated freight contracts with 14 carriers across two regions.',
    'Wrote the standard terms that every depot now uses for returns.',
    'Trained 12 planners in how to read and apply them.',
  ]);
});

it('parts sentences that each tell a deed', () => {
  expect(
    splitBullet(
      'Built the intake form that all four clinics of the group use for new patients and their ' +
        'carers. Trained 12 clerks in it over two months and answered their questions by phone ' +
        'each day.',
      false,
    )?.length,
  ).toBe(2);
});

it.each([
  ['a short line', 'Ran three shops; wrote the guide for cashiers'],
  [
    'a list of things',
    'Ordered flour, sugar, eggs, butter, cream, fruit, nuts, spices, paper cups, napkins, ' +
      'straws, cleaning agents and uniforms for six bakeries in two towns every week from nine ' +
      'suppliers in the whole county',
  ],
  [
    'a deed inside a clause',
    'Led the move of 40 branch offices to a new ledger which the auditors had asked for, ' +
      'reviewed, and approved after the merger of the two banks, with the help of six ' +
      'contractors from London',
  ],
  [
    'what is said of a thing',
    'Ran a shop for garden tools and outdoor furniture in the centre of the old town, visited ' +
      'by 400 people a day, rated best of all shops in the county, and used as a model for new ' +
      'branches',
  ],
  [
    'a deed of somebody else in brackets',
    'Wrote the yearly plan for all six wards of the hospital (the board read it, changed two ' +
      'pages, and approved it in one sitting without any further questions to the team that had ' +
      'made it)',
  ],
])('leaves %s whole', (_, text) => {
  expect(splitBullet(text, false)).toBeNull();
});
