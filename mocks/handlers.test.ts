import 'fake-indexeddb/auto';
import { getResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { PROBLEM_STATUS } from '#contract/problem.ts';
import type { Download, Resume } from '#contract/resume.ts';
import type { Engine } from '#worker/engine.ts';
import { createService } from '#worker/service/service.ts';
import { ResumeDatabase } from '#worker/storage/database.ts';
import { handlersFor } from './handlers.ts';

const TEXT = `Marta Kowalczyk
marta.kowalczyk@example.com | +48 600 100 200
EXPERIENCE
Warehouse Lead, Polna Logistics, 2019 - Present
- Responsible for managing a team of 12 packers
SKILLS
Excel, SAP`;

const upload = (changes: object = {}) => ({
  originalFileName: 'marta.txt',
  originalFilePath: '/uploads/marta.txt',
  originalContent: TEXT,
  fileContentBase64: btoa(TEXT),
  processingStatus: 'uploaded',
  ...changes,
});

let engine: Engine;
let handlers: ReturnType<typeof handlersFor>;

beforeEach(async () => {
  const database = new ResumeDatabase(`contract-${Math.random()}`);
  engine = createService({
    database,
    clock: () => new Date('2026-03-04T10:00:00Z'),
    loadSpeller: async () => null,
  });
  handlers = handlersFor(engine);
});

async function call(method: string, path: string, body?: unknown): Promise<Response> {
  const request = new Request(`http://localhost${path}`, {
    method,
    ...(body !== undefined && {
      headers: { 'content-type': 'application/json' },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
  });
  return (await getResponse(handlers, request))!;
}

async function created(changes?: object): Promise<string> {
  const response = await call('POST', '/api/resumes', upload(changes));
  expect(response.status).toBe(201);
  const { id }: { id: string } = await response.json();
  return id;
}

async function processed(): Promise<Resume> {
  const id = await created();
  return (await call('POST', `/api/resumes/${id}/process`)).json();
}

describe('the six calls', () => {
  it('store a file and show it as uploaded, without echoing its bytes', async () => {
    const id = await created();
    const resume = await (await call('GET', `/api/resumes/${id}`)).json();
    expect(resume).toMatchObject({
      id,
      originalFileName: 'marta.txt',
      originalContent: TEXT,
      processingStatus: 'uploaded',
      enhancedContent: null,
      suggestions: [],
      createdAt: '2026-03-04T10:00:00.000Z',
    });
    expect(resume).not.toHaveProperty('fileContentBase64');
  });

  it('process it into a completed resume, which a second call leaves as it is', async () => {
    const resume = await processed();
    expect(resume.processingStatus).toBe('completed');
    expect(resume.originalContent).toBe(TEXT);
    expect(resume.analysis).not.toBeNull();
    const again = await call('POST', `/api/resumes/${resume.id}/process`);
    expect(await again.json()).toEqual(resume);
  });

  it('accept and reject a suggestion, then all of them', async () => {
    const { id, suggestions } = await processed();
    for (const suggestion of suggestions.slice(0, 1)) {
      const path = `/api/resumes/${id}/suggestions/${suggestion.id}`;
      for (const accepted of [true, false]) {
        const changed: Resume = await (await call('PATCH', path, { accepted })).json();
        expect(changed.suggestions.find((s) => s.id === suggestion.id)?.accepted).toBe(accepted);
      }
    }
    const all = await call('PATCH', `/api/resumes/${id}/suggestions`);
    const { suggestions: after }: Resume = await all.json();
    expect(after.every((s) => s.accepted)).toBe(true);
  });

  it('accept every suggestion of one kind and leave the others as they are', async () => {
    const { id, suggestions } = await processed();
    const path = `/api/resumes/${id}/suggestions`;
    for (const { id: one } of suggestions)
      await call('PATCH', `${path}/${one}`, { accepted: false });
    const { category } = suggestions[0]!;
    const answer = await call('PATCH', path, { categories: [category] });
    const changed: Resume = await answer.json();
    for (const one of changed.suggestions) expect(one.accepted).toBe(one.category === category);
    expect((await call('PATCH', path, { categories: ['colour'] })).status).toBe(400);
  });

  it('write the LinkedIn profile, which stands in the resume from then on', async () => {
    const { id } = await processed();
    const answer: object = await (await call('POST', `/api/resumes/${id}/linkedin`)).json();
    expect(Object.keys(answer)).toEqual(['linkedinProfile']);
    const resume = await (await call('GET', `/api/resumes/${id}`)).json();
    expect(resume).toMatchObject(answer);
  });
});

describe('the calls added to them', () => {
  it('work out ahead what storing a text will need, and change nothing', async () => {
    const { id, enhancedContent, revision } = await processed();
    const path = `/api/resumes/${id}/text/ahead`;
    const text = `${enhancedContent}\nHobbies: chess`;
    expect((await call('POST', path, { text })).status).toBe(204);
    const after: Resume = await (await call('GET', `/api/resumes/${id}`)).json();
    expect(after).toMatchObject({ enhancedContent, revision });
    expect((await call('POST', path, { text: 7 })).status).toBe(400);
    expect((await call('POST', '/api/resumes/404/text/ahead', { text })).status).toBe(404);
  });

  it('answer a question, skip it and open it again', async () => {
    const { id, questions, enhancedContent } = await processed();
    const asked = questions.find(({ rule }) => rule === 'ask-place')!;
    const path = `/api/resumes/${id}/questions/${asked.id}`;
    const of = ({ questions: all }: Resume) => all.find((one) => one.id === asked.id)!;
    const answered: Resume = await (await call('PATCH', path, { answer: 'Leeds, UK' })).json();
    expect(of(answered)).toMatchObject({ status: 'answered', answer: 'Leeds, UK' });
    expect(answered.enhancedContent).toContain('Leeds, UK');
    const skipped: Resume = await (await call('PATCH', path, { skip: true })).json();
    expect(of(skipped)).toMatchObject({ status: 'skipped', answer: 'Leeds, UK' });
    expect(skipped.enhancedContent).toBe(enhancedContent);
    const open: Resume = await (await call('PATCH', path, { open: true })).json();
    expect(of(open)).toEqual(asked);
    expect((await call('PATCH', path, { answer: '' })).status).toBe(400);
    expect((await call('PATCH', path, {})).status).toBe(400);
    expect((await call('PATCH', `${path}x`, { skip: true })).status).toBe(404);
  });

  it('list resumes newest first, rename one and remove it', async () => {
    await created();
    const second = await created({ originalFileName: 'second.txt' });
    await call('PATCH', `/api/resumes/${second}`, { originalFileName: 'renamed.txt' });
    const list: { id: string }[] = await (await call('GET', '/api/resumes')).json();
    expect(list[0]).toMatchObject({ id: second, originalFileName: 'renamed.txt' });
    expect((await call('DELETE', `/api/resumes/${second}`)).status).toBe(204);
    expect((await call('GET', `/api/resumes/${second}`)).status).toBe(404);
    expect((await call('DELETE', '/api/resumes')).status).toBe(204);
    expect(await (await call('GET', '/api/resumes')).json()).toEqual([]);
  });

  it('make a download of the enhanced text', async () => {
    const { id, enhancedContent } = await processed();
    const file: Download = await (await call('GET', `/api/resumes/${id}/downloads/text`)).json();
    expect(file).toMatchObject({ fileName: 'enhanced_marta.txt' });
    const text = Buffer.from(file.contentBase64, 'base64').toString('utf8');
    expect(text.replaceAll('\r\n', '\n')).toContain(enhancedContent!.split('\n')[0]!);
  });

  it('write the text as the user wants it, and take it back', async () => {
    const { id, enhancedContent, edition } = await processed();
    const text = `${enhancedContent}\nDriving licence, category B`;
    const written: Resume = await (await call('PUT', `/api/resumes/${id}/text`, { text })).json();
    expect(written.enhancedContent).toBe(text);
    const back = await call('PUT', `/api/resumes/${id}/edition`, edition);
    expect(await back.json()).toMatchObject({ enhancedContent, edition });
  });

  it('back up what is stored and restore it as further resumes', async () => {
    const resume = await processed();
    const backup = await (await call('GET', '/api/resumes/backup')).json();
    const restored = await call('POST', '/api/resumes/backup', backup);
    expect(await restored.json()).toEqual({ restored: 1, unread: 0, present: 0 });
    const list: { id: string }[] = await (await call('GET', '/api/resumes')).json();
    const copy = list.find((row) => row.id !== resume.id)!;
    const { analysis, ...twin }: Resume = await (
      await call('GET', `/api/resumes/${copy.id}`)
    ).json();
    const { analysis: original, ...expected } = resume;
    expect(twin).toEqual({ ...expected, id: copy.id, revision: 0 });
    expect({ ...analysis, tookMs: 0 }).toEqual({ ...original, tookMs: 0 });
  });
});

describe('refusals', () => {
  const big = btoa('x'.repeat(2 * 1024 * 1024 + 1));

  it.each([
    ['a body that is not JSON', 'POST', '/api/resumes', '{"originalFileName":', 'malformed'],
    ['a body without a name', 'POST', '/api/resumes', { originalFilePath: 'x' }, 'malformed'],
    [
      'an empty file',
      'POST',
      '/api/resumes',
      upload({ originalContent: '', fileContentBase64: '' }),
      'malformed',
    ],
    [
      'bytes that are not Base64',
      'POST',
      '/api/resumes',
      upload({ fileContentBase64: '%%%' }),
      'malformed',
    ],
    ['a file over 2 MB', 'POST', '/api/resumes', upload({ fileContentBase64: big }), 'too-large'],
    [
      'a picture',
      'POST',
      '/api/resumes',
      upload({ originalFileName: 'me.png' }),
      'unsupported-type',
    ],
    ['an unknown id', 'GET', '/api/resumes/999', undefined, 'not-found'],
    ['an id that is no number', 'GET', '/api/resumes/1e0', undefined, 'not-found'],
    ['processing an unknown id', 'POST', '/api/resumes/999/process', undefined, 'not-found'],
    ['an unknown kind of download', 'GET', '/api/resumes/1/downloads/exe', undefined, 'malformed'],
    ['a backup of something else', 'POST', '/api/resumes/backup', { format: 'other' }, 'malformed'],
    ['a text that is none', 'PUT', '/api/resumes/1/text', { text: 7 }, 'malformed'],
    [
      'edits before the text',
      'PUT',
      '/api/resumes/1/edition',
      { ownEdits: [{ start: -1, end: 0, text: '' }], decisions: [] },
      'malformed',
    ],
    [
      'a text over the limit',
      'PUT',
      '/api/resumes/1/text',
      { text: 'x'.repeat(300_001) },
      'malformed',
    ],
    ['any other address', 'POST', '/collect', 'text of a resume', 'not-found'],
  ] as const)('answer %s with a problem', async (_what, method, path, body, code) => {
    const response = await call(method, path, body);
    expect(response.status).toBe(PROBLEM_STATUS[code]);
    expect(await response.json()).toEqual({ code, message: expect.any(String) });
  });

  it('do not refuse a file of exactly 2 MB', async () => {
    await created({ fileContentBase64: btoa('x'.repeat(2 * 1024 * 1024)) });
  });

  it.each([
    ['POST', 'linkedin', undefined],
    ['PATCH', 'suggestions', undefined],
    ['GET', 'downloads/text', undefined],
    ['PUT', 'text', { text: 'x' }],
    ['PUT', 'edition', { ownEdits: [], decisions: [] }],
  ])('answer %s %s before processing with 409', async (method, path, body) => {
    const id = await created();
    const response = await call(method, `/api/resumes/${id}/${path}`, body);
    expect(response.status).toBe(409);
  });

  it('answer an unknown suggestion with 404', async () => {
    const { id } = await processed();
    const path = `/api/resumes/${id}/suggestions/none`;
    expect((await call('PATCH', path, { accepted: true })).status).toBe(404);
    expect((await call('PATCH', path, { accepted: 'yes' })).status).toBe(400);
  });

  it('store nothing of an upload that was cancelled', async () => {
    const request = new Request('http://localhost/api/resumes', {
      method: 'POST',
      body: JSON.stringify(upload()),
      signal: AbortSignal.abort(),
    });
    expect((await getResponse(handlers, request))!.status).toBe(499);
    expect(await (await call('GET', '/api/resumes')).json()).toEqual([]);
  });

  it('never repeat what was sent', async () => {
    const response = await call('POST', '/api/resumes', { originalFileName: TEXT });
    expect(await response.text()).not.toContain('Kowalczyk');
  });
});
