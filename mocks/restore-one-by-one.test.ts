import { describe, expect, it } from 'vitest';
import { fail, succeed, type Outcome } from '#contract/problem.ts';
import type { Restored } from '#contract/resume.ts';
import { restoreOneByOne } from './restore-one-by-one.ts';

interface SavedRecord {
  originalFileName: string;
  createdAt: string;
  processed: boolean;
}

const record = (name: string): SavedRecord => ({
  originalFileName: name,
  createdAt: '2026-01-05T08:00:00.000Z',
  processed: true,
});

const backupOf = (...names: string[]) => ({
  format: 'resume-ai-backup',
  resumes: names.map(record),
});

/** An engine that keeps records in a list; `answer` may refuse one. */
function engineThat(
  answer: (record: SavedRecord, tries: number) => Outcome<never> | 'dies after' | null,
) {
  const kept: SavedRecord[] = [];
  const tries = new Map<string, number>();
  const restore = async (backup: unknown): Promise<Outcome<Restored>> => {
    const [one]: SavedRecord[] = Reflect.get(Object(backup), 'resumes');
    const count = (tries.get(one!.originalFileName) ?? 0) + 1;
    tries.set(one!.originalFileName, count);
    const refusal = answer(one!, count);
    if (refusal !== null && refusal !== 'dies after') return refusal;
    kept.push(one!);
    return refusal ? fail('internal', 'died') : succeed({ restored: 1, unread: 0, present: 0 });
  };
  const list = async () =>
    succeed(
      kept.map((one) => ({
        ...one,
        id: '1',
        processingStatus: 'completed' as const,
        atsScore: null,
        enhancedAtsScore: null,
        format: null,
      })),
    );
  const checkBackup = async (backup: unknown) =>
    succeed({ resumes: Reflect.get(Object(backup), 'resumes').length });
  return { kept, engine: { restore, list, checkBackup } };
}

const namesOf = (records: SavedRecord[]) => records.map(({ originalFileName }) => originalFileName);

describe('a restore, record by record', () => {
  it('stores what takes too long as uploaded, and goes on', async () => {
    const { kept, engine } = engineThat(({ originalFileName, processed }) =>
      originalFileName === 'slow' && processed ? fail('timeout', 'late') : null,
    );
    expect(await restoreOneByOne(engine, backupOf('a', 'slow', 'b'))).toEqual(
      succeed({ restored: 3, unread: 1, present: 0 }),
    );
    expect(kept.map(({ processed }) => processed)).toEqual([true, false, true]);
  });

  it('tries again what was ended, and adds nothing twice that was stored before the end', async () => {
    const { kept, engine } = engineThat(({ originalFileName }, tries) => {
      if (originalFileName === 'ended' && tries === 1) return fail('internal', 'died');
      return originalFileName === 'stored' ? 'dies after' : null;
    });
    expect(await restoreOneByOne(engine, backupOf('ended', 'stored', 'b'))).toEqual(
      succeed({ restored: 3, unread: 0, present: 0 }),
    );
    expect(namesOf(kept)).toEqual(['ended', 'stored', 'b']);
  });

  it('says how many are back when there is no more room, and adds only the rest the next time', async () => {
    let room = 2;
    const { kept, engine } = engineThat(() =>
      --room < 0 ? fail('quota', 'There is no room left.') : null,
    );
    const cut = await restoreOneByOne(engine, backupOf('a', 'b', 'c', 'd'));
    expect(cut).toMatchObject({
      problem: { code: 'quota', message: expect.stringContaining('2 of 4 resumes are back') },
    });
    room = 9;
    expect(await restoreOneByOne(engine, backupOf('a', 'b', 'c', 'd'))).toEqual(
      succeed({ restored: 2, unread: 0, present: 2 }),
    );
    expect(namesOf(kept)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('adds nothing of a backup that does not pass its check', async () => {
    const { kept, engine } = engineThat(() => null);
    const checkBackup = async () => fail('malformed', 'damaged');
    expect(await restoreOneByOne({ ...engine, checkBackup }, backupOf('a'))).toMatchObject({
      ok: false,
    });
    expect(kept).toEqual([]);
  });
});
