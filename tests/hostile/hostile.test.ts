import { describe, expect, it } from 'vitest';
import { MAX_LINE_CHARS } from '#worker/extract/bounds.ts';
import { loadSpeller } from '#worker/nlp/speller.ts';
import { processFile, readDocument } from '#worker/pipeline.ts';
import { patternsIn } from './patterns.ts';
import { SHAPES, shapeOf } from './shapes.ts';
import { cpuMs, cpuMsOf } from '#tests/builders/processor-time.ts';

const CHARS = 50_000;
/** The engine takes a third of it here; a slower machine may take three times as long. */
const LIMIT_MS = { reading: 1_000, engine: 9_000 };

const bytesOf = (shape: readonly [string, string]) =>
  new TextEncoder().encode(shapeOf(shape, CHARS));

describe('50,000 characters of one shape', () => {
  it.each(Object.entries(SHAPES))('are read and scored in time: %s', async (_, shape) => {
    const speller = await loadSpeller();
    const bytes = bytesOf(shape);
    expect(await cpuMs(() => readDocument(bytes, 'cv.txt'))).toBeLessThan(LIMIT_MS.reading);
    const ms = await cpuMs(async () => {
      const outcome = await processFile(bytes, 'cv.txt', { speller });
      expect(outcome.ok ? outcome.value.original.document.text : '').toContain('Rosa Lindqvist');
    });
    expect(ms).toBeLessThan(LIMIT_MS.engine);
  });
});

/** Units that runs are made of beyond those of the shapes. */
const UNITS = [
  '1.',
  '1-',
  'a.',
  'a-',
  "a'",
  'aA',
  'Aa ',
  ', ',
  '| ',
  '• ',
  ':',
  '&',
  '+',
  '#',
  '_',
];
const MORE = [
  '0,',
  '$1 ',
  'a:',
  'a & ',
  'a and ',
  'of the ',
  '2019 ',
  '2019-',
  'à',
  '日',
  '()',
  ')',
];

/** Processor time over one line, of which a document of 50,000 characters holds a dozen; here none takes a third of it. */
const LINE_LIMIT_MS = 200;

describe('each pattern of the engine', () => {
  // Lints see no line this long.
  const patterns = patternsIn('{worker,src/contract}/**/*.ts').filter(
    ({ place }) => !place.startsWith('worker/lint/'),
  );

  it('is found in the source', () => {
    expect(patterns.length).toBeGreaterThan(1_000);
  });

  it(
    'takes no long time over the longest line that reading hands on',
    { timeout: 120_000 },
    async () => {
      const units = [...Object.values(SHAPES).map(([, unit]) => unit), ...UNITS, ...MORE];
      const lines = await Promise.all(units.map(longestLine));
      const slow = patterns.flatMap(({ place, source, flags }) => {
        const pattern = new RegExp(source, flags.replace(/[gy]/g, '') + 'g');
        return lines.flatMap((line, i) => {
          const run = () => line.replaceAll(pattern, '');
          // What is slow once may have been disturbed; what is slow each time is slow.
          const once = cpuMsOf(run);
          const ms = once < LINE_LIMIT_MS ? once : cpuMsOf(run, 2);
          return ms < LINE_LIMIT_MS ? [] : [`${place} over ${JSON.stringify(units[i])}: ${ms} ms`];
        });
      });
      expect(slow).toEqual([]);
    },
  );
});

/** The longest line of the text that reading makes of a unit repeated, with an end that no run goes on to. */
async function longestLine(unit: string): Promise<string> {
  const text = `the work and\n${unit.repeat(CHARS / unit.length)}`;
  const { lines } = await readText(text);
  const longest = lines.toSorted((a, b) => b.length - a.length)[0]!;
  expect(longest.length).toBeLessThanOrEqual(MAX_LINE_CHARS);
  return `${longest};`;
}

async function readText(text: string): Promise<{ lines: string[] }> {
  const outcome = await readDocument(new TextEncoder().encode(text), 'cv.txt');
  if (!outcome.ok) throw new Error(outcome.problem.message);
  return { lines: outcome.value.lines.map((line) => line.text) };
}
