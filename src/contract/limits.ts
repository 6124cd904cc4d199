/** Numbers that the product promises; each is written once, here. */

/** Largest accepted file, in bytes after decoding (2 MB). */
export const MAX_UPLOAD_BYTES = 2 * 1024 * 1024;

/** File name extensions that the file picker offers, in the order in which they are shown. */
export const ACCEPTED_EXTENSIONS = ['.pdf', '.doc', '.docx', '.pages', '.rtf', '.txt'] as const;

/** Longest text of a resume, in UTF-16 units: what is read of a file, and what may be written into it. */
export const MAX_TEXT_CHARS = 300_000;

/** Longest LinkedIn headline and summary, in UTF-16 units. */
export const LINKEDIN_HEADLINE_MAX = 120;
export const LINKEDIN_SUMMARY_MAX = 2000;

/** Shown by the UI when a completed resume carries no score. */
export const FALLBACK_ATS_SCORE = 72;
