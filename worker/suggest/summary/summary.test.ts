import { describe, expect, it } from 'vitest';
import { draftsOf } from '#tests/fixtures/drafts-of.ts';
import { ownSummary, plainSummary } from './summary.ts';

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

const resume = (summary: string, heading = 'SUMMARY', jobs = JOBS) =>
  `${HEAD}\n\n${heading}\n${summary}\n\n${jobs}\n\n${SKILLS}`;
const retold = (summary: string, heading?: string, jobs?: string) =>
  draftsOf(plainSummary, resume(summary, heading, jobs)).pairs[0]?.[1];

const FACTS =
  'Warehouse Supervisor at Kestrel Foods Ltd since 2019, previously Forklift Operator at Harbour Logistics.';

describe('plainSummary', () => {
  it('leaves what is more than one paragraph: jobs under a heading that is not known', () => {
    const jobs = 'I am a reliable guard.\nWhat I did\n- Checked bags\n- Was good with people';
    expect(retold(jobs)).toBeUndefined();
    expect(
      retold(`I am a reliable guard. ${'I love my job and people. '.repeat(25)}`),
    ).toBeUndefined();
  });

  it.each(['rosa.ekberg@example.com', '(555) 010-0188'])(
    'leaves a paragraph into which “%s” was read: other lines are in it, too',
    (contact) => {
      const told = 'I am a reliable supervisor. I have led 60 staff on two sites.';
      expect(retold(told)).toBeDefined();
      expect(retold(`${contact}\n${told}`)).toBeUndefined();
    },
  );

  it.each([
    [
      'cuts the adjectives in front and the sentences that say nothing',
      'Results-driven and dynamic warehouse supervisor with 9 years in cold storage, 60 staff and two sites. Team player and self starter. References available upon request.',
      'Warehouse supervisor with 9 years in cold storage, 60 staff and two sites.',
    ],
    [
      'drops the “I” and joins the title to what it stands for',
      'I am a passionate stock manager. I have managed cold stores for 11 years and in my last role I was responsible for 24 staff and a budget of £2.4m.',
      'Stock manager who has managed cold stores for 11 years. In the last role, responsible for 24 staff and a budget of £2.4m.',
    ],
    [
      'keeps what was built and how, without the “quick learner”',
      'A highly motivated and enthusiastic logistics graduate with a passion for new technology. I am a quick learner. I built 3 stock tools for local shops using Excel and SAP.',
      'Logistics graduate who built 3 stock tools for local shops using Excel and SAP.',
    ],
  ])('%s', (_, before, after) => {
    expect(retold(before)).toBe(after);
  });

  it('drops what is empty beside an “I” that has to stay', () => {
    expect(
      retold('I am a team player. I have loaded trucks since I was 16 and I love what I do.'),
    ).toContain('I have loaded trucks since I was 16.');
  });

  it('does not say that a baker knows baking', () => {
    const text = `Rosa Ekberg\nrosa@example.com\n\nSUMMARY\nTeam player who gives 110%.\n\nEXPERIENCE\nBaker, Kestrel Foods Ltd\nMar 2019 – Present\n- Shaped rolls\n\nSKILLS\nBaking, food safety`;
    const summary = draftsOf(plainSummary, text).pairs[0]?.[1];
    expect(summary).toContain('food safety');
    expect(summary).not.toMatch(/baking/i);
  });

  it.each([
    ['only praise', 'Hard working go-getter with a proven track record. I always give 110%.'],
    ['only a wish', 'Looking for a challenging position where I can grow and use my skills.'],
    [
      'only feelings',
      'Hi! I’m Rosa and I live and breathe warehouses. I love working with people.',
    ],
  ])('tells the own facts of the resume where there is %s', (_, before) => {
    expect(retold(before)).toBe(
      `${FACTS} Experience with inventory control and cycle counts; works with SAP and Excel.`,
    );
  });

  it('keeps what the person says beside the facts, and corrects its spelling', () => {
    expect(retold('I am a hard working person. I have alot of experience with cold storage.')).toBe(
      `${FACTS} Experience with cold storage, inventory control and cycle counts; works with SAP and Excel.`,
    );
  });

  it('puts a comma before the last of three where the person does', () => {
    const jobs = JOBS.replace('40 trucks a week', 'trucks, swept docks, and cleaned bays');
    expect(retold('I have experience with cold storage.', 'SUMMARY', jobs)).toContain(
      'cold storage, inventory control, and cycle counts; works with SAP and Excel.',
    );
  });

  it('keeps what a student aims for, and leads with the studies', () => {
    const studies =
      'EDUCATION\nBSc Logistics, Aston University, Sep 2023 - present\n\nEXPERIENCE\nBarista, Oak & Rowe\nJul 2023 - Sep 2023\n- Served 90 guests a day';
    expect(
      retold(
        'Motivated logistics student seeking an internship as a purchasing manager to gain real world experience.',
        'OBJECTIVE',
        studies,
      ),
    ).toBe(
      'Logistics student seeking an internship as a purchasing manager. Experience with inventory control; works with SAP and Excel. BSc in Logistics from Aston University.',
    );
  });

  it('sets an employer in capitals like any other name', () => {
    const loud = JOBS.replace('Kestrel Foods Ltd', 'LAKEWOOD MANOR HOME OF ABB');
    expect(retold('Hard working team player.', 'SUMMARY', loud)).toContain(
      'Warehouse Supervisor at Lakewood Manor Home of ABB since 2019',
    );
  });

  it('sets titles in capitals like any other word', () => {
    const told = retold('Hard working team player.', 'SUMMARY', JOBS.toUpperCase());
    expect(told).toContain('Warehouse Supervisor at Kestrel Foods Ltd since 2019');
  });

  it('has nothing to change in what it wrote', () => {
    const first = retold('Hard working go-getter with a proven track record.');
    expect(first).toContain('; works with ');
    expect(retold(first!)).toBeUndefined();
  });

  it('calls a retold objective a summary', () => {
    const { text } = draftsOf(
      plainSummary,
      resume('Seeking a position in a growing company.', 'OBJECTIVE'),
    );
    expect(text).toContain(`SUMMARY\n${FACTS}`);
    expect(text).not.toContain('OBJECTIVE');
  });

  it.each([
    ['a plain summary', 'Warehouse supervisor with 9 years in cold storage and two sites.'],
    ['a job told in the first person', 'I am working as accounts executive since 4 years.'],
    ['a wish that names the job', 'Seeking a night-shift supervisor role in Minneapolis.'],
    [
      'a liking in a quotation',
      'Wrote the safety guide “What I love about forklifts”, used on 3 sites.',
    ],
  ])('leaves %s alone', (_, summary) => {
    expect(retold(summary)).toBeUndefined();
  });

  it('does not guess where the jobs are not clear', () => {
    const unclear = 'EXPERIENCE\n- Loaded 40 trucks a week\n- Cut picking errors by 31%';
    expect(retold('Hard working team player.', 'SUMMARY', unclear)).toBeUndefined();
  });

  it('does not read a gap between two jobs as years of experience', () => {
    const after = retold(
      'Hard working team player.',
      'SUMMARY',
      JOBS.replace('Feb 2019', 'May 2015'),
    );
    expect(after).toContain('since 2019, previously Forklift Operator');
    expect(after).not.toMatch(/years/);
  });
});

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
    expect(draftsOf(ownSummary, resume('Supervisor with 9 years in cold storage.')).drafts).toEqual(
      [],
    );
  });
});

