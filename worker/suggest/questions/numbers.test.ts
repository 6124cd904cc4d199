import { expect, it } from 'vitest';
import { documentOf } from '#tests/fixtures/parse/document-of.ts';
import { loadSpeller } from '#worker/nlp/speller.ts';
import { assess, enhance, suggestFor } from '#worker/pipeline.ts';
import { answerQuestion } from '../answer.ts';

const speller = await loadSpeller();

/** The lines of a job after its corrections, with every question about a number answered. */
function answered(bullets: readonly string[], answer = '30') {
  const text = `Ada Brandt\nada.brandt@example.com\n\nEXPERIENCE\nClerk, Quay Clinic\nMay 2018 – May 2019\n${bullets.map((it) => `- ${it}`).join('\n')}\n\nSKILLS\nFront desk, Filing, Excel\n`;
  const document = documentOf(text);
  const proposals = suggestFor(assess(document, { speller }), { speller });
  const asked = proposals.questions.filter(({ rule }) => rule === 'ask-number');
  let { questions } = proposals;
  for (const { id } of asked) {
    const next = answerQuestion(questions, id, { answer });
    questions = next.ok ? next.value : questions;
  }
  const after = enhance(document, { ...proposals, questions }, { speller });
  return { prompts: asked.map(({ prompt }) => prompt), text: after.document.text };
}

it.each([
  [
    'Answered phones at the front desk',
    'About how many calls did you answer at the front desk?',
    '- Answered 30 calls at the front desk',
  ],
  [
    'Responsible for serving customers and the till',
    'About how many customers did you serve?',
    '- Served 30 customers and the till',
  ],
])('asks of “%s”: %s', (bullet, prompt, line) => {
  const { prompts, text } = answered([bullet, 'Sorted the post by hand', 'Kept the hall tidy']);
  expect(prompts).toEqual([prompt]);
  expect(text.split('\n')).toContain(line);
});

it.each([
  ['15 a week', '- Checked 15 drawings a week before the issue'],
  ['about 3 to 5 daily', '- Checked about 3 to 5 drawings a day before the issue'],
  ['one', '- Checked one drawing before the issue'],
  ['40 in total', '- Checked 40 drawings before the issue'],
])('puts “%s” into the document as the card shows it', (answer, line) => {
  const bullets = [
    'Checked drawings before the issue',
    'Sorted the post by hand',
    'Kept the hall tidy',
  ];
  expect(answered(bullets, answer).text.split('\n')).toContain(line);
});

it('asks in the present tense about a job still held', () => {
  const text = [
    'Ada Brandt\nada.brandt@example.com\n\nEXPERIENCE\nNurse, Quay Clinic\nMay 2018 – present',
    '- Train students on the ward\n- Keep the hall tidy\n- Sort the post\n\nSKILLS\nFiling, Excel\n',
  ].join('\n');
  const { questions } = suggestFor(assess(documentOf(text), { speller }), { speller });
  expect(questions.map(({ prompt }) => prompt)).toContain(
    'About how many students do you train on the ward?',
  );
});

it.each([
  'Took minutes at meetings',
  'Attended meetings',
  'Ensured standards',
  'Talked brokers through late fees',
  'Let contractors in',
  'Booked dogs in and out',
  'Bagged nuts and stacked the sacks',
])('counts nothing in “%s”', (bullet) =>
  expect(answered([bullet, 'Sorted the post by hand', 'Kept the hall tidy']).prompts).toEqual([]),
);
