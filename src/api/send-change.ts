import type { QueryClient } from '@tanstack/react-query';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Resume } from '#contract/resume.ts';
import { withHint, withoutHint, type Hint } from '#contract/hint.ts';
import { changeEdition } from './change-edition.ts';
import { keepAhead, takeLeft, type Change } from './decided-ahead.ts';
import { ApiError, sendForJson } from './http.ts';
import { resumePath } from './resume-key.ts';
import { mutationOf, runMutation } from './run-mutation.ts';
import { settleUnstored } from './unstored-text.ts';

/** Sends a change that is kept ahead. */
export function sendChange(client: QueryClient, id: string, change: Change): Promise<Resume> {
  if ('path' in change) {
    const { method = 'PATCH', path, body } = change;
    return sendForJson<Resume>(method, resumePath(id, ...path), body);
  }
  const put = change.told ? withHint : withoutHint;
  return changeEdition(client, id, ({ edition }) => ({
    ...edition,
    hints: change.hints.reduce<Hint[]>(put, edition.hints),
  }));
}

/** A change as a mutation: kept from the moment it is made until the engine has it. */
export function useChange<Input>(id: string, changeOf: (input: Input) => Change) {
  const client = useQueryClient();
  return useMutation({
    ...mutationOf(client, id, (input: Input) => sendChange(client, id, changeOf(input))),
    onMutate: (input) => keepAhead(id, changeOf(input)),
    onSettled: (_resume, _error, _input, forget) => forget?.(),
  });
}

/** The same for a change that no component waits for; `before` is what must be stored first. */
export async function runChange(
  client: QueryClient,
  id: string,
  change: Change,
  before?: () => Promise<void>,
): Promise<Resume> {
  const forget = keepAhead(id, change);
  try {
    await before?.();
    return await runMutation(client, id, () => sendChange(client, id, change));
  } finally {
    forget();
  }
}

/** Sends again what an earlier page decided and could not have stored any more. */
export function useLeftChanges({ id, enhancedContent }: Resume): void {
  const client = useQueryClient();
  useEffect(() => {
    const left = takeLeft(id);
    if (left.length === 0) return;
    // What was typed last is told by the text that was stored then, which these change.
    settleUnstored(id, enhancedContent ?? '');
    for (const change of left) {
      runChange(client, id, change).catch((error: unknown) => {
        // No such suggestion any more, or no such resume; else it is tried again with the next opening.
        if (!(error instanceof ApiError && error.status < 500)) keepAhead(id, change);
      });
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when it is opened: the text of that moment
  }, [client, id]);
}
