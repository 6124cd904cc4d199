/** The engine over its database: `Engine` as the mock layer calls it. */
import { succeed, type Outcome } from '#contract/problem.ts';
import type { CreateResumeRequest } from '#contract/requests.ts';
import type { Proposals, ResumeSummary, Suggestion } from '#contract/resume.ts';
import type { Engine } from '../engine.ts';
import { warmUpReaders } from '../extract/extract.ts';
import { addRecords, clearRecords, readRecord, removeRecord } from '../storage/records.ts';
import { answerQuestion } from '../suggest/answer.ts';
import { acceptAll, decide } from '../suggest/decide.ts';
import { removeKeyword } from '../suggest/keyword.ts';
import { acceptFile } from './accept-file.ts';
import { createChanges } from './change.ts';
import { addTerm } from './decisions.ts';
import { createDocuments } from './documents.ts';
import { guard, NOT_FOUND } from './guard.ts';
import type { createMatches } from './matches.ts';
import { createMemory } from './memory.ts';
import { keyOf, type ServiceParts } from './parts.ts';
import { createReadings } from './readings.ts';
import { createRuns } from './run.ts';
import { readAgain } from './second-reading.ts';
import { misspellings } from './spelling.ts';
import { resumeOf, summaryOf } from './view.ts';
import { warmUp } from './warm-up.ts';

/** The `Engine` over a database: every call is answered, nothing is thrown. */
export function createService(parts: ServiceParts): Engine {
  const memory = createMemory();
  const runs = createRuns(parts, memory);
  const changes = createChanges(parts, memory);
  const readings = createReadings((id) => changes.current(id));
  const documents = createDocuments(parts);
  let made: ReturnType<typeof createMatches> | undefined;
  const matches = async () => {
    const module = await import('./matches.ts');
    made ??= module.createMatches(parts, changes.writeText);
    return made;
  };
  let hasFile = false;
  // What fails here fails again, and is told, when it is needed.
  const loadWhatReads = ({ fileContentBase64 }: CreateResumeRequest) => {
    parts.loadSpeller().catch(() => {});
    if (fileContentBase64.startsWith(PDF_IN_BASE64)) warmUpReaders().catch(() => {});
  };
  return {
    warmUp: () =>
      guard(async () => {
        await warmUp(parts, () => hasFile);
        return succeed(null);
      }),
    create: (request) => {
      hasFile = true;
      loadWhatReads(request);
      return guard(() => create(parts, request));
    },
    list: () => guard(() => list(parts)),
    read: (id) =>
      guard(async () => {
        const record = await readRecord(parts.database, keyOf(id));
        if (!record) return NOT_FOUND;
        // After the answer has gone out; what fails here fails again, and is told, when it is asked for.
        setTimeout(() => void changes.prepare(record).catch(() => {}));
        const resume = resumeOf(record);
        const running = runs.isRunning(keyOf(id));
        return succeed(running ? { ...resume, processingStatus: 'processing' } : resume);
      }),
    process: (id) => guard(() => runs.start(keyOf(id))),
    decide: (id, suggestionId, request) =>
      guard(() =>
        changes.decide(id, ({ suggestions }) =>
          withSuggestions(decide(suggestions, suggestionId, request)),
        ),
      ),
    answer: (id, questionId, request) =>
      guard(() => {
        if ('typed' in request) return changes.keepTyped(id, questionId, request.typed);
        return changes.decide(id, ({ questions }) => {
          const answered = answerQuestion(questions, questionId, request);
          return answered.ok ? succeed({ questions: answered.value }) : answered;
        });
      }),
    spelling: (text) => guard(() => misspellings(text, parts.loadSpeller)),
    prices: (id) => guard(() => readings.prices(id)),
    wordings: (id, line) => guard(() => readings.wordings(id, line)),
    acceptAll: (id, kinds) =>
      guard(() =>
        changes.decide(id, ({ suggestions }) =>
          succeed({ suggestions: acceptAll(suggestions, kinds) }),
        ),
      ),
    addKeyword: (id, term) =>
      guard(() =>
        changes.decide(id, ({ suggestions }, working) =>
          withSuggestions(addTerm(working, suggestions, term)),
        ),
      ),
    removeKeyword: (id, term) =>
      guard(() =>
        changes.decide(id, ({ suggestions }) => withSuggestions(removeKeyword(suggestions, term))),
      ),
    writeText: (id, request) => guard(() => changes.writeText(id, request)),
    foresee: (id, request) => guard(() => changes.foresee(id, request)),
    restoreEdition: (id, edition) => guard(() => changes.restoreEdition(id, edition)),
    change: (id, change) => guard(() => changes.change(id, change)),
    linkedin: (id) => guard(() => changes.linkedin(id)),
    download: (id, kind, options) => guard(() => documents.download(id, kind, options)),
    checkDownload: (id, kind, options) => guard(() => documents.check(id, kind, options)),
    previewPdf: (id, options, dpi) => guard(() => documents.preview(id, options, dpi)),
    judge: (id, proposal) => guard(() => readings.judge(id, proposal)),
    form: (id) => guard(() => documents.form(id)),
    secondReading: (id) => guard(() => readAgain(parts, keyOf(id))),
    createMatch: (id, request) => guard(async () => (await matches()).create(id, request)),
    listMatches: (id) => guard(async () => (await matches()).list(id)),
    readMatch: (id, matchId) => guard(async () => (await matches()).read(id, matchId)),
    changeMatch: (id, matchId, change) =>
      guard(async () => (await matches()).change(id, matchId, change)),
    changeForMatch: (id, matchId, request) =>
      guard(async () => (await matches()).changeText(id, matchId, request)),
    removeMatch: (id, matchId) => guard(async () => (await matches()).remove(id, matchId)),
    checklist: (id, matchId, kind) =>
      guard(async () => (await matches()).checklist(id, matchId, kind)),
    remove: (id) => guard(() => remove(parts, id)),
    removeAll: () => guard(async () => clearRecords(parts.database).then(() => succeed(null))),
    backup: () => guard(async () => (await import('./transfer.ts')).backUp(parts)),
    restore: (backup) => guard(async () => (await import('./transfer.ts')).restore(parts, backup)),
    checkBackup: (backup) => guard(async () => (await import('./transfer.ts')).checkBackup(backup)),
  };
}

