import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { describe, expect, it, vi } from 'vitest';
import type { Outcome } from '#contract/problem.ts';
import type { Resume } from '#contract/resume.ts';
import { ResumeDatabase } from '../storage/database.ts';
import { createService } from './service.ts';

const TEXT = `Teodor Lind
teodor.lind@example.com
EXPERIENCE
Baker, Kornhuset, 2018 - 2024
- Responsible for baking 300 loaves a day`;

const request = (text = TEXT) => ({
  originalFileName: 'teodor.txt',
  originalFilePath: '/uploads/teodor.txt',
  fileContentBase64: btoa(text),
});

function setUp(now = '2026-02-01T12:00:00Z') {
  const database = new ResumeDatabase(`service-${Math.random()}`);
  const parts = { database, clock: () => new Date(now), loadSpeller: async () => null };
  return { database, parts, engine: createService(parts) };
}

function valueOf<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Error(outcome.problem.message);
  return outcome.value;
}

const withoutTiming = ({ analysis, ...resume }: Resume) => ({
  ...resume,
  revision: 0,
  analysis: { ...analysis, tookMs: 0 },
});

describe('processing', () => {
  it('gives the same JSON for the same file, whenever it is run', async () => {
    const runs = ['2026-02-01T12:00:00Z', '2026-02-01T23:00:00Z'].map(async (now) => {
      const { engine } = setUp(now);
      const { id } = valueOf(await engine.create(request()));
      return { ...withoutTiming(valueOf(await engine.process(id))), createdAt: '' };
    });
    const [first, second] = await Promise.all(runs);
    expect(second).toEqual(first);
  });

  it('is shown while it goes on, and joined by a second call', async () => {
    const { engine, database } = setUp();
    const { id } = valueOf(await engine.create(request()));
    const both = Promise.all([engine.process(id), engine.process(id)]);
    expect(valueOf(await engine.read(id)).processingStatus).toBe('processing');
    const [first, second] = await both;
    expect(second).toBe(first);
    expect(valueOf(await engine.read(id)).processingStatus).toBe('completed');
    expect(await database.progress.count()).toBe(0);
  });

  it('is cut short by no change of the clock', async () => {
    const HOUR_MS = 3_600_000;
    const runs = [0, HOUR_MS].map(async (jumpMs) => {
      const { parts } = setUp();
      let asked = 0;
      const clock = () => new Date(jumpMs * asked++);
      const engine = createService({ ...parts, clock, steady: () => 0 });
      const { id } = valueOf(await engine.create(request()));
      return { ...withoutTiming(valueOf(await engine.process(id))), createdAt: '' };
    });
    const [still, moved] = await Promise.all(runs);
    expect(moved).toEqual(still);
    expect(moved!.analysis.original?.partial).toBe(false);
  });

  it('leaves an upload when the tab is closed in the middle of it', async () => {
    const { engine, parts, database } = setUp();
    const { id } = valueOf(await engine.create(request()));
    const closed = vi
      .spyOn(database.progress, 'put')
      .mockImplementation(() => new Dexie.Promise(() => {}));
    void engine.process(id);
    await vi.waitUntil(() => closed.mock.calls.length > 0);
    const reopened = createService({ ...parts, database: new ResumeDatabase(database.name) });
    expect(valueOf(await reopened.read(id)).processingStatus).toBe('uploaded');
    expect(valueOf(await reopened.process(id)).processingStatus).toBe('completed');
  });

  it('leaves an upload that can be tried again when the file cannot be read', async () => {
    const { engine } = setUp();
    const { id } = valueOf(
      await engine.create({ ...request('%PDF-1.7 nothing else'), originalFileName: 'broken.pdf' }),
    );
    expect(await engine.process(id)).toMatchObject({ ok: false });
    expect(valueOf(await engine.read(id))).toMatchObject({
      processingStatus: 'uploaded',
      enhancedContent: null,
    });
  });
});

