import { expect, it, vi } from 'vitest';
import { fail, succeed } from '#contract/problem.ts';
import { startNetwork } from './network.ts';

const row = { id: '7', originalFileName: 'ragnhild.txt' };

vi.mock('./engine-client.ts', () => ({
  startEngine: () => ({
    list: async () => succeed([row]),
    read: async () => fail('not-found', 'There is no such resume.'),
  }),
}));

it('answers in the page, copies no answer, and leaves the page’s own fetch as it was', async () => {
  const own = window.fetch;
  const copied = vi.spyOn(Response.prototype, 'clone');
  const { fetch: answered } = startNetwork();
  expect(window.fetch).toBe(own);
  const found = await answered('/api/resumes');
  expect([found.status, found.headers.get('content-type')]).toEqual([200, 'application/json']);
  expect(await found.json()).toEqual([row]);
  const missing = await answered('/api/resumes/8');
  expect(missing.status).toBe(404);
  expect(await missing.json()).toMatchObject({ code: 'not-found' });
  expect(copied).not.toHaveBeenCalled();
});
