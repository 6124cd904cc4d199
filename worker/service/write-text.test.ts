import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Outcome } from '#contract/problem.ts';
import type { Resume } from '#contract/resume.ts';
import { cpuMs } from '#tests/builders/processor-time.ts';
import { LONG_RESUME } from '#tests/e2e/long-resume.ts';
import type { Engine } from '../engine.ts';
import { ResumeDatabase } from '../storage/database.ts';
import { createService } from './service.ts';
import { plainText } from './write-text.ts';

const TEXT = `Teodor Lind
teodor.lind@example.com | +46 8 555 010 42

EXPERIENCE
Baker, Kornhuset, 2018 - 2024
- Responsible for baking 300 loaves a day.
- Baked an cake for each of 12 cafes
- Was responsible for training of 4 apprentices

SKILLS
Baking, excel, Ordering`;

function valueOf<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Error(outcome.problem.message);
  return outcome.value;
}

async function started(text = TEXT) {
  const database = new ResumeDatabase(`write-${Math.random()}`);
  const clock = () => new Date('2026-02-01T12:00:00Z');
  const engine = createService({ database, clock, loadSpeller: async () => null });
  const { id } = valueOf(
    await engine.create({
      originalFileName: 'teodor.txt',
      originalFilePath: '/uploads/teodor.txt',
      fileContentBase64: btoa(text),
    }),
  );
  return { engine, id, resume: valueOf(await engine.process(id)) };
}

const textOf = (resume: Resume) => resume.enhancedContent!;

/** All that is shown of a state, without how often it was changed. */
const shown = ({ revision: _revision, analysis, ...resume }: Resume) => ({
  ...resume,
  analysis: { ...analysis, tookMs: 0 },
});

describe('a text that is foreseen', () => {
  it('changes nothing, and makes nothing else of it when it comes', async () => {
    const [plain, ahead] = [await started(), await started()];
    for (const words of ['12 cafes', '14 cafes by bike', '14 cafes by bike and by van']) {
      const text = textOf(plain.resume).replace('12 cafes', words);
      const before = valueOf(await ahead.engine.read(ahead.id));
      valueOf(await ahead.engine.foresee(ahead.id, { text }));
      expect(valueOf(await ahead.engine.read(ahead.id))).toEqual(before);
      const next = valueOf(await plain.engine.writeText(plain.id, { text }));
      expect(shown(valueOf(await ahead.engine.writeText(ahead.id, { text })))).toEqual(shown(next));
    }
  });

  it('leaves little to do when it is stored', async () => {
    const { engine, id, resume } = await started(LONG_RESUME);
    const text = textOf(resume).replace('calm dispatch floors', 'calm and steady dispatch floors');
    const ahead = await cpuMs(() => engine.foresee(id, { text }));
    const stored = await cpuMs(() => engine.writeText(id, { text }));
    expect(stored).toBeLessThan(ahead / 2);
  });

  it('fails where there is no such resume', async () => {
    const { engine } = await started();
    expect(await engine.foresee('404', { text: '' })).toMatchObject({
      problem: { code: 'not-found' },
    });
  });
});