describe('progress', () => {
  it('tells each stage in order with what the finished ones found', async () => {
    const { engine, database } = setUp();
    const { id } = valueOf(await engine.create(request()));
    const put = vi.spyOn(database.progress, 'put');
    valueOf(await engine.process(id));
    const rows = put.mock.calls.map(([row]) => row);
    expect(rows.map(({ stage }) => stage)).toEqual(['extract', 'parse', 'suggest', 'save']);
    expect(rows.at(-1)?.done?.map(({ stage }) => stage)).toEqual([
      'extract',
      'parse',
      'score',
      'suggest',
    ]);
    expect(rows.at(-1)?.excerpt?.[0]).toEqual({ text: 'Teodor Lind' });
  });
});

describe('keywords', () => {
  it('go into Skills as an accepted suggestion, and out again', async () => {
    const { engine } = setUp();
    const { id } = valueOf(await engine.create(request(`${TEXT}\nSKILLS\nSourdough, Lamination`)));
    const before = valueOf(await engine.process(id));
    const added = valueOf(await engine.addKeyword(id, 'Food Safety'));
    expect(added.enhancedContent).toContain('Food Safety');
    expect(added.originalContent).toBe(before.originalContent);
    expect(added.suggestions.at(-1)).toMatchObject({ keyword: 'Food Safety', accepted: true });
    const removed = valueOf(await engine.removeKeyword(id, 'Food Safety'));
    expect(withoutTiming(removed)).toEqual(withoutTiming(before));
  });

  it('are added again after an update of the engine', async () => {
    const { engine, database } = setUp();
    const { id } = valueOf(await engine.create(request(`${TEXT}\nSKILLS\nSourdough, Lamination`)));
    valueOf(await engine.process(id));
    const added = valueOf(await engine.addKeyword(id, 'Food Safety'));
    await database.contents.where({ id: Number(id) }).modify((content) => {
      content.result!.analysis.engineVersion = '0.9.0';
    });
    expect(withoutTiming(valueOf(await engine.process(id)))).toEqual(withoutTiming(added));
  });

  it('that are a licence are refused: they are facts', async () => {
    const { engine } = setUp();
    const nurse =
      'Ines Duarte\nRegistered Nurse\nines@example.com\nEXPERIENCE\n' +
      'Registered Nurse, Lisboa Hospital, 2016 - Present\n- Cared for 12 patients a shift in ' +
      'the ICU\nSKILLS\nPatient care, triage';
    const { id } = valueOf(await engine.create(request(nurse)));
    const { analysis } = valueOf(await engine.process(id));
    const licence = analysis!.keywords.missing.find((hit) => !hit.addable);
    expect(licence).toBeDefined();
    expect(await engine.addKeyword(id, licence!.term)).toMatchObject({
      ok: false,
      problem: { code: 'malformed' },
    });
  });

  it('follow the field that the user chooses, and return to the recognised one', async () => {
    const { engine } = setUp();
    const { id } = valueOf(await engine.create(request()));
    const before = valueOf(await engine.process(id));
    const chosen = valueOf(await engine.change(id, { field: 'hospitality' }));
    expect(chosen.analysis?.keywords.chosen).toBe(true);
    expect(await engine.change(id, { field: 'alchemy' })).toMatchObject({ ok: false });
    const back = valueOf(await engine.change(id, { field: null }));
    expect(withoutTiming(back)).toEqual(withoutTiming(before));
  });
});

describe('a resume that an older engine processed', () => {
  it('is processed anew and keeps what the user decided', async () => {
    const { engine, database } = setUp();
    const { id } = valueOf(await engine.create(request()));
    const { suggestions } = valueOf(await engine.process(id));
    for (const suggestion of suggestions) {
      await engine.decide(id, suggestion.id, { accepted: false });
    }
    const expected = withoutTiming(valueOf(await engine.read(id)));
    await database.contents.where({ id: Number(id) }).modify((content) => {
      content.result!.analysis.engineVersion = '0.9.0';
      content.result!.document.text = 'what the older engine read';
    });
    expect(withoutTiming(valueOf(await engine.process(id)))).toEqual(expected);
  });
});

