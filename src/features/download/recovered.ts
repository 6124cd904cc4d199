import type { Download } from '#contract/resume.ts';

/** What our own reader gets back from the file that was just made, in one sentence. */
export function recoveredInWords(recovered: NonNullable<Download['recovered']>): string {
  const lost = recovered.filter(({ expected, found }) => found < expected);
  if (lost.length > 0) {
    const list = lost.map(({ field, expected, found }) => `${field} ${found} of ${expected}`);
    return `Read back with a loss: ${list.join(', ')}.`;
  }
  const whole = recovered.filter(({ expected }) => expected > 0);
  if (whole.length === 0) return 'Read back: nothing to compare.';
  const list = whole.map(({ field, found }) => (found === 1 ? field : `${found} ${field}`));
  return `Read back: ${list.join(', ')} recovered.`;
}
