import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { hostHeaders } from './host-files.ts';
import { readBuildSettings } from './settings.ts';

const directives = (policy: string) =>
  policy
    .split(';')
    .map((directive) => directive.trim())
    .filter((directive) => directive !== '');

describe('the build', () => {
  it('allows no connection, no foreign file and no image from a server', () => {
    const { policy, apiOrigin, base } = readBuildSettings({});
    expect(base).toBe('/');
    expect(apiOrigin).toBeNull();
    expect(directives(policy)).toEqual(
      expect.arrayContaining(["default-src 'none'", "connect-src 'none'", 'img-src data: blob:']),
    );
    expect(policy).not.toMatch(/unsafe|https?:|\*/);
  });

  it('opens exactly the origin of a real server, and only when it is asked to', () => {
    const { policy } = readBuildSettings({
      VITE_API: 'remote',
      VITE_API_URL: 'https://api.example.org/v1',
    });
    expect(directives(policy)).toContain('connect-src https://api.example.org');
    expect(readBuildSettings({ VITE_API_URL: 'https://api.example.org' }).apiOrigin).toBeNull();
    expect(readBuildSettings({ VITE_API: 'remote' }).policy).toContain("connect-src 'self'");
  });

  it.each([{ BASE: 'resume' }, { BASE: '/resume' }, { BASE: './' }, { VITE_API: 'maybe' }])(
    'refuses %j',
    (env) => {
      expect(() => readBuildSettings(env)).toThrow(/must|only/);
    },
  );
});

describe('the headers for hosts', () => {
  const settings = readBuildSettings({});
  const expected = directives(settings.policy).filter((one) => !one.startsWith('connect-src'));

  it.each([
    ['made by the build', hostHeaders(settings)],
    [
      'of the sample for nginx',
      readFileSync(new URL('../../docs/hosting/nginx.conf', import.meta.url), 'utf8'),
    ],
  ])('%s send the policy of the build', (_, text) => {
    for (const directive of expected) expect(text).toContain(directive);
    expect(text).toContain("frame-ancestors 'none'");
    expect(text).toContain("connect-src 'self'");
    expect(text).toContain("connect-src 'none'");
  });

  it('are for the path that the app is served under', () => {
    const text = hostHeaders(readBuildSettings({ BASE: '/resume/' }));
    expect(text.match(/^\/\S*$/gm)).toEqual(['/resume/*', '/resume/assets/*', '/resume/sw.js']);
  });

  it('let a page reach the server that it was built for', () => {
    const text = hostHeaders(
      readBuildSettings({ VITE_API: 'remote', VITE_API_URL: 'https://api.example.org/v1' }),
    );
    expect(text).toContain("connect-src 'self' https://api.example.org;");
  });
});
