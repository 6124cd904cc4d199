import { describe, expect, it } from 'vitest';
import { inFirstPerson } from './first-person.ts';

describe('a sentence about oneself', () => {
  it.each([
    ['Has led two audits on line infections.', 'I have led two audits on line infections.'],
    [
      'Cares most about the pupils who think they cannot do maths.',
      'I care most about the pupils who think they cannot do maths.',
    ],
    ['Holds a full driving licence.', 'I hold a full driving licence.'],
    ['Works with Python, SQL and Tableau.', 'I work with Python, SQL and Tableau.'],
    ['Experience with dashboards; works with SQL.', 'Experience with dashboards; I work with SQL.'],
    [
      'Closes the books of three firms in four days and trains the new clerks.',
      'I close the books of three firms in four days and train the new clerks.',
    ],
    ['Speaks French and reads a little Arabic.', 'I speak French and read a little Arabic.'],
  ])('becomes mine: %s', (sentence, own) => expect(inFirstPerson(sentence)).toBe(own));

  it.each([
    [
      'She is a receptionist who greets guests in three languages.',
      'I am a receptionist who greets guests in three languages.',
    ],
    [
      'Thandiwe keeps a calm front desk and has never lost a booking.',
      'I keep a calm front desk and have never lost a booking.',
    ],
    ['Thandiwe Larsen speaks Xhosa.', 'I speak Xhosa.'],
  ])('becomes mine where it names me: %s', (sentence, own) =>
    expect(inFirstPerson(sentence, 'Thandiwe Larsen')).toBe(own),
  );

  it.each([
    'Nurse with nine years on mixed wards.',
    'Backend engineer who builds ledgers and payment services.',
    'I have led two audits.',
    'Led two audits.',
    'Leads her team with a calm voice.',
    'Designs and plans for three airports.',
    'Writes code and reports.',
    'Sales professional with a love of cars.',
    'Supports, hinges and brackets are what we make.',
  ])('stays as it is: %s', (sentence) => expect(inFirstPerson(sentence)).toBe(sentence));
});
