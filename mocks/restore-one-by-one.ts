/** Restores a backup record by record, so that one slow file costs its own time only and a cut-off leaves whole records. */
import { fail, succeed, type Outcome } from '#contract/problem.ts';
import type { Restored, ResumeSummary } from '#contract/resume.ts';
import type { Engine } from '#worker/engine.ts';

type Calls = Pick<Engine, 'checkBackup' | 'list' | 'restore'>;

/** Checked as a whole before the first record is added; records that are stored already are left alone. */
export async function restoreOneByOne(engine: Calls, backup: object): Promise<Outcome<Restored>> {
  const checked = await engine.checkBackup(backup);
  if (!checked.ok) return checked;
  const records: unknown = Reflect.get(backup, 'resumes');
  const listed = await engine.list();
  if (!listed.ok) return listed;
  const stored = new Set(listed.value.map(keyOf));
  const counts: Restored = { restored: 0, unread: 0, present: 0 };
  for (const record of Array.isArray(records) ? records : []) {
    if (stored.has(keyOf(record))) {
      counts.present += 1;
      continue;
    }
    const outcome = await restoreOne(engine, backup, record);
    if (!outcome.ok) {
      const { code, message } = outcome.problem;
      return fail(code, `${message} ${soFar(counts, checked.value.resumes)}`);
    }
    counts.restored += 1;
    counts.unread += outcome.value.unread;
  }
  return succeed(counts);
}

/** What cannot be worked out anew is stored as it was uploaded, to be tried again. */
async function restoreOne(
  engine: Calls,
  backup: object,
  record: object,
): Promise<Outcome<{ unread: number }>> {
  const wanted = Reflect.get(record, 'processed') === true;
  // Twice, for the engine may have been ended for a reason of its own, such as a sleeping page.
  for (let tries = 0; tries < 2; tries++) {
    const outcome = await engine.restore({ ...backup, resumes: [record] });
    if (outcome.ok || outcome.problem.code === 'quota') return outcome;
    // It may have been stored before the engine died.
    const listed = await engine.list();
    if (listed.ok && listed.value.some((row) => keyOf(row) === keyOf(record))) {
      return succeed({ unread: 0 });
    }
    if (outcome.problem.code === 'timeout') break;
  }
  const outcome = await engine.restore({ ...backup, resumes: [{ ...record, processed: false }] });
  return outcome.ok ? succeed({ unread: Number(wanted) }) : outcome;
}

const soFar = ({ restored, present }: Restored, all: number): string =>
  `${restored + present} of ${all} resumes are back, each of them whole. Restore the same file again to add the rest.`;

/** The moment of its upload, to the millisecond, and its name tell records of one browser apart. */
const keyOf = (record: object | ResumeSummary): string =>
  JSON.stringify([Reflect.get(record, 'createdAt'), Reflect.get(record, 'originalFileName')]);
