/** How the page speaks to /api (specification §7): JSON, cookies, and errors as `{status}: {body}`. */
import type { Problem, ProblemCode } from '#contract/problem.ts';
import { PROBLEM_STATUS } from '#contract/problem.ts';

/** Set by the build: origin of a real server, or null when the API runs in the page. */
declare const __API_ORIGIN__: string | null | undefined;

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A non-success answer; its text is the status, a colon, a space, and the body or the status text. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  /** The problem in the body, when the body is one. */
  readonly problem: Problem | null;

  constructor(status: number, statusText: string, body: string) {
    super(`${status}: ${body || statusText}`);
    this.status = status;
    this.problem = problemIn(body);
  }
}

/** Calls the API; a body is sent as JSON, and only when there is one. Throws ApiError on a non-success answer. */
export async function send(method: Method, path: string, body?: unknown): Promise<Response> {
  const response = await fetch(apiAddress(path), {
    method,
    credentials: 'include',
    ...(body === undefined
      ? {}
      : { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
  });
  if (!response.ok) {
    throw new ApiError(response.status, response.statusText, await response.text());
  }
  return response;
}

/** Calls the API and parses the answer as JSON; an empty answer (204) gives null. */
export async function sendForJson<T>(method: Method, path: string, body?: unknown): Promise<T> {
  const response = await send(method, path, body);
  const answer: unknown = response.status === 204 ? null : await response.json();
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the contract types its own answers
  return answer as T;
}

/** Absolute address of an API path: the page's own origin unless the build names another. */
function apiAddress(path: string): string {
  const isElsewhere = typeof __API_ORIGIN__ === 'string' && __API_ORIGIN__.startsWith('http');
  return isElsewhere ? `${__API_ORIGIN__}${path}` : path;
}

function problemIn(body: string): Problem | null {
  try {
    const value: unknown = JSON.parse(body);
    if (typeof value !== 'object' || value === null) return null;
    if (!('code' in value) || !('message' in value) || typeof value.message !== 'string')
      return null;
    return isProblemCode(value.code) ? { code: value.code, message: value.message } : null;
  } catch {
    return null;
  }
}

const isProblemCode = (code: unknown): code is ProblemCode =>
  typeof code === 'string' && Object.hasOwn(PROBLEM_STATUS, code);
