import { beforeAll, describe, expect, it } from 'vitest';
import { sideOf } from '#tests/builders/resume-side.ts';
import type { Answer } from '../model.ts';
import { answerDegree } from './degree.ts';
import { answerLanguage } from './language.ts';
import { answerLicence } from './licence.ts';
import { answerOther } from './other.ts';
import { answerPlace } from './place.ts';
import type { ResumeSide } from './resume-side.ts';
import { answerShown } from './shown.ts';

const RESUME = `Rowena Castle
Boise, Idaho | rowena.castle@example.com | (208) 555-0147

Experience
Care Assistant, Elm House, Boise, March 2019 - Present
- Wash, dress and feed 12 residents
- Give insulin and plan the week in Jira
- Take blood and chart in PointClickCare
Warehouse Operative, Snake River Depot, Boise, 2016 - 2019
- Book stock in with an RF gun

Education
Level 2 Diploma in Adult Care, 2018
AS Nursing, Treasure Valley College, 2016
Bachelor of Science, Biology, Boise State University, 2014

Certificates
RTITB counterbalance
Driving licence B, own car
Registration as a nurse aide, 2016

Languages
English (native), Spanish (A2)`;

let side: ResumeSide;
beforeAll(async () => {
  side = await sideOf(RESUME);
});

const ANSWERERS: Record<string, (clause: string) => Answer> = {
  licence: (clause) => answerLicence(clause, side),
  degree: (clause) => answerDegree(clause, side),
  language: (clause) => answerLanguage(clause, side),
  place: (clause) => answerPlace(clause, side, []),
  other: (clause) => answerOther(clause, side),
  shown: (clause) => answerShown(clause, side),
};

describe('a verdict', () => {
  it.each([
    ['licence', 'Forklift licence', 'met', 'by another name of the same ticket'],
    ['licence', 'Counterbalance and reach truck licence', 'partly', 'where one of two is there'],
    ['licence', 'Counterbalance or reach truck licence', 'met', 'where one of two is enough'],
    ['licence', 'EU driving licence class B', 'met', 'whatever stands around its name'],
    ['licence', 'LLOP', 'not-shown', 'for a ticket that is not there'],
    ['licence', 'FAC-C certification within 24 months', 'only-you-know', 'for what may come later'],
    ['licence', 'LLOP, or ready to train for it', 'only-you-know', 'for what may be learnt'],
    ['licence', 'able to drive a tram', 'only-you-know', 'for driving that is not named'],
    ['licence', 'LLOP, used to train others', 'not-shown', 'where training is no offer'],
    ['degree', 'Level 3 Diploma in Adult Care', 'partly', 'for a lower level'],
    ['degree', 'NVQ 2 in Adult Care', 'met', 'for the same level of another name'],
    ['degree', 'NVQ 3 in Adult Care, or working towards it', 'partly', 'though later is enough'],
    ['degree', 'PhD in marine law, or working towards it', 'only-you-know', 'for what may come'],
    [
      'degree',
      'Bachelor’s degree in computer science',
      'not-shown',
      'for a science of another kind',
    ],
    ['degree', 'Bachelor’s degree in biology', 'met', 'by the subject after the degree’s name'],
    ['licence', 'Certified Scrum Product Owner (CSPO)', 'not-shown', 'where only Jira was used'],
    ['licence', 'Registered with the HCPC', 'not-shown', 'where another register is named'],
    [
      'shown',
      'Experience of giving intravenous antibiotics',
      'not-shown',
      'where only the verb is there',
    ],
    ['degree', 'Willing to begin a Level 4 diploma', 'only-you-know', 'for what is yet to come'],
    ['licence', 'Able to hold a NATO clearance', 'only-you-know', 'for what may come later'],
    ['degree', 'PhD in nursing', 'not-shown', 'far above'],
    ['language', 'Fluent English', 'met', 'at the level asked'],
    ['language', 'Fluent Spanish', 'partly', 'below the level asked'],
    ['language', 'A second language', 'partly', 'for any other language, at its level'],
    ['language', 'Polish', 'not-shown', 'for a language that is not named'],
    ['place', 'You must reside in the United States', 'met', 'in the state’s country'],
    ['place', 'Based in Toronto', 'only-you-know', 'in another place'],
    ['other', 'Access to a car', 'met', 'where the resume says so'],
    ['other', 'Right to work in the UK', 'only-you-know', 'where it does not'],
    ['shown', 'Experience with hand held scanners', 'met', 'by a member of the class'],
    ['shown', 'Venepuncture', 'met', 'by other words for it'],
    ['shown', 'Kubernetes', 'not-shown', 'where nothing shows it'],
  ] as const)('%s: “%s” is %s %s', (kind, clause, verdict, _why) => {
    expect(ANSWERERS[kind]!(clause).verdict).toBe(verdict);
  });

  it('quotes the resume exactly, and no contact data for a place', () => {
    for (const clause of ['Forklift licence', 'Fluent English', 'Based in Boise']) {
      const kind = clause.startsWith('Based')
        ? 'place'
        : clause.startsWith('Fl')
          ? 'language'
          : 'licence';
      const { evidence } = ANSWERERS[kind]!(clause);
      expect(evidence.length, clause).toBeGreaterThan(0);
      for (const { quote, span } of evidence) {
        expect(side.text.slice(span.start, span.end)).toBe(quote);
        expect(quote).not.toContain('@');
      }
    }
  });

  it('leaves English to the person where the resume is written in it and names no language', async () => {
    const plain = await sideOf(RESUME.slice(0, RESUME.indexOf('Languages')));
    expect(answerLanguage('Good written and spoken English', plain).verdict).toBe('only-you-know');
    expect(answerLanguage('Fluent French', plain).verdict).toBe('not-shown');
  });
});
