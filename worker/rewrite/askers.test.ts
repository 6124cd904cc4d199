import { describe, expect, it } from 'vitest';
import { dutyQuestion, givenQuestion, roleQuestion } from './duty-questions.ts';
import type { LineContext, LineQuestion } from './model.ts';
import { outcomeQuestion } from './outcome-questions.ts';
import { partQuestion } from './part-questions.ts';
import {
  activityQuestion,
  formQuestion,
  longQuestion,
  nounQuestion,
  passiveQuestion,
} from './shape-questions.ts';
import { stateQuestion } from './state-questions.ts';
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
    'a shared part',
    partQuestion,
    [
      ['Helped the head gardener with the rose beds', 'Keep “helped”'],
      ['Helped out in goods in when short staffed', 'What did you do there yourself?'],
      ['Assisted journeymen rough in copper and steel', 'Which part of this'],
      ['Was instrumental in the move to a new depot', 'your own part'],
      ['Involved in planting, pruning and mowing', 'Which of these'],
      ['Was on the team that rebuilt the bar', 'the team’s work'],
      ['Was part of the team that opened the second shop', 'the team’s work'],
      ['We won the county show in spring', 'This line says “we”'],
      ['The menu was written by me and the head chef', 'Others share this line'],
      ['Worked with families in temporary housing', 'What did you do for them?'],
      ['Worked with Python, SQL and Tableau', 'What did you do with'],
      ['Worked with HR on two office moves', 'your own part'],
      ['Worked with silk, wool and tulle', 'What did you do with them?'],
      ['Worked on the new booking page', 'yourself in this work'],
      ['Collaborated in the design of two schools', 'your own part'],
    ],
    [
      'Put the bread out in the mornings before we opened',
      'Kept the bar stocked when we were slammed',
      'Trained the apprentice who sat with us for a year',
      'Helped residents with washing and dressing',
      'Took part in the falls audit by collecting data from the ward',
      'Took part in ward rounds and wrote discharge letters',
      'Supported the head of year with reviews for 11 pupils',
      'Led the kitchen team on weekends',
      'Assisted the vet in 15 operations a week, from sedation to aftercare',
    ],
  ],
  [
    'a duty',
    dutyQuestion,
    [
      ['Responsible for the map collection and its budget', 'names your responsibility'],
      ['Had ownership of the roadmap for payments', 'names your responsibility'],
      ['Duties included answering phones, filing and post', 'starting with “Answered”'],
      ['Ski school duties included lift checks and lost children', 'the whole line'],
      ['Responsible for data cleaning and preparing the weekly pack', 'the whole line'],
      ['Full P&L responsibility for two sites', 'names your responsibility'],
    ],
    [
      'When the duty manager was off I held the keys',
      'Answered phones and greeted visitors',
      'Rebuilt the responsible gambling page',
    ],
  ],
  [
    'a role',
    roleQuestion,
    [
      ['Worked as a receptionist in a dental practice', 'in this role'],
      ['Served as relief charge nurse, made assignments and ran rounds', 'The role stands before'],
      ['Member of the audit committee', 'in this role'],
    ],
    ['Was needed in two shops at once', 'Served lunch to 40 children', 'Was praised by guests'],
  ],
  [
    'a task that was given',
    givenQuestion,
    [
      ['Was trusted to operate reach trucks in a cold store', 'starting with “Operated”'],
      ['Assigned to the emergency department', 'What did you do there?'],
      ['Assigned to process improvement', 'What did you do there?'],
      ['Was asked to be the contact for care leavers', 'in this role'],
      ['Got the keys and was trusted with the safe', ''],
    ],
    ['Asked customers about their plans', 'Operated reach trucks in a cold store'],
  ],
  [
    'a state',
    stateQuestion,
    [
      ['Was on call one weekend in four for the pumps', 'when on duty'],
      ['Had a 98% acceptance rate and lost no order', 'to reach this'],
      ['Was praised by guests for my patience', 'to earn this'],
      ['Got a lot of good reviews', 'to earn this'],
      ['Was praised for finding a leak in the roof', 'starting with what you did'],
      ['Learned how to read isometric drawings', 'How did you use this'],
      ['Gained experience in water rescue', 'in this work'],
      ['Experience with children with autism', 'for them'],
      ['Was doing second fix joinery on a hotel', 'Write this line again'],
      ['I like working with animals', 'shows this'],
      ['Had to deal with leaks on board and file the reports', 'starting with a verb'],
    ],
    [
      'I hereby declare that all of this is true',
      'Was made redundant in March',
      'Got my forklift licence in spring',
      'Washed pots and prepped vegetables',
    ],
  ],
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
      ['Reading of technical drawings', 'what you did'],
      ['Care of 40 hives on three farms', 'what you did'],
      ['Personal care and hoisting', 'the whole line'],
      ['Snow removal and salting in winter', 'the whole line'],
      ['Controlled substance inventory counts', 'what you did'],
    ],
    [
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
      ['Care plans were updated and handed over', 'starting with “Updated”'],
      ['Up to 120 parcels had to be delivered each day', 'starting with “Delivered”'],
    ],
    [
      'Ensured standards were met on every shift',
      'The plan was approved by the council',
      'Built dashboards that were used by the sales team',
    ],
  ],
  [
    'two forms in one line',
    formQuestion,
    [
      ['Catalogued the collection and lead the reading group', 'one form'],
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
