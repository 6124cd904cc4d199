import { describe, expect, it } from 'vitest';
import { keepsItsWord } from '../acceptable.ts';
import { mendSlips } from '../slips.ts';
import { truthGate } from '../truth-gate.ts';
import { confusedWords } from './confused-words.ts';
import { MEASURE_SLIPS } from './measure-slips.ts';
import { VERB_FORM_SLIPS } from './verb-form-slips.ts';

const SLIPS = [...MEASURE_SLIPS, ...VERB_FORM_SLIPS];

const MISTAKEN: readonly (readonly [line: string, mended: string])[] = [
  ['Reduced scrap in 18% through new dies', 'Reduced scrap by 18% through new dies'],
  ['Ran an audit that cut losses for 9 percent', 'Ran an audit that cut losses by 9 percent'],
  ['Loaded vans accordingly to the route plan', 'Loaded vans according to the route plan'],
  ['Sorted and disposed off clinical waste', 'Sorted and disposed of clinical waste'],
  ['Graded fish in other to stop losses', 'Graded fish in order to stop losses'],
  ['Loaded plant in line the code', 'Loaded plant in line with the code'],
  ['Kept records up date in Xero', 'Kept records up to date in Xero'],
  ['Delivered the bridge before of the deadline', 'Delivered the bridge before the deadline'],
  ['Answered all mail on same day', 'Answered all mail on the same day'],
  ['Wrote notes at end of every shift', 'Wrote notes at the end of every shift'],
  ['Checked lashings everyday during the trip', 'Checked lashings every day during the trip'],
  ['Decided in average 15 cases a day', 'Decided on average 15 cases a day'],
  ['Issued copies to average of 80 people', 'Issued copies to an average of 80 people'],
  ['Wrote code which it handles 900 calls an hour', 'Wrote code which handles 900 calls an hour'],
  ['Taught four cooks, two of who stayed', 'Taught four cooks, two of whom stayed'],
  ['Led 84 pupils, whom all passed', 'Led 84 pupils, who all passed'],
  ['Ran a group for eight, six off whom finished', 'Ran a group for eight, six of whom finished'],
  ['Threw out off date stock away', 'Threw out-of-date stock away'],
  ['Won half off them', 'Won half of them'],
  ['Cut the change-over from 25 until 9 minutes', 'Cut the change-over from 25 to 9 minutes'],
  ['Joined the register on 2016', 'Joined the register in 2016'],
  ['Beat quota on Q3', 'Beat quota in Q3'],
  ['Trained every third months', 'Trained every third month'],
  ['Planted trees with a survival rate on 93%', 'Planted trees with a survival rate of 93%'],
  ['Mapped feeds so that that checks fell', 'Mapped feeds so that checks fell'],
  ['Saved 12% in compare to 2020', 'Saved 12% compared to 2020'],
  ['Lashed coils according with EN 12195', 'Lashed coils according to EN 12195'],
  ['Wrote labels based in interviews', 'Wrote labels based on interviews'],
  ['Ran talks with a focus in health', 'Ran talks with a focus on health'],
  ['Participated on two tax audits', 'Participated in two tax audits'],
  ['Closed a week a head of plan', 'Closed a week ahead of plan'],
  ["Built it two day's ahead of time", 'Built it two days ahead of time'],
  ['Set routes so that their would be no delay', 'Set routes so that there would be no delay'],
  ['Coached they in reading plans', 'Coached them in reading plans'],
  ['Gave to them feedback', 'Gave them feedback'],
  ['Fixed a bug that let users to pay twice', 'Fixed a bug that let users pay twice'],
  ['Was awarded as Best Agent in May', 'Was named Best Agent in May'],
  ['Made staff able to reduced the queue', 'Made staff able to reduce the queue'],
  ['Awarded packages with in budget', 'Awarded packages within budget'],
  ['Repaired buckets on cite with flux wire', 'Repaired buckets on site with flux wire'],
  ['Moved the dead to are chapel', 'Moved the dead to our chapel'],
  ['Pumped at tanks were hydrants were lacking', 'Pumped at tanks where hydrants were lacking'],
  ['Worked 20 hours week', 'Worked 20 hours a week'],
  ['Carried the phone one week in month', 'Carried the phone one week a month'],
  ['Beat quota on the fourth quarter', 'Beat quota in the fourth quarter'],
  ['Won contracts worth of £9.3m', 'Won contracts worth £9.3m'],
  ['Taught children to dress them selves', 'Taught children to dress themselves'],
  ['Checked plans which had be returned', 'Checked plans which had to be returned'],
  [
    'Cooked in kitchens of five-star hotel in Makati',
    'Cooked in kitchens of a five-star hotel in Makati',
  ],
  ['Supervise ten, whom shelve books', 'Supervise ten, who shelve books'],
  ['Worked with IT to corrected it', 'Worked with IT to correct it'],
  ['Set rules so that vets could adjusted diets', 'Set rules so that vets could adjust diets'],
  ['Set rules so that staff could answers callers', 'Set rules so that staff could answer callers'],
  ['Shared tips on how to reduced waste', 'Shared tips on how to reduce waste'],
  ['Set alerts so that staff could able to react', 'Set alerts so that staff could react'],
  ['Rang clients and did discussed terms', 'Rang clients and discussed terms'],
  ['Showed pupils how to washed their hands', 'Showed pupils how to wash their hands'],
  ['Spotted sepsis and rung 999', 'Spotted sepsis and rang 999'],
  ['Thought two interns to solder', 'Taught two interns to solder'],
  ['Hired and learnt six starters how to pack', 'Hired and taught six starters how to pack'],
  ['Taught children how swim front crawl', 'Taught children how to swim front crawl'],
];

const RIGHT: readonly string[] = [
  'Raised prices in 30% of stores',
  'Increased stock from 40% to 60% in 2% steps',
  'Cut the rate to 4% with 12% less staff',
  'Planned the shift and acted accordingly to facilitate the move',
  'Trained with the team whom all parents know',
  'Built a bridge that it took the army a week to cross',
  'Sold tools which it gave the team a week to test',
  'Taught staff how work is shared and how use is logged',
  'Learned to weld and thought to ask why',
  'Sold everyday clothes and everyday or Sunday shoes',
  'Opened from 9 until 5 and passed at first sitting',
  'Let rooms to students and sold more and then all of it',
  'Spent 12 on 2019 figures and Q3 plans',
  'Stood in front of the class, and a head of year agreed',
  'Wrote a tool that can used be by nobody',
  'Made it self contained and moved to Node 12 later this year',
  'Showed whom the parts belong to are listed',
  'Was rung 40 times a day and has rung bells since',
  'Opened at end caps and put stock in line',
];

describe('small words at measures and verbs', () => {
  it.each(MISTAKEN)('are mended where only a slip puts them so: %s', (line, mended) => {
    expect(mendSlips(line, SLIPS)?.text).toBe(mended);
  });

  it.each(MISTAKEN)('are mended once and for all: %s', (_, mended) => {
    expect(mendSlips(mended, SLIPS)).toBeNull();
  });

  it.each(MISTAKEN)('pass the gates once mended: %s', (line) => {
    const context = { text: line, current: false, dialect: 'uk' as const, protectedSpans: [] };
    const mended = confusedWords.apply(context)!;
    expect(truthGate(line, mended.text, mended)).toBeNull();
    expect(keepsItsWord(confusedWords, mended)).toBe(true);
  });

  it.each(RIGHT)('are left where they are right: %s', (line) => {
    expect(mendSlips(line, SLIPS)).toBeNull();
  });
});
