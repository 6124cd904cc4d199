import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { answer } from '#mocks/answer.ts';
import { createService } from '#worker/service/service.ts';
import { ResumeDatabase } from '#worker/storage/database.ts';
import { fail, succeed } from './problem.ts';
import { WRITTEN, WrittenResume } from './written-outcome.ts';

it('brings a resume to the page as the very answer that it makes without', async () => {
  const engine = createService({
    database: new ResumeDatabase(`written-${Math.random()}`),
    clock: () => new Date('2026-02-01T12:00:00Z'),
    loadSpeller: async () => null,
  });
  const text =
    'Tove Lie\ntove@example.com\n\nEXPERIENCE\nBaker, Lie Bakeri, 2019 - 2021\n- Responsible for bread';
  const created = await engine.create({
    originalFileName: 'tove.txt',
    originalFilePath: '/uploads/tove.txt',
    fileContentBase64: btoa(text),
  });
  if (!created.ok) throw new Error(created.problem.message);
  const processed = await engine.process(created.value.id);
  if (!WRITTEN.canHandle(processed)) throw new Error('a resume is not written');
  const [json, moved] = WRITTEN.serialize(processed);
  const arrived = WRITTEN.deserialize(structuredClone(json));
  expect(moved).toEqual([]);
  expect(arrived).toBeInstanceOf(WrittenResume);
  const [theirs, plain] = [answer(arrived), answer(processed)];
  expect([theirs.status, theirs.headers.get('content-type')]).toEqual([200, 'application/json']);
  expect(plain.headers.get('content-type')).toBe('application/json');
  expect(await theirs.text()).toBe(await plain.text());
  expect(arrived.value).toEqual(JSON.parse(json));
});

it('leaves everything else to be copied', () => {
  for (const other of [
    null,
    'text',
    fail('quota', 'No room.'),
    succeed(null),
    succeed([]),
    { id: 1 },
  ])
    expect(WRITTEN.canHandle(other)).toBe(false);
});
