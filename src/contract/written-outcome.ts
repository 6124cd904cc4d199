/** A resume on its way from the engine to the page: written as JSON once, where it is made. */
import type { Outcome } from './problem.ts';
import type { Resume } from './resume.ts';

/** A resume as JSON. It is read only where somebody wants more of it than to hand it on. */
export class WrittenResume {
  readonly ok = true;
  readonly json: string;

  constructor(json: string) {
    this.json = json;
  }

  get value(): Resume {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the other end of `WRITTEN` wrote it
    return JSON.parse(this.json) as Resume;
  }
}

/**
 * For Comlink, at both ends. Else the engine would copy a resume's thousands of values for the page, which would
 * write them as JSON for the answer, and read that again.
 */
export const WRITTEN = {
  canHandle: (sent: unknown): sent is Outcome<Resume> & { ok: true } =>
    typeof sent === 'object' &&
    sent !== null &&
    'value' in sent &&
    typeof sent.value === 'object' &&
    sent.value !== null &&
    'enhancedContent' in sent.value,
  serialize: ({ value }: { value: Resume }): [string, never[]] => [JSON.stringify(value), []],
  deserialize: (json: string): Outcome<Resume> & { ok: true } => new WrittenResume(json),
};
