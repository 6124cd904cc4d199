import 'fake-indexeddb/auto';
import { expect, it, vi } from 'vitest';
import { loadSpeller } from '../nlp/speller.ts';
import { potentialScore, readDocument, suggestFor } from '../pipeline.ts';
import { ResumeDatabase } from '../storage/database.ts';
import { warmUp } from './warm-up.ts';

vi.mock('../pipeline.ts', { spy: true });

const parts = { database: new ResumeDatabase('warm-up'), clock: () => new Date(0), loadSpeller };

it('goes through every stage with a resume that all of them find something in', async () => {
  const suggested = vi.mocked(suggestFor);
  const enhanced = await warmUp(parts, () => false);
  const [original] = suggested.mock.calls[0]!;
  expect(original.document.format).toBe('pdf');
  expect(original.resume.name?.value).toBe('Ada Sample');
  expect(original.resume.work).toHaveLength(2);
  expect(original.resume.education).toHaveLength(2);
  for (const kind of ['summary', 'certificates', 'languages', 'skills'])
    expect(original.resume.sections.map((section) => section.kind)).toContain(kind);
  expect(suggested.mock.results[0]!.value.suggestions.length).toBeGreaterThan(5);
  expect(original.report.rawPoints).not.toBeNull();
  expect(enhanced?.report.rawPoints).toBeGreaterThan(original.report.rawPoints ?? 100);
  expect(potentialScore).toHaveBeenCalled();
});

it('has lines with signs beyond Latin-1 and lines without, for which patterns are compiled apart', async () => {
  vi.mocked(suggestFor).mockClear();
  await warmUp(parts, () => false);
  const { lines } = vi.mocked(suggestFor).mock.calls[0]![0].document;
  const isBeyond = ({ text }: { text: string }) => /[–’•]/.test(text);
  const [beyond, within] = [lines.filter(isBeyond), lines.filter((line) => !isBeyond(line))];
  expect(beyond.length).toBeGreaterThan(5);
  expect(within.length).toBeGreaterThan(5);
});

it('leaves the first run to a file that is there already', async () => {
  vi.mocked(readDocument).mockClear();
  expect(await warmUp(parts, () => true)).toBeNull();
  expect(readDocument).not.toHaveBeenCalled();
});

it('ends between two stages for a file that comes meanwhile', async () => {
  vi.mocked(suggestFor).mockClear();
  const run = warmUp(parts, () => vi.mocked(readDocument).mock.calls.length > 0);
  expect(await run).toBeNull();
  expect(readDocument).toHaveBeenCalledOnce();
  expect(suggestFor).not.toHaveBeenCalled();
});
