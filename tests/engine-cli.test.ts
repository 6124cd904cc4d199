import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const CLI = resolve(import.meta.dirname, '../worker/cli.ts');
let folder = '';
const path = (name: string) => join(folder, name);

/** Compiled once for all runs, which halves what each of them takes. */
const env = {
  ...process.env,
  NODE_COMPILE_CACHE: resolve(import.meta.dirname, '../.cache/compiled'),
};

const engine = (...args: string[]) =>
  spawnSync(process.execPath, [CLI, ...args], { encoding: 'utf8', env });

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'engine-'));
  writeFileSync(
    path('rosa.txt'),
    'Rosa Lindqvist\nrosa@example.com\n\nEXPERIENCE\nBaker, Kornblad\n- Baked 300 loaves a day\n',
  );
  writeFileSync(path('huge.txt'), 'x'.repeat(3 * 1024 * 1024));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('npm run engine', () => {
  it('prints one JSON object per file, in order, also for a file that is not there', () => {
    const { status, stdout } = engine(
      path('rosa.txt'),
      path('gone.txt'),
      path('rosa.txt'),
      '--json',
    );
    expect(status).toBe(0);
    const reports = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(reports.map(({ problem }) => problem?.code ?? 'read')).toEqual([
      'read',
      'not-found',
      'read',
    ]);
    expect(reports[0].text).toContain('Baked 300 loaves');
    expect(Object.keys(reports[0])).toEqual(
      expect.arrayContaining(['fields', 'score', 'suggestions', 'questions', 'enhancedText']),
    );
  });

  it('gives the same bytes for the same file but for the time it took', () => {
    const report = () => {
      const parsed = JSON.parse(engine(path('rosa.txt'), '--json', '--all', '--linkedin').stdout);
      return JSON.stringify({ ...parsed, timingsMs: null });
    };
    expect(report()).toBe(report());
  });

  it('says that a file is too large instead of reading it', () => {
    const { stdout } = engine(path('huge.txt'), '--json');
    expect(JSON.parse(stdout).problem.code).toBe('too-large');
  });

  it('writes reports and exports into folders that it makes', () => {
    const out = path('out/deep');
    const { status, stdout } = engine(path('rosa.txt'), '--out', out, '--docx', out, '--txt', out);
    expect([status, stdout]).toEqual([0, '']);
    expect(readdirSync(out).toSorted()).toEqual([
      'rosa.clean.docx',
      'rosa.docx',
      'rosa.json',
      'rosa.txt',
    ]);
    expect(JSON.parse(readFileSync(join(out, 'rosa.json'), 'utf8')).format).toBe('txt');
  });

  it('prints a report for people without --json', () => {
    const { stdout } = engine(path('rosa.txt'));
    expect(stdout).toMatch(/rosa\.txt\n=+\n/);
  });

  it('corrects one bullet per line, each answered in its place', () => {
    writeFileSync(path('bullets.txt'), 'Baked 300 loaf a day\n\nBake 300 loaves a day (current)\n');
    const { status, stdout } = engine('lines', path('bullets.txt'), '--json');
    const results = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(status).toBe(0);
    expect(results.map(({ before, auto, after }) => [before, auto, after])).toEqual([
      ['Baked 300 loaf a day', 'Baked 300 loaves a day', 'Baked 300 loaves a day'],
      ['', '', ''],
      ['Bake 300 loaves a day', 'Bake 300 loaves a day', 'Bake 300 loaves a day'],
    ]);
    expect(results[0]).toMatchObject({ suggestions: [{ level: 'auto', category: 'grammar' }] });
    expect(results.every(({ questions }) => Array.isArray(questions))).toBe(true);
  });

  it('says so when the file of lines is not there', () => {
    const { status, stderr } = engine('lines', path('gone.txt'));
    expect([status, stderr]).toEqual([2, expect.stringContaining('gone.txt')]);
  });

  it('exits with 2 and the usage when it is called wrongly', () => {
    const { status, stderr } = engine('--nonsense');
    expect([status, stderr]).toEqual([2, expect.stringContaining('Usage:')]);
  });
});
