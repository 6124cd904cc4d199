import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type StaticServer } from './static-server.ts';

let server: StaticServer;
let address: string;

beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'static-server-'));
  writeFileSync(join(folder, 'index.html'), '<p>the app</p>');
  writeFileSync(join(folder, 'app.js'), 'export {}');
  server = await startServer({ folder, base: '/resume/' });
  address = `http://127.0.0.1:${server.port}`;
});
afterAll(() => server.stop());

const get = async (path: string, init?: RequestInit) => {
  const response = await fetch(address + path, init);
  return [response.status, (await response.text()).trim()];
};

describe('the static server', () => {
  it('sends files with their type, and the app for its own addresses', async () => {
    expect(await get('/resume/')).toEqual([200, '<p>the app</p>']);
    expect(await get('/resume/examples')).toEqual([200, '<p>the app</p>']);
    const script = await fetch(`${address}/resume/app.js?v=1`);
    expect(script.headers.get('content-type')).toContain('text/javascript');
  });

  it('compresses text where it was asked to, for who accepts that', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'static-server-'));
    writeFileSync(join(folder, 'app.js'), `export const text = '${'again '.repeat(400)}'`);
    writeFileSync(join(folder, 'letters.woff2'), 'bytes');
    const small = await startServer({ folder, compress: true });
    const encodingOf = async (file: string, accepted: string) => {
      const response = await fetch(`http://localhost:${small.port}/${file}`, {
        headers: { 'accept-encoding': accepted },
      });
      await response.arrayBuffer();
      return response.headers.get('content-encoding');
    };
    expect(await encodingOf('app.js', 'gzip, br')).toBe('gzip');
    expect(await encodingOf('app.js', 'identity')).toBeNull();
    expect(await encodingOf('letters.woff2', 'gzip')).toBeNull();
    await small.stop();
  });

  it('sends nothing from outside its folder', async () => {
    expect(await get('/resume/missing.js')).toEqual([404, '404']);
    expect(await get('/elsewhere')).toEqual([404, '404']);
    expect(await get('/resume/..%2f..%2fetc%2fpasswd.txt')).toEqual([404, '404']);
  });

  it('refuses the API and everything but reading, and writes both down', async () => {
    const body = 'text of a resume';
    expect((await get('/resume/api/resumes', { method: 'POST', body }))[0]).toBe(599);
    expect((await get('/resume/collect', { method: 'POST', body }))[0]).toBe(405);
    expect(server.requests.filter((request) => request.body === body)).toHaveLength(2);
  });
});
