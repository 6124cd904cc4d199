import type { Edition, WriteTextRequest } from '#contract/edition.ts';
import type { Resume } from '#contract/resume.ts';
import { send, sendForJson } from './http.ts';
import { resumePath } from './resume-key.ts';

/** PUT /api/resumes/{id}/text: makes the enhanced text what the user wrote. */
export const writeText = (id: string, request: WriteTextRequest) =>
  sendForJson<Resume>('PUT', resumePath(id, 'text'), request);

/** POST /api/resumes/{id}/text/ahead: has worked out what storing the same text will need; nothing is stored. */
export const foreseeText = (id: string, request: WriteTextRequest) =>
  send('POST', resumePath(id, 'text', 'ahead'), request);

/** PUT /api/resumes/{id}/edition: takes the resume back to an earlier state. */
export const restoreEdition = (id: string, edition: Edition) =>
  sendForJson<Resume>('PUT', resumePath(id, 'edition'), edition);
