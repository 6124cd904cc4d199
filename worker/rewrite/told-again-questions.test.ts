import { describe, expect, it } from 'vitest';
import { rewriteLines } from './lines.ts';

/** Lines whose answer is the whole line anew, and the question that fits each. */
const ASKED: readonly (readonly [line: string, prompt: string])[] = [
  [
    'The calibrating of pipettes, balances and pH meters was done by me weekly',
    'Write the line again without “by me”, each deed starting with a verb.',
  ],
  [
    'Working with at-risk teens from the South Side',
    'What did you do for them? Start with a verb, and keep who they were.',
  ],
  [
    'Was in charge of the pastry section and also ordering flour, butter and eggs every week',
    'Write the whole line again as what you did, starting with a verb. Add what came of it, if you can.',
  ],
  [
    'Duties included podding beans, washing up and cleaning down at the end of service',
    'Write the whole line again as what you did, starting with a verb. Add how much, how often or what came of it.',
  ],
  [
    'In charge of the restaurant floor, including cashing up and setting the alarm',
    'Write the whole line again as what you did, starting with a verb. Add how much, how often or what came of it.',
  ],
  [
    'Making sandwiches and salads, serving customers and keep the counter tidy',
    'Write the whole line again as what you did, starting with “Made”. Add how much, how often or what came of it.',
  ],
  [
    'Tasked with reducing food waste, which I did by changing the way we order',
    'Write the whole line again as what you did, starting with “Reduced”.',
  ],
  [
    'Responsible for the day to day running of a 34 bed residential care home',
    'This line names your responsibility, not what you did. What did you do? Start with a verb.',
  ],
  [
    'Duties: lifting, bathing, feeding, medication, etc.',
    'Write the whole line again as what you did, starting with a verb. Add how much, how often or what came of it.',
  ],
  [
    'In charge of 3 apprentices who I trained in welding and fabrication',
    'This line names your responsibility, not what you did. What did you do? Start with a verb.',
  ],
  [
    'Was responsible for marking and assessment of coursework, and for writing reports',
    'Write the whole line again as what you did, starting with “Marked”. Add how much, how often or what came of it.',
  ],
  [
    'Responsible for answering the phone, taking messages and booking in patients',
    'Write the whole line again as what you did, starting with “Answered”. Add how many patients.',
  ],
  [
    'Minutes were taken at meetings and circulated to the team',
    'Did you do this yourself? If so, write the line again, starting with a verb.',
  ],
  [
    'Tasked with calling back customers who had complained and offering them refunds',
    'Write the whole line again as what you did, starting with a verb. Add how many customers.',
  ],
  [
    'Providing technical support to customers over the phone, email and chat.',
    'Write the whole line again as what you did, starting with “Provided”. Add how many customers.',
  ],
  [
    'Worked on the deli counter slicing meats, weighing cheese and serving',
    'Write the whole line again as what you did, starting with a verb. Add how much, how often or what came of it.',
  ],
  [
    'Orders were picked using RF scanners and checked before dispatch',
    'Did you do this yourself? If so, write the line again, starting with “Picked”.',
  ],
  [
    'Tasked to raise morale among the drivers',
    'Write this line again as what you did, starting with “Raised”. Add how much, how often or what came of it.',
  ],
  [
    'Used various hand and power tools to complete work to a high standard',
    '“various” and “to a high standard” weaken this line. Write it again without them, starting with a verb for what you did.',
  ],

  [
    'Provided holistic care to patients and their relatives at all times',
    '“holistic” and “at all times” weaken this line. Write it again without them, starting with a verb for what you did.',
  ],
  [
    'Invoices were processed and suppliers were paid on time',
    'Did you do this yourself? If so, write the line again, starting with “Processed”.',
  ],
  [
    'I was a nanny for twins, I took them to swimming and play groups',
    'The role stands before the work here. Write the line again, starting with what you did. Add how much or how often.',
  ],
  [
    'Dealt with shoplifters and assisted the police when required',
    '“when required” adds nothing here. Write the line again without it. Add how much, how often or what came of it.',
  ],
  [
    'Prepared and submitted of daily progress reports to the client',
    'Parts of this line do not fit together. Write it again, each deed with a verb in the past.',
  ],
  [
    'Responsible to make cutting plans and to check fabric consumption',
    'Write the whole line again as what you did, starting with “Made”. Add how much, how often or what came of it.',
  ],
  [
    'Ensured that customers were greeted in a friendly manner upon entering',
    '“friendly manner” says little. Write the line again with what you did. Start with a verb. Add how much, how often or what came of it.',
  ],
  [
    'Performed a variety of duties such as answering phones, filing and greeting visitors',
    'Write the whole line again as what you did, starting with “Answered”. Add how much or how often.',
  ],
  [
    'Ensured all safety standards were met and that staff were trained',
    'How did you make sure of this? Add it to the line.',
  ],
  [
    'Assigned to the emergency department and cared for trauma patients',
    'Write the whole line again as what you did, starting with a verb. Add how many patients.',
  ],
  [
    'Used chainsaws and chippers to clear fallen trees in a safe manner',
    '“in a safe manner” adds nothing here. Write the line again without it. Add how much, how often or what came of it.',
  ],
  [
    'Was on the deli counter but also trained on tills',
    'Write the line again without “Was”, starting with a verb for what you did. Add how much, how often or what came of it.',
  ],
  [
    'Making sure that the fridges were full, rotating dates',
    'How did you make sure of this? Write the line again with what you did.',
  ],
  [
    'General office duties including filing and post',
    'Write the whole line again as what you did, starting with a verb. Add how much, how often or what came of it.',
  ],
  [
    'I have been translating for a court agency',
    'Write this line again as what you did, starting with “Translated”. Add how much, how often or what came of it.',
  ],
  [
    'Was responsible for designing things for clients',
    'Write this line again as what you did, starting with “Designed”. Add what came of it.',
  ],
  [
    'Was often praised by visitors for my patience',
    'What did you do to earn this? Write the line again, starting with it.',
  ],
  [
    'Responsible for accurate packing and labelling of glassware',
    'Write the whole line again as what you did, starting with a verb. Add how much, how often or what came of it.',
  ],
  [
    'Was responsible for the safe use of ladders and harnesses',
    'This line names your responsibility, not what you did. What did you do? Start with a verb.',
  ],
  [
    'Meeting and greeting guests with a smile',
    'Write the whole line again as what you did, without “with a smile”, starting with a verb. Add how many guests.',
  ],
  [
    'Been doing the books for a small brewery (current)',
    'Write this line again as what you do, starting with a verb. Add how much, how often or what comes of it.',
  ],
  [
    'Complaints are logged within five days (current)',
    'Do you do this yourself? If so, write the line again, starting with “Log”. If not, say what your part is.',
  ],
  [
    'Works well alone or in a team (current)',
    'This line names qualities. Which piece of your work shows them best? Start with a verb.',
  ],
];

describe('questions for a line to be told again', () => {
  it.each(ASKED)('are asked of «%s»', (line, prompt) => {
    const { question } = rewriteLines([line])[0]!;
    expect(question?.prompt).toBe(prompt);
    expect(question?.template).toBe('{answer}');
  });
});
