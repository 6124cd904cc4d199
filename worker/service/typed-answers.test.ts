import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import type { Outcome } from '#contract/problem.ts';
import type { Resume } from '#contract/resume.ts';
import { loadSpeller } from '../nlp/speller.ts';
import { ResumeDatabase } from '../storage/database.ts';
import { createService } from './service.ts';

const TEXT = `Ines Duarte
ines.duarte@example.com | Porto

EXPERIENCE
Baker, Padaria Norte, Jan 2019 - Present
- Responsible for baking 300 loaves a day
- Trained new bakers in shaping, proofing and the use of the oven
- Redesigned the shift plan of the bakery
- Cleaned and oiled the mixers every evening before the next shift began
- Weighed flour and water and wrote every batch into the book for the owner

EDUCATION
Diploma in Baking, Escola do Porto, 2018

SKILLS
Sourdough, lamination, stock counting, food hygiene`;

function valueOf<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Error(outcome.problem.message);
  return outcome.value;
}

const setUp = async () => {
  const engine = createService({
    database: new ResumeDatabase(`typed-${Math.random()}`),
    clock: () => new Date('2026-02-01T12:00:00Z'),
    loadSpeller,
  });
  const { id } = valueOf(
    await engine.create({
      originalFileName: 'ines.txt',
      originalFilePath: '/uploads/ines.txt',
      fileContentBase64: btoa(TEXT),
    }),
  );
  return { engine, id, start: valueOf(await engine.process(id)) };
};

const typedIn = ({ questions }: Resume) => questions.map(({ typed }) => typed ?? null);

it('what is typed into a question stays over decisions and undo, and changes no text or figure', async () => {
  const { engine, id, start } = await setUp();
  const [question] = start.questions;
  const typed = valueOf(await engine.answer(id, question!.id, { typed: '+351 5' }));
  expect(typed.questions[0]).toMatchObject({ status: 'open', typed: '+351 5' });
  expect(typed.enhancedContent).toBe(start.enhancedContent);
  expect(typed.edition).toEqual(start.edition);
  const [suggestion] = start.suggestions;
  const request = { accepted: false, decision: 'rejected' } as const;
  const decided = valueOf(await engine.decide(id, suggestion!.id, request));
  expect(typedIn(decided)).toEqual(typedIn(typed));
  const back = valueOf(await engine.restoreEdition(id, start.edition));
  expect(typedIn(back)).toEqual(typedIn(typed));
  expect(typedIn(valueOf(await engine.read(id)))).toEqual(typedIn(typed));
  const emptied = valueOf(await engine.answer(id, question!.id, { typed: '' }));
  expect(typedIn(emptied).every((one) => one === null)).toBe(true);
});

it('an answer that is sent takes the place of what was typed', async () => {
  const { engine, id, start } = await setUp();
  const question = start.questions.find(({ rule }) => rule === 'ask-phone')!;
  valueOf(await engine.answer(id, question.id, { typed: '+351 22' }));
  const sent = valueOf(await engine.answer(id, question.id, { answer: '+351 22 555 0142' }));
  const now = sent.questions.find((one) => one.id === question.id);
  expect(now).toMatchObject({ status: 'answered', answer: '+351 22 555 0142' });
  expect(now).not.toHaveProperty('typed');
});

it('misspelt words of an answer are named with what is meant, and names are left alone', async () => {
  const { engine } = await setUp();
  const text = 'recieved two new enviroment awards with Brackenfld';
  const found = valueOf(await engine.spelling(text));
  expect(found.map(({ start, end, better }) => [text.slice(start, end), better])).toEqual([
    ['recieved', 'received'],
    ['enviroment', 'environment'],
  ]);
  expect(valueOf(await engine.spelling('about 30 tables'))).toEqual([]);
});
