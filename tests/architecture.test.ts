import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '..');

/** Which room may import from which; every room may import from itself. The longest match names a file's room. */
const MAY_IMPORT: Record<string, readonly string[]> = {
  'src/contract': [],
  'src/ui': [],
  'src/api': ['src/contract'],
  'src/proposer': ['src/contract', 'src/api'],
  'src/features': ['src/contract', 'src/api', 'src/ui', 'src/proposer'],
  'src/pages': ['src/contract', 'src/api', 'src/ui', 'src/proposer', 'src/features'],
  src: ['src/contract', 'src/api', 'src/ui', 'src/proposer', 'src/features', 'src/pages', 'mocks'],
  mocks: ['src/contract', 'worker'],
  'worker/document': ['src/contract'],
  'worker/nlp': ['src/contract', 'worker/document'],
  'worker/keywords': ['src/contract', 'worker/document', 'worker/nlp', 'worker/parse'],
  'worker/extract': ['src/contract', 'worker/document', 'worker/nlp'],
  'worker/parse': ['src/contract', 'worker/document', 'worker/nlp'],
  'worker/checks': [
    'src/contract',
    'worker/document',
    'worker/nlp',
    'worker/keywords',
    'worker/parse',
    'worker/lint',
  ],
  'worker/lint': [
    'src/contract',
    'worker/document',
    'worker/nlp',
    'worker/keywords',
    'worker/parse',
  ],
  'worker/score': [
    'worker/lint',
    'src/contract',
    'worker/document',
    'worker/nlp',
    'worker/keywords',
    'worker/parse',
    'worker/checks',
  ],
  'worker/suggest': [
    'worker/lint',
    'src/contract',
    'worker/document',
    'worker/nlp',
    'worker/keywords',
    'worker/parse',
    'worker/checks',
    'worker/score',
  ],
  'worker/workshop': [
    'worker/lint',
    'src/contract',
    'worker/document',
    'worker/nlp',
    'worker/keywords',
    'worker/parse',
    'worker/checks',
  ],
  'worker/proposal': [
    'src/contract',
    'worker/document',
    'worker/nlp',
    'worker/parse',
    'worker/checks',
    'worker/lint',
  ],
  'worker/linkedin': [
    'worker/lint',
    'src/contract',
    'worker/document',
    'worker/nlp',
    'worker/keywords',
    'worker/parse',
    'worker/checks',
  ],
  'worker/export': [
    'src/contract',
    'worker/document',
    'worker/nlp',
    'worker/parse',
    'worker/extract',
  ],
  'worker/ad': ['src/contract', 'worker/document', 'worker/nlp', 'worker/keywords', 'worker/parse'],
  'worker/storage': ['src/contract', 'worker/document'],
  worker: ['src/contract'],
};

/** The files of `worker/` itself (pipeline, main, cli) compose every stage. */
const WORKER_ROOMS = Object.keys(MAY_IMPORT).filter((room) => room.startsWith('worker/'));

const roomOf = (path: string) =>
  Object.keys(MAY_IMPORT)
    .filter((room) => path.startsWith(`${room}/`))
    .toSorted((a, b) => b.length - a.length)[0];

const codeFiles = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)));

const sourceFiles = (folder: string): string[] =>
  codeFiles(folder).filter((path) => !/\.test\.tsx?$/.test(path));

const ALIASES: [prefix: string, folder: string][] = [
  ['#contract/', 'src/contract/'],
  ['#worker/', 'worker/'],
  ['#mocks/', 'mocks/'],
];

function importsOf(path: string): string[] {
  const source = readFileSync(join(ROOT, path), 'utf8');
  const specifiers = source.matchAll(/(?:from|import|new URL)\s*\(?\s*'([^']+)'/g);
  return [...specifiers].flatMap(([, specifier]) => {
    for (const [prefix, folder] of ALIASES) {
      if (specifier!.startsWith(prefix)) return [folder + specifier!.slice(prefix.length)];
    }
    if (specifier!.startsWith('.')) {
      return [relative(ROOT, resolve(ROOT, dirname(path), specifier!))];
    }
    return [];
  });
}

