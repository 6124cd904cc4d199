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
  for (const [index, { text, hidden }] of lines.entries()) {
    const now = others[index]!.text;
    if (text !== now) changes.push({ before: text, after: now, sort: hidden ? 'hidden' : 'line' });
  }
  for (const [index, { text, bullet, current, repeated }] of told.entries()) {
    const now = retold[index]!;
    if (bullet !== now.bullet || current !== now.current || repeated !== now.repeated) return null;
    if (text === now.text) continue;
    changes.push({ before: text, after: now.text, sort: `${bullet} ${current} ${repeated}` });
  }
  return changes;
}
