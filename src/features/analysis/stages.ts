import type { ProgressRow } from '#contract/database.ts';
import type { ProcessingStage } from '#contract/resume.ts';

export interface StageLine {
  stage: ProcessingStage;
  title: string;
  detail: string;
  state: 'done' | 'running' | 'waiting';
  /** Milliseconds, for a stage that is done and was timed. */
  tookMs?: number;
}

const STAGES: { stage: ProcessingStage; doing: string; done: string; detail: string }[] = [
  {
    stage: 'extract',
    doing: 'Taking the text out',
    done: 'Text extracted',
    detail: 'In the order in which a person reads it',
  },
  {
    stage: 'parse',
    doing: 'Finding the sections',
    done: 'Sections found',
    detail: 'Contact, summary, roles, education, skills',
  },
  {
    stage: 'score',
    doing: 'Running the checks',
    done: 'Checks run',
    detail: 'Six groups, every point explained',
  },
  {
    stage: 'suggest',
    doing: 'Drafting edits',
    done: 'Edits drafted',
    detail: 'Every edit must keep your facts, or it is dropped',
  },
  {
    stage: 'save',
    doing: 'Scoring both versions',
    done: 'Both versions scored',
    detail: 'Same scorer, before and after',
  },
];

/** The five stages as lines to show; without a progress row the first one runs. */
export function stageLines(progress: ProgressRow | undefined): StageLine[] {
  const current = Math.max(
    0,
    STAGES.findIndex(({ stage }) => stage === progress?.stage),
  );
  return STAGES.map(({ stage, doing, done, detail }, i) => {
    const note = progress?.done?.find((one) => one.stage === stage);
    if (i < current) {
      return {
        stage,
        title: done,
        detail: note?.text ?? detail,
        state: 'done',
        tookMs: note?.tookMs,
      };
    }
    return { stage, title: doing, detail, state: i === current ? 'running' : 'waiting' };
  });
}

/** Share of the work that is behind us, 0-100; a running stage counts half. */
export const percentDone = (lines: readonly StageLine[]) =>
  Math.round(
    (lines.reduce(
      (sum, { state }) => sum + (state === 'done' ? 1 : state === 'running' ? 0.5 : 0),
      0,
    ) /
      lines.length) *
      100,
  );
