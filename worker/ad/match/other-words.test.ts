import { beforeAll, describe, expect, it } from 'vitest';
import { sideOf } from '#tests/builders/resume-side.ts';
import type { Answer } from '../model.ts';
import { answerLanguage } from './language.ts';
import { answerLicence } from './licence.ts';
import { answerOther } from './other.ts';
import { answerPlace } from './place.ts';
import type { ResumeSide } from './resume-side.ts';
import { runTogether } from './run-together.ts';
import { answerShown } from './shown.ts';
import { answerYears } from './years.ts';

const RESUME = `Odile Farrow
Leeds, United Kingdom | odile.farrow@example.com

Experience
Stained Glass Conservator, Minster Studio, Leeds
March 2019 - Present
- Prepare bills of quantities and condition plans
- Recorded 40 windows in a handbook for Ministers of Religion
- Supported the head of workshop during audits
- Answer questions from the press every week
- Post studio photos on Instagram, open to physical therapists on Sundays
- Wrote seven SOPs for leading
Apprentice Glazier, Ridge Windows, York
September 2016 - February 2019
- Cut and fitted sealed units

Certificates
Driving licence, categories B and C1`;

let side: ResumeSide;
beforeAll(async () => {
  side = await sideOf(RESUME);
});

const years = (clause: string, title: string): Answer => answerYears(clause, side, title, null);

describe('a resume in other words than the ad', () => {
  it('knows names by their letters, and what is written as one word or two', () => {
    expect(answerShown('BOQs', side).verdict).toBe('not-shown');
    expect(answerShown('MORs', side).verdict).toBe('met');
    expect(runTogether('A good hand book', 'Wrote a handbook')).toEqual(['hand', 'book']);
    expect(runTogether('Handbooks', 'Wrote a hand book')).toEqual(['handbooks']);
    expect(runTogether('An apron', 'A pron')).toEqual([]);
  });

  it('asks for the head of a compound, not for what qualifies it', () => {
    expect(answerShown('Having handled a press crisis', side).verdict).not.toBe('met');
  });

  it('takes years under the very title for years in its matter', () => {
    expect(years('Three years of caring for old panes', 'Stained glass conservator').verdict).toBe(
      'met',
    );
    expect(years('Three years of caring for old panes', 'Baker').verdict).toBe('not-shown');
    expect(years('Three years of satisfactory work as a conservator', 'Baker').verdict).toBe('met');
    expect(years('Three years in the nuclear industry', 'Stained glass conservator').verdict).toBe(
      'partly',
    );
  });

  it('lets neither another’s rank nor one’s own apprenticeship stand for leading', () => {
    expect(answerShown('Experience as a head of workshop', side).verdict).toBe('partly');
    expect(answerShown('Experience of training apprentices', side).verdict).not.toBe('met');
  });

  it.each([
    ['Cat C1 licence', 'met'],
    ['Category D licence', 'partly'],
    ['A clean licence', 'met'],
  ])('%s is %s', (clause, verdict) => {
    expect(answerLicence(clause, side).verdict).toBe(verdict);
  });

  it('leaves the way to a quarter that no gazetteer knows to the person', () => {
    const at = (clause: string) => answerPlace(clause, side, ['Leeds']).verdict;
    expect(at('You must get to Quarrybank every Monday')).toBe('only-you-know');
    expect(at('You need to get yourself here by seven')).toBe('only-you-know');
    expect(at('Living nearby')).toBe('met');
  });
});

it.each([
  ['Good social media skills', 'met', 'by one of its sites'],
  ['Physiotherapists', 'met', 'by their other name'],
  ['Instagram is your second home', 'met', 'without how well'],
  ['Instagram does not scare you', 'met', 'without how well'],
  ['A social media crisis', 'partly', 'by its site alone'],
  ['Channels: Weibo, Instagram or VK', 'met', 'by one name of a kind'],
  ['Weibo, Instagram, whatever', 'met', 'by one of what will do'],
  ['Auditing procedures', 'partly', 'by no other procedures'],
])('“%s” is %s %s', (clause, verdict, _why) => {
  expect(answerShown(clause, side).verdict).toBe(verdict);
});

it('knows countries by their letters and a passport by the nation', async () => {
  expect(answerPlace('Already residing in the UK', side, []).verdict).toBe('met');
  expect(answerPlace('Already residing in the UAE', side, []).verdict).toBe('only-you-know');
  const text = RESUME.replace('Certificates', 'Certificates\nDanish citizen');
  const own = await sideOf(text);
  expect(answerOther('European passport', own).verdict).toBe('met');
  expect(answerOther('Canadian passport', own).verdict).toBe('only-you-know');
});

it('knows a language by both its names, and asks a second one where one of several is asked', async () => {
  const text = RESUME.replace(
    'Certificates',
    'Languages\nEnglish (native)\nTagalog (fluent)\nDutch (basic)\n\nCertificates',
  );
  const own = await sideOf(text);
  const at = (clause: string) => answerLanguage(clause, own).verdict;
  expect(at('Fluent Filipino')).toBe('met');
  expect(at('English and one of Welsh, Irish or Breton')).toBe('partly');
  expect(at('English and one of Welsh, Dutch or Filipino')).toBe('met');
  expect(at('Some Dutch')).toBe('met');
  expect(at('Dutch')).toBe('partly');
});

it('asks for a language besides one, not for that one', async () => {
  const text = RESUME.replace('Certificates', 'Languages\nEnglish (native)\n\nCertificates');
  const own = await sideOf(text);
  expect(answerLanguage('A language besides English: Latvian or Tamil', own).verdict).toBe(
    'not-shown',
  );
});
