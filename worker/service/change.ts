import { succeed, type Outcome } from '#contract/problem.ts';
import type { ChangeResumeRequest } from '#contract/requests.ts';
import type { LinkedInProfile, Resume, Suggestion } from '#contract/resume.ts';
import { writeLinkedIn } from '../linkedin/linkedin.ts';
import { enhance, type AssessOptions } from '../pipeline.ts';
import type { ProcessingResult } from '../storage/database.ts';
import { updateRecord, withResult, type StoredResume } from '../storage/records.ts';
import { savedDecisions } from './decisions.ts';
import { NOT_FOUND, NOT_PROCESSED } from './guard.ts';
import { keyOf, localDay, type ServiceParts } from './parts.ts';
import { resultForField, resultWith } from './processing.ts';
import { resumeOf } from './view.ts';

/** A processed resume and what is needed to assess it again. */
interface Processed {
  record: StoredResume;
  result: ProcessingResult;
  options: AssessOptions;
}

/** Changes of stored resumes. Each reads, computes and writes in one transaction, so that two tabs cannot undo each other. */
export function createChanges(parts: ServiceParts) {
  const { database } = parts;

  async function update<T>(
    id: string,
    change: (input: Processed) => Outcome<{ record: StoredResume; answer: T }>,
  ): Promise<Outcome<T>> {
    // Before the transaction, which would end during any wait but its own.
    const speller = await parts.loadSpeller();
    const answer = await updateRecord(database, keyOf(id), (record) => {
      const { result, chosenField } = record.content;
      if (!result) return { answer: NOT_PROCESSED };
      const changed = change({ record, result, options: { speller, chosenField } });
      if (!changed.ok) return { answer: changed };
      return { record: changed.value.record, answer: succeed(changed.value.answer) };
    });
    return answer ?? NOT_FOUND;
  }

  const shown = (record: StoredResume) => succeed({ record, answer: resumeOf(record) });

  return {
    /** Puts the suggestions that `decide` returns in place and works everything out again. */
    decide: (id: string, decide: (input: ProcessingResult) => Outcome<Suggestion[]>) =>
      update<Resume>(id, ({ record, result, options }) => {
        const suggestions = decide(result);
        if (!suggestions.ok) return suggestions;
        return shown(withResult(record, resultWith(result, suggestions.value, options)));
      }),

    async change(id: string, change: ChangeResumeRequest): Promise<Outcome<Resume>> {
      const { originalFileName, field } = change;
      if (originalFileName === undefined && field === undefined) return read(id);
      const renamed = originalFileName === undefined ? null : await rename(id, originalFileName);
      if (field === undefined || (renamed && !renamed.ok)) return renamed ?? NOT_FOUND;
      return update<Resume>(id, (input) => shown(withField(input, field)));
    },

    linkedin: (id: string) =>
      update<LinkedInProfile>(id, ({ record, result, options }) => {
        const enhanced = enhance(result.document, result.suggestions, options);
        const today = localDay(new Date(record.row.createdAt));
        const profile = writeLinkedIn({ ...enhanced, today });
        const linkedin = { profile, writtenFor: result.enhancedContent };
        const next = withResult(record, { ...result, linkedin });
        return succeed({ record: next, answer: { ...profile, stale: false } });
      }),
  };

  async function rename(id: string, originalFileName: string): Promise<Outcome<Resume>> {
    const renamed = await updateRecord(database, keyOf(id), ({ row, content }) => {
      const record = { row: { ...row, originalFileName }, content };
      return { record, answer: succeed(resumeOf(record)) };
    });
    return renamed ?? NOT_FOUND;
  }

  async function read(id: string): Promise<Outcome<Resume>> {
    const resume = await updateRecord(database, keyOf(id), (record) => ({
      answer: succeed(resumeOf(record)),
    }));
    return resume ?? NOT_FOUND;
  }
}

function withField({ record, result, options }: Processed, field: string | null): StoredResume {
  const content = { ...record.content, chosenField: field };
  const decisions = savedDecisions(result.suggestions);
  const next = resultForField(result, decisions, { ...options, chosenField: field });
  return withResult({ row: record.row, content }, next);
}
