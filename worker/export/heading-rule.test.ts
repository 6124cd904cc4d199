import { describe, expect, it } from 'vitest';
import { bulletText, isHeadingLine } from './heading-rule.ts';

describe('a heading of the Word document', () => {
  it.each([
    ['EXPERIENCE', 'a word in capitals'],
    ['  SKILLS & TOOLS  ', 'white space around it'],
    ['PROJECTS 2024', 'digits beside capitals'],
    ['ОПЫТ РАБОТЫ', 'Cyrillic capitals'],
    ['ΕΚΠΑΙΔΕΥΣΗ', 'Greek capitals'],
    ['FORMAÇÃO ACADÊMICA', 'accented capitals'],
    ['A'.repeat(49), '49 characters'],
    [`${'A'.repeat(48)}𝐀`, '49 characters of which one takes two UTF-16 units'],
    ['X-RAY', 'a hyphen inside a word'],
  ])('is %j: %s', (line) => expect(isHeadingLine(line)).toBe(true));

  it.each([
    ['Experience', 'small letters'],
    ['A'.repeat(50), '50 characters'],
    ['ROSA@EXAMPLE.COM', 'an @'],
    ['SKILLS (TECHNICAL)', 'a parenthesis'],
    ['• LED THE TEAM', 'a bullet'],
    ['- LED THE TEAM', 'a dash in front'],
    ['* LED THE TEAM', 'an asterisk in front'],
    ['SALES • MARKETING', 'a bullet inside'],
    ['2019 - 2021', 'digits only'],
    ['+44 20 7946 0018', 'a phone number'],
    ['職務経歴', 'a script without capitals'],
    ['GROẞ UND KLEIN ß', 'a small ß'],
    ['', 'nothing'],
    ['———', 'a rule'],
  ])('is not %j: %s', (line) => expect(isHeadingLine(line)).toBe(false));
});

describe('a bullet of the Word document', () => {
  it.each([
    ['• Led a team', 'Led a team'],
    ['•Led a team', 'Led a team'],
    ['- Led a team', 'Led a team'],
    ['  * Led a team ', 'Led a team'],
  ])('is %j', (line, text) => expect(bulletText(line)).toBe(text));

  it.each(['-5 °C cold store', '2019 - 2021', 'Led a team', '**', '*nix administration'])(
    'is not %j',
    (line) => expect(bulletText(line)).toBeNull(),
  );
});
