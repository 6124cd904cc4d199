import type { DocumentCheck } from '#contract/resume.ts';
import { lostInWords } from '../recovered.ts';

/** What the made file scores beside the file as it was uploaded. */
export function scoreInWords({ score, originalScore }: DocumentCheck): string {
  if (score === null) return 'There is too little text in this file to score it.';
  if (originalScore === null) return `This PDF scores ${score}.`;
  return `Your file as it was scores ${originalScore}, this one-column PDF ${score}.`;
}

/** Line by line and field by field, what our own reader gets back. */
export function linesInWords({ lines, recovered }: DocumentCheck): string {
  const lost = lostInWords(recovered);
  const count = lines.expected === 1 ? 'The one line' : `All ${lines.expected} lines`;
  const whole =
    lines.found === lines.expected
      ? `${count} came back, each under its heading`
      : `${lines.found} of ${lines.expected} lines came back under their headings`;
  return lost === '' ? `${whole}, and every field was found.` : `${whole}. Not found: ${lost}.`;
}
