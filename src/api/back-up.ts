import { useMutation } from '@tanstack/react-query';
import type { Backup, Restored } from '#contract/resume.ts';
import { sendForJson } from './http.ts';

/** GET /api/resumes/backup: everything stored, as one object. */
export const backUp = () => sendForJson<Backup>('GET', '/api/resumes/backup');

/** POST /api/resumes/backup: adds the records of a backup, each whole; a bad one adds none. */
export const restore = (backup: unknown) =>
  sendForJson<Restored>('POST', '/api/resumes/backup', backup);

export const useBackUp = () => useMutation({ mutationFn: backUp });
export const useRestore = () => useMutation({ mutationFn: restore });
