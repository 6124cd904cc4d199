import { expect, it } from 'vitest';
import type { Edition } from '#contract/edition.ts';
import type { Resume } from '#contract/resume.ts';
import { resumeWith } from '#tests/fixtures/resume.ts';
import { editionHistory } from './edition-history.ts';

const resumeAt = (step: number): Resume =>
  resumeWith({
    revision: step,
    edition: {
      ownEdits: [{ start: 0, end: 0, text: String(step) }],
      decisions: [],
      answers: [],
      hints: [],
    },
  });

/** A history over a store that answers after a moment. */
function setUp() {
  let now = resumeAt(0);
  const travels: string[] = [];
  const kept: string[] = [];
  const history = editionHistory({
    async to(edition: Edition) {
      await new Promise((resolve) => setTimeout(resolve, 5));
      travels.push(edition.ownEdits[0]!.text);
      now = resumeWith({ revision: now.revision + 1, edition });
      return now;
    },
    keep(edition) {
      const { text } = edition.ownEdits[0]!;
      kept.push(text);
      return () => void kept.splice(kept.indexOf(text), 1);
    },
    latest: () => now,
  });
  const step = (to: number) => {
    now = resumeAt(to);
    history.see(now);
  };
  step(0);
  return { history, step, travels, kept, at: () => now.edition.ownEdits[0]!.text };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 60));

it('goes back over 150 steps and forth again', async () => {
  const { history, step, at } = setUp();
  for (let i = 1; i <= 150; i++) step(i);
  for (let i = 0; i < 150; i++) {
    history.undo();
    await Promise.resolve();
  }
  await settled();
  expect(at()).toBe('0');
  expect(history.can()).toBe('redo');
  for (let i = 0; i < 150; i++) history.redo();
  await settled();
  expect(at()).toBe('150');
  expect(history.can()).toBe('undo');
});

it('forgets what was undone when something new is done', async () => {
  const { history, step, at } = setUp();
  step(1);
  step(2);
  history.undo();
  await settled();
  step(7);
  expect(history.can()).toBe('undo');
  history.undo();
  await settled();
  expect(at()).toBe('1');
});

it('counts a state that comes twice once, and does nothing at its ends', async () => {
  const { history, step, travels } = setUp();
  step(0);
  expect(history.can()).toBe('neither');
  history.undo();
  history.redo();
  await settled();
  expect(travels).toEqual([]);
});

it('stores first what is being typed', async () => {
  const { history, step, at } = setUp();
  step(1);
  const leave = history.beforeTravel({ settle: async () => step(2), takeBack: () => false });
  history.undo();
  await settled();
  leave();
  expect(at()).toBe('1');
});

it('keeps where a step leads from the press until it is stored', async () => {
  const { history, step, kept } = setUp();
  step(1);
  step(2);
  history.undo();
  expect(kept).toEqual(['1']);
  await Promise.resolve();
  history.undo();
  await settled();
  expect(kept).toEqual([]);
  history.redo();
  expect(kept).toEqual(['1']);
  await settled();
  history.undo();
  history.undo();
  await settled();
  expect(kept).toEqual([]);
});

it('keeps the state that stands where the step takes back what is being typed', async () => {
  const { history, step, kept, at } = setUp();
  step(1);
  history.beforeTravel({ settle: async () => step(2), takeBack: () => true });
  history.undo();
  expect(kept).toEqual(['1']);
  await settled();
  expect(kept).toEqual([]);
  expect(at()).toBe('1');
});
