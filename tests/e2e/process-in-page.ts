/** The API as a page calls it, for tests that compare whole results. */
import type { Problem } from '#contract/problem.ts';
import type { Resume } from '#contract/resume.ts';
import type { uploadOf } from './guarded.ts';

export type ApiAnswer = Resume | Problem;

/** All that depends on the file alone, in the words in which the API said it. */
export function comparable(answer: ApiAnswer): string {
  if ('code' in answer) return JSON.stringify(answer);
  const { analysis, ...resume } = answer;
  const same = { ...resume, id: '', createdAt: '', analysis: { ...analysis, tookMs: 0 } };
  return JSON.stringify(same, null, 1);
}

export interface Job {
  request: ReturnType<typeof uploadOf>;
  runs: number;
}

/** Runs in the page: stores a file and has it processed, once or again and again. */
export async function processInPage({ request, runs }: Job): Promise<ApiAnswer[]> {
  const post = async (path: string, body?: string) =>
    (
      await fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    ).json();
  const { id } = await post('/api/resumes', JSON.stringify(request));
  const resumes = [];
  while (resumes.length < runs) resumes.push(await post(`/api/resumes/${id}/process`));
  return resumes;
}
