import { ChangeSet, Text } from '@codemirror/state';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { resumeSession, TextSession, changesBetween, type SaveState } from './text-session.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** An editor and a store, with the session between them. */
function setUp(stored: string) {
  const store = { text: stored, saves: 0, fault: null as Error | null };
  const foreseen: string[] = [];
  let shown = Text.of(stored.split('\n'));
  const states: SaveState[] = [];
  const session = new TextSession(shown, {
    save: async (text) => {
      await new Promise((resolve) => setTimeout(resolve, 100));
      if (store.fault) throw store.fault;
      store.saves++;
      store.text = text;
      return text;
    },
    foresee: (text) => foreseen.push(text),
    show: (changes) => {
      shown = changes.apply(shown);
    },
    onState: (state) => states.push(state),
    explain: (error) => ({ failed: String(error), gone: false }),
  });
  return {
    session,
    store,
    states,
    foreseen,
    shown: () => shown.toString(),
    type: (text: string) => {
      const changes = changesBetween(shown, text);
      shown = changes.apply(shown);
      session.typed(changes);
    },
  };
}

describe('typing', () => {
  it('is stored within a second, however fast the keys follow each other', async () => {
    const { type, store } = setUp('Baker');
    for (let key = 1; key <= 12; key++) {
      type(`Baker${'x'.repeat(key)}`);
      await vi.advanceTimersByTimeAsync(100);
    }
    expect(store.saves).toBeGreaterThan(0);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(store.text).toBe(`Baker${'x'.repeat(12)}`);
  });

  it('that cannot be stored stays, says so, and is stored once that is possible', async () => {
    const { type, store, states, shown } = setUp('Baker');
    store.fault = new Error('no room');
    type('Baker in Oslo');
    await vi.advanceTimersByTimeAsync(600);
    expect(states.at(-1)).toEqual({ failed: 'Error: no room', gone: false });
    expect(shown()).toBe('Baker in Oslo');
    store.fault = null;
    await vi.advanceTimersByTimeAsync(5_000);
    expect(store.text).toBe('Baker in Oslo');
    expect(states.at(-1)).toBe('saved');
  });

  it('is foreseen in a short pause, before it is stored, and not between quick keys', async () => {
    const { type, store, foreseen } = setUp('Baker');
    for (const text of ['Baker i', 'Baker in', 'Baker in O']) {
      type(text);
      await vi.advanceTimersByTimeAsync(100);
    }
    expect(foreseen).toEqual([]);
    await vi.advanceTimersByTimeAsync(100);
    expect(foreseen).toEqual(['Baker in O']);
    expect(store.saves).toBe(0);
    await vi.advanceTimersByTimeAsync(500);
    expect(store.text).toBe('Baker in O');
    await vi.advanceTimersByTimeAsync(2_000);
    expect(foreseen).toEqual(['Baker in O']);
  });

  it('is all stored when somebody waits for it', async () => {
    const { type, store, session } = setUp('Baker');
    type('Baker 1');
    await vi.advanceTimersByTimeAsync(360);
    type('Baker 12');
    const settled = session.settle();
    await vi.advanceTimersByTimeAsync(250);
    await settled;
    expect(store.text).toBe('Baker 12');
    expect(session.unsaved).toBe(false);
  });
});

describe('a change from elsewhere', () => {
  it('goes into the text beside what is being typed', async () => {
    const { type, session, shown } = setUp('Baker\nOslo');
    type('Head Baker\nOslo');
    session.received('Baker\nOslo, Norway');
    expect(shown()).toBe('Head Baker\nOslo, Norway');
  });

  it('goes in while a save is on its way', async () => {
    const { type, session, shown } = setUp('Baker\nOslo');
    type('Head Baker\nOslo');
    await vi.advanceTimersByTimeAsync(360);
    session.received('Baker\nOslo, Norway');
    type('Head Baker!\nOslo, Norway');
    expect(shown()).toBe('Head Baker!\nOslo, Norway');
    expect(session.text).toBe(shown());
  });

  it('never parts the session from what the editor shows', () => {
    const words = fc.array(fc.constantFrom('a', 'b', '', 'Oslo', '🥐'), { maxLength: 4 });
    const text = words.map((lines) => lines.join('\n'));
    fc.assert(
      fc.property(text, fc.array(fc.tuple(fc.boolean(), text)), (start, steps) => {
        const { type, session, shown } = setUp(start);
        for (const [mine, next] of steps) {
          if (mine) type(next);
          else session.received(next);
          expect(session.text).toBe(shown());
        }
      }),
    );
  });
});

it('the changes between two texts make one of the other', () => {
  const before = Text.of(['Baker', 'Oslo']);
  expect(changesBetween(before, 'Baker\nBergen').apply(before).toString()).toBe('Baker\nBergen');
  expect(changesBetween(before, 'Baker\nOslo')).toEqual(ChangeSet.empty(before.length));
});

describe('a page that goes before all is stored', () => {
  const goOn = (kept: TextSession['unstored'], stored: string) => {
    const saved: string[] = [];
    const session = resumeSession(kept!, stored, {
      save: async (text) => {
        saved.push(text);
        return text;
      },
      foresee: () => {},
      show: () => {},
      onState: () => {},
      explain: (error) => ({ failed: String(error), gone: false }),
    });
    return { session, saved };
  };

  it('has nothing to keep once all is stored', async () => {
    const { type, session } = setUp('Baker');
    type('Baker in Oslo');
    expect(session.unstored).toEqual({ base: 'Baker', sent: null, text: 'Baker in Oslo' });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(session.unstored).toBeNull();
  });

  it('stores what was typed when it comes back', async () => {
    const { type, session } = setUp('Baker');
    type('Baker in Oslo');
    const next = goOn(session.unstored, 'Baker');
    expect(next.session.text).toBe('Baker in Oslo');
    await next.session.settle();
    expect(next.saved).toEqual(['Baker in Oslo']);
  });

  it('does not write twice what came through after all', async () => {
    const { type, session } = setUp('Baker\nOslo');
    type('Head Baker\nOslo');
    await vi.advanceTimersByTimeAsync(360);
    type('Head Baker\nOslo, Norway');
    const kept = session.unstored;
    expect(kept?.sent).toBe('Head Baker\nOslo');
    expect(goOn(kept, 'Head Baker\nOslo').session.text).toBe('Head Baker\nOslo, Norway');
    expect(goOn(kept, 'Baker\nOslo').session.text).toBe('Head Baker\nOslo, Norway');
  });

  it('keeps what another tab stored meanwhile', () => {
    const { type, session } = setUp('Baker\nOslo');
    type('Head Baker\nOslo');
    const next = goOn(session.unstored, 'Baker\nOslo\nNorwegian');
    expect(next.session.text).toBe('Head Baker\nOslo\nNorwegian');
  });
});
