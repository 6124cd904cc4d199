/** One session of typing for each resume: it outlives the view, until what was typed is stored. */
import { Text, type ChangeSet } from '@codemirror/state';
import type { QueryClient } from '@tanstack/react-query';
import { changeFailure } from '../../../api/error-catalogue.ts';
import { ApiError } from '../../../api/http.ts';
import { runMutation } from '../../../api/run-mutation.ts';
import { forgetUnstored, keepUnstored, takeUnstored } from '../../../api/unstored-text.ts';
import { foreseeText, writeText } from '../../../api/write-text.ts';
import { resumeSession, TextSession, type SaveState, type SessionParts } from './text-session.ts';

interface Watcher {
  show: (changes: ChangeSet) => void;
  onState: (state: SaveState) => void;
}

export interface OpenSession {
  /** The text as the user left it, stored or not. */
  readonly text: string;
  readonly unsaved: boolean;
  typed: (changes: ChangeSet) => void;
  received: (stored: string) => void;
  settle: () => Promise<void>;
  /** An undo takes what is not stored back: a page that goes keeps it no more. False where all is stored. */
  takeBack: () => boolean;
  /** Connects the editor that is on the screen; returns how to leave it. What is unsaved is stored then. */
  attach: (watcher: Watcher) => () => void;
}

const sessions = new WeakMap<QueryClient, Map<string, OpenSession>>();

/** The session of a resume; a new one begins from the stored text. */
export function sessionOf(client: QueryClient, id: string, stored: string): OpenSession {
  const ofClient = sessions.get(client) ?? new Map<string, OpenSession>();
  sessions.set(client, ofClient);
  const known = ofClient.get(id);
  if (known) return known;
  const session = open(client, id, stored, () => ofClient.delete(id));
  ofClient.set(id, session);
  return session;
}

function open(client: QueryClient, id: string, stored: string, onDone: () => void): OpenSession {
  let watcher: Watcher | null = null;
  /** Whether the view is gone and only the last save is waited for. */
  let isLeft = false;
  let isTakenBack = false;
  let last: SaveState = 'saved';
  // What fails here fails again, and is told, when the text is stored.
  const foresee = (text: string, base: string) =>
    void foreseeText(id, { text, base }).catch(() => {});
  const parts: SessionParts = {
    save: async (text, base) => {
      const resume = await runMutation(client, id, () => writeText(id, { text, base }));
      return resume.enhancedContent ?? '';
    },
    foresee,
    show: (changes) => watcher?.show(changes),
    onState: (state) => {
      last = state;
      watcher?.onState(state);
      if (isLeft && !session.unsaved) done();
    },
    explain: (error) => ({
      failed: changeFailure('', error).description,
      gone: error instanceof ApiError && error.status === 404,
    }),
  };
  const kept = takeUnstored(id);
  const session = kept
    ? resumeSession(kept, stored, parts)
    : new TextSession(Text.of(stored.split('\n')), parts);
  const keep = () => {
    const isGone = typeof last === 'object' && last.gone;
    if (session.unstored && !isGone && !isTakenBack) keepUnstored(id, session.unstored);
  };
  const stay = () => forgetUnstored(id);
  addEventListener('pagehide', keep);
  // A page that slept goes on with its own session.
  addEventListener('pageshow', stay);
  const done = () => {
    removeEventListener('pagehide', keep);
    removeEventListener('pageshow', stay);
    onDone();
  };
  return {
    get text() {
      return session.text;
    },
    get unsaved() {
      return session.unsaved;
    },
    typed: (changes) => {
      isTakenBack = false;
      session.typed(changes);
    },
    received: (text) => session.received(text),
    async settle() {
      await session.settle();
      // What could not be stored now is still to be kept.
      isTakenBack = false;
    },
    takeBack: () => (isTakenBack = session.unsaved),
    attach(next) {
      watcher = next;
      isLeft = false;
      next.onState(last);
      foresee(session.text, session.text);
      return () => {
        watcher = null;
        isLeft = true;
        if (session.unsaved) void session.settle();
        else done();
      };
    },
  };
}
