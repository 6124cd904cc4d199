import { afterEach, expect, it, vi } from 'vitest';
import type { Resume } from '#contract/resume.ts';
import { questionWith, resumeWith } from '#tests/fixtures/resume.ts';
import { keepTypedAnswer } from './keep-typed-answer.ts';
import { createQueryClient } from './query-client.ts';
import { resumeKey } from './resume-key.ts';

afterEach(() => vi.unstubAllGlobals());

const typedIn = (resume: Resume | undefined) => resume?.questions.map(({ typed }) => typed);

it('shows what was typed before the engine has answered, and after it has refused', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => promise);
  const client = createQueryClient();
  const questions = [questionWith({ id: 'q1' }), questionWith({ id: 'q2', typed: '12' })];
  client.setQueryData(resumeKey('one'), resumeWith({ questions }));
  keepTypedAnswer(client, 'one', 'q1', 'drew up the rota');
  expect(typedIn(client.getQueryData(resumeKey('one')))).toEqual(['drew up the rota', '12']);
  resolve(new Response('full', { status: 507 }));
  await vi.waitFor(() => expect(client.isMutating()).toBe(0));
  expect(typedIn(client.getQueryData(resumeKey('one')))).toEqual(['drew up the rota', '12']);
});

it('puts nothing in the place of a resume that was never read', () => {
  vi.stubGlobal('fetch', () => new Promise<Response>(() => {}));
  const client = createQueryClient();
  keepTypedAnswer(client, 'two', 'q1', '40');
  expect(client.getQueryData(resumeKey('two'))).toBeUndefined();
});
