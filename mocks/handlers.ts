/** The contract as msw handlers, in the page and in Node alike: one file per route. */
import { http, type HttpHandler } from 'msw/http';
import { fail } from '#contract/problem.ts';
import type { Engine } from '#worker/engine.ts';
import { answer } from './answer.ts';
import { acceptAllSuggestions } from './handlers/accept-all-suggestions.ts';
import { addKeyword } from './handlers/add-keyword.ts';
import { answerQuestion } from './handlers/answer-question.ts';
import { backUpResumes } from './handlers/back-up-resumes.ts';
import { changeForMatch } from './handlers/change-for-match.ts';
import { changeMatch } from './handlers/change-match.ts';
import { changeResume } from './handlers/change-resume.ts';
import { createMatch } from './handlers/create-match.ts';
import { checkSpelling } from './handlers/check-spelling.ts';
import { createResume } from './handlers/create-resume.ts';
import { decideSuggestion } from './handlers/decide-suggestion.ts';
import { checkDocument } from './handlers/check-document.ts';
import { foreseeText } from './handlers/foresee-text.ts';
import { downloadChecklist } from './handlers/download-checklist.ts';
import { downloadFile } from './handlers/download-file.ts';
import { makeDocument } from './handlers/make-document.ts';
import { previewDocument } from './handlers/preview-document.ts';
import { judgeLine } from './handlers/judge-line.ts';
import { readForm } from './handlers/read-form.ts';
import { listMatches } from './handlers/list-matches.ts';
import { listResumes } from './handlers/list-resumes.ts';
import { processResume } from './handlers/process-resume.ts';
import { readPrices } from './handlers/read-prices.ts';
import { readMatch } from './handlers/read-match.ts';
import { readWordings } from './handlers/read-wordings.ts';
import { readResume } from './handlers/read-resume.ts';
import { readSecondReading } from './handlers/read-second-reading.ts';
import { removeAllResumes } from './handlers/remove-all-resumes.ts';
import { removeKeyword } from './handlers/remove-keyword.ts';
import { removeMatch } from './handlers/remove-match.ts';
import { removeResume } from './handlers/remove-resume.ts';
import { restoreResumes } from './handlers/restore-resumes.ts';
import { restoreEdition } from './handlers/restore-edition.ts';
import { writeLinkedIn } from './handlers/write-linkedin.ts';
import { writeText } from './handlers/write-text.ts';

/** `backup` stands before the routes with an id, which would match it too. */
const ROUTES = [
  backUpResumes,
  restoreResumes,
  createResume,
  listResumes,
  readResume,
  processResume,
  decideSuggestion,
  answerQuestion,
  acceptAllSuggestions,
  writeLinkedIn,
  addKeyword,
  removeKeyword,
  writeText,
  foreseeText,
  restoreEdition,
  changeResume,
  downloadFile,
  previewDocument,
  makeDocument,
  checkDocument,
  readForm,
  readSecondReading,
  judgeLine,
  readPrices,
  checkSpelling,
  readWordings,
  createMatch,
  listMatches,
  readMatch,
  changeMatch,
  changeForMatch,
  removeMatch,
  downloadChecklist,
  removeResume,
  removeAllResumes,
];

/** Every route, then a last one that answers whatever is left: nothing passes through to a network. */
export function handlersFor(engine: Engine): HttpHandler[] {
  return [
    ...ROUTES.map((route) => route(engine)),
    http.all('*', () => answer(fail('not-found', 'There is no such address in this app.'))),
  ];
}
