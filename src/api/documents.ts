import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { DocumentOptions } from '#contract/document-options.ts';
import type { DocumentCheck, DocumentPreview, Download, FormSheet } from '#contract/resume.ts';
import { sendForJson } from './http.ts';
import { resumePath } from './resume-key.ts';

export type EmployerKind = 'pdf' | 'word-clean' | 'markdown';

/** POST /api/resumes/{id}/downloads/{kind}: a document for employers, made on this device. */
export const makeDocument = (id: string, kind: EmployerKind, options: DocumentOptions) =>
  sendForJson<Download>('POST', resumePath(id, 'downloads', kind), options);

/** POST /api/resumes/{id}/downloads/pdf/preview: the PDF and its very pages. */
export const previewDocument = (id: string, options: DocumentOptions, dpi: number) =>
  sendForJson<DocumentPreview>('POST', resumePath(id, 'downloads', 'pdf', 'preview'), {
    options,
    dpi,
  });

/** The pages of the PDF as chosen; while new ones are drawn, the old ones stay. */
export const useDocumentPreview = (
  id: string,
  text: string,
  options: DocumentOptions,
  dpi: number,
) =>
  useQuery({
    queryKey: ['document-preview', id, text, options, dpi],
    queryFn: () => previewDocument(id, options, dpi),
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 0,
  });

/** What our own reader finds in the PDF as chosen, and what that file scores. */
export const useDocumentCheck = (
  id: string,
  text: string,
  options: DocumentOptions,
  enabled: boolean,
) =>
  useQuery({
    queryKey: ['document-check', id, text, options],
    queryFn: () =>
      sendForJson<DocumentCheck>('POST', resumePath(id, 'downloads', 'pdf', 'check'), options),
    enabled,
    retry: false,
    gcTime: 0,
  });

/** GET /api/resumes/{id}/form: the enhanced resume as the fields of a job portal. */
export const useFormSheet = (id: string, text: string) =>
  useQuery({
    queryKey: ['form-sheet', id, text],
    queryFn: () => sendForJson<FormSheet>('GET', resumePath(id, 'form')),
    retry: false,
    gcTime: 0,
  });
