import { describe, expect, it } from 'vitest';
import { documentOf } from '#tests/fixtures/parse/document-of.ts';
import { draftsOf } from '#tests/fixtures/drafts-of.ts';
import { bulletGlyphs, bulletSign } from './bullet-glyphs.ts';

const resume = (...bullets: string[]) =>
  `Ada Brandt\nada.brandt@example.com\n\nEXPERIENCE\nClerk, Quay Clinic\nMay 2018 – May 2019\n${bullets.join('\n')}`;
const after = (...bullets: string[]) =>
  draftsOf(bulletGlyphs, resume(...bullets))
    .text.split('\n')
    .slice(6);

describe('bulletGlyphs', () => {
  it('leaves a dash that leads to a date', () => {
    const lines = ['• Filed claims', '• Met 9 vets', 'May 2014', '— Present', '– June 2019'];
    expect(after(...lines)).toEqual(lines);
  });

  it('leaves the ornaments of headings', () => {
    const lines = ['• Filed claims', '• Met 9 vets', '', '~ Education ~', 'Hull College'];
    expect(after(...lines)).toEqual(lines);
  });

  it('leaves a long line between two ornaments', () => {
    const line = '~ A patient clerk with years in clinics, libraries and youth programmes ~';
    const lines = ['• Filed claims', line, '• Met 9 vets'];
    expect(after(...lines)).toEqual(lines);
  });

  it.each([
    [
      ['- Filed claims', '* Sorted letters', '- Met 9 vets'],
      ['- Filed claims', '- Sorted letters', '- Met 9 vets'],
    ],
    [
      ['➢ Filed claims', '➢ Sorted letters', '• Met 9 vets'],
      ['• Filed claims', '• Sorted letters', '• Met 9 vets'],
    ],
    [
      ['  ➢ Filed claims', '✓ Sorted letters'],
      ['  • Filed claims', '• Sorted letters'],
    ],
  ])('gives %j one plain sign', (before, expected) => {
    expect(after(...before)).toEqual(expected);
  });

  it.each([
    [['- Filed claims', '- Sorted letters']],
    [['➢ Filed claims', '➢ Sorted letters']],
    [['- Filed claims – and letters', '- Cut costs * tax']],
    [['Filed claims', 'Sorted letters']],
    [['- Filed claims', '-40 °C freezers cleaned']],
  ])('leaves %j', (bullets) => {
    expect(after(...bullets)).toEqual(bullets);
  });
});

describe('bulletSign', () => {
  it.each([
    ['the sign of the others', ['• Filed claims', '• Met 9 vets'], '•'],
    ['the sign that all are to have', ['• Filed claims', '• Met 9 vets', '* Sold pens'], '•'],
    ['a hyphen where there is none', ['Filed claims'], '-'],
  ])('is %s', (_, bullets, sign) => {
    expect(bulletSign(documentOf(resume(...bullets)))).toBe(sign);
  });
});