it('tells more than the title where a summary says nothing else', () => {
  expect(retold('Warehouse Supervisor.')).toBe(
    `${FACTS} Experience with inventory control and cycle counts; works with SAP and Excel.`,
  );
  expect(retold('Stock manager.')).toContain(FACTS);
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
  expect(retold('Hard working team player.', 'SUMMARY', jobs)).toContain(said);
});

it('opens with the job that goes on, not with one of a single summer above it', () => {
  const summer = `EXPERIENCE
Warehouse Assistant, Pike Dairies
Summer 2021
- Counted stock on 3 sites

${JOBS.replace('EXPERIENCE\n', '')}`;
  const after = retold('Hard working team player.', 'SUMMARY', summer);
  expect(after).toMatch(/^Warehouse Supervisor at Kestrel Foods Ltd since 2019/);
  expect(after).not.toContain('Pike Dairies');
  const ended = summer.replace('Mar 2019 – Present', 'Mar 2019 – May 2021');
  expect(retold('Hard working team player.', 'SUMMARY', ended)).toMatch(
    /^Warehouse Assistant at Pike Dairies/,
  );
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
  expect(retold('Hard working team player.', 'SUMMARY', summer)).toMatch(
    /^Warehouse Assistant at Pike Dairies Ltd in 2021\./,
  );
});

describe('a licence to drive', () => {
  const told = (title: string, licence: string) =>
    draftsOf(
      plainSummary,
      `Rosa Ekberg\nrosa.ekberg@example.com | (555) 010-0188 | Duluth, MN\n\nSUMMARY\nHard working team player.\n\nEXPERIENCE\n${title}, Kestrel Foods Ltd\nMar 2019 – Present\n- Was there for all\n\nCERTIFICATIONS\n${licence}\nFirst Aid`,
    ).pairs[0]?.[1];

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
  const shouted = (name: string) =>
    retold('Hard working team player.', 'SUMMARY', JOBS.replace('Kestrel Foods Ltd', name));
  expect(shouted('CASCO BAY FERRY COMMISSION')).toContain('at Casco Bay Ferry Commission');
  expect(shouted('CASCO BSC FERRY COMMISSION')).toContain('at Casco BSC Ferry Commission');
});
