import { describe, expect, it } from 'vitest';
import { findPhones } from './phones.ts';

const texts = (text: string) => findPhones(text).map((phone) => phone.text);

describe('findPhones', () => {
  for (const phone of [
    '(617) 555-0148',
    '+44 20 7946 0318',
    '+49 30 23125 014',
    '0161 496 0356',
    '313-555-0188',
    '+1 (512) 555-0199',
    '06 39 98 41 27',
    '070-174 06 21',
    '+91 98765 43210',
    '(31) 99876-0123',
    '614.555.0163',
    '0491 570 156',
    '+81-3-5555-0142',
  ]) {
    it(`finds ${phone} in a contact line`, () => {
      expect(texts(`Berlin | ${phone} | a@example.com`)).toEqual([phone]);
    });
  }

  it('keeps an extension', () => {
    expect(texts('Tel: 212-555-0100 ext. 42')).toEqual(['212-555-0100 ext. 42']);
  });

  it('leaves out the postcode in front of it', () => {
    expect(texts('Macon, GA 31204 - (478) 555-0139')).toEqual(['(478) 555-0139']);
  });

  it('trusts a label', () => {
    expect(findPhones('Mobile: 5550142')[0]?.confidence).toBeGreaterThan(0.8);
    expect(texts('5550142')).toEqual([]);
  });

  for (const text of [
    '2016 - 2018',
    '06/2016 - 02/2018',
    '2019-03 — 2021-11',
    'Saved $1,200,000 a year',
    'ISBN 9780306406157a',
    '94105-1234',
    'example.com/1234567890',
    '15.03.2019 - 31.12.2020',
    'DfE number: 00/00000',
    'ORCID 0000-0002-5550-0186',
    'P.O. Box 2210-30100',
    'ORCID: 0000-0002-5550-018X',
  ]) {
    it(`finds none in '${text}'`, () => expect(texts(text)).toEqual([]));
  }
});
