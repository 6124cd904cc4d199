import { describe, expect, it } from 'vitest';
import { rewriteLines } from './lines.ts';
import { isQualities } from './questions.ts';

/** Line, the question that fits it, and where the answer goes; '{answer}' alone replaces the whole line. */
const ASKED: readonly (readonly [line: string, prompt: string, template: string])[] = [
  [
    'Looked after the flock by myself when the farmer was away',
    'Add one fact to this line: how much, how often or what came of it.',
    '{answer}',
  ],
  [
    'Assisted residents with washing, dressing and eating, as well as taking them to appointments',
    'About how many residents did you assist in a usual week? Add it to the line.',
    '{answer}',
  ],
  [
    'Conducted exit interviews and gave feedback to managers',
    'About how many exit interviews did you conduct in this role?',
    'Conducted {answer} exit interviews and gave feedback to managers',
  ],
  [
    'Carried out quality inspections on incoming material',
    'About how many quality inspections did you carry out in this role?',
    'Carried out {answer} quality inspections on incoming material',
  ],
  [
    'Managed a team of volunteers who were running the food bank',
    'How many volunteers were in the team?',
    'Managed a team of {answer} volunteers who were running the food bank',
  ],
  [
    'Checked the quality of the stitching and packing',
    'How much of this did you do, or how often? Add it to the line.',
    '{answer}',
  ],
  [
    'Helped the owner with payroll, hiring, and ran the front counter on weekends',
    'About how many customers did you serve on a usual day?',
    'Helped the owner with payroll, hiring, and ran the front counter for {answer} customers a day on weekends',
  ],
  [
    'Loaded trucks, drove forklift, and was a safety captain',
    'About how many trucks did you load on a usual day?',
    'Loaded {answer} trucks a day, drove forklift, and was a safety captain',
  ],
  [
    'Helped train new employees and also helped with inventory',
    'About how many new employees did you help train in this role?',
    'Helped train {answer} new employees and also helped with inventory',
  ],
  [
    'Designed logos and worked with printers',
    'About how many logos did you design in this role?',
    'Designed {answer} logos and worked with printers',
  ],
  [
    'Carried out blood tests on horses and cattle',
    'About how many blood tests did you carry out in this role?',
    'Carried out {answer} blood tests on horses and cattle',
  ],
  [
    'Operated cash register, bagged groceries and returned carts',
    'About how many customers did you serve on a usual day?',
    'Operated cash register for {answer} customers a day, bagged groceries and returned carts',
  ],
  [
    'Carried out repairs on roofs, gutters and chimneys',
    'About how many repairs did you carry out in this role?',
    'Carried out {answer} repairs on roofs, gutters and chimneys',
  ],
  [
    'Wrote parking tickets and dealt with appeals from motorists',
    'About how many parking tickets did you write in this role?',
    'Wrote {answer} parking tickets and dealt with appeals from motorists',
  ],
  [
    'Took part in ward rounds and wrote discharge letters',
    'About how many discharge letters did you write in this role?',
    'Took part in ward rounds and wrote {answer} discharge letters',
  ],
  [
    'Dispensed prescriptions accurately to care homes',
    'About how many prescriptions did you dispense on a usual day? Add it to the line.',
    '{answer}',
  ],
  [
    'Answered phones',
    'About how many calls did you answer on a usual day?',
    'Answered {answer} calls a day',
  ],
  [
    'Gave patients leaflets on diet',
    'How much of this did you do, or how often? Add it to the line.',
    '{answer}',
  ],
  [
    'Helped families access legal advice',
    'How much of this did you do, or how often? Add it to the line.',
    '{answer}',
  ],
];

const GOOD = [
  'Trained 14 line cooks on allergen handling and cut plate returns from 5% to 2%',
  'Audited 60 retail stores for fire safety and closed 212 findings',
  'Counted cash, balanced tills and banked takings of £6,000 a day',
  'Helped two junior analysts pass the CFA Level I exam',
  'Edited 3 regional cookbooks and managed their photo shoots',
  'Reviewed incident reports and drone footage to settle blame where witnesses disagreed',
  'Logged faults in TrackRight and booked repairs with the makers',
  'Secured pallet loads of slate with ratchet straps and edge guards',
];

describe('the question for a line', () => {
  it.each(ASKED)('asks about «%s»', (line, prompt, template) => {
    const { question } = rewriteLines([line])[0]!;
    expect(question?.prompt).toBe(prompt);
    expect(question?.template).toBe(template);
  });

  it.each(GOOD)('asks nothing about «%s»', (line) => {
    expect(rewriteLines([line])[0]!.question).toBeUndefined();
  });
});

it('waits for a yes before a task that was given once is told as done', () => {
  const level = (line: string) => rewriteLines([line])[0]!.level;
  expect(level('Was tasked with introducing a stock system')).toBe('confirm');
  expect(level('Was tasked with sorting parcels and loading vans')).toBe('auto');
});

describe('a line with a doubled word', () => {
  it('is handed back to be read again where something else may be wrong', () => {
    const line = 'Closed every one within the the eight-week deadline';
    const { after, question } = rewriteLines([line])[0]!;
    expect(after).toBe(line);
    expect(question?.prompt).toMatch(/^The slips that we saw in this line are put right/);
    expect(question?.draft).toBe('Closed every one within the eight-week deadline');
  });
});

describe('a passive line', () => {
  it('is asked whose deed it was, with the line as it would read at hand', () => {
    const { after, before, level, question } = rewriteLines([
      'Invoices were checked every Friday',
    ])[0]!;
    expect([after, level]).toEqual([before, 'ask']);
    expect(question).toMatchObject({
      prompt:
        'Did you do this yourself? If so, write the line again, starting with “Checked”. If not, say what your part was.',
      template: '{answer}',
      draft: 'Checked invoices every Friday',
    });
  });

  it('is turned round for its teller to check where it names them', () => {
    const { question, wording } = rewriteLines(['Alarms were installed by me in 12 schools'])[0]!;
    expect(question).toMatchObject({
      prompt:
        'Write the line again without “by me”, each deed starting with a verb. A first wording stands ready: check it.',
      draft: 'Installed alarms in 12 schools',
    });
    expect(wording?.text).toBe('Installed alarms in 12 schools');
  });
});

describe('isQualities', () => {
  it.each([
    'Organised and led a school trip to the lakes',
    'Worked with dispatch so that loads came on time',
  ])('reads «%s» as work', (line) => {
    expect(isQualities(line)).toBe(false);
  });

  it.each(['Good with people and on time', 'Reliable, punctual team player'])(
    'reads «%s» as qualities',
    (line) => {
      expect(isQualities(line)).toBe(true);
    },
  );
});
