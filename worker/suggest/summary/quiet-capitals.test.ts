import { describe, expect, it } from 'vitest';
import { isShouted, quietName, quietTitle, quietWords } from './quiet-capitals.ts';

describe('quietName', () => {
  it.each([
    ['LAKEWOOD MANOR HOME OF ABB', 'Lakewood Manor Home of ABB'],
    ['MAPLE & INK STUDIO', 'Maple & Ink Studio'],
    ['UNICEF', 'UNICEF'],
    ['MBCHB MEDICINE', 'MBCHB Medicine'],
    ['IBM', 'IBM'],
    ['CAD/CAM', 'CAD/CAM'],
    ['Kestrel FOODS Ltd', 'Kestrel FOODS Ltd'],
  ])('«%s» reads «%s»', (name, quiet) => {
    expect(quietName(name)).toBe(quiet);
  });
});

it('quiets a word alone where it names no body', () => {
  expect(quietWords('SWEDISH')).toBe('Swedish');
  expect(quietWords('GRAPHIC DESIGN')).toBe('Graphic Design');
  expect(quietWords('Swedish')).toBe('Swedish');
});

describe('quietTitle', () => {
  it.each([
    ['HR OFFICER', 'HR Officer'],
    ['HEAD OF IT', 'Head of IT'],
    ['HEAD OF IT SUPPORT', 'Head of IT Support'],
    ['CNC MACHINIST', 'CNC Machinist'],
    ['OIL DRILLER', 'Oil Driller'],
    ['Nurse', 'Nurse'],
  ])('«%s» reads «%s»', (title, quiet) => {
    expect(quietTitle(title)).toBe(quiet);
  });
});

it('takes initials for no shout', () => {
  expect(isShouted('PHOTOSHOP')).toBe(true);
  expect(isShouted('SAP')).toBe(false);
});