describe('a text written by the user', () => {
  it('stands to the letter, over the original that never changes', async () => {
    const { engine, id, resume } = await started();
    const text = textOf(resume).replace('300 loaves', '350 loaves and 40 rye buns');
    const next = valueOf(await engine.writeText(id, { text }));
    expect(next.enhancedContent).toBe(text);
    expect(next.originalContent).toBe(TEXT);
    expect(next.edition.ownEdits.length).toBeGreaterThan(0);
    expect(next.revision).toBe(resume.revision + 1);
  });

  it('keeps no accepted suggestion in a line that was rewritten, and every decision elsewhere', async () => {
    const { engine, id, resume } = await started();
    const all = valueOf(await engine.acceptAll(id));
    const [line] = textOf(all).match(/^- .*300 loaves.*$/m)!;
    const next = valueOf(
      await engine.writeText(id, {
        text: textOf(all).replace(line, '- Sold an loaf from the ovens'),
      }),
    );
    const inLine = next.suggestions.filter(({ before }) => before.includes('the ovens'));
    expect(inLine.length).toBeGreaterThan(0);
    expect(inLine.every(({ accepted }) => !accepted)).toBe(true);
    const elsewhere = ({ before }: { before: string }) => before.includes('an cake');
    expect(resume.suggestions.find(elsewhere)).toBeDefined();
    expect(next.suggestions.find(elsewhere)?.accepted).toBe(true);
  });

  it('keeps a fix rejected where another part of its line is changed, and open where the fix is another', async () => {
    const { engine, id, resume } = await started();
    const fix = resume.suggestions.find(({ before }) => before.includes('an cake'))!;
    valueOf(await engine.decide(id, fix.id, { accepted: false, decision: 'rejected' }));
    const { enhancedContent } = valueOf(await engine.read(id));
    const text = enhancedContent!.replaceAll('each of 12 cafes', 'each of our 14 cafes');
    const next = valueOf(await engine.writeText(id, { text }));
    const again = next.suggestions.find(
      ({ rule, before }) => rule === fix.rule && /14/.test(before),
    );
    expect(again?.id).not.toBe(fix.id);
    expect(again).toMatchObject({ decision: 'rejected', accepted: false });
    const other = next.enhancedContent!.replaceAll('an cake', 'an loaf');
    const open = valueOf(await engine.writeText(id, { text: other }));
    expect(
      open.suggestions.find(
        ({ rule, before }) => rule === fix.rule && before.startsWith('Baked an loaf'),
      )?.decision,
    ).toBe('undecided');
  });

  it('stays as typed where the user takes an accepted correction back by hand', async () => {
    const { engine, id } = await started();
    const all = valueOf(await engine.acceptAll(id));
    const next = valueOf(await engine.writeText(id, { text: TEXT }));
    expect(textOf(all)).not.toBe(TEXT);
    expect(textOf(next)).toBe(TEXT);
  });

  it('is put together with what another tab changed meanwhile', async () => {
    const { engine, id, resume } = await started();
    const base = textOf(resume);
    const theirs = base.replace('Teodor Lind', 'Teodor K. Lind');
    valueOf(await engine.writeText(id, { text: theirs, base }));
    const mine = base.replace('12 cafes', '14 cafes');
    const both = valueOf(await engine.writeText(id, { text: mine, base }));
    expect(textOf(both)).toBe(theirs.replace('12 cafes', '14 cafes'));
  });

  it('is what downloads and LinkedIn are made of', async () => {
    const { engine, id, resume } = await started();
    const text = textOf(resume).replace('Teodor Lind', 'Tea Lindqvist');
    valueOf(await engine.writeText(id, { text }));
    const file = valueOf(await engine.download(id, 'text'));
    expect(atob(file.contentBase64)).toContain('Tea Lindqvist');
    expect(valueOf(await engine.read(id)).readout?.name?.value).toBe('Tea Lindqvist');
    const profile = valueOf(await engine.linkedin(id));
    expect(JSON.stringify(profile)).not.toContain('Teodor');
  });

  it('makes a LinkedIn profile old when the reading is corrected, and not when that is taken back', async () => {
    const { engine, id, resume } = await started();
    valueOf(await engine.linkedin(id));
    const hints = [{ kind: 'value' as const, field: 'name' as const, value: 'Teo Lind' }];
    const told = valueOf(await engine.restoreEdition(id, { ...resume.edition, hints }));
    expect(told.linkedinProfile?.stale).toBe(true);
    const back = valueOf(await engine.restoreEdition(id, resume.edition));
    expect(back.linkedinProfile?.stale).toBe(false);
  });

  it('survives a new run over the same file and a backup', async () => {
    const { engine, id, resume } = await started();
    const text = textOf(resume).replace('Ordering', 'Ordering, Sourdough');
    const written = valueOf(await engine.writeText(id, { text }));
    const backup = valueOf(await engine.backup());
    expect(backup.version).toBe(3);
    const other = await started('Someone Else');
    valueOf(await other.engine.restore(backup));
    const [restored] = valueOf(await other.engine.list());
    const again = valueOf(await other.engine.read(restored!.id));
    expect(again.enhancedContent).toBe(text);
    expect(again.enhancedAtsScore).toBe(written.enhancedAtsScore);
  });

  it('comes back from a backup of version 2, which knew no job ads', async () => {
    const { engine, id, resume } = await started();
    const text = textOf(resume).replace('Ordering', 'Ordering, Sourdough');
    valueOf(await engine.writeText(id, { text }));
    const { resumes, ...backup } = valueOf(await engine.backup());
    const older = resumes.map((one) => ({ ...Object(one), matches: undefined }));
    valueOf(await engine.remove(id));
    valueOf(await engine.restore({ ...backup, version: 2, resumes: older }));
    const [restored] = valueOf(await engine.list());
    expect(valueOf(await engine.read(restored!.id)).enhancedContent).toBe(text);
  });

  it('is not in the backups of version 1, which come back as ever', async () => {
    const { engine, id, resume } = await started();
    valueOf(await engine.acceptAll(id));
    const { resumes, ...backup } = valueOf(await engine.backup());
    const older = resumes.map((one) => ({ ...Object(one), ownEdits: undefined }));
    valueOf(await engine.remove(id));
    valueOf(await engine.restore({ ...backup, version: 1, resumes: older }));
    const [restored] = valueOf(await engine.list());
    const again = valueOf(await engine.read(restored!.id));
    expect(again.edition.ownEdits).toEqual([]);
    expect(again.atsScore).toBe(resume.atsScore);
    expect(again.suggestions.every(({ accepted }) => accepted)).toBe(true);
  });

  it('that does not fit the text makes a backup damaged, and nothing is changed', async () => {
    const { engine } = await started();
    const { resumes, ...backup } = valueOf(await engine.backup());
    const ownEdits = [{ start: 0, end: 99_999, text: '' }];
    const bad = { ...backup, resumes: resumes.map((one) => ({ ...Object(one), ownEdits })) };
    expect(await engine.restore(bad)).toMatchObject({ ok: false, problem: { code: 'malformed' } });
    expect(valueOf(await engine.list())).toHaveLength(1);
  });

  it.each([
    ['control characters', 'Baker\u0000\u0007', 'Baker'],
    ['other line breaks', 'a\r\nb\rc\u2028d', 'a\nb\nc\nd'],
    ['an override of the direction', 'pay\u202Eroll', 'payroll'],
    ['half a character', 'ok\ud83e', 'ok'],
    ['a word that no line holds', 'a'.repeat(700), `${'a'.repeat(500)} ${'a'.repeat(200)}`],
    ['faces and right-to-left text', '🥐 خباز', '🥐 خباز'],
  ])('is plain text: %s', (_, typed, kept) => expect(plainText(typed)).toBe(kept));

  it('cannot be taken back to a state of another file', async () => {
    const { engine, id } = await started();
    for (const ownEdits of [
      [{ start: 0, end: 99_999, text: '' }],
      [
        { start: 0, end: 9, text: 'a' },
        { start: 5, end: 12, text: 'b' },
      ],
    ]) {
      const outcome = await engine.restoreEdition(id, {
        ownEdits,
        decisions: [],
        answers: [],
        hints: [],
      });
      expect(outcome).toMatchObject({ ok: false, problem: { code: 'malformed' } });
    }
  });

  it('of a resume that another tab deleted is refused in plain words', async () => {
    const { engine, id } = await started();
    valueOf(await engine.remove(id));
    expect(await engine.writeText(id, { text: 'x' })).toMatchObject({
      ok: false,
      problem: { code: 'not-found' },
    });
  });
});

