import { fail, succeed, type Outcome } from '#contract/problem.ts';
import type { ChangeResumeRequest } from '#contract/requests.ts';
import type { LinkedInProfile, Resume, Suggestion } from '#contract/resume.ts';
import { fieldChoices } from '../keywords/keywords.ts';
import { writeLinkedIn } from '../linkedin/linkedin.ts';
import { assess, enhance, suggestFor, type AssessOptions, type Assessment } from '../pipeline.ts';
import type { ProcessingResult } from '../storage/database.ts';
import { updateRecord, withResult, type StoredResume } from '../storage/records.ts';
import { decideAgain, savedDecisions } from './decisions.ts';
import { NOT_FOUND, NOT_PROCESSED } from './guard.ts';
import { keyOf, localDay, type ServiceParts } from './parts.ts';
import { resultWith } from './processing.ts';
import { rememberAssessment } from './remembered-assessment.ts';
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
  const assessOriginal = rememberAssessment();

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
    /** Makes ready for decisions on a resume that is being looked at: the first would wait for the dictionary. */
    async prepare({ row, content }: StoredResume): Promise<void> {
      const { result, chosenField } = content;
      const speller = await parts.loadSpeller();
      if (result) assessOriginal(row.id, result.document, { speller, chosenField });
    },

    /** Puts the suggestions that `decide` returns in place and works everything out again. */
    decide: (
      id: string,
      decide: (suggestions: Suggestion[], original: Assessment) => Outcome<Suggestion[]>,
    ) =>
      update<Resume>(id, ({ record, result, options }) => {
        const original = assessOriginal(record.row.id, result.document, options);
        const suggestions = decide(result.suggestions, original);
        if (!suggestions.ok) return suggestions;
        const next = resultWith(original, suggestions.value, { options, previous: result });
        return shown(withResult(record, next));
      }),

    async change(id: string, change: ChangeResumeRequest): Promise<Outcome<Resume>> {
      const { originalFileName, field } = change;
      if (originalFileName === undefined && field === undefined) return read(id);
      // Before the renaming, so that a refused request changes nothing.
      if (field != null && !fieldChoices().some((choice) => choice.id === field)) {
        return UNKNOWN_FIELD;
      }
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

const UNKNOWN_FIELD = fail('malformed', 'This field of work is not known here.');

/** Another field of work: other keywords, so another score and other suggestions. */
function withField({ record, result, options }: Processed, field: string | null): StoredResume {
  const content = { ...record.content, chosenField: field };
  const chosen = { ...options, chosenField: field };
  const original = assess(result.document, chosen);
  const decisions = savedDecisions(result.suggestions);
  const suggestions = decideAgain(original, suggestFor(original, chosen), decisions);
  const next = resultWith(original, suggestions, { options: chosen, previous: result });
  return withResult({ row: record.row, content }, next);
}
