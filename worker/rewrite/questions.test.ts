import { describe, expect, it } from 'vitest';
import { rewriteLines } from './lines.ts';

/** Line, the question that fits it, and where the answer goes; '{answer}' alone replaces the whole line. */
const ASKED: readonly (readonly [line: string, prompt: string, template: string])[] = [
  [
    'Was in charge of the pastry section and also ordering flour, butter and eggs every week',
    'You were responsible for “the pastry section and ordering flour, butter and eggs every week”. What did you do? Start with a verb.',
    '{answer}',
  ],
  [
    'Duties included podding beans, washing up and cleaning down at the end of service',
    'You were responsible for “podding beans, washing up and cleaning down at the end of service”. What did you do? Start with a verb.',
    '{answer}',
  ],
  [
    'In charge of opening and closing the restaurant, including cashing up and setting the alarm',
    'You were responsible for “opening and closing the restaurant, including cashing up and setting the alarm”. What did you do? Start with a verb.',
    '{answer}',
  ],
  [
    'Making sandwiches and salads, serving customers and keep the counter tidy',
    'This line names an activity. What did you do? Start with a verb.',
    '{answer}',
  ],
  [
    'Tasked with reducing food waste, which I did by changing the way we order',
    'This line says “we”. Which part of it did you do? Start with a verb.',
    '{answer}',
  ],
  [
    'Responsible for the day to day running of a 34 bed residential care home',
    'You were responsible for “the day to day running of a 34 bed residential care home”. What did you do? Start with a verb.',
    '{answer}',
  ],
  [
    'Assisted residents with washing, dressing and eating, as well as taking them to appointments',
    'About how many residents did you assist in a usual week?',
    'Assisted {answer} residents a week with washing, dressing and eating, as well as taking them to appointments',
  ],
  [
    'Worked as part of a team of 8 carers to deliver care to the elderly',
    'Which part of the team’s work was yours? Start with a verb.',
    '{answer}',
  ],
  [
    'Duties: lifting, bathing, feeding, medication, etc.',
    'You were responsible for “lifting, bathing, feeding and medication”. What did you do? Start with a verb.',
    '{answer}',
  ],
  [
    'In charge of 3 apprentices who I trained in welding and fabrication',
    'You were responsible for “3 apprentices who I trained in welding and fabrication”. What did you do? Start with a verb.',
    '{answer}',
  ],
  [
    'Was responsible for marking and assessment of coursework, and for writing reports',
    'You were responsible for “marking and assessment of coursework, and for writing reports”. What did you do? Start with a verb.',
    '{answer}',
  ],
  [
    'Worked with parents to improve attendance and behaviour',
    'What came of this work? Write the line again with your answer.',
    '{answer}',
  ],
  [
    'In charge of the after school coding club, which had 18 members',
    'You were responsible for “the after-school coding club, which had 18 members”. What did you do? Start with a verb.',
    '{answer}',
  ],
  [
    'Responsible for answering the phone, taking messages and booking in patients',
    'You were responsible for “answering the phone, taking messages and booking in patients”. What did you do? Start with a verb.',
    '{answer}',
  ],
  [
    'Was the first point of contact for all patients that came in to the surgery',
    'Which piece of your work was behind this? Start with a verb.',
    '{answer}',
  ],
  [
    'Helped in filing, faxing, scanning and other administrative duties',
    'Which duties? Name the two or three that mattered most.',
    'Helped in filing, faxing, scanning and {answer}',
  ],
  [
    'Minutes were taken at meetings and circulated to the team',
    'Was this your work? If so, say it again, starting with the verb.',
    '{answer}',
  ],
  [
    'Tasked with calling back customers who had complained and offering them refunds',
    'You were responsible for “calling back customers who had complained and offering them refunds”. What did you do? Start with a verb.',
    '{answer}',
  ],
  [
    'Helped new joiners to learn the CRM and the phone system',
    'About how many new joiners did you help in this role?',
    'Helped {answer} new joiners to learn the CRM and the phone system',
  ],
  [
    'Worked on reducing average handling time, it went from 9 minutes to 6',
    'What did you do yourself on “reducing average handling time; it went from 9 minutes to 6”? Start with a verb.',
    '{answer}',
  ],
  [
    'Providing technical support to customers over the phone, email and chat.',
    'This line names an activity. What did you do? Start with a verb.',
    '{answer}',
  ],
  [
    'Dealing with irate customers in a polite and professional manner',
    'This line names an activity. What did you do? Start with a verb.',
    '{answer}',
  ],
  [
    'Worked on the deli counter slicing meats, weighing cheese and serving',
    'What did you do yourself on “the deli counter slicing meats, weighing cheese and serving”? Start with a verb.',
    '{answer}',
  ],
  [
    'Orders were picked using RF scanners and checked before dispatch',
    'Was this your work? If so, say it again, starting with the verb.',
    '{answer}',
  ],
  [
    'Helped out in goods in when it was busy',
    'What did you do yourself here? Keep “helped” where others did it with you.',
    '{answer}',
  ],
  [
    'Tasked to raise morale among the drivers',
    'You were tasked to raise morale among the drivers. What did you do? Start with a verb.',
    '{answer}',
  ],
  [
    'Used various hand and power tools to complete work to a high standard',
    'You used various hand and power tools to complete work to a high standard: what came of it? Write the line again with your answer.',
    '{answer}',
  ],
  [
    'Worked on solar panel installs for a period of 2 years',
    'What did you do yourself on “solar panel installs for a period of 2 years”? Start with a verb.',
    '{answer}',
  ],
  [
    'Helped the team to get ready for audits',
    'What did you do yourself here? Keep “helped” where others did it with you.',
    '{answer}',
  ],
  [
    "Administered IV's, inserted catheters and was taking blood samples",
    'The parts of this line do not match. Write it again, each part with a verb in the past.',
    '{answer}',
  ],
  [
    'I was the link nurse for diabetes, I held monthly teaching sessions',
    '“I was the link nurse for diabetes, I held monthly teaching sessions”: what did you do? Start with a verb.',
    '{answer}',
  ],
  [
    'Provided holistic care to patients and their relatives at all times',
    'You provided holistic care to patients and their relatives at all times: what came of it? Write the line again with your answer.',
    '{answer}',
  ],
  [
    'Was involved in code reviews, sprint planning and retrospectives',
    'What did you do yourself in this? Start with a verb.',
    '{answer}',
  ],
  [
    'Involved in requirement gathering, design, coding and testing of the modules',
    'What did you do yourself in this? Start with a verb.',
    '{answer}',
  ],
  [
    'Invoices were processed and suppliers were paid on time',
    'Was this your work? If so, say it again, starting with the verb.',
    '{answer}',
  ],
  [
    'Helped the finance manager to prepare budgets and forecasts',
    'What did you do yourself here? Keep “helped” where others did it with you.',
    '{answer}',
  ],
  [
    'Conducted exit interviews and gave feedback to managers as to why people left',
    'About how many exit interviews did you conduct in this role?',
    'Conducted {answer} exit interviews and gave feedback to managers as to why people left',
  ],
  [
    'Involved in campus recruitment drives at 12 colleges',
    'What did you do yourself in this? Start with a verb.',
    '{answer}',
  ],
  [
    'Carried out quality inspections on incoming material and raised NCRs',
    'You carried out quality inspections on incoming material and raised NCRs: what came of it? Write the line again with your answer.',
    '{answer}',
  ],
  [
    'I was a nanny for twins, I took them to swimming and play groups',
    '“I was a nanny for twins, I took them to swimming and play groups”: what did you do? Start with a verb.',
    '{answer}',
  ],
  [
    'Dealt with shoplifters and assisted the police when required',
    'With how many, and what came of it? Write the line again with your answer.',
    '{answer}',
  ],
  [
    'Managed a team of volunteers who were running the food bank',
    'You managed a team of volunteers who were running the food bank: what came of it? Write the line again with your answer.',
    '{answer}',
  ],
  [
    'Hard working team player who is always ready to learn new things',
    'This line names qualities. Which piece of your work shows them best?',
    '{answer}',
  ],
  [
    'Acted as a liaison between the client and the offshore team',
    'You acted as a liaison between the client and the offshore team: what came of it? Write the line again with your answer.',
    '{answer}',
  ],
  [
    'Prepared and submitted of daily progress reports to the client',
    'The parts of this line do not match. Write it again, each part with a verb in the past.',
    '{answer}',
  ],
  [
    'Checked the quality of the stitching and packing of garments before shipment',
    'What came of this work? Write the line again with your answer.',
    '{answer}',
  ],
  [
    'Responsible to make cutting plans and to check fabric consumption',
    'Your duty was to “make cutting plans and to check fabric consumption”. What did you do? Start with a verb.',
    '{answer}',
  ],
  [
    'Maintained good relation with customers and vendors',
    'What shows it: a check passed, a rating or a record? Write the line again with your answer.',
    '{answer}',
  ],
  [
    'Helped the owner with payroll, hiring, and ran the front counter on weekends',
    'About how many customers did you serve on a usual day?',
    'Helped the owner with payroll, hiring, and ran the front counter for {answer} customers a day on weekends',
  ],
  [
    'Ensured that customers were greeted in a friendly manner upon entering',
    'What shows it: a check passed, a rating or a record? Write the line again with your answer.',
    '{answer}',
  ],
  [
    'Was the lead on a project to migrate from Jenkins to Github actions',
    'Which piece of your work was behind this? Start with a verb.',
    '{answer}',
  ],
  [
    'Loaded trucks, drove forklift, and was a safety captain',
    'About how many trucks did you load on a usual day?',
    'Loaded {answer} trucks a day, drove forklift, and was a safety captain',
  ],
  [
    'Assist attorneys with trial prep and drafting discovery responses (current)',
    'What do you do yourself here? Keep “assist” where others did it with you.',
    '{answer}',
  ],
  [
    'Helped train new employees and also helped with inventory',
    'About how many new employees did you help train in this role?',
    'Helped train {answer} new employees and also helped with inventory',
  ],
  [
    'Assisted with patient transfers and monitored vital signs',
    'About how many patient transfers did you assist with in this role?',
    'Assisted with {answer} patient transfers and monitored vital signs',
  ],
  [
    'Carried out daily checks on all safety equipment',
    'You carried out daily checks on all safety equipment: what came of it? Write the line again with your answer.',
    '{answer}',
  ],
  [
    'Worked as a team member to deliver projects on time',
    'Which part of the team’s work was yours? Start with a verb.',
    '{answer}',
  ],
  [
    'Acted as the point of contact between clients and the technical team',
    'You acted as the point of contact between clients and the technical team: what came of it? Write the line again with your answer.',
    '{answer}',
  ],
  [
    'Performed a variety of duties such as answering phones, filing and greeting visitors',
    'Which duties? Name the two or three that mattered most.',
    'Performed {answer} such as answering phones, filing and greeting visitors',
  ],
  [
    'I have experience of working with children with special needs',
    'Which piece of your work shows this best? Start with a verb.',
    '{answer}',
  ],
  [
    'Ensured all safety standards were met and that staff were trained',
    'What shows it: a check passed, a rating or a record? Write the line again with your answer.',
    '{answer}',
  ],
  [
    'Assigned to the emergency department and cared for trauma patients',
    'About how many trauma patients did you care for in this role?',
    'Assigned to the emergency department and cared for {answer} trauma patients',
  ],
  [
    'Used chainsaws and chippers to clear fallen trees in a safe manner',
    'You used chainsaws and chippers to clear fallen trees in a safe manner: what came of it? Write the line again with your answer.',
    '{answer}',
  ],
  [
    'Designed logos and worked with printers to get the colours right',
    'About how many logos did you design in this role?',
    'Designed {answer} logos and worked with printers to get the colours right',
  ],
  [
    'Carried out blood tests on horses and cattle',
    'You carried out blood tests on horses and cattle: what came of it? Write the line again with your answer.',
    '{answer}',
  ],
  [
    'Assist with budgeting and forecasting for the department (current)',
    'What do you do yourself here? Keep “assist” where others did it with you.',
    '{answer}',
  ],
  [
    'Operated cash register, bagged groceries and returned carts',
    'About how many customers did you serve on a usual day?',
    'Operated cash register for {answer} customers a day, bagged groceries and returned carts',
  ],
  [
    'Carried out repairs on roofs, gutters and chimneys',
    'You carried out repairs on roofs, gutters and chimneys: what came of it? Write the line again with your answer.',
    '{answer}',
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
