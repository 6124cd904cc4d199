import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { LinkedInProfile } from '#contract/resume.ts';
import { extract } from '#worker/extract/extract.ts';
import { findKeywords } from '#worker/keywords/keywords.ts';
import { parseResume } from '#worker/parse/parse.ts';
import { writeLinkedIn } from './linkedin.ts';

const RESUMES = new URL('../../tests/golden/resumes/', import.meta.url);
const resumeFiles = readdirSync(RESUMES);

async function profileOf(text: string, today = '2026-11-21'): Promise<LinkedInProfile> {
  const read = await extract(new TextEncoder().encode(text), 'resume.txt');
  if (!read.ok) throw new Error(read.problem.message);
  const resume = parseResume(read.value);
  const keywords = findKeywords(read.value, resume, null);
  return writeLinkedIn({ document: read.value, resume, keywords, today });
}

describe.each(resumeFiles)('the profile of %s', (file) => {
  const text = readFileSync(new URL(file, RESUMES), 'utf8');

  it('keeps to the lengths that are promised and says something in each', async () => {
    const { headline, summary, skills } = await profileOf(text);
    expect(headline.length).toBeGreaterThan(20);
    expect(headline.length).toBeLessThanOrEqual(120);
    expect(summary.length).toBeGreaterThan(100);
    expect(summary.length).toBeLessThanOrEqual(2000);
    expect(skills.length).toBeGreaterThan(2);
  });

  it('opens the summary with whole sentences that fit above the fold', async () => {
    const { summary } = await profileOf(text);
    const first = summary.split('\n')[0]!;
    expect(first.length).toBeLessThanOrEqual(300);
    expect(first).toMatch(/[.!?]$/);
  });

  it('is the same each time', async () => {
    expect(await profileOf(text)).toEqual(await profileOf(text));
  });
});

it('leads with the subject of someone who still studies and has no job', async () => {
  const { headline } = await profileOf(readFileSync(new URL('student.txt', RESUMES), 'utf8'));
  expect(headline).toMatch(/^Computer Science student at Colorado River University \| Python/);
});

it('names both titles of someone with two jobs, and asks which one matters', async () => {
  const profile = await profileOf(`Bo Ferreira
bo@example.com
SUMMARY
I teach people to move and to breathe, and I make good coffee for those who come early.
EXPERIENCE
Yoga Teacher, Studio Lund
Jan 2022 - Present
- Teach 9 classes a week
Barista, Kaffe Nord
Mar 2021 - Present
- Train new baristas
`);
  expect(profile.headline).toMatch(/^Yoga Teacher & Barista/);
  expect(profile.summary).toContain(
    'I am a Yoga Teacher at Studio Lund and a Barista at Kaffe Nord.',
  );
  expect(profile.recommendations.map(({ recommendation }) => recommendation)).toContainEqual(
    expect.stringContaining('You now work at Studio Lund and at Kaffe Nord.'),
  );
});

it('does not call the self-employed an employee of Self-employed', async () => {
  const { headline, summary, recommendations, optimizationTips } = await profileOf(
    readFileSync(new URL('career-changer.txt', RESUMES), 'utf8'),
  );
  const all = [
    headline,
    summary,
    ...optimizationTips,
    ...recommendations.map((r) => r.recommendation),
  ];
  expect(all.join('\n')).not.toMatch(/at self-employed/i);
});

it('shrinks with the facts: a name and an e-mail address give no claims at all', async () => {
  const profile = await profileOf('Bo Ferreira\nbo@example.com\n');
  expect(profile).toMatchObject({ headline: '', summary: '', experience: [], skills: [] });
  expect(profile.recommendations[0]).toMatchObject({ section: 'Headline', impact: 'high' });
});

it('puts no English around the words of a resume in another language', async () => {
  const { summary } = await profileOf(`Jana Dvořák-Lindner
jana@example.de
BERUFSERFAHRUNG
Altenpflegerin, Haus Sonnenhof
03/2019 - heute
- Pflege und Betreuung von 24 Bewohnern
- Einarbeitung neuer Kolleginnen und Kollegen
AUSBILDUNG
Staatlich anerkannte Altenpflegerin, Pflegeschule Musterstadt, 2016 - 2019
KENNTNISSE
Wundversorgung, Dokumentation, Erste Hilfe
SPRACHEN
Deutsch, Tschechisch
`);
  expect(summary).toMatch(/^Altenpflegerin · Haus Sonnenhof\n\nHaus Sonnenhof:\n• Pflege/);
  expect(summary).not.toMatch(/\b(?:I|My|At|Earlier|Skills)\b/);
});

