/** What other tools write: a network's profile as a PDF, a form with labels at the left, a college's table of rows. */
import { expect, it } from 'vitest';
import { documentOf } from '#tests/fixtures/parse/document-of.ts';
import { parseResume } from './parse.ts';

const read = (text: string) => parseResume(documentOf(text));

it('ends the side column’s last list where the name opens the head of the page', () => {
  const document = documentOf(
    `Contact

rosa.achterhof@example.com

Top Skills

Demand planning
Forecasting

Certifications

APICS CPIM
Lean Six Sigma Green Belt

Rosa Achterhof
Demand Planning Manager at Kaasland Foods
Utrecht, Netherlands

Experience

Kaasland Foods
Demand Planning Manager
March 2021 - Present (3 years 9 months)
`,
    { sizePt: 10, page: 1 },
  );
  for (const line of document.lines) if (line.text === 'Rosa Achterhof') line.sizePt = 24;
  const found = parseResume(document);
  expect(found.name?.value).toBe('Rosa Achterhof');
  expect(found.location?.value).toBe('Utrecht, Netherlands');
  expect(found.certificates.map(({ value }) => value)).toEqual([
    'APICS CPIM',
    'Lean Six Sigma Green Belt',
  ]);
});

it('leaves a list whole that names the person in passing', () => {
  const { certificates, name } = read(`Rosa Achterhof
rosa.achterhof@example.com

Certifications
APICS CPIM
Green Belt project by Rosa Achterhof
First Aid
`);
  expect(name?.value).toBe('Rosa Achterhof');
  expect(certificates.map(({ value }) => value)).toContain('First Aid');
});

it('finds the name beside the heading of a form', () => {
  const { name } = read(`Curriculum Vitae
PERSONAL INFORMATION\tKatarzyna Wrześniewska
ul. Długa 14/3, 80-831 Gdańsk, Poland
k.wrzesniewska@example.pl

WORK EXPERIENCE
03/2019–Present\tNaval Architect
Stocznia Morska S.A., Gdańsk (Poland)
`);
  expect(name?.value).toBe('Katarzyna Wrześniewska');
});

it('opens a job with a row of employer and town right below a long bullet', () => {
  const { work } = read(`Imani Oakes-Blake
imani@example.edu

Experience
CASCO FERRY COMMISSION\tPortland, ME
Policy Research Intern\tJune 2024 – August 2024
• Drafted a 20-page memo on winter fares for the board of the commission
BRATTLE STUDENT AGENCIES\tCambridge, MA
Laundry Service Manager\tSept. 2022 – Present
• Hire, train and schedule 18 student workers
`);
  expect(work.map(({ company }) => company?.value)).toEqual([
    'CASCO FERRY COMMISSION',
    'BRATTLE STUDENT AGENCIES',
  ]);
  expect(work[0]!.highlights).toHaveLength(1);
});
