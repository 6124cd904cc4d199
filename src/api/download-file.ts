import { useMutation } from '@tanstack/react-query';
import type { Download, DownloadKind } from '#contract/resume.ts';
import { sendForJson } from './http.ts';
import { resumePath } from './resume-key.ts';

/** GET /api/resumes/{id}/downloads/{kind}: a file made on this device. */
export const downloadFile = (id: string, kind: DownloadKind) =>
  sendForJson<Download>('GET', resumePath(id, 'downloads', kind));

export const useDownloadFile = (id: string) =>
  useMutation({ mutationFn: (kind: DownloadKind) => downloadFile(id, kind) });
