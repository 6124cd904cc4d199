import { describe, expect, it } from 'vitest';
import type { LineContext, LineQuestion } from './model.ts';
import { nounQuestion } from './noun-questions.ts';
import { outcomeQuestion } from './outcome-questions.ts';
import { activityQuestion, formQuestion, longQuestion } from './shape-questions.ts';
import { passiveQuestion } from './passive-questions.ts';
import { vagueQuestion } from './vague-questions.ts';

type Asker = (context: LineContext) => LineQuestion | null;

/** Asker, lines that are its business with a word of the question, and lines that are not. */
const ASKERS: readonly (readonly [
  name: string,
  ask: Asker,
  asked: readonly (readonly [line: string, part: string])[],
  left: readonly string[],
])[] = [
  [
    'an activity',
    activityQuestion,
    [
      ['Commissioning at customer sites in Norway', 'starting with a verb'],
      ['Chasing walls, pulling in cable and fitting back boxes', 'starting with “Chased”'],
      ['Cutting, colouring and blow drys', 'starting with a verb'],
      ['Growing team of engineers', 'starting with a verb'],
      ['Having fun with the kids', 'shows this'],
      ['Handles brand projects from start to finish', 'what you did'],
    ],
    [
      'During the summer ran two camps',
      'Accounts payable and receivable',
      'Records were kept for two depots',
      'Painted fences and gates',
    ],
  ],
  [
    'a name of work',
    nounQuestion,
    [
      ['Seasonal fruit picking and packing', 'starting with a verb'],
      ['Regular visits to farms to check on welfare', 'Add how many visits'],
      ['Nap time, story time and messy play', 'starting with a verb'],
      ['TIG, spot and brazing in all metals', 'starting with a verb'],
      ['Environmental monitoring of two wards', 'starting with a verb'],
      ['Parent education on sleep and teething', 'starting with a verb'],
      ['Speech therapy, signing, feeding, play groups', 'starting with a verb'],
      ['Escorted viewings, evenings included', 'starting with a verb'],
      ['Calibration of pumps is my job', 'starting with a verb'],
      ['On call every third week for lift faults', 'when on call'],
      ['Breathing set wearer and boat driver', 'in this role'],
      ['Reading of technical drawings', 'what you did'],
      ['Care of 40 hives on three farms', 'what you did'],
      ['Personal care and hoisting', 'the whole line'],
      ['Snow removal and salting in winter', 'the whole line'],
      ['Controlled substance inventory counts', 'what you did'],
    ],
    [
      'Haul gravel loads from the quarry to the coast',
      'E-file pleadings and track their service',
      'Deep cleaned carpets, grout and drapes',
      'Best poster award at the spring conference',
      'Stock shelves, coolers and displays',
      'Controlled stock and ordered parts',
      'Mixed sound for a theatre',
      'Quoted small jobs and chased payments',
      'Successfully ran two shops',
      'Stock shelves and face up displays',
    ],
  ],
  [
    'a line without a doer',
    passiveQuestion,
    [
      ['A new donor list was introduced under my lead', 'starting with “Introduced”'],
      ['Subcontract bills were assessed each month', 'starting with “Assessed”'],
      ['Stock was ordered and priced by myself each season', 'without “by me”'],
      ['Two of my poster designs were chosen for the fair', 'the praise comes after it'],
      ['Guest requests for cribs and towels handled promptly', 'starting with “Handled”'],
      ['Care plans were updated and handed over', 'starting with “Updated”'],
      ['Up to 120 parcels had to be delivered each day', 'starting with “Delivered”'],
    ],
    [
      'Checked that payments were made on time',
      'Each of my files is scored by the branch',
      'Ensured standards were met on every shift',
      'The plan was approved by the council',
      'Built dashboards that were used by the sales team',
    ],
  ],
  [
    'two forms in one line',
    formQuestion,
    [
      ['Catalogued the collection and lead the reading group', 'do not fit together'],
      ['Rotated tires and doing brake jobs', '“and doing” does not match'],
      ['Cleaned offices at night and I emptied bins', 'without “I”'],
      ['Took payments and was responsible for the float', '“responsible for” names a duty'],
      ['Ran the gels and the data was analysed by me', 'without “by me”'],
    ],
    [
      'Set up microphones and mixing desks and helped record bands',
      'Co-author of a poster and speaker at two fairs',
      'Trained staff on safety and storing chemicals',
      'Sold wine and sparkling water',
      'Balanced accounts and I was promoted in March',
      'Took payments and balanced the float',
    ],
  ],
  [
    'a long line',
    longQuestion,
    [
      [
        'Was responsible for everything from hiring and rostering staff to ordering stock, doing the banking, handling complaints, organising functions and parties, and making sure that all of the paperwork for food safety was kept up to date',
        'This line is long',
      ],
    ],
    ['Hired and rostered staff, ordered stock and handled complaints'],
  ],
  [
    'a vague word',
    vagueQuestion,
    [
      ['Prepped everything for the night', 'Which things?'],
      ['Wore many hats in the shop', 'Which jobs were these?'],
      ['Fitted a lot of Baxi and Vaillant combis', 'Put the figure in'],
      ['Repaired many boilers in flats', 'About how many boilers?'],
      ['Testified in court on numerous occasions', 'About how many times?'],
      ['Helped guests with various issues', 'Which issues?'],
      ['Completed all assigned tasks within deadlines', 'Which tasks?'],
      ['Handled cash and various other transactions', 'Which transactions?'],
    ],
    [
      'Printed various materials such as flyers and banners',
      'Ran everything from hiring to banking',
      'Prepped sauces and stocks for the night',
    ],
  ],
  [
    'a plain deed',
    outcomeQuestion,
    [
      ['Handled e-filing and scanning', 'How much of this did you do'],
      ['Sat with residents who had dementia', 'how many residents'],
      ['Looked at water samples under the microscope', 'how many samples'],
      ['Drove vans and minibuses', 'How much of this'],
      ['Participated in team meetings and offered ideas', 'Add one fact'],
      ['Surveyed bats and newts on building sites', 'Add one fact'],
      ['Chaired the tenants association', 'Add one fact'],
      ['Took over the newsletter', 'Add one fact'],
      ['Introduced a new booking form', 'What came of this?'],
      ['Streamlined the returns desk', 'What got better'],
      ['Liaised with builders about defects', 'How often, and what came of it?'],
      ['Ensured that all doors were locked', 'How did you make sure of this?'],
    ],
    [
      'Testified in juvenile court',
      'Worked my own hours',
      'Kept the cellar tidy',
      'Updated the site every week',
      'Rewired the mill, which cut outages',
      'Introduced a filing system that saved time',
      'Spoke Hindi with patients',
      'Mentored by a county referee',
      'Left to have children',
      'Did the washing up and kept the floor dry at all times',
      'Carried bricks and cleaned up at the end of the day',
      'Cut waste by 12%',
    ],
  ],
];

const context = (text: string): LineContext => ({
  text,
  current: false,
  dialect: 'uk',
  protectedSpans: [],
});

describe.each(ASKERS)('the asker for %s', (_, ask, asked, left) => {
  it.each(asked)('asks about «%s»: %s', (line, part) => {
    expect(ask(context(line))?.prompt ?? '').toContain(part);
  });

  it.each(left)('leaves «%s» to others', (line) => {
    expect(ask(context(line))).toBeNull();
  });
});