/** '%PDF-'. */
const PDF_IN_BASE64 = 'JVBERi';

const withSuggestions = (decided: Outcome<Suggestion[]>): Outcome<Pick<Proposals, 'suggestions'>> =>
  decided.ok ? succeed({ suggestions: decided.value }) : decided;

async function create(
  { database, clock }: ServiceParts,
  request: CreateResumeRequest,
): Promise<Outcome<{ id: string }>> {
  const file = acceptFile(request);
  if (!file.ok) return file;
  const [id] = await addRecords(database, [
    {
      row: {
        originalFileName: request.originalFileName,
        processingStatus: 'uploaded',
        atsScore: null,
        enhancedAtsScore: null,
        createdAt: clock().toISOString(),
        format: null,
        revision: 0,
      },
      content: {
        originalFilePath: request.originalFilePath,
        originalContent: request.originalContent ?? '',
        chosenField: null,
        result: null,
      },
      bytes: file.value,
    },
  ]);
  return succeed({ id: String(id) });
}

/** Newest first; of the same moment, the one added last. */
async function list({ database }: ServiceParts): Promise<Outcome<ResumeSummary[]>> {
  const rows = await database.resumes.orderBy('createdAt').toArray();
  return succeed(rows.toReversed().map(summaryOf));
}

async function remove({ database }: ServiceParts, id: string): Promise<Outcome<null>> {
  const found = await removeRecord(database, keyOf(id));
  return found ? succeed(null) : NOT_FOUND;
}
