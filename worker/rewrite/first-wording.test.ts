import { describe, expect, it } from 'vitest';
import { withMended } from './first-wording.ts';
import { rewriteLines } from './lines.ts';
import type { LineQuestion } from './model.ts';
import { rewriteLine } from './rewrite.ts';

const CONTEXT = { current: false, dialect: 'uk', protectedSpans: [] } as const;
const questionOf = (text: string) => rewriteLine({ ...CONTEXT, text }).question;

describe('a first wording', () => {
  it.each([
    [
      'Reviewed rotas every week in order to keep wage costs within budget',
      'Reviewed rotas every week to keep wage costs within budget',
    ],
    [
      'Inspected lifts on a monthly basis in order to ensure that they were safe to use',
      'Inspected lifts monthly to ensure that they were safe to use',
    ],
    [
      'Was asked to cover the nursery whenever the room leader was away',
      'Covered the nursery whenever the room leader was away',
    ],
    [
      'Helped guests with theatre tickets, luggage, taxis, etc.',
      'Helped guests with theatre tickets, luggage and taxis',
    ],
  ])('stands ready where «%s» is asked about', (line, draft) => {
    const question = questionOf(line);
    expect(question?.draft?.replace(/\.$/, '')).toBe(draft);
    expect(question?.prompt).toMatch(/ A first wording stands ready: check it\.$/);
  });

  it.each([
    // The deed is asked for: how it was made sure, and which part was the person's own.
    'Just made sure people got in and out safely',
    'Assisted the farrier with shoeing on a weekly basis',
    'Worked with Canva and Procreate to make menus, posters, etc.',
    // No rule has a wording for these.
    'Responsible for the tack room and the feed store',
    'Very good at calming nervous horses',
  ])('is not made for «%s»', (line) => {
    expect(questionOf(line)).toMatchObject({ template: '{answer}' });
    expect(questionOf(line)).not.toHaveProperty('draft');
  });
});

describe('slips beside what is asked', () => {
  it('are put right in the field, and named', () => {
    const [line] = rewriteLines(
      ['Completing mental capacity assesments and care plans for older adults'],
      (text) => [
        {
          start: text.indexOf('assesments'),
          end: text.indexOf('assesments') + 'assesments'.length,
          better: 'assessments',
          sure: true,
        },
      ],
    );
    expect(line!.question?.draft).toBe(
      'Completing mental capacity assessments and care plans for older adults',
    );
    expect(line!.question?.prompt).toMatch(/ We have put “assesments” right\.$/);
  });

  const ASKED: LineQuestion = {
    prompt: 'What did you do in this role? Start with a verb.',
    kind: 'text',
    template: '{answer}',
    purpose: 'deed',
  };

  it('are left out where nothing was mended, or nearly all', () => {
    expect(withMended(ASKED, 'Acted as host', 'Acted as host')).toBe(ASKED);
    expect(withMended(ASKED, 'Acted as an host on the boats', 'Act for hosts by their boat')).toBe(
      ASKED,
    );
  });

  it('need no more than a check where they were all that read wrong', () => {
    const slip = { ...ASKED, prompt: '“it’s winch” does not read right. Write the line again.' };
    expect(
      withMended(slip, 'Oiled the tug and it’s winch', 'Oiled the tug and its winch'),
    ).toMatchObject({
      prompt: '“it’s winch” does not read right. A first wording stands ready: check it.',
      draft: 'Oiled the tug and its winch',
    });
  });

  it('are named by themselves, though the prompt has the same word', () => {
    expect(
      withMended(ASKED, 'Hosted two dinners in week', 'Hosted two dinners a week').prompt,
    ).toBe(`${ASKED.prompt} We have put “in” right.`);
  });

  it('stay in the line that the answer is put into', () => {
    const count: LineQuestion = { ...ASKED, template: 'Fed {answer} liason dogs' };
    expect(withMended(count, 'Fed liason dogs', 'Fed liaison dogs')).toBe(count);
  });
});
