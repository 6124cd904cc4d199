import { evidenceLines } from '#worker/checks/lines/evidence-lines.ts';
import type { CheckInput } from '#worker/checks/model.ts';

/** Words of a line or of a statement that became others. */
export interface Change {
  before: string;
  after: string;
  /** What else a check may count it by; the same for alike lines and for alike statements. */
  sort: string;
}

/** Lines and statements that differ between two texts; null where more than words does. */
export function changesBetween(last: CheckInput, input: CheckInput): Change[] | null {
  const [lines, others] = [last.document.lines, input.document.lines];
  if (last.keywords.field !== input.keywords.field || lines.length !== others.length) return null;
  const [told, retold] = [evidenceLines(last), evidenceLines(input)];
  if (told.length !== retold.length) return null;
  const changes: Change[] = [];
  lines.forEach(({ text: before }, index) => {
    const after = others[index]!.text;
    if (before !== after) changes.push({ before, after, sort: 'line' });
  });
  for (let index = 0; index < told.length; index++) {
    const { text: before, bullet, current, repeated } = told[index]!;
    const now = retold[index]!;
    if (bullet !== now.bullet || current !== now.current || repeated !== now.repeated) return null;
    const after = now.text;
    if (before !== after) changes.push({ before, after, sort: `${bullet} ${current} ${repeated}` });
  }
  return changes;
}