it('does not guess what a short name is short for', async () => {
  const { keywords } = await profileOf(`Linh Vo-Harper
linh@example.com.au
SUMMARY
Management accountant for food manufacturers who likes a short month end close.
EXPERIENCE
Management Accountant, Yarra Foods
Feb 2020 - Present
- Prepare budgets and financial statements for 3 sites
CERTIFICATIONS
CPA
SKILLS
Budgeting, Xero, Payroll
`);
  expect(keywords).toContain('CPA');
  expect(keywords.join()).not.toMatch(/Public Accountant|acquisition/);
});

const CLERK = `Noor Haddad
Office Clerk
12 Mill Lane, 4021 Hobart | noor@example.com.au
SUMMARY
Results-driven team player with a proven track record. Office clerk for a freight forwarder. Looking for new opportunities.
EXPERIENCE
Office Clerk, Derwent Freight
Feb 2020 - Present
- Check 90 customs papers a day and cut errors from 4% to 1%
- Answer the phone
- Answer the phone.
- Greet visitors
- Order stationery
SKILLS
Customs papers, Cargo booking, Data entry, Invoicing, Friendly
LANGUAGES
English, Arabic
`;

describe('the profile of someone with an empty summary and a job', () => {
  const profile = () => profileOf(CLERK);
  const advice = async () => (await profile()).recommendations.map((it) => it.recommendation);

  it('keeps what the summary tells and leaves out praise and the search for another job', async () => {
    const { summary } = await profile();
    expect(summary).toMatch(/^Office clerk for a freight forwarder\.\n\nI am an Office Clerk/);
    expect(summary).not.toMatch(/track record|opportunities/);
  });

  it('says what it left out, and why', async () => {
    const { optimizationTips } = await profile();
    expect(await advice()).toContainEqual(
      expect.stringContaining('“Results-driven team player with a proven track record”'),
    );
    expect(optimizationTips).toContainEqual(
      expect.stringContaining('“Looking for new opportunities” is left out'),
    );
  });

  it('quotes a line to add a figure to, and a result to be recommended for', async () => {
    expect(await advice()).toContainEqual(expect.stringContaining('“Answer the phone”: how many'));
    expect(await advice()).toContainEqual(
      expect.stringContaining('“Check 90 customs papers a day and cut errors from 4% to 1%”'),
    );
  });

  it.each([
    ['12 Mill Lane, 4021 Hobart', 'Hobart'],
    ['Kade 4, 3512 NR Utrecht', 'Utrecht'],
    ['Swansea SA1 9ZZ', 'Swansea'],
    ['Columbus, OH 43215', 'Columbus, OH'],
  ])('sets the town of %s as the place', async (place, town) => {
    const { optimizationTips } = await profileOf(CLERK.replace('12 Mill Lane, 4021 Hobart', place));
    expect(optimizationTips).toContainEqual(
      `Set your location to ${town}: recruiters filter by it.`,
    );
  });

  it('does not say a second time where they work', async () => {
    const { summary } = await profileOf(
      CLERK.replace('a freight forwarder', 'Derwent Freight since 2020'),
    );
    expect(summary).not.toContain('I am');
  });

  it('tells a line once, and lists no trait as a skill', async () => {
    const { experience, skills } = await profile();
    const told = experience.flatMap(({ description, achievements }) => [
      description,
      ...achievements,
    ]);
    expect(told.join(' ').match(/Answer the phone/g)).toHaveLength(1);
    expect(skills).not.toContain('Friendly');
  });
});

it('takes the title of the job where the one under the name is a joke', async () => {
  const { headline, recommendations } = await profileOf(
    CLERK.replace('Office Clerk\n', 'Paperwork Ninja\n'),
  );
  expect(headline).toMatch(/^Office Clerk at Derwent Freight/);
  expect(recommendations[0]!.recommendation).toBe(
    'Nobody searches for “Paperwork Ninja”. This profile says Office Clerk instead.',
  );
});

it('lists no complaints and no goods as skills', async () => {
  const { skills, headline } = await profileOf(`Tasha Moon
tasha.moon@example.com

EXPERIENCE
Call Center Agent, Great Lakes Telecom, Feb 2021 - Present
- Handled customer complaints and inbound calls
- Sold office products by phone

SKILLS
Call center, Zendesk
`);
  expect(skills).toContain('Zendesk');
  expect(`${skills.join(' ')} ${headline}`).not.toMatch(/complaints|products/i);
});

