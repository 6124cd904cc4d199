import { succeed, type Outcome } from '#contract/problem.ts';
import type { Resume } from '#contract/resume.ts';
import { readRecord, updateRecord, withResult } from '../storage/records.ts';
import { ENGINE_VERSION } from '../score/rubric.ts';
import { savedDecisions } from './decisions.ts';
import { NOT_FOUND } from './guard.ts';
import type { Memory } from './memory.ts';
import { timerOf, type ServiceParts } from './parts.ts';
import { processBytes } from './processing.ts';
import type { Progress } from './progress.ts';
import { resumeOf } from './view.ts';

/** Runs documents through the pipeline, each once at a time; that a run goes on is kept in memory only. */
export function createRuns(parts: ServiceParts, memory: Memory) {
  const { database, clock } = parts;
  const running = new Map<number, Promise<Outcome<Resume>>>();

  async function run(key: number): Promise<Outcome<Resume>> {
    const speller = parts.loadSpeller();
    // What fails of it is told where it is awaited.
    speller.catch(() => {});
    const record = await readRecord(database, key);
    const file = await database.files.get(key);
    if (!record || !file) return NOT_FOUND;
    const { result, chosenField } = record.content;
    if (result?.analysis.engineVersion === ENGINE_VERSION) return succeed(resumeOf(record));
    const outcome = await processBytes({
      bytes: file.bytes,
      fileName: record.row.originalFileName,
      options: { chosenField, hints: result?.hints ?? [] },
      speller,
      // After an update of the engine, what the user decided is decided again.
      decisions: savedDecisions(result),
      ...(result && { own: { edits: result.ownEdits, original: result.document.text } }),
      onProgress: (progress) => tell(key, progress),
      now: timerOf(parts),
      assessing: memory.of(key),
    });
    if (!outcome.ok) return outcome;
    const saved = await updateRecord(database, key, (current) => {
      const next = withResult(current, { ...outcome.value, linkedin: result?.linkedin ?? null });
      return { record: next, answer: succeed(resumeOf(next)) };
    });
    return saved ?? NOT_FOUND;
  }

  async function tell(id: number, progress: Progress): Promise<void> {
    await database.progress.put({ id, at: clock().getTime(), ...progress });
  }

  async function runAndClear(key: number): Promise<Outcome<Resume>> {
    try {
      return await run(key);
    } finally {
      running.delete(key);
      await database.progress.delete(key);
    }
  }

  return {
    isRunning: (key: number): boolean => running.has(key),

    /** Joins a run that goes on already. */
    start(key: number): Promise<Outcome<Resume>> {
      const going = running.get(key) ?? runAndClear(key);
      running.set(key, going);
      return going;
    },
  };
}
