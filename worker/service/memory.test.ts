import 'fake-indexeddb/auto';
import { expect, it, vi } from 'vitest';
import type { Outcome } from '#contract/problem.ts';
import { assess, potentialScore, readDocument } from '../pipeline.ts';
import { ResumeDatabase } from '../storage/database.ts';
import { createMemory } from './memory.ts';
import { createService } from './service.ts';

vi.mock('../pipeline.ts', { spy: true });

const TEXT = `Imani Okello
imani.okello@example.com | Kampala

EXPERIENCE
Receptionist, Nile Clinic, Mar 2017 - Present
- I was responsible for answering 60 calls a day
- Duties included booking visits for 4 doctors

EDUCATION
Diploma in Office Practice, Kampala College, 2016

SKILLS
Excel, filing`;

function valueOf<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Error(outcome.problem.message);
  return outcome.value;
}

it('spares a first decision what processing has worked out', async () => {
  const engine = createService({
    database: new ResumeDatabase(`memory-${Math.random()}`),
    clock: () => new Date('2026-02-01T12:00:00Z'),
    loadSpeller: async () => null,
  });
  const { id } = valueOf(
    await engine.create({
      originalFileName: 'imani.txt',
      originalFilePath: '/uploads/imani.txt',
      fileContentBase64: btoa(TEXT),
    }),
  );
  const processed = valueOf(await engine.process(id));
  vi.mocked(assess).mockClear();
  vi.mocked(potentialScore).mockClear();
  const [first] = processed.suggestions;
  const decided = valueOf(
    await engine.decide(id, first!.id, { accepted: false, decision: 'rejected' }),
  );
  expect(decided.enhancedContent).not.toBe(processed.enhancedContent);
  expect(assess).not.toHaveBeenCalled();
  expect(potentialScore).not.toHaveBeenCalled();
});

it('keeps nothing that was cut short, and tells the stages of what it kept', async () => {
  const document = valueOf(await readDocument(new TextEncoder().encode(TEXT), 'imani.txt'));
  const { original } = createMemory().of(1);
  const short = original(document, { speller: null, mayGoOn: () => false });
  const whole = original(document, { speller: null });
  expect(whole).not.toBe(short);
  const stages: string[] = [];
  expect(original(document, { speller: null, onStage: (stage) => stages.push(stage) })).toBe(whole);
  expect(stages).toEqual(['parse', 'score']);
});
