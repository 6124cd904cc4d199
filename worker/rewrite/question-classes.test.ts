import { describe, expect, it } from 'vitest';
import { rewriteLines } from './lines.ts';

const promptOf = (line: string) => rewriteLines([line])[0]!.question?.prompt ?? null;

describe('the question of a line', () => {
  it.each([
    ['Served breakfasts, lunches, coffees, etc.', '“etc” leaves the list open.'],
    ['Led yoga, pilates and so on for older people', '“and so on” leaves the list open.'],
    ['Made sure all trolleys were stocked', 'How did you make sure of this?'],
    ['I just made sure nobody went home hungry', 'How did you make sure of this?'],
    ['Make sure the ponies are fed and rugged (current)', 'How do you make sure of this?'],
    [
      'Working closely with venues, bakeries and hire firms (current)',
      'What do you do with them? Name them in the line, and start with a verb.',
    ],
    [
      'Worked with refugees at a drop-in centre.',
      'What did you do for them? Start with a verb, and keep who they were.',
    ],
    [
      'Worked with Blender and Houdini to render shots',
      'Write the line again, starting with what you did yourself.',
    ],
    [
      'Just helped wherever the head gardener needed me',
      'What did you help with? Name the two or three jobs that came up most.',
    ],
    [
      'Motivated, dynamic and enthusiastic tutor who is passionate about maths (current)',
      'This line names qualities. Which piece of your work shows them best?',
    ],
    [
      'Creative and passionate team player with an eye for detail, dressed windows and built props',
      'The work stands behind the praise here.',
    ],
    [
      'Responsible for FOH and monitor mixing at a 300-seat theatre (current)',
      'Write the whole line again as what you do',
    ],
    [
      'Checks on a daily basis whether seals are according to drawing (current)',
      '“Checks” speaks of somebody else. Write the line again, starting with “Check”.',
    ],
    [
      'Reviews grant claims and prepares summaries for the board (current)',
      '“Reviews” speaks of somebody else. Write the line again, starting with “Review”.',
    ],
    [
      'He is trusted with opening and locking up the church (current)',
      'Write the whole line again as what you do, without “He”',
    ],
    [
      'I am a coded welder and my job is to weld the dairy tanks (current)',
      'Write the whole line again as what you do',
    ],
    [
      'My pies and pasties sell out most market days (current)',
      'Write the line again without “My”',
    ],
    ['Self-employed, so I do my own books and mend the van (current)', 'Say this without “I”'],
    ['Wound dressings, catheter care and tube feeds', 'Write the whole line again as what you did'],
    [
      'Assisted the wardens with rotas, keys and whatever came up',
      'Name what “whatever” stands for.',
    ],
    [
      'Dealing with skippers whose berths were flooded or closed',
      'Add how much, how often or what came of it.',
    ],
    [
      'Advising first time buyers, home movers and landlords on boundary law',
      'Add how much, how often or what came of it.',
    ],
    [
      'Took calls from growers in relation to seed orders on a regular basis',
      '“in relation to” and “on a regular basis” are more words than the line needs.',
    ],
    [
      'Ran the ward round on two units and attended a number of strategy meetings',
      'Write the line again and say how many.',
    ],
    ['Did brakes, tyres and stuff like that', '“Did” and “stuff” weaken this line.'],
    [
      'Provide advice to growers in order to enable them to plan ahead (current)',
      'Write the line again with “to” for “in order to”.',
    ],
    ['Hearing tests for all ages, about 12 a day (current)', 'Write the whole line again as what'],
    ['Playground duty, bus duty, etc.', 'Write the whole line again as what you did'],
    ['cash handling, lottery and fuel card transactions', 'Write the whole line again as what'],
    ['Boundary wall work, including footings and coping', 'Write the whole line again as what'],
    ['Juniper, Palo Alto and BGP troubleshooting in two offices', 'Write the whole line again as'],
    [
      'Undertaking Care Act assessments and reviews for adults with dementia (current)',
      'Write the whole line again as what you do',
    ],
    [
      'Fire logs, hose charts and shift notes were completed each night',
      'Did you do this yourself? If so, write the line again, starting with “Completed”.',
    ],
    [
      'Sorted loads of gas leaks and dodgy flues on the council contract',
      '“loads of” leaves the number open. About how many, or how much?',
    ],
    ['Checks stock and orders parts (current)', '“Checks” speaks of somebody else.'],
    ['Experienced guide who enjoys meeting people', 'This line names qualities.'],
    ['Lots of meetings with growers', 'Write this line again as what you did'],
    ['Helped brides choose veils and shoes', 'For about how many brides, or how often?'],
    [
      'Involved in audits for clients in the timber, paper and pulp trades',
      'What was your own part in this?',
    ],
    ['Assist two rectors with their diaries and letters (current)', 'Which part of this do you do'],
    ['Churned out 250 covers on Friday nights', '“Churned out” is how one speaks.'],
    [
      'Worked as part of a crew of six on the refit of a ferry, stripping out old cabling, fitting new trunking, pulling in armoured cable, wiring the galley sockets and lights and testing every circuit before handover to the owner in May',
      'Keep that you did it in a team.',
    ],
  ])('%s', (line, asked) => {
    expect(promptOf(line)).toContain(asked);
  });

  it.each([
    'Collect swabs and timed specimens on a 24-bed renal ward (current)',
    'Keep the daybooks, petty cash and fixed asset register for a firm of 40 (current)',
    'Report faults to the porters and log lost and found items for 200 rooms (current)',
    'Hold a short-notice list, keeping four surgeries fully booked (current)',
    'Launched two festivals that broke even in their first year',
    'Act as key person to six toddlers and write their two-year checks (current)',
    'Served as a lay judge for six years and chaired 120 hearings',
    'Made sure 40 vans were strapped, with no damage in three years',
    'Overhauled Perkins gearboxes and winches in the boat shed',
    'Size pumps, fans and ductwork for hospitals up to £3m (current)',
    'Taught the duty of candour to 80 junior doctors',
    'Saw 14 women a shift in a walk-in clinic',
    'Drove up to 12 patients home after dialysis each evening',
  ])('is not asked of «%s»', (line) => {
    expect(promptOf(line)).toBeNull();
  });
});
