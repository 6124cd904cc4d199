import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { singleFile, type SingleFileParts } from './single-file.ts';

const PAGE = readFileSync(new URL('../../index.html', import.meta.url), 'utf8');

const parts = (change: Partial<SingleFileParts> = {}): SingleFileParts => ({
  page: PAGE,
  early: 'early()',
  style: 'p { color: red }',
  app: 'app()',
  engine: 'engine()',
  engineElement: 'engine',
  ...change,
});

const hash = (text: string) => createHash('sha256').update(text).digest('base64');

/** What a browser takes for the content of each script: up to the next end tag. */
const scriptsOf = (file: string) =>
  [...file.matchAll(/<script([^>]*)>([^]*?)<\/script/g)].map(([, kind, code]) => [kind, code]);

describe('the single file', () => {
  it('holds early script, engine as text, and app, and nothing that is loaded', () => {
    const file = singleFile(parts());
    expect(scriptsOf(file)).toEqual([
      ['', 'early()'],
      [' type="text/plain" id="engine"', 'engine()'],
      [' type="module"', 'app()'],
    ]);
    expect(file).toContain('<style>p { color: red }</style>');
    expect(file).not.toMatch(/\ssrc=|preload|%BASE_URL%|<link rel="stylesheet"/);
  });

  it('allows just these scripts and this style', () => {
    const file = singleFile(parts());
    const policy = /Content-Security-Policy" content="([^"]+)"/.exec(file)![1]!;
    expect(policy).toContain(`script-src 'sha256-${hash('early()')}' 'sha256-${hash('app()')}';`);
    expect(policy).toContain(`style-src 'sha256-${hash('p { color: red }')}';`);
    expect(policy).toContain("connect-src 'none'");
    expect(file.indexOf('Content-Security-Policy')).toBeLessThan(file.indexOf('<script'));
  });

  it('keeps scripts whole that hold the words by which HTML ends them', () => {
    const code = 'answer = ["</script>", "<!-- <script>", `</SCRIPT`, /<script/.test("<script")]';
    const held = scriptsOf(singleFile(parts({ engine: code })))[1]![1]!;
    expect(held).not.toMatch(/<(?:!--|\/?script)/i);
    const world: { answer?: unknown[] } = {};
    runInNewContext(held, world);
    expect(world.answer).toEqual(['</script>', '<!-- <script>', '</SCRIPT', true]);
  });

  it('takes `$&` in a script for what it is', () => {
    expect(singleFile(parts({ app: '"$&$1"' }))).toContain('<script type="module">"$&$1"</script>');
  });

  it('refuses what browsers would read otherwise than it was hashed, and a page that it does not know', () => {
    expect(() => singleFile(parts({ app: 'a\r\nb' }))).toThrow(/carriage return/);
    expect(() => singleFile(parts({ style: '</style>' }))).toThrow(/end early/);
    expect(() => singleFile(parts({ page: '<html></html>' }))).toThrow(/nothing like/);
  });
});
