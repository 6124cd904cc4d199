import { expect, it } from 'vitest';
import { contextOf, draftsOf } from '#tests/fixtures/drafts-of.ts';
import { jobLabel } from './job-label.ts';

const resume = (label: string, title = 'Graphic Designer') =>
  `Noor Haddad\n${label}\nnoor@example.com | Leeds, UK\n\nEXPERIENCE\n${title}, Oak & Co\nJan 2019 – Present\n- Drew 9 logos`;

it('offers the title of the newest job in place of a fancy one', () => {
  const { pairs, drafts } = draftsOf(jobLabel, resume('Creative Ninja'));
  expect(pairs).toEqual([['Creative Ninja', 'Graphic Designer']]);
  expect(drafts[0]!.level).toBe('confirm');
});

it('leaves a title that employers advertise, and offers none that they do not', () => {
  expect(draftsOf(jobLabel, resume('Art Director')).drafts).toEqual([]);
  expect(draftsOf(jobLabel, resume('Creative Ninja', 'Pixel Wizard')).drafts).toEqual([]);
});

it('takes the fuller words of an older job for the same title, but no rank that was left', () => {
  const twoJobs = (older: string) =>
    `${resume('Creative Ninja', 'Designer')}\n\n${older}, Pike Studio\nJan 2016 – Dec 2018\n- Set 40 pages a week`;
  expect(draftsOf(jobLabel, twoJobs('Graphic Designer')).pairs).toEqual([
    ['Creative Ninja', 'Graphic Designer'],
  ]);
  expect(draftsOf(jobLabel, twoJobs('Junior Designer')).pairs).toEqual([
    ['Creative Ninja', 'Designer'],
  ]);
});

it('offers no title of which the reading is unsure', () => {
  const context = contextOf(resume('Creative Ninja'));
  const [job] = context.resume.work;
  const work = [{ ...job!, title: { ...job!.title!, confidence: 0.7 } }];
  expect(jobLabel(context)).toHaveLength(1);
  expect(jobLabel({ ...context, resume: { ...context.resume, work } })).toEqual([]);
});

it('keeps what the person says of themselves, behind the title', () => {
  expect(draftsOf(jobLabel, resume('Bilingual creative professional')).pairs).toEqual([
    ['Bilingual creative professional', 'Graphic Designer | Bilingual creative professional'],
  ]);
});

it('takes neither a surname nor a heading for a title', () => {
  expect(draftsOf(jobLabel, resume('DELA PEÑA')).drafts).toEqual([]);
  expect(draftsOf(jobLabel, resume('PERSONAL PARTICULARS')).drafts).toEqual([]);
});

it('takes nothing that stands behind the name for a title', () => {
  const text = resume('12, Palm Close, Lagos').replace('Noor Haddad', 'OKAFOR, ADA CHIOMA (MRS)');
  expect(draftsOf(jobLabel, text).pairs.map(([before]) => before)).not.toContain(
    'ADA CHIOMA (MRS)',
  );
});

it('says nothing where a job has the same title, nor gives an old title where the newest is none', () => {
  const later = `${resume('Greenkeeper', '2IC GREENKEEPER')}\n\nAPPRENTICE, Pike Park\nJan 2016 – Dec 2018\n- Cut 18 greens`;
  expect(draftsOf(jobLabel, later).drafts).toEqual([]);
  const wizard = `${resume('Creative Ninja', 'Pixel Wizard')}\n\nGraphic Designer, Pike Park\nJan 2016 – Dec 2018\n- Set 40 pages`;
  expect(draftsOf(jobLabel, wizard).drafts).toEqual([]);
});

it('leaves a label that names the trade of the newest job', () => {
  expect(draftsOf(jobLabel, resume('Logo Designer')).drafts).toEqual([]);
  expect(draftsOf(jobLabel, resume('Font Wrangler')).pairs).toEqual([
    ['Font Wrangler', 'Graphic Designer | Font Wrangler'],
  ]);
});
