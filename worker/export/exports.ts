/** What the service asks of exports, in one chunk that is loaded with the first file. */
export { fromBase64 } from './base64.ts';
export { makeDownload } from './download.ts';
export { makeEmployerFile } from './employer.ts';
export { formSheet } from './form-sheet.ts';
export { checkLines } from './line-check.ts';
export { plainFields } from './plain-fields.ts';
export { compareFields } from './round-trip.ts';
