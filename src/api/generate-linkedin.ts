import { useMutation, useQueryClient } from '@tanstack/react-query';
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

export function useGenerateLinkedIn(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => generateLinkedIn(id),
    onSuccess: (linkedinProfile) =>
      client.setQueryData<Resume>(
        resumeKey(id),
        (resume) => resume && { ...resume, linkedinProfile },
      ),
  });
}
