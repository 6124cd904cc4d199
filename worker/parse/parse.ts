import type { ExtractedDocument } from '#worker/document/model.ts';
import type { ParsedResume } from './model.ts';

/** Finds the fields of a resume in a read document; never throws, cost linear in the text. */
export function parseResume(_document: ExtractedDocument): ParsedResume {
  return {
    kind: 'resume',
    language: 'en',
    name: null,
    label: null,
    email: null,
    phone: null,
    location: null,
    urls: [],
    summary: null,
    sections: [],
    work: [],
    volunteer: [],
    education: [],
    projects: [],
    skills: [],
    certificates: [],
    languages: [],
    awards: [],
    publications: [],
    references: [],
  };
}