describe('a full disk', () => {
  it('is reported as such and leaves nothing half-written', async () => {
    const { engine, database } = setUp();
    const quota = new DOMException('no room', 'QuotaExceededError');
    vi.spyOn(database.files, 'add').mockRejectedValue(new Dexie.AbortError('aborted', quota));
    expect(await engine.create(request())).toMatchObject({ ok: false, problem: { code: 'quota' } });
    expect(await database.resumes.count()).toBe(0);
    expect(await database.contents.count()).toBe(0);
  });

  it('is not confused with other faults', async () => {
    const { engine, database } = setUp();
    vi.spyOn(database.files, 'add').mockRejectedValue(new Error('teodor.lind@example.com'));
    const outcome = await engine.create(request());
    expect(outcome).toMatchObject({ ok: false, problem: { code: 'internal' } });
    expect(JSON.stringify(outcome)).not.toContain('teodor');
  });
});

describe('the enhanced text', () => {
  it('is the original again once every suggestion is rejected, with the same score', async () => {
    const { engine } = setUp();
    const { id } = valueOf(await engine.create(request()));
    let resume = valueOf(await engine.process(id));
    for (const suggestion of resume.suggestions) {
      resume = valueOf(await engine.decide(id, suggestion.id, { accepted: false }));
    }
    expect(resume.enhancedContent).toBe(resume.originalContent);
    expect(resume.enhancedAtsScore).toBe(resume.atsScore);
    expect(resume.analysis?.improvementsCount).toBe(0);
    expect(resume.analysis?.sectionsEnhanced).toBe(0);
  });

  it('marks a LinkedIn profile as stale from the decision on that changes it, and back', async () => {
    const { engine } = setUp();
    const { id } = valueOf(await engine.create(request()));
    const { suggestions } = valueOf(await engine.process(id));
    expect(valueOf(await engine.linkedin(id)).stale).toBe(false);
    const one = suggestions.find((suggestion) => suggestion.accepted);
    if (!one) return;
    const without = valueOf(await engine.decide(id, one.id, { accepted: false }));
    expect(without.linkedinProfile?.stale).toBe(true);
    expect(await engine.change(id, { field: 'alchemy' })).toMatchObject({ ok: false });
    const back = valueOf(await engine.decide(id, one.id, { accepted: true }));
    expect(back.linkedinProfile?.stale).toBe(false);
  });
});

describe('a backup', () => {
  it('restores all of its resumes or, when one is damaged, none', async () => {
    const { engine } = setUp();
    for (const name of ['one', 'two']) {
      const { id } = valueOf(await engine.create(request(`${name}\n${TEXT}`)));
      valueOf(await engine.process(id));
    }
    const backup = valueOf(await engine.backup());
    const other = setUp().engine;
    const damaged = structuredClone(backup);
    Object.assign(damaged.resumes[1]!, { fileContentBase64: '%%%' });
    expect(await other.restore(damaged)).toMatchObject({
      ok: false,
      problem: { code: 'malformed' },
    });
    expect(valueOf(await other.list())).toEqual([]);
    expect(await other.restore(backup)).toEqual({
      ok: true,
      value: { restored: 2, unread: 0, present: 0 },
    });
    expect(valueOf(await other.list())).toEqual(valueOf(await engine.list()));
  });

  it('keeps what the user decided', async () => {
    const { engine } = setUp();
    const { id } = valueOf(await engine.create(request()));
    const { suggestions } = valueOf(await engine.process(id));
    for (const suggestion of suggestions) {
      await engine.decide(id, suggestion.id, { accepted: false });
    }
    const other = setUp().engine;
    valueOf(await other.restore(valueOf(await engine.backup())));
    const before = withoutTiming(valueOf(await engine.read(id)));
    expect(withoutTiming(valueOf(await other.read('1')))).toEqual(before);
  });
});
