import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { afterEach, describe, expect, it } from 'vitest';
import { answerEdits } from '#contract/applied-changes.ts';
import { DATABASE_STORES } from '#contract/database.ts';
import { ResumeDatabase } from './database.ts';
import { addMatch, matchesOf, readMatch, updateMatch, type NewMatch } from './matches.ts';
import { addRecords, clearRecords, removeRecord, updateRecord, type NewResume } from './records.ts';

const open: Dexie[] = [];
afterEach(() => {
  for (const database of open.splice(0)) database.close();
});

function fresh(name = `storage-${Math.random()}`): ResumeDatabase {
  const database = new ResumeDatabase(name);
  open.push(database);
  return database;
}

const record = (originalFileName: string): NewResume => ({
  row: {
    originalFileName,
    processingStatus: 'uploaded',
    atsScore: null,
    enhancedAtsScore: null,
    createdAt: '2026-01-05T08:00:00.000Z',
    format: null,
    revision: 0,
  },
  content: {
    originalFilePath: `/uploads/${originalFileName}`,
    originalContent: 'Amara Obi\nNurse',
    chosenField: null,
    result: null,
  },
  bytes: new TextEncoder().encode('Amara Obi\nNurse'),
});

const ad = (adText: string): NewMatch => ({
  createdAt: '2026-01-06T08:00:00.000Z',
  ownName: null,
  adText,
  cut: false,
  marks: {},
  accepted: [],
  seenFor: null,
  summary: null,
});

const counts = (database: Dexie) => Promise.all(database.tables.map((table) => table.count()));

describe('an upgrade from version 1', () => {
  async function version1(name: string): Promise<Dexie> {
    const database = new Dexie(name);
    database.version(1).stores(DATABASE_STORES[1]);
    await database.table('resumes').add({
      originalFileName: 'amara.txt',
      originalFilePath: '/uploads/amara.txt',
      originalContent: 'Amara Obi\nNurse',
      processingStatus: 'uploaded',
      atsScore: null,
      enhancedAtsScore: null,
      createdAt: '2025-12-01T08:00:00.000Z',
      chosenField: null,
      result: null,
    });
    await database.table('files').add({ id: 1, bytes: new Uint8Array([1, 2, 3]) });
    return database;
  }

  it('keeps the list row small, moves the text beside it and leaves the file alone', async () => {
    const name = `upgrade-${Math.random()}`;
    (await version1(name)).close();
    const database = fresh(name);
    expect(await database.resumes.toArray()).toEqual([
      {
        id: 1,
        originalFileName: 'amara.txt',
        processingStatus: 'uploaded',
        atsScore: null,
        enhancedAtsScore: null,
        createdAt: '2025-12-01T08:00:00.000Z',
        format: null,
        revision: 0,
      },
    ]);
    expect(await database.contents.get(1)).toMatchObject({
      originalContent: 'Amara Obi\nNurse',
      originalFilePath: '/uploads/amara.txt',
      chosenField: null,
      result: null,
    });
    expect((await database.files.get(1))?.bytes).toEqual(new Uint8Array([1, 2, 3]));
  });

  it('goes on counting ids where the old version stopped', async () => {
    const name = `upgrade-${Math.random()}`;
    (await version1(name)).close();
    expect(await addRecords(fresh(name), [record('next.txt')])).toEqual([2]);
  });
});

describe('an upgrade to own text', () => {
  it.each([
    ['version 2', { resumes: '++id, createdAt', files: 'id', progress: 'id', contents: 'id' }, 2],
    ['version 3', { resumes: '++id, createdAt', files: 'id', progress: 'id', contents: 'id' }, 3],
  ])('from %s keeps records with their decisions', async (_, stores, version) => {
    const name = `upgrade-${Math.random()}`;
    const old = new Dexie(name);
    old.version(version).stores(stores);
    const { row, content } = record('amara.txt');
    const { revision: _revision, ...older } = row;
    await old.table('resumes').add(older);
    const suggestions = [{ id: 'a', accepted: true, decision: 'accepted', rules: [], edits: [] }];
    await old.table('contents').add({ ...content, id: 1, result: { suggestions, questions: [] } });
    old.close();
    const database = fresh(name);
    expect((await database.resumes.get(1))?.revision).toBe(0);
    expect((await database.contents.get(1))?.result).toMatchObject({
      ownEdits: [],
      suggestions: [{ id: 'a', accepted: true, decision: 'accepted' }],
    });
  });
});

