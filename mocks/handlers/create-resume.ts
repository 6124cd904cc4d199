import { http } from 'msw/http';
import { MAX_UPLOAD_BYTES } from '#contract/limits.ts';
import { fail } from '#contract/problem.ts';
import { CreateResumeSchema } from '#contract/requests.ts';
import type { Engine } from '#worker/engine.ts';
import { answer, readBody } from '../answer.ts';

/** POST /api/resumes: stores a file, answers its id. */
export const createResume = (engine: Engine) =>
  http.post('*/api/resumes', async ({ request }) => {
    const body = await readBody(request, CreateResumeSchema);
    if (!body.ok) return answer(body);
    if (decodedBytes(body.value.fileContentBase64) > MAX_UPLOAD_BYTES) {
      return answer(fail('too-large', 'The file is larger than 2 MB.'));
    }
    if (request.signal.aborted) return answer(fail('aborted', 'The upload was cancelled.'));
    return answer(await engine.create(body.value), 201);
  });

/** Size that a Base64 text (RFC 4648 section 4) decodes to, without decoding it. */
function decodedBytes(base64: string): number {
  const data = base64.length - (base64.indexOf(',') + 1);
  const padding = base64.endsWith('==') ? 2 : Number(base64.endsWith('='));
  return Math.floor((data * 3) / 4) - padding;
}
