import type { Edition, WriteTextRequest } from '#contract/edition.ts';
import { fail, succeed, type Outcome } from '#contract/problem.ts';
import type { ChangeResumeRequest } from '#contract/requests.ts';
import type { LinkedInProfile, Proposals, Resume } from '#contract/resume.ts';
import { mergeTexts } from '#contract/line-diff.ts';
import { fieldChoices } from '../keywords/keywords.ts';
import { enhance, type AssessOptions, type Assessment } from '../pipeline.ts';
import type { ProcessingResult } from '../storage/database.ts';
import { readRecord, updateRecord, withResult, type StoredResume } from '../storage/records.ts';
import { answerQuestion } from '../suggest/answer.ts';
import { decideAgain, savedDecisions } from './decisions.ts';
import { NOT_FOUND, NOT_PROCESSED } from './guard.ts';
import type { Memory } from './memory.ts';
import { keyOf, localDay, type ServiceParts } from './parts.ts';
import { layersOf, resultWith, type Layers } from './processing.ts';
import { rememberProposals } from './remembered-proposals.ts';
import { resumeOf } from './view.ts';
import { plainText, stateFor, stateOf, type Ground, type TextState } from './write-text.ts';
import { writtenFor } from './written-for.ts';

/** A processed resume and what is needed to assess it again. */
interface Processed {
  record: StoredResume;
  result: ProcessingResult;
  options: AssessOptions;
}

/** A resume as it stands, its working text assessed. */
export interface CurrentState {
  result: ProcessingResult;
  options: AssessOptions;
  working: Assessment;
}