it('takes no everyday word for a skill, and no address', async () => {
  const { skills } = await profileOf(`Yael Stern
yael@example.com | GitHub: yael-stern-example
EXPERIENCE
Marine Biologist, Reef Lab
Feb 2020 - Present
- Published research on the resilience of 40 reefs with Python and Bayesian statistics
SKILLS
Diving, Field sampling, Microscopy, Statistics
`);
  expect(skills).toEqual(expect.arrayContaining(['Python', 'Bayesian statistics', 'Diving']));
  expect(skills.join()).not.toMatch(/research|resilience|GitHub/i);
});

it('begins with the study of someone who has no job', async () => {
  const { summary } = await profileOf(`Tobias Renner
tobias.renner@example.edu
EDUCATION
B.S. Biology, University of Lake Mendota, Sep 2024 - May 2028
VOLUNTEERING
Tutor, Dane County Library
Feb 2025 - Present
- Helped 23 children with reading
SKILLS
PCR, Gel electrophoresis, R
`);
  expect(summary).toMatch(
    /^I study Biology at University of Lake Mendota\. I volunteer as a Tutor at Dane County Library\./,
  );
});

it('takes the title of the job where the line under the name is a department', async () => {
  const { headline, optimizationTips } = await profileOf(
    CLERK.replace('Office Clerk\n12', 'Customer Service\n12'),
  );
  expect(headline).toMatch(/^Office Clerk at Derwent Freight/);
  expect(optimizationTips.join()).not.toContain('Your resume says');
});

it('puts duties and helping hands last, and shows none of the duties in the summary', async () => {
  const { summary, experience, recommendations } = await profileOf(
    CLERK.replace(
      '- Greet visitors',
      '- Responsible for 4 trainees\n- Helped with the stock count',
    ),
  );
  expect(experience[0]!.achievements.at(0)).toContain('from 4% to 1%');
  expect(experience[0]!.achievements.slice(-2)).toEqual([
    'Responsible for 4 trainees',
    'Helped with the stock count',
  ]);
  expect(summary).not.toContain('Responsible for');
  expect(recommendations.map((it) => it.recommendation).join()).not.toContain('“Responsible');
});

it('speaks as I where the summary speaks as nobody', async () => {
  const { summary } = await profileOf(
    CLERK.replace('Office clerk for a freight forwarder.', 'Holds a forklift licence.'),
  );
  expect(summary).toContain('I hold a forklift licence.');
});

it('does not tell a second time where a freelancer worked before', async () => {
  const { summary } = await profileOf(`Zoe Tremblay
zoe@example.com
SUMMARY
Freelance designer since 2017, after four years as Graphic Designer at Maple Studio.
EXPERIENCE
Designer, Freelance
Jan 2017 - Present
- Logos and flyers for 40 bakeries
Graphic Designer, Maple Studio
Jun 2013 - Dec 2016
- Retouched photos
`);
  expect(summary).not.toContain('Earlier, I worked');
  expect(summary.match(/Maple Studio/g)).toHaveLength(1);
  expect(summary).toContain('As a Designer:\n• Logos');
});

it('says nothing of a job that it cannot name, and takes the title from the summary then', async () => {
  const { headline, summary, skills, keywords } = await profileOf(`Wen Castellano
wen@example.com
SUMMARY
Boat builder from Hull, 40 years old. Thinks outside the box and can start soon.
EXPERIENCE
Humber Slipways Ltd
2019 - Present
- Laid 12 keels of oak
SKILLS
Steam bending, Caulking, Lofting, Can lift 40 kg, Dutch
Have a driving licence
Reviewed for two boat journals
`);
  expect(headline).toMatch(/^Boat builder \| .*Steam bending/);
  expect(headline).not.toMatch(/Can lift|Dutch/);
  expect(summary).not.toMatch(/\bI work \.|box/);
  expect([...skills, ...keywords].join()).not.toMatch(/Have a|eviewed for/);
});

it('finds no skill in the name of an employer', async () => {
  const { skills, keywords } = await profileOf(`Ana Petrov
ana@example.com
EXPERIENCE
Office Clerk, Delta Plumbing Ltd
2019 - Present
- Filed 300 invoices a month in Sage
SKILLS
Sage, Excel
`);
  expect([...skills, ...keywords].join()).not.toMatch(/plumbing/i);
});

it('takes no referee for a skill', async () => {
  const { skills } = await profileOf(`Lena Marsh
lena@example.com
EXPERIENCE
Barista, Tin Kettle
2021 - Present
- Made 200 coffees a shift
SKILLS
Latte art, Cash handling, Stock counts, Till repairs
Refs, Joe Ward (owner) 03 5550 0142
`);
  expect(skills).toContain('Latte art');
  expect(skills.join()).not.toMatch(/Refs|Joe|5550/);
});
