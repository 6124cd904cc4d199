import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import type { LinkedInProfile, Resume } from '#contract/resume.ts';
import { sendForJson } from './http.ts';
import { resumeKey, resumePath } from './resume-key.ts';

/** POST /api/resumes/{id}/linkedin: writes the profile from the enhanced resume. */
export async function generateLinkedIn(id: string): Promise<LinkedInProfile> {
  const answer = await sendForJson<{ linkedinProfile: LinkedInProfile }>(
    'POST',
    resumePath(id, 'linkedin'),
  );
  return answer.linkedinProfile;
}

/** Writes the profile; `busy` also for a run that was started before the view was left and opened again. */
export function useGenerateLinkedIn(id: string) {
  const client = useQueryClient();
  const mutationKey = ['linkedin', id];
  const busy = useIsMutating({ mutationKey }) > 0;
  const { mutateAsync: generate } = useMutation({
    mutationKey,
    mutationFn: () => generateLinkedIn(id),
    onSuccess: (linkedinProfile) =>
      client.setQueryData<Resume>(
        resumeKey(id),
        (resume) => resume && { ...resume, linkedinProfile },
      ),
  });
  return { generate, busy };
}