const files = ['src', 'worker', 'mocks'].flatMap(sourceFiles);

describe('the rooms of the house', () => {
  it('import only in the direction of the table', () => {
    const wrong = files.flatMap((path) => {
      const room = roomOf(path)!;
      const allowed = new Set([
        room,
        ...MAY_IMPORT[room]!,
        ...(room === 'worker' ? WORKER_ROOMS : []),
      ]);
      return importsOf(path)
        .filter((target) => !allowed.has(roomOf(target) ?? target))
        .map((target) => `${path} → ${target}`);
    });
    expect(wrong).toEqual([]);
  });

  it('put every lazy part into a safety net, since a deployment may have taken its file away', () => {
    const sources = new Map(files.map((path) => [path, readFileSync(join(ROOT, path), 'utf8')]));
    const outside = [...sources].flatMap(([path, source]) => {
      const bare = source.replaceAll(/<Lazy(?:Part|View)[\s>].*?<\/Lazy(?:Part|View)>/gs, '');
      return [...source.matchAll(/const (\w+) = later\(/g)]
        .filter(([, part]) => new RegExp(`<${part}\\b`).test(bare))
        .map(([, part]) => `${path}: ${part}`);
    });
    expect(outside).toEqual([]);
    const having = (sign: RegExp) =>
      [...sources].filter(([, source]) => sign.test(source)).map(([path]) => path);
    expect(having(/\blater\(/).length).toBeGreaterThan(8);
    // Pages only: what else is loaded later would wait for React.
    expect(having(/\blazy\(/)).toEqual(['src/app.tsx']);
    expect(having(/<Suspense/)).toEqual(['src/shell/page-top.tsx']);
    const app = readFileSync(join(ROOT, 'src/app.tsx'), 'utf8');
    expect(app).toMatch(/<PageTop>[^<]*(?:\{[^}]*\})?\s*<SafetyNet/);
  });

  it('keep features apart from each other', () => {
    const feature = (path: string) => /^src\/features\/([^/]+)\//.exec(path)?.[1];
    const wrong = files.flatMap((path) =>
      importsOf(path)
        .filter((target) => feature(path) && feature(target) && feature(path) !== feature(target))
        .map((target) => `${path} → ${target}`),
    );
    expect(wrong).toEqual([]);
  });

  it('let only src/api call fetch', () => {
    const wrong = files.filter(
      (path) =>
        path.startsWith('src/') &&
        !path.startsWith('src/api/') &&
        /(?<![.\w])fetch\(/.test(readFileSync(join(ROOT, path), 'utf8')),
    );
    expect(wrong.filter((path) => path !== 'src/sw.ts')).toEqual([]);
  });

  it('take of the worker only its interface and its start file in mocks', () => {
    const targets = new Set(
      files
        .filter((path) => path.startsWith('mocks/'))
        .flatMap(importsOf)
        .filter((target) => target.startsWith('worker/'))
        .map((target) => target.replace('?worker&url', '')),
    );
    expect([...targets].filter((t) => t !== 'worker/engine.ts' && t !== 'worker/main.ts')).toEqual(
      [],
    );
  });
});

/** Longer lines are word lists and patterns that nobody reads: `oneLine` tells a pattern over several. */
const LONGEST_LINE = 200;

it('no line of code is too long to be read, but those that a script writes', () => {
  const long = ['src', 'worker', 'mocks', 'scripts', 'tests'].flatMap(codeFiles).flatMap((path) => {
    const code = readFileSync(join(ROOT, path), 'utf8');
    if (/^\/\*\*[^/]*\bGenerated\b/.test(code)) return [];
    return code
      .split('\n')
      .flatMap((line, index) => (line.length > LONGEST_LINE ? [`${path}:${index + 1}`] : []));
  });
  expect(long).toEqual([]);
});
