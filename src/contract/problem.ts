/** Everything that can go wrong behind the contract, as data. */
export type ProblemCode =
  | 'malformed'
  | 'not-found'
  | 'wrong-state'
  | 'too-large'
  | 'unsupported-type'
  | 'unreadable-pdf'
  | 'corrupted'
  | 'image-based'
  | 'locked'
  | 'not-a-resume'
  | 'aborted'
  | 'timeout'
  | 'missing-glyphs'
  | 'quota'
  | 'not-loaded'
  | 'internal';

/** A failure as a value: `message` is written for the user and never holds resume text. */
export interface Problem {
  code: ProblemCode;
  message: string;
}

/** What every engine call returns across the worker boundary: nothing is thrown. */
export type Outcome<T> = { ok: true; value: T } | { ok: false; problem: Problem };

/** HTTP status of each problem (specification §8; design: the contract). */
export const PROBLEM_STATUS: Record<ProblemCode, number> = {
  malformed: 400,
  'not-found': 404,
  'wrong-state': 409,
  'too-large': 413,
  'unsupported-type': 415,
  'unreadable-pdf': 422,
  corrupted: 422,
  'image-based': 422,
  locked: 422,
  'not-a-resume': 422,
  aborted: 499,
  timeout: 504,
  'missing-glyphs': 422,
  quota: 507,
  'not-loaded': 503,
  internal: 500,
};

export const succeed = <T>(value: T): Outcome<T> => ({ ok: true, value });

export const fail = (code: ProblemCode, message: string): Outcome<never> => ({
  ok: false,
  problem: { code, message },
});

/** A part of the app itself could not be loaded, as after a deployment under an open page. */
export const NOT_LOADED = {
  ok: false,
  problem: {
    code: 'not-loaded',
    message: 'A part of this app could not be loaded. Your resumes are safe: load the page again.',
  },
} as const satisfies Outcome<never>;
