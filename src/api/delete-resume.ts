import { useMutation, useQueryClient } from '@tanstack/react-query';
import { eraseWaiting } from './own-keys.ts';
import { send } from './http.ts';
import { resumeKey, resumePath } from './resume-key.ts';

/** DELETE /api/resumes/{id}: removes one resume with its file. */
export const deleteResume = async (id: string) => {
  await send('DELETE', resumePath(id));
  eraseWaiting(id);
};

export function useDeleteResume() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: deleteResume,
    onSuccess: (_, id) => client.removeQueries({ queryKey: resumeKey(id) }),
  });
}
