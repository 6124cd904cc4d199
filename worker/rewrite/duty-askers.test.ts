import { describe, expect, it } from 'vitest';
import { dutyQuestion, givenQuestion, roleQuestion } from './duty-questions.ts';
import type { LineContext, LineQuestion } from './model.ts';
import { partQuestion } from './part-questions.ts';
import { placeQuestion } from './place-questions.ts';
import { stateQuestion } from './state-questions.ts';

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
      ['Job requires monitoring six radio channels at once', 'starting with a verb'],
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
      ['Used to load and strap my own trailers', 'starting with “Loaded”'],
      ['Was on call one weekend in four for the pumps', 'when on duty'],
      ['Had a 98% acceptance rate and lost no order', 'to reach this'],
      ['Was praised by guests for my patience', 'to earn this'],
      ['Got a lot of good reviews', 'to earn this'],
      ['Was praised for finding a leak in the roof', 'starting with what you did'],
      ['Learned how to read isometric drawings', 'How did you use this'],
      ['Gained experience in water rescue', 'in this work'],
      ['Gained valuable hands-on experience in joinery', 'in this work'],
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
    'a place of work',
    placeQuestion,
    [
      ['Worked in a busy maternity suite', 'What did you do there?'],
      ['Worked for letting agents and councils', 'What did you do for them?'],
      ['Worked long hours at lambing', 'What did you do in this work?'],
      ['Worked for a housing charity in Leeds', 'What did you do for them?'],
      ['Served on the parish events committee', 'What did you do there?'],
    ],
    [
      'Worked the grill, serving 200 covers a night',
      'Worked with two surveyors on the flood maps',
      'Served lunch to the whole school',
      'Worked up a price list for the trade counter',
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
