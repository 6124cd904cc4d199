import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError, send, sendForJson } from './http.ts';

const answerWith = (response: Response) => {
  const fetched = vi.fn<typeof fetch>(async () => response);
  vi.stubGlobal('fetch', fetched);
  return fetched;
};

afterEach(() => vi.unstubAllGlobals());

describe('a call to the API', () => {
  it('sends cookies, and a JSON body with its type', async () => {
    const fetched = answerWith(Response.json({ id: '7' }));
    expect(await sendForJson('POST', '/api/resumes', { originalFileName: 'a.txt' })).toEqual({
      id: '7',
    });
    expect(fetched).toHaveBeenCalledWith('/api/resumes', {
      method: 'POST',
      credentials: 'include',
      headers: { 'Content-Type': 'application/json' },
      body: '{"originalFileName":"a.txt"}',
    });
  });

  it('sends no type and no body when there is nothing to send', async () => {
    const fetched = answerWith(Response.json({}));
    await send('POST', '/api/resumes/7/process');
    expect(fetched.mock.calls[0]![1]).toEqual({ method: 'POST', credentials: 'include' });
  });

  it('gives null for an empty answer', async () => {
    answerWith(new Response(null, { status: 204 }));
    expect(await sendForJson('DELETE', '/api/resumes/7')).toBeNull();
  });
});

describe('the text of an error', () => {
  it('is the status, a colon, a space and the body', async () => {
    answerWith(new Response('no such resume', { status: 404, statusText: 'Not Found' }));
    await expect(send('GET', '/api/resumes/9')).rejects.toThrow(/^404: no such resume$/);
  });

  it('uses the status text when the body is empty', () => {
    expect(new ApiError(503, 'Service Unavailable', '').message).toBe('503: Service Unavailable');
  });

  it('keeps a problem found in the body, and only a known one', () => {
    const problem = { code: 'corrupted', message: 'The file is damaged.' };
    expect(new ApiError(422, '', JSON.stringify(problem)).problem).toEqual(problem);
    expect(new ApiError(422, '', '{"code":"odd","message":"x"}').problem).toBeNull();
    expect(new ApiError(422, '', 'null').problem).toBeNull();
  });
});
