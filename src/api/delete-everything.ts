import { useMutation, useQueryClient } from '@tanstack/react-query';
import { eraseTraces } from './erase-traces.ts';
import { send } from './http.ts';
import { eraseWaiting } from './own-keys.ts';

/** DELETE /api/resumes: removes every resume; with `traces`, whatever else the app keeps in this browser, too. */
export const deleteEverything = async ({ traces }: { traces: boolean }) => {
  await send('DELETE', '/api/resumes');
  eraseWaiting();
  if (traces) await eraseTraces();
};

export function useDeleteEverything() {
  const client = useQueryClient();
  return useMutation({ mutationFn: deleteEverything, onSuccess: () => client.clear() });
}
