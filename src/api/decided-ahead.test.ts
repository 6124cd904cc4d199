import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storageWith } from '#tests/fixtures/storage.ts';
import { keepAhead, takeLeft } from './decided-ahead.ts';

const reject = { path: ['suggestions', 's1'], body: { accepted: false } };
const answer = { path: ['questions', 'q1'], body: { answer: '40' } };

/** What another page, which is gone, had on its way. */
const leave = (id: string, ...changes: object[]) =>
  localStorage.setItem(
    `resume-ai-decided-${id}`,
    JSON.stringify(changes.map((change, at) => ({ key: `gone-${at}`, ...change }))),
  );

beforeEach(() => void vi.stubGlobal('localStorage', storageWith()));
afterEach(() => vi.unstubAllGlobals());

describe('a decision on its way', () => {
  it('is kept from the moment it is made, and forgotten once it is stored', () => {
    const forget = keepAhead('one', reject);
    expect(localStorage.getItem('resume-ai-decided-one')).toContain('s1');
    forget();
    expect(localStorage.getItem('resume-ai-decided-one')).toBeNull();
  });

  it('is not sent again by the page that sent it', () => {
    const forget = keepAhead('one', reject);
    expect(takeLeft('one')).toEqual([]);
    expect(localStorage.getItem('resume-ai-decided-one')).toContain('s1');
    forget();
  });

  it('is taken by the next page, in the order of the decisions, and once', () => {
    leave('one', reject, answer);
    const forget = keepAhead('one', { path: ['suggestions'] });
    expect(takeLeft('one')).toEqual([reject, answer]);
    expect(takeLeft('one')).toEqual([]);
    forget();
  });

  it('stays with its own resume', () => {
    leave('one', reject);
    expect(takeLeft('two')).toEqual([]);
    expect(takeLeft('one')).toEqual([reject]);
  });

  it.each([
    { method: 'POST', path: ['keywords'], body: { term: 'Forklift' } },
    { method: 'DELETE', path: ['keywords', 'Forklift'] },
    { method: 'PUT', path: ['edition'], body: { ownEdits: [] } },
    { path: [], body: { field: null } },
    { hints: [{ kind: 'line', line: 'Packer', role: 'job' }], told: true },
    { hints: [{ kind: 'value', field: 'name', value: 'Mira Sol' }], told: false },
  ])('is any change that is stored: %j', (change) => {
    leave('one', change);
    expect(takeLeft('one')).toEqual([change]);
  });

  it('is nothing where what is kept is no decision', () => {
    leave(
      'one',
      { path: ['..', 'two'] },
      { path: 'suggestions' },
      { method: 'DELETE', path: [] },
      { method: 'GET', path: ['suggestions'] },
      { hints: [{ kind: 'line', line: 7 }], told: true },
      { hints: 'name' },
      answer,
    );
    expect(takeLeft('one')).toEqual([answer]);
    localStorage.setItem('resume-ai-decided-one', '{broken');
    expect(takeLeft('one')).toEqual([]);
  });
});