/** Changes of stored resumes. Each reads, computes and writes in one transaction, so that two tabs cannot undo each other. */
export function createChanges(parts: ServiceParts, memory: Memory) {
  const { database } = parts;
  const proposalsFor = rememberProposals();

  async function update<T>(
    id: string,
    change: (input: Processed) => Outcome<{ record: StoredResume; answer: T }>,
  ): Promise<Outcome<T>> {
    // Before the transaction, which would end during any wait but its own.
    const speller = await parts.loadSpeller();
    const answer = await updateRecord(database, keyOf(id), (record) => {
      const { result, chosenField } = record.content;
      if (!result) return { answer: NOT_PROCESSED };
      const changed = change({
        record,
        result,
        options: { speller, chosenField, hints: result.hints },
      });
      if (!changed.ok) return { answer: changed };
      return { record: changed.value.record, answer: succeed(changed.value.answer) };
    });
    return answer ?? NOT_FOUND;
  }

  const originalOf = ({ record, result, options }: Processed) =>
    memory.of(record.row.id).original(result.document, options);

  /** Layers over one original; the last assessment of each is kept. */
  function groundOf(input: Processed): Ground {
    const original = originalOf(input);
    const { id } = input.record.row;
    return {
      layers: (ownEdits) => layersOf(original, ownEdits, input.options, memory.of(id)),
      propose: (layers) => proposalsFor(id, layers, input.options),
    };
  }

  const layersIn = (input: Processed): Layers => groundOf(input).layers(input.result.ownEdits);

  const withState = ({ record, result, options }: Processed, { layers, proposals }: TextState) =>
    shown(
      withResult(
        record,
        resultWith(layers, proposals, {
          options,
          previous: result,
          assessing: memory.of(record.row.id),
        }),
      ),
    );

  function withText(input: Processed, { text, base }: WriteTextRequest) {
    const { suggestions, questions, enhancedContent } = input.result;
    const mine = plainText(text);
    const wanted = base === undefined ? mine : mergeTexts(base, mine, enhancedContent);
    const state = { layers: layersIn(input), proposals: { suggestions, questions } };
    return withState(input, stateFor(state, wanted, groundOf(input)));
  }

  const shown = (record: StoredResume) => succeed({ record, answer: resumeOf(record) });

  return {
    /** Makes ready for decisions on a resume that is being looked at: the first would wait for the dictionary. */
    async prepare({ row, content }: StoredResume): Promise<void> {
      const { result, chosenField } = content;
      const speller = await parts.loadSpeller();
      if (!result) return;
      const options = { speller, chosenField, hints: result.hints };
      const { working } = layersIn({ record: { row, content }, result, options });
      memory.of(row.id).potential(working, result, options);
    },

    /** Puts what `decide` returns in place and works everything out again. */
    decide: (
      id: string,
      decide: (proposals: Proposals, working: Assessment) => Outcome<Partial<Proposals>>,
    ) =>
      update<Resume>(id, (input) => {
        const layers = layersIn(input);
        const decided = decide(input.result, layers.working);
        if (!decided.ok) return decided;
        const { suggestions, questions } = { ...input.result, ...decided.value };
        return withState(input, { layers, proposals: { suggestions, questions } });
      }),

    /** Keeps what is being typed into a question's field; no figure depends on it. */
    async keepTyped(id: string, questionId: string, typed: string): Promise<Outcome<Resume>> {
      const kept = await updateRecord<Outcome<Resume>>(database, keyOf(id), (record) => {
        const { result } = record.content;
        if (!result) return { answer: NOT_PROCESSED };
        const next = answerQuestion(result.questions, questionId, { typed });
        if (!next.ok) return { answer: next };
        const changed = withResult(record, { ...result, questions: next.value });
        return { record: changed, answer: succeed(resumeOf(changed)) };
      });
      return kept ?? NOT_FOUND;
    },

    /** Makes the enhanced text what the user wrote; what another tab changed meanwhile stays. */
    writeText: (id: string, request: WriteTextRequest) =>
      update<Resume>(id, (input) => withText(input, request)),

    /** Works out what `writeText` of the same text will need, and changes nothing. */
    async foresee(id: string, request: WriteTextRequest): Promise<Outcome<null>> {
      const read = await processed(id);
      if (!read.ok) return read;
      const input = read.value;
      // Where nothing was typed yet, what a first change is told from.
      groundOf(input).propose(layersIn(input));
      withText(input, request);
      return succeed(null);
    },

    /** Takes the resume back to an earlier state. */
    restoreEdition: (id: string, edition: Edition) =>
      update<Resume>(id, (current) => {
        const options = { ...current.options, hints: edition.hints };
        const input = { ...current, options };
        const state = stateOf(originalOf(input), edition, groundOf(input));
        return state.ok ? withState(input, state.value) : state;
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
      return update<Resume>(id, ({ record, result, options }) => {
        const content = { ...record.content, chosenField: field };
        const input = {
          record: { row: record.row, content },
          result,
          options: { ...options, chosenField: field },
        };
        const layers = layersIn(input);
        const found = proposalsFor(record.row.id, layers, input.options);
        const proposals = decideAgain(layers.working, found, savedDecisions(result));
        return withState(input, { layers, proposals });
      });
    },

    /** A resume as it stands, with what is remembered of it; changes nothing. */
    async current(id: string): Promise<Outcome<CurrentState>> {
      const read = await processed(id);
      if (!read.ok) return read;
      const { result, options } = read.value;
      return succeed({ result, options, working: layersIn(read.value).working });
    },

    async linkedin(id: string): Promise<Outcome<LinkedInProfile>> {
      const { writeLinkedIn } = await import('../linkedin/linkedin.ts');
      return update<LinkedInProfile>(id, ({ record, result, options }) => {
        const { working } = layersIn({ record, result, options });
        const enhanced = enhance(working.document, result, options);
        const today = localDay(new Date(record.row.createdAt));
        const profile = writeLinkedIn({ ...enhanced, today });
        const linkedin = { profile, writtenFor: writtenFor(result) };
        const next = withResult(record, { ...result, linkedin });
        return succeed({ record: next, answer: { ...profile, stale: false } });
      });
    },
  };

  async function rename(id: string, originalFileName: string): Promise<Outcome<Resume>> {
    const renamed = await updateRecord(database, keyOf(id), ({ row, content }) => {
      const record = { row: { ...row, originalFileName }, content };
      return { record, answer: succeed(resumeOf(record)) };
    });
    return renamed ?? NOT_FOUND;
  }

  async function processed(id: string): Promise<Outcome<Processed>> {
    const record = await readRecord(database, keyOf(id));
    if (!record) return NOT_FOUND;
    const { result, chosenField } = record.content;
    if (!result) return NOT_PROCESSED;
    const options = { speller: await parts.loadSpeller(), chosenField, hints: result.hints };
    return succeed({ record, result, options });
  }

  async function read(id: string): Promise<Outcome<Resume>> {
    const record = await readRecord(database, keyOf(id));
    return record ? succeed(resumeOf(record)) : NOT_FOUND;
  }
}

const UNKNOWN_FIELD = fail('malformed', 'This field of work is not known here.');