const WORDS = ['Baked buns', '- Trained 2 apprentices', 'recieved', '', 'SKILLS', '🥐 خباز'];

type Step = (engine: Engine, id: string, resume: Resume) => Promise<Outcome<Resume>>;

const atLine = (change: (lines: string[], at: number) => string[], at: number): Step =>
  async function write(engine, id, resume) {
    const lines = textOf(resume).split('\n');
    const text = change(lines, at % lines.length).join('\n');
    const outcome = await engine.writeText(id, { text });
    expect(valueOf(outcome).enhancedContent).toBe(text);
    return outcome;
  };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc
    .tuple(fc.nat(40), fc.constantFrom(...WORDS))
    .map(([at, words]) => atLine((lines, i) => lines.with(i, `${lines[i]!} ${words}`), at)),
  fc
    .tuple(fc.nat(40), fc.constantFrom(...WORDS))
    .map(([at, words]) => atLine((lines, i) => lines.toSpliced(i, 0, words), at)),
  fc.nat(40).map((at) => atLine((lines, i) => lines.toSpliced(i, 1), at)),
  fc
    .tuple(fc.nat(40), fc.nat(40))
    .map(([from, to]) =>
      atLine((lines, i) => lines.toSpliced(i, 1).toSpliced(to % lines.length, 0, lines[i]!), from),
    ),
  fc
    .tuple(fc.nat(40), fc.constantFrom('accepted', 'rejected', 'undecided'))
    .map(([at, decision]): Step => async (engine, id, resume) => {
      const one = resume.suggestions[at % Math.max(1, resume.suggestions.length)];
      if (!one) return engine.read(id);
      return engine.decide(id, one.id, { accepted: decision === 'accepted', decision });
    }),
  fc.constant<Step>((engine, id) => engine.acceptAll(id)),
  fc
    .constantFrom({ answer: 'Leeds, UK' }, { skip: true as const })
    .map((request): Step => async (engine, id, { questions }) => {
      const asked = questions.find(({ kind }) => kind === 'text');
      return asked ? engine.answer(id, asked.id, request) : engine.read(id);
    }),
);

it('has its score soon after the pause, on two pages', async () => {
  const jobs = LONG_RESUME.split('\n').slice(0, 60).join('\n');
  const { engine, id, resume } = await started(jobs);
  let least = Infinity;
  let text = textOf(resume);
  for (let i = 0; i < 12; i++) {
    const base = text;
    text = text.replace('calm dispatch floors', `calm dispatch floors ${i}`);
    const write = async () => valueOf(await engine.writeText(id, { text, base }));
    least = Math.min(least, await cpuMs(write));
  }
  expect(valueOf(await engine.read(id)).enhancedContent).toContain('floors 11');
  expect(least).toBeLessThan(100);
});

describe('any changes, undone one by one,', () => {
  it('give back each text, score and list exactly', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 7 }), async (steps) => {
        const { engine, id, resume } = await started();
        const states = [resume];
        for (const one of steps) states.push(valueOf(await one(engine, id, states.at(-1)!)));
        for (const state of states.toReversed()) {
          const back = valueOf(await engine.restoreEdition(id, state.edition));
          expect(shown(back)).toEqual(shown(state));
        }
      }),
      { numRuns: 8 },
    );
  });
});
