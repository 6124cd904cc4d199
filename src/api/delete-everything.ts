import { useMutation, useQueryClient } from '@tanstack/react-query';
import { send } from './http.ts';

/** DELETE /api/resumes: removes every resume from this browser. */
export const deleteEverything = async () => {
  await send('DELETE', '/api/resumes');
};

export function useDeleteEverything() {
  const client = useQueryClient();
  return useMutation({ mutationFn: deleteEverything, onSuccess: () => client.clear() });
}
