import { describe, expect, it } from 'vitest';
import { rewriteLines } from './lines.ts';

/** Lines that leave open what was one's own work, and the question that fits each. */
const ASKED: readonly (readonly [line: string, prompt: string])[] = [
  [
    'Helped train up the newbies in the packing hall',
    'Which part of this did you do yourself? Keep “helped” where others did it with you.',
  ],
  [
    'Worked as part of a team of 8 carers to deliver care to the elderly',
    'Which part of the team’s work was yours? Start with a verb.',
  ],
  [
    'Worked with parents to improve attendance and behaviour',
    'Which part of this did you do yourself? Start with a verb.',
  ],
  [
    'Was the first point of contact for all patients that came in to the surgery',
    'What did you do in this role? Start with a verb.',
  ],
  [
    'Helped in filing, faxing, scanning and other administrative duties',
    'Which part of this did you do yourself? Keep “helped” where others did it with you. Name what “other administrative duties” stands for.',
  ],
  [
    'Helped new joiners to learn the CRM and the phone system',
    'Which part of this did you do yourself? Keep “helped” where others did it with you.',
  ],
  [
    'Worked on reducing average handling time, it went from 9 minutes to 6',
    'What did you do yourself in this work? Start with a verb.',
  ],
  [
    'Helped out in goods in when it was busy',
    'What did you do there yourself? Keep “helped” where others did it with you.',
  ],
  [
    'Worked on solar panel installs for a period of 2 years',
    'What did you do yourself in this work? Start with a verb.',
  ],
  [
    'Helped the team to get ready for audits',
    'Which part of this did you do yourself? Keep “helped” where others did it with you.',
  ],
  [
    'Was involved in code reviews, sprint planning and retrospectives',
    'What did you do in these? Start with a verb.',
  ],
  [
    'Involved in requirement gathering, design, coding and testing of the modules',
    'Which of these did you do yourself? Start with a verb.',
  ],
  [
    'Helped the finance manager to prepare budgets and forecasts',
    'Which part of this did you do yourself? Keep “helped” where others did it with you.',
  ],
  [
    'Involved in campus recruitment drives at 12 colleges',
    'What was your own part in this? Start with a verb.',
  ],
  [
    'Hard working team player who is always ready to learn new things',
    'This line names qualities. Which piece of your work shows them best? Start with a verb.',
  ],
  [
    'Acted as a liaison between the client and the offshore team',
    'What did you do in this role? Start with a verb.',
  ],
  [
    'Was the face of a project to migrate from Jenkins to Github actions',
    'What did you do in this role? Start with a verb.',
  ],
  [
    'Assist attorneys with trial prep and drafting discovery responses (current)',
    'Which part of this do you do yourself? Keep “assist” where others do it with you.',
  ],
  [
    'Assisted with patient transfers and monitored vital signs',
    'Which part of this did you do yourself? Keep “assisted” where others did it with you.',
  ],
  [
    'Worked as a team member to deliver projects on time',
    'Which part of the team’s work was yours? Start with a verb.',
  ],
  [
    'Acted as the point of contact between clients and the technical team',
    'What did you do in this role? Start with a verb.',
  ],
  [
    'I have experience of working with children with special needs',
    'What did you do for them? Start with a verb, and keep who they were. Leave out “I”.',
  ],
  [
    'Assist with budgeting and forecasting for the department (current)',
    'Which part of this do you do yourself? Keep “assist” where others do it with you.',
  ],
  [
    'Had a say in the layout of the new showroom',
    'What was your own part in this? Start with a verb.',
  ],
  [
    'Experience of Sage and Xero in a small practice',
    'What did you do with this in your work? Start with a verb.',
  ],
  [
    'The style guide was put together by me and the art director',
    'Others share this line with you. Which part of it did you do? Start with a verb.',
  ],
  [
    'Engaged in the sorting and stringing of onions',
    'What was your own part in this? Start with a verb.',
  ],
  [
    'Worked one to one with a pupil with autism',
    'What did you do for them? Start with a verb, and keep who they were.',
  ],
  [
    'Supported a family with twins, including night feeds',
    'Which part of this did you do yourself? Keep “supported” where others did it with you.',
  ],
  [
    'Worked on improving the speed of the search page',
    'What did you do yourself in this work? Start with a verb.',
  ],
];

describe("questions for one's own part", () => {
  it.each(ASKED)('are asked of «%s»', (line, prompt) => {
    const { question } = rewriteLines([line])[0]!;
    expect(question?.prompt).toBe(prompt);
    expect(question?.template).toBe('{answer}');
  });

  it.each([
    'Assisted the public at the counter with forms, fees and copies',
    'Helped newly qualified paramedics settle in and find their way',
  ])('are not asked of «%s», which tells whom the work is for', (line) => {
    expect(rewriteLines([line])[0]!.question?.prompt).not.toMatch(/yourself/);
  });
});