describe('an upgrade from version 2', () => {
  const template = 'Filed {answer} claims';
  const asked = {
    id: 'ask-quantity-1',
    type: 'medium_impact',
    title: 'A question only you can answer',
    description: 'A number makes the line believable.',
    before: 'Filed claims',
    after: 'Filed 40 claims',
    accepted: true,
    decision: 'accepted',
    level: 'ask',
    points: 1,
    check: 'numbers',
    rules: ['ask-quantity'],
    edits: [{ start: 10, end: 22, text: 'Filed 40 claims' }],
    question: { prompt: 'How many?', kind: 'number', placeholder: '', template, answer: '40' },
  };
  const plain = {
    ...asked,
    id: 'spelling-1',
    level: 'auto',
    decision: 'rejected',
    accepted: false,
    check: 'spelling',
    rules: ['known-misspellings', 'tidy-spacing'],
    question: undefined,
  };

  it('puts questions into a list of their own and keeps every decision and answer', async () => {
    const name = `upgrade-${Math.random()}`;
    const old = new Dexie(name);
    old.version(2).stores({ ...DATABASE_STORES[1], ...DATABASE_STORES[2] });
    await old.table('contents').bulkAdd([
      { id: 1, result: { suggestions: [asked, plain], enhancedContent: 'kept' } },
      { id: 2, result: null },
    ]);
    old.close();
    const database = fresh(name);
    const result = (await database.contents.get(1))!.result!;
    expect(result.enhancedContent).toBe('kept');
    expect(result.questions).toEqual([
      {
        id: 'ask-quantity-1',
        type: 'medium_impact',
        description: 'A number makes the line believable.',
        before: 'Filed claims',
        points: 1,
        check: 'numbers',
        rule: 'ask-quantity',
        prompt: 'How many?',
        kind: 'number',
        placeholder: '',
        template,
        answer: '40',
        status: 'answered',
        edits: [{ start: 10, end: 22, text: template }],
      },
    ]);
    expect(answerEdits(result.questions[0]!)).toEqual([{ start: 16, end: 16, text: '40 ' }]);
    expect(result.suggestions).toMatchObject([
      {
        id: 'spelling-1',
        rule: 'known-misspellings',
        category: 'spelling',
        level: 'auto',
        decision: 'rejected',
      },
    ]);
    expect((await database.contents.get(2))!.result).toBeNull();
  });
});

describe('records', () => {
  it('are added all or none', async () => {
    const database = fresh();
    await database.contents.add({ id: 2, ...record('in the way.txt').content });
    await expect(addRecords(database, [record('a.txt'), record('b.txt')])).rejects.toThrow();
    expect(await database.resumes.count()).toBe(0);
    expect(await database.files.count()).toBe(0);
  });

  it('are not half-written when their change fails', async () => {
    const database = fresh();
    const [id] = await addRecords(database, [record('a.txt')]);
    const failing = updateRecord(database, id!, () => {
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect((await database.resumes.get(id!))?.originalFileName).toBe('a.txt');
  });

  it('do not lose a change when two are made at once', async () => {
    const database = fresh();
    const [id] = await addRecords(database, [record('')]);
    const append = (text: string) =>
      updateRecord(database, id!, ({ row, content }) => ({
        record: { row: { ...row, originalFileName: row.originalFileName + text }, content },
        answer: null,
      }));
    await Promise.all(['a', 'b', 'c'].map(append));
    expect((await database.resumes.get(id!))?.originalFileName).toBe('abc');
  });

  it('go with everything that belongs to them', async () => {
    const database = fresh();
    const [first] = await addRecords(database, [record('a.txt'), record('b.txt')]);
    await database.progress.put({ id: first!, stage: 'parse', at: 0 });
    await addMatch(database, first!, ad('For the first'));
    await addMatch(database, first! + 1, ad('For the second'));
    expect(await removeRecord(database, first!)).toBe(true);
    expect(await counts(database)).toEqual([1, 1, 0, 1, 1]);
    expect(await removeRecord(database, first!)).toBe(false);
    await clearRecords(database);
    expect(await counts(database)).toEqual([0, 0, 0, 0, 0]);
  });
});

describe('an upgrade from version 4', () => {
  it('leaves every record as it is and makes room for job ads', async () => {
    const name = `upgrade-${Math.random()}`;
    const old = new Dexie(name);
    for (const version of [1, 2, 3, 4] as const) {
      old.version(version).stores(DATABASE_STORES[version]);
    }
    const { row, content, bytes } = record('amara.txt');
    await old.table('resumes').add({ ...row, revision: 3 });
    await old.table('contents').add({ ...content, id: 1 });
    await old.table('files').add({ id: 1, bytes });
    old.close();
    const database = fresh(name);
    expect(await database.resumes.get(1)).toEqual({ ...row, revision: 3, id: 1 });
    expect(await database.contents.get(1)).toEqual({ ...content, id: 1 });
    expect(await matchesOf(database, 1)).toEqual([]);
  });
});

describe('job ads', () => {
  it('belong to one resume and are found under no other', async () => {
    const database = fresh();
    const [first, second] = await addRecords(database, [record('a.txt'), record('b.txt')]);
    const added = await addMatch(database, first!, ad('Baker wanted'));
    expect(await readMatch(database, first!, added!.id)).toEqual(added);
    expect(await readMatch(database, second!, added!.id)).toBeNull();
    expect(await addMatch(database, 99, ad('Nobody'))).toBeNull();
    expect(await database.matches.count()).toBe(1);
  });

  it('lose no mark when two tabs set one at once', async () => {
    const database = fresh();
    const [resumeId] = await addRecords(database, [record('a.txt')]);
    const added = (await addMatch(database, resumeId!, ad('Baker wanted')))!;
    const mark = (line: string) =>
      updateMatch(database, added, (row) => ({
        ...row,
        marks: { ...row.marks, [line]: { answer: 'yes' } },
      }));
    await Promise.all(['a', 'b', 'c'].map(mark));
    const { marks } = (await readMatch(database, resumeId!, added.id))!;
    expect(Object.keys(marks)).toEqual(['a', 'b', 'c']);
  });
});
