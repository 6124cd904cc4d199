import { describe, expect, it } from 'vitest';
import { rewriteLines } from './lines.ts';

/** Line, the question that fits it, and where the answer goes; '{answer}' alone replaces the whole line. */
const ASKED: readonly (readonly [line: string, prompt: string, template: string])[] = [
  [
    'Was in charge of the pastry section and also ordering flour, butter and eggs every week',
    'Write the whole line again as what you did, starting with a verb. Add what came of it, if you can.',
    '{answer}',
  ],
  [
    'Duties included podding beans, washing up and cleaning down at the end of service',
    'Write the whole line again as what you did, starting with a verb. Add how much, how often or what came of it.',
    '{answer}',
  ],
  [
    'In charge of the restaurant floor, including cashing up and setting the alarm',
    'Write the whole line again as what you did, starting with a verb. Add how much, how often or what came of it.',
    '{answer}',
  ],
  [
    'Looked after the flock by myself when the farmer was away',
    'Add one fact to this line: how much, how often or what came of it.',
    '{answer}',
  ],
  [
    'Helped train up the newbies in the packing hall',
    'Which part of this did you do yourself? Keep “helped” where others did it with you.',
    '{answer}',
  ],
  [
    'Making sandwiches and salads, serving customers and keep the counter tidy',
    'Write the whole line again as what you did, starting with “Made”. Add how much, how often or what came of it.',
    '{answer}',
  ],
  [
    'Tasked with reducing food waste, which I did by changing the way we order',
    'Write the whole line again as what you did, starting with “Reduced”.',
    '{answer}',
  ],
  [
    'Responsible for the day to day running of a 34 bed residential care home',
    'This line names your responsibility, not what you did. What did you do? Start with a verb.',
    '{answer}',
  ],
  [
    'Assisted residents with washing, dressing and eating, as well as taking them to appointments',
    'About how many residents did you assist in a usual week? Add it to the line.',
    '{answer}',
  ],
  [
    'Worked as part of a team of 8 carers to deliver care to the elderly',
    'Which part of the team’s work was yours? Start with a verb.',
    '{answer}',
  ],
  [
    'Duties: lifting, bathing, feeding, medication, etc.',
    'Write the whole line again as what you did, starting with a verb. Add how much, how often or what came of it.',
    '{answer}',
  ],
  [
    'In charge of 3 apprentices who I trained in welding and fabrication',
    'This line names your responsibility, not what you did. What did you do? Start with a verb.',
    '{answer}',
  ],
  [
    'Was responsible for marking and assessment of coursework, and for writing reports',
    'Write the whole line again as what you did, starting with “Marked”. Add how much, how often or what came of it.',
    '{answer}',
  ],
  [
    'Worked with parents to improve attendance and behaviour',
    'Which part of this did you do yourself? Start with a verb.',
    '{answer}',
  ],
  [
    'Responsible for answering the phone, taking messages and booking in patients',
    'Write the whole line again as what you did, starting with “Answered”. Add how many patients.',
    '{answer}',
  ],
  [
    'Was the first point of contact for all patients that came in to the surgery',
    'What did you do in this role? Start with a verb.',
    '{answer}',
  ],
  [
    'Helped in filing, faxing, scanning and other administrative duties',
    'Which part of this did you do yourself? Keep “helped” where others did it with you.',
    '{answer}',
  ],
  [
    'Minutes were taken at meetings and circulated to the team',
    'Did you do this yourself? If so, write the line again, starting with a verb.',
    '{answer}',
  ],
  [
    'Tasked with calling back customers who had complained and offering them refunds',
    'Write the whole line again as what you did, starting with a verb. Add how many customers.',
    '{answer}',
  ],
  [
    'Helped new joiners to learn the CRM and the phone system',
    'Which part of this did you do yourself? Keep “helped” where others did it with you.',
    '{answer}',
  ],
  [
    'Worked on reducing average handling time, it went from 9 minutes to 6',
    'What did you do yourself in this work? Start with a verb.',
    '{answer}',
  ],
  [
    'Providing technical support to customers over the phone, email and chat.',
    'Write the whole line again as what you did, starting with “Provided”. Add how many customers.',
    '{answer}',
  ],
  [
    'Worked on the deli counter slicing meats, weighing cheese and serving',
    'Write the whole line again as what you did, starting with a verb. Add how much, how often or what came of it.',
    '{answer}',
  ],
  [
    'Orders were picked using RF scanners and checked before dispatch',
    'Did you do this yourself? If so, write the line again, starting with “Picked”.',
    '{answer}',
  ],
  [
    'Helped out in goods in when it was busy',
    'What did you do there yourself? Keep “helped” where others did it with you.',
    '{answer}',
  ],
  [
    'Tasked to raise morale among the drivers',
    'Write this line again as what you did, starting with “Raised”. Add how much, how often or what came of it.',
    '{answer}',
  ],
  [
    'Used various hand and power tools to complete work to a high standard',
    '“to a high standard” says little. Write the line again with what you did. Start with a verb. Add how much, how often or what came of it.',
    '{answer}',
  ],
  [
    'Worked on solar panel installs for a period of 2 years',
    'What did you do yourself in this work? Start with a verb.',
    '{answer}',
  ],
  [
    'Helped the team to get ready for audits',
    'Which part of this did you do yourself? Keep “helped” where others did it with you.',
    '{answer}',
  ],

  [
    'Provided holistic care to patients and their relatives at all times',
    '“holistic” says little. Write the line again with what you did. Start with a verb. Add how much, how often or what came of it.',
    '{answer}',
  ],
  [
    'Was involved in code reviews, sprint planning and retrospectives',
    'Which of these did you do yourself? Start with a verb.',
    '{answer}',
  ],
  [
    'Involved in requirement gathering, design, coding and testing of the modules',
    'Which of these did you do yourself? Start with a verb.',
    '{answer}',
  ],
  [
    'Invoices were processed and suppliers were paid on time',
    'Did you do this yourself? If so, write the line again, starting with “Processed”.',
    '{answer}',
  ],
  [
    'Helped the finance manager to prepare budgets and forecasts',
    'Which part of this did you do yourself? Keep “helped” where others did it with you.',
    '{answer}',
  ],
  [
    'Conducted exit interviews and gave feedback to managers as to why people left',
    'About how many exit interviews did you conduct in this role?',
    'Conducted {answer} exit interviews and gave feedback to managers as to why people left',
  ],
  [
    'Involved in campus recruitment drives at 12 colleges',
    'What was your own part in this? Start with a verb.',
    '{answer}',
  ],
  [
    'Carried out quality inspections on incoming material and raised NCRs',
    'About how many quality inspections did you carry out in this role?',
    'Carried out {answer} quality inspections on incoming material and raised NCRs',
  ],
  [
    'I was a nanny for twins, I took them to swimming and play groups',
    'The role stands before the work here. Write the line again, starting with what you did. Add how much or how often.',
    '{answer}',
  ],
  [
    'Dealt with shoplifters and assisted the police when required',
    '“when required” adds nothing here. Write the line again without it. Add how much, how often or what came of it.',
    '{answer}',
  ],
  [
    'Managed a team of volunteers who were running the food bank',
    'How many volunteers were in the team?',
    'Managed a team of {answer} volunteers who were running the food bank',
  ],
  [
    'Hard working team player who is always ready to learn new things',
    'This line names qualities. Which piece of your work shows them best? Start with a verb.',
    '{answer}',
  ],
  [
    'Acted as a liaison between the client and the offshore team',
    'What did you do in this role? Start with a verb.',
    '{answer}',
  ],
  [
    'Prepared and submitted of daily progress reports to the client',
    'Not all parts of this line have one form. Write it again, each deed with a verb in the past.',
    '{answer}',
  ],
  [
    'Checked the quality of the stitching and packing of garments before shipment',
    'How much of this did you do, or how often? Add it to the line.',
    '{answer}',
  ],
  [
    'Responsible to make cutting plans and to check fabric consumption',
    'Write the whole line again as what you did, starting with “Made”. Add how much, how often or what came of it.',
    '{answer}',
  ],
  [
    'Helped the owner with payroll, hiring, and ran the front counter on weekends',
    'About how many customers did you serve on a usual day?',
    'Helped the owner with payroll, hiring, and ran the front counter for {answer} customers a day on weekends',
  ],
  [
    'Ensured that customers were greeted in a friendly manner upon entering',
    '“friendly manner” says little. Write the line again with what you did. Start with a verb. Add how much, how often or what came of it.',
    '{answer}',
  ],
  [
    'Was the face of a project to migrate from Jenkins to Github actions',
    'What did you do in this role? Start with a verb.',
    '{answer}',
  ],
  [
    'Loaded trucks, drove forklift, and was a safety captain',
    'About how many trucks did you load on a usual day?',
    'Loaded {answer} trucks a day, drove forklift, and was a safety captain',
  ],
  [
    'Assist attorneys with trial prep and drafting discovery responses (current)',
    'Which part of this do you do yourself? Keep “assist” where others did it with you.',
    '{answer}',
  ],
  [
    'Helped train new employees and also helped with inventory',
    'About how many new employees did you help train in this role?',
    'Helped train {answer} new employees and also helped with inventory',
  ],
  [
    'Assisted with patient transfers and monitored vital signs',
    'Which part of this did you do yourself? Keep “assisted” where others did it with you.',
    '{answer}',
  ],
  [
    'Worked as a team member to deliver projects on time',
    'Which part of the team’s work was yours? Start with a verb.',
    '{answer}',
  ],
  [
    'Acted as the point of contact between clients and the technical team',
    'What did you do in this role? Start with a verb.',
    '{answer}',
  ],
  [
    'Performed a variety of duties such as answering phones, filing and greeting visitors',
    'Write the whole line again as what you did, starting with “Answered”. Add how much or how often.',
    '{answer}',
  ],
  [
    'I have experience of working with children with special needs',
    'What did you do for them? Start with a verb.',
    '{answer}',
  ],
  [
    'Ensured all safety standards were met and that staff were trained',
    'How did you make sure of this? Add it to the line.',
    '{answer}',
  ],
  [
    'Assigned to the emergency department and cared for trauma patients',
    'Write the whole line again as what you did, starting with a verb. Add how many patients.',
    '{answer}',
  ],
  [
    'Used chainsaws and chippers to clear fallen trees in a safe manner',
    '“in a safe manner” adds nothing here. Write the line again without it. Add how much, how often or what came of it.',
    '{answer}',
  ],
  [
    'Designed logos and worked with printers to get the colours right',
    'About how many logos did you design in this role?',
    'Designed {answer} logos and worked with printers to get the colours right',
  ],
  [
    'Carried out blood tests on horses and cattle',
    'About how many blood tests did you carry out in this role?',
    'Carried out {answer} blood tests on horses and cattle',
  ],
  [
    'Assist with budgeting and forecasting for the department (current)',
    'Which part of this do you do yourself? Keep “assist” where others did it with you.',
    '{answer}',
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
    'Had a say in the layout of the new showroom',
    'What was your own part in this? Start with a verb.',
    '{answer}',
  ],
  [
    'Was on the deli counter but also trained on tills',
    'Write the line again without “Was”, starting with a verb for what you did. Add how much, how often or what came of it.',
    '{answer}',
  ],
  [
    'Making sure that the fridges were full, rotating dates',
    'Write the whole line again as what you did, starting with “Made”. Add how much, how often or what came of it.',
    '{answer}',
  ],
  [
    'Experience of Sage and Xero in a small practice',
    'What did you do with this in your work? Start with a verb.',
    '{answer}',
  ],
  [
    'General office duties including filing and post',
    'Write the whole line again as what you did, starting with a verb. Add how much, how often or what came of it.',
    '{answer}',
  ],
  [
    'I have been translating for a court agency',
    'Write this line again as what you did, starting with “Translated”. Add how much, how often or what came of it.',
    '{answer}',
  ],
  [
    'The style guide was put together by me and the art director',
    'Others share this line with you. Which part of it did you do? Start with a verb.',
    '{answer}',
  ],
  [
    'Engaged in the sorting and stringing of onions',
    'What was your own part in this? Start with a verb.',
    '{answer}',
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
    'Was responsible for designing things for clients',
    'Write this line again as what you did, starting with “Designed”. Add what came of it.',
    '{answer}',
  ],
  [
    'Worked one to one with a pupil with autism',
    'What did you do for them? Start with a verb.',
    '{answer}',
  ],
  [
    'Helped families access legal advice',
    'How much of this did you do, or how often? Add it to the line.',
    '{answer}',
  ],
  [
    'Supported a family with twins, including night feeds',
    'Which part of this did you do yourself? Keep “supported” where others did it with you.',
    '{answer}',
  ],
  [
    'Was often praised by visitors for my patience',
    'What did you do to earn this? Add it to the line.',
    '{answer}',
  ],
  [
    'Responsible for accurate packing and labelling of glassware',
    'This line names your responsibility, not what you did. What did you do? Start with a verb.',
    '{answer}',
  ],
  [
    'Worked on improving the speed of the search page',
    'What did you do yourself in this work? Start with a verb.',
    '{answer}',
  ],
  [
    'Was responsible for the safe use of ladders and harnesses',
    'This line names your responsibility, not what you did. What did you do? Start with a verb.',
    '{answer}',
  ],
];

const GOOD = [
  'Trained 14 line cooks on allergen handling and cut plate returns from 5% to 2%',
  'Audited 60 retail stores for fire safety and closed 212 findings',
  'Counted cash, balanced tills and banked takings of £6,000 a day',
  'Helped two junior analysts pass the CFA Level I exam',
  'Edited 3 regional cookbooks and managed their photo shoots',
];

describe('the question for a line', () => {
  it.each(ASKED)('asks about «%s»', (line, prompt, template) => {
    const { question } = rewriteLines([line])[0]!;
    expect(question?.prompt).toBe(prompt);
    expect(question?.template).toBe(template);
  });

  it('covers enough kinds of line to mean something', () => {
    expect(ASKED.length).toBeGreaterThanOrEqual(60);
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

  it('is rewritten where it names its teller', () => {
    expect(rewriteLines(['Alarms were installed by me in 12 schools'])[0]).toMatchObject({
      after: 'Installed alarms in 12 schools',
      level: 'auto',
    });
  });
});
