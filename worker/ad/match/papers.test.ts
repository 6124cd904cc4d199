/** Papers by their grades, dates and wider ones; products by their kind; lengths of time told in one sentence with another. */
import { beforeAll, describe, expect, it } from 'vitest';
import { sideOf } from '#tests/builders/resume-side.ts';
import { clausesOf } from '../read/cuts.ts';
import type { Answer } from '../model.ts';
import { kinOf } from './classes.ts';
import { answerDegree } from './degree.ts';
import { answerLanguage } from './language.ts';
import { answerLicence } from './licence.ts';
import { answerOther } from './other.ts';
import type { ResumeSide } from './resume-side.ts';
import { answerShown } from './shown.ts';
import { answerYears } from './years.ts';

const RESUME = `Isolde Vantongeren
Cairns, Queensland | isolde.vantongeren@example.com

Experience
Ferry Deckhand, Coral Lines, Cairns
May 2019 - Present
- Fit new sails and rigging, sell snacks over a Lightspeed till
- Program parts in Hypermill, watch servers with Datadog
Organ Builder, Pipe & Reed, Cairns
May 2015 - April 2019
- Installed church organs in Queensland

Training
Certificate III in Maritime Operations, TAFE Queensland, 2018
Marine radio licence, 2018

Certificates
Driver licence class HC
Rope Access Certificate, conditional, 2024
First Aid with CPR level A, 2019
Boat Handling Card, expires 2024
OSHA 10
My own rigging tools
Goethe-Zertifikat B1

Languages
English (native), Italian (A2), Auslan (fluent)`;

let side: ResumeSide;
beforeAll(async () => {
  side = await sideOf(RESUME);
});

const ANSWERERS: Record<string, (clause: string) => Answer> = {
  licence: (clause) => answerLicence(clause, side),
  degree: (clause) => answerDegree(clause, side),
  language: (clause) => answerLanguage(clause, side),
  other: (clause) => answerOther(clause, side),
  shown: (clause) => answerShown(clause, side),
  years: (clause) => answerYears(clause, side, 'Organ Builder', null),
};

it.each([
  ['licence', 'HR licence', 'met', 'by the licence for heavier vehicles'],
  ['licence', 'MC licence', 'partly', 'where only a lighter one is held'],
  ['licence', 'Rope Access Certificate', 'met', 'where no grade is asked'],
  ['licence', 'Full Rope Access Certificate', 'partly', 'at a lower grade'],
  ['licence', 'First aid and CPR level C', 'partly', 'at a level with fewer skills'],
  ['licence', 'First aid certificate', 'met', 'whenever it was gained'],
  ['licence', 'A current first aid certificate', 'partly', 'gained too long ago to be in date'],
  ['licence', 'Boat Handling Card', 'partly', 'past its own date'],
  ['licence', 'OSHA 10 and HAZWOPER certificates', 'partly', 'where one of two is nowhere'],
  ['degree', 'Bachelor degree', 'not-shown', 'where only a licence is among trainings'],
  ['degree', 'Certificate III in Maritime Operations', 'met', 'among trainings'],
  ['language', 'Italian or Czech', 'met', 'where no level is asked'],
  ['language', 'German, A2 or above', 'met', 'by its exam'],
  ['language', 'Finnish or another second language', 'met', 'by any other'],
  [
    'language',
    'Finnish, or the willingness to learn it',
    'only-you-know',
    'for what may be learnt',
  ],
  ['other', 'Bring your own hand tools', 'met', 'where the resume says so'],
  ['shown', 'Mastercam or other CAM software', 'met', 'by another of its kind'],
  ['shown', 'Mastercam', 'not-shown', 'where no other will do'],
  ['shown', 'A SIEM, such as Splunk', 'not-shown', 'by a product of another kind'],
  ['shown', 'a till system (ours is Aloha)', 'met', 'whatever theirs is'],
  ['years', '3 years installing church organs', 'met', 'by the verb as it is'],
  ['years', '3 years on the spanners in the last 12', 'met', 'by the trade alone'],
] as const)('%s: “%s” is %s %s', (kind, clause, verdict, _why) => {
  expect(ANSWERERS[kind]!(clause).verdict).toBe(verdict);
});

it.each([
  ['Five years at sea, of which two (2) years as a mate', 'of which two (2) years as a mate'],
  [
    'Six years in a yard, including at least two years on hulls',
    'including at least two years on hulls',
  ],
])('a length within a length is asked on its own: %s', (sentence, part) => {
  expect(clausesOf(sentence).map(({ start, end }) => sentence.slice(start, end))).toContain(part);
});

describe('products of one kind', () => {
  it('are those of the kind that is named, or that holds most of what is named', () => {
    expect(kinOf('A SIEM, such as Splunk')).toContain('qradar');
    expect(kinOf('A SIEM, such as Splunk')).not.toContain('grafana');
    expect(kinOf('Grafana, Splunk or similar')).toContain('zabbix');
    expect(kinOf('Sewing')).toEqual([]);
  });
});
