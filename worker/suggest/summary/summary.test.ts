import { describe, expect, it } from 'vitest';
import { draftsOf } from '#tests/fixtures/drafts-of.ts';
import { ownSummary } from './summary.ts';

const HEAD =
  'Rosa Ekberg\nWarehouse Supervisor\nrosa.ekberg@example.com | (555) 010-0188 | Duluth, MN';
const JOBS = `EXPERIENCE
Warehouse Supervisor, Kestrel Foods Ltd
Mar 2019 – Present
- Helped with cycle counts in SAP
- Cut picking errors by 31% in 8 months

Forklift Operator, Harbour Logistics
Jun 2014 – Feb 2019
- Loaded 40 trucks a week`;
const SKILLS = 'SKILLS\nSAP, Excel, inventory control';

const opened = (jobs = JOBS) =>
  draftsOf(ownSummary, `${HEAD}\n\n${jobs}\n\n${SKILLS}`).drafts[0]?.after ?? '';

const FACTS =
  'Warehouse Supervisor at Kestrel Foods Ltd since 2019, previously Forklift Operator at Harbour Logistics.';

describe('ownSummary', () => {
  it('opens a resume that has no summary with its own facts', () => {
    const { drafts, text } = draftsOf(ownSummary, `${HEAD}\n\n${JOBS}\n\n${SKILLS}`);
    expect(drafts[0]?.after).toBe(
      `${FACTS} Experience with inventory control and cycle counts; works with SAP and Excel.`,
    );
    expect(text).toContain(`Duluth, MN\n\nSUMMARY\n${FACTS}`);
  });

  it('makes none of two bare facts, and none where there is one', () => {
    const one = 'EXPERIENCE\nClerk, Oak & Co\n- Filed letters';
    expect(draftsOf(ownSummary, `${HEAD}\n\n${one}`).drafts).toEqual([]);
    expect(
      draftsOf(ownSummary, `${HEAD}\n\nSUMMARY\nSupervisor with 9 years.\n\n${JOBS}`).drafts,
    ).toEqual([]);
  });
});

it('opens a resume whose headings are in capitals, and a form, under the name', () => {
  const { text } = draftsOf(ownSummary, `${HEAD}\n\n${JOBS}\n\n${SKILLS}`);
  expect(text).toContain(`${HEAD}\n\nSUMMARY\n${FACTS}`);
  const form = draftsOf(
    ownSummary,
    `PERSONAL INFORMATION\nName: ${HEAD}\n\n${JOBS}\n\n${SKILLS}`,
  ).text;
  expect(form.indexOf('Rosa Ekberg')).toBeLessThan(form.indexOf(FACTS));
});

it.each([
  ['Front Desk', 'previously at the front desk of Harbour Logistics'],
  ['Customer Service', 'previously in customer service at Harbour Logistics'],
])('says of the title “%s” what it is: a place or a kind of work', (title, said) => {
  const jobs = JOBS.replace('Forklift Operator', title);
  expect(opened(jobs)).toContain(said);
});

it('opens with the job that goes on, not with one of a single summer above it', () => {
  const summer = `EXPERIENCE
Warehouse Assistant, Pike Dairies
Summer 2021
- Counted stock on 3 sites

${JOBS.replace('EXPERIENCE\n', '')}`;
  const after = opened(summer);
  expect(after).toMatch(/^Warehouse Supervisor at Kestrel Foods Ltd since 2019/);
  expect(after).not.toContain('Pike Dairies');
  const ended = summer.replace('Mar 2019 – Present', 'Mar 2019 – May 2021');
  expect(opened(ended)).toMatch(/^Warehouse Assistant at Pike Dairies/);
});

it.each(['== EXPERIENCE ==', '## EXPERIENCE', '--- EXPERIENCE ---', '★ EXPERIENCE ★'])(
  'opens a resume above the whole line of its first heading, “%s”',
  (line) => {
    const { text } = draftsOf(
      ownSummary,
      `${HEAD}\n\n${JOBS}\n\n${SKILLS}`.replace('EXPERIENCE', line),
    );
    expect(text).toContain(`${HEAD}\n\nSUMMARY\n${FACTS}`);
    expect(text).toContain(`\n\n${line}\nWarehouse Supervisor`);
  },
);

it('says of a job of one season when it was', () => {
  const summer =
    'EXPERIENCE\nWarehouse Assistant, Pike Dairies Ltd\nSummer 2021\n- Counted stock on 3 sites';
  expect(opened(summer)).toMatch(/^Warehouse Assistant at Pike Dairies Ltd in 2021\./);
});

describe('a licence to drive', () => {
  const told = (title: string, licence: string) =>
    draftsOf(
      ownSummary,
      'Rosa Ekberg\nrosa.ekberg@example.com | (555) 010-0188 | Duluth, MN\n\n' +
        `EXPERIENCE\n${title}, Kestrel Foods Ltd\nMar 2019 – Present\n` +
        `- Was there for all\n\nCERTIFICATIONS\n${licence}\nFirst Aid`,
    ).pairs[0]?.[1] ?? '';

  it.each(['Driving licence B', 'Full clean driving licence', "Driver's license"])(
    'of a car, “%s”, opens no profile but that of a driver',
    (licence) => {
      expect(told('Naval Architect', licence)).not.toContain('icen');
      expect(told('Delivery Driver', licence)).toContain(licence);
    },
  );

  it.each(['Class A driver’s license (CDL)', 'HGV driving licence', 'Forklift licence'])(
    'for heavy vehicles, “%s”, is a trade',
    (licence) => expect(told('Warehouse Supervisor', licence)).toContain(licence),
  );
});

it('sets short words of a name in capitals like the long ones, but no initials', () => {
  const shouted = (name: string) => opened(JOBS.replace('Kestrel Foods Ltd', name));
  expect(shouted('CASCO BAY FERRY COMMISSION')).toContain('at Casco Bay Ferry Commission');
  expect(shouted('CASCO BSC FERRY COMMISSION')).toContain('at Casco BSC Ferry Commission');
});
