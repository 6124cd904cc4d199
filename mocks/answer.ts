/** Between the engine's outcomes and HTTP: the only place that makes a response or reads a body. */
import * as v from 'valibot';
import { WrittenResume } from '#contract/written-outcome.ts';
import { fail, PROBLEM_STATUS, succeed, type Outcome } from '#contract/problem.ts';

/** The outcome as a JSON response: `status` on success, else the problem with its own status. */
export function answer<T>(outcome: Outcome<T>, status = 200): Response {
  if (!outcome.ok) {
    return Response.json(outcome.problem, { status: PROBLEM_STATUS[outcome.problem.code] });
  }
  if (status === 204) return new Response(null, { status });
  if (outcome instanceof WrittenResume) {
    return new Response(outcome.json, { status, headers: { 'content-type': 'application/json' } });
  }
  return Response.json(outcome.value, { status });
}

/** Reads a JSON body and checks it; fails with `malformed`, never repeating what was sent. */
export async function readBody<Schema extends v.GenericSchema>(
  request: Request,
  schema: Schema,
): Promise<Outcome<v.InferOutput<Schema>>> {
  const body = await readJson(request);
  if (!body.ok) return body;
  return check(schema, body.value);
}

/** Checks a value from the address or the body against its schema. */
export function check<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
): Outcome<v.InferOutput<Schema>> {
  const result = v.safeParse(schema, value, { abortEarly: true });
  if (result.success) return succeed(result.output);
  const field = v.getDotPath(result.issues[0]) ?? 'body';
  return fail('malformed', `The request is not valid: check "${field}".`);
}

async function readJson(request: Request): Promise<Outcome<unknown>> {
  try {
    return succeed(await request.json());
  } catch {
    if (request.signal.aborted) return fail('aborted', 'The request was cancelled.');
    return fail('malformed', 'The request is not valid: its body is not JSON.');
  }
}
