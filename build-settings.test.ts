import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readBuildSettings } from './build-settings.ts';

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

describe('the samples for hosts', () => {
  const { policy } = readBuildSettings({});
  const expected = directives(policy).filter((directive) => !directive.startsWith('connect-src'));

  it.each(['public/_headers', 'docs/hosting/nginx.conf'])(
    '%s sends the policy of the build',
    (path) => {
      const text = readFileSync(new URL(path, import.meta.url), 'utf8');
      for (const directive of expected) expect(text).toContain(directive);
      expect(text).toContain("frame-ancestors 'none'");
      expect(text).toContain("connect-src 'self'");
      expect(text).toContain("connect-src 'none'");
    },
  );
});
