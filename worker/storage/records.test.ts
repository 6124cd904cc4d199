import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ResumeDatabase } from './database.ts';
import {
  addRecords,
  readRecord,
  removeRecord,
  updateRecord,
  type StoredResume,
} from './records.ts';

let name: string;
let database: ResumeDatabase;
let id: number;

async function add(): Promise<number> {
  const [added] = await addRecords(database, [
    {
      row: {
        originalFileName: 'solveig.txt',
        processingStatus: 'uploaded',
        atsScore: null,
        enhancedAtsScore: null,
        createdAt: '2026-03-04T10:00:00.000Z',
        format: null,
        revision: 0,
      },
      content: {
        originalFilePath: '/uploads/solveig.txt',
        originalContent: 'Solveig Moe',
        chosenField: null,
        result: null,
      },
      bytes: new Uint8Array(),
    },
  ]);
  return added!;
}

beforeEach(async () => {
  name = `records-${Math.random()}`;
  database = new ResumeDatabase(name);
  id = await add();
});

/** Adds a word; answers the text that it was added to. */
const say = (word: string) => (record: StoredResume) => ({
  record: {
    row: record.row,
    content: {
      ...record.content,
      originalContent: `${record.content.originalContent} ${word}`,
    },
  },
  answer: record.content.originalContent,
});

describe('a change of a record', () => {
  it('reads nothing of the content that the last change wrote', async () => {
    const read = vi.spyOn(database.contents, 'get');
    expect(await updateRecord(database, id, say('one'))).toBe('Solveig Moe');
    expect(read).toHaveBeenCalledOnce();
    expect(await updateRecord(database, id, say('two'))).toBe('Solveig Moe one');
    expect(read).toHaveBeenCalledOnce();
    expect((await readRecord(database, id))!.content.originalContent).toBe('Solveig Moe one two');
  });

  it('sees what another tab has changed meanwhile', async () => {
    await updateRecord(database, id, say('one'));
    await updateRecord(new ResumeDatabase(name), id, say('elsewhere'));
    expect(await updateRecord(database, id, say('two'))).toBe('Solveig Moe one elsewhere');
  });

  it('goes on from what is stored where the last one could not be', async () => {
    await updateRecord(database, id, say('one'));
    vi.spyOn(database.contents, 'put').mockRejectedValueOnce(new Error('no room'));
    await expect(updateRecord(database, id, say('lost'))).rejects.toThrow('no room');
    expect(await updateRecord(database, id, say('two'))).toBe('Solveig Moe one');
  });

  it('takes one record for no other, nor for one that is gone', async () => {
    const other = await add();
    await updateRecord(database, id, say('one'));
    expect(await updateRecord(database, other, say('two'))).toBe('Solveig Moe');
    await updateRecord(database, id, say('three'));
    await removeRecord(database, id);
    expect(await updateRecord(database, id, say('four'))).toBeNull();
  });

  it('knows nothing of a database that was deleted', async () => {
    await updateRecord(database, id, say('one'));
    await database.delete();
    await database.open();
    expect(await add()).toBe(id);
    await updateRecord(new ResumeDatabase(name), id, say('anew'));
    expect(await updateRecord(database, id, say('two'))).toBe('Solveig Moe anew');
  });
});
