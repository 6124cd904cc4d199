/** Undo and redo over everything that changes a resume: typing, decisions and answers alike. */
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { Edition } from '#contract/edition.ts';
import type { Resume } from '#contract/resume.ts';
import { resumeKey } from './resume-key.ts';
import { keepAhead } from './decided-ahead.ts';
import { runMutation } from './run-mutation.ts';
import { restoreEdition } from './write-text.ts';

const MOST_STEPS = 500;

export interface EditionHistory {
  /** Remembers a state that the resume came to; the same state twice counts once. */
  see(resume: Resume): void;
  undo(): void;
  redo(): void;
  /** Who may hold words that are not stored yet; returns how to take this wish back. */
  beforeTravel(holder: Holder): () => void;
  subscribe: (listener: () => void) => () => void;
  can: () => 'both' | 'undo' | 'redo' | 'neither';
}

export interface Holder {
  /** Stores what was typed before a step is taken. */
  settle: () => Promise<void>;
  /** Told that the step takes these words back; false where there are none. */
  takeBack: () => boolean;
}

interface Travels {
  to: (edition: Edition) => Promise<Resume>;
  /** Keeps where a step leads until it is stored; returns how to forget it. */
  keep: (edition: Edition) => () => void;
  latest: () => Resume | undefined;
}

/** The history of one resume, kept for as long as the page is open. */
export function editionHistory({ to, keep, latest }: Travels): EditionHistory {
  let steps: { edition: Edition; key: string }[] = [];
  let at = -1;
  let travelling = false;
  const listeners = new Set<() => void>();
  const holders = new Set<Holder>();
  const tell = () => listeners.forEach((listener) => listener());

  function see({ edition }: Resume): void {
    if (travelling) return;
    const key = JSON.stringify(edition);
    if (steps[at]?.key === key) return;
    steps = [...steps.slice(0, at + 1), { edition, key }].slice(-MOST_STEPS);
    at = steps.length - 1;
    tell();
  }

  let forget = () => {};
  function ahead(step: number): void {
    forget();
    forget = steps[step] ? keep(steps[step].edition) : () => {};
  }

  async function travel(by: -1 | 1): Promise<void> {
    if (!travelling) {
      const all = [...holders];
      const typed = by < 0 && all.map((holder) => holder.takeBack()).includes(true);
      // What is typed will be a step of its own: then it leads to the one that stands now.
      ahead(typed ? at : at + by);
      await Promise.all(all.map(({ settle }) => settle()));
      const now = latest();
      if (now) see(now);
    }
    if (!steps[at + by]) {
      if (!travelling) forget();
      return;
    }
    at += by;
    tell();
    ahead(at);
    if (travelling) return;
    travelling = true;
    try {
      // Pressed again meanwhile, it goes straight to where that leads.
      for (let reached = -1; reached !== at;) {
        reached = at;
        await to(steps[reached]!.edition);
      }
    } finally {
      travelling = false;
      forget();
      const now = latest();
      if (now) see(now);
    }
  }

  return {
    see,
    undo: () => void travel(-1).catch(() => {}),
    redo: () => void travel(1).catch(() => {}),
    beforeTravel(holder) {
      holders.add(holder);
      return () => holders.delete(holder);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    can: () => {
      const [back, forth] = [at > 0, at < steps.length - 1];
      if (back) return forth ? 'both' : 'undo';
      return forth ? 'redo' : 'neither';
    },
  };
}

const histories = new WeakMap<QueryClient, Map<string, EditionHistory>>();

function historyOf(client: QueryClient, id: string): EditionHistory {
  const ofClient = histories.get(client) ?? new Map<string, EditionHistory>();
  histories.set(client, ofClient);
  const latest = () => client.getQueryData<Resume>(resumeKey(id));
  const known =
    ofClient.get(id) ??
    editionHistory({
      to: (edition) => runMutation(client, id, () => restoreEdition(id, edition)),
      keep: (edition) => keepAhead(id, { method: 'PUT', path: ['edition'], body: edition }),
      latest,
    });
  ofClient.set(id, known);
  return known;
}

export interface UndoRedo {
  history: EditionHistory;
  canUndo: boolean;
  canRedo: boolean;
}

/** Undo and redo of a resume that is on the screen. */
export function useEditionHistory(resume: Resume): UndoRedo {
  const client = useQueryClient();
  const history = useMemo(() => historyOf(client, resume.id), [client, resume.id]);
  useEffect(() => history.see(resume), [history, resume]);
  const can = useSyncExternalStore(history.subscribe, history.can);
  return {
    history,
    canUndo: can === 'both' || can === 'undo',
    canRedo: can === 'both' || can === 'redo',
  };
}
