import type { Check } from './model.ts';
import { evidenceLines } from './lines/evidence-lines.ts';
import { MAX_FINDINGS, quoting } from './lines/findings.ts';
import { ramp } from './lines/ramp.ts';
import { ownRoles } from './lines/own-roles.ts';

const FEWEST = 2;
const MOST = 8;

export const bulletsPerRole: Check = {
  id: 'bullets-per-role',
  category: 'length-and-scan',
  title: 'Two to eight bullets a job',
  why: 'One bullet undersells a job, a dozen hide the two that matter. The latest job deserves most of them.',
  englishOnly: false,
  examples: {
    good: ['- Led 12 people\n- Ran 4 shops\n- Won a prize'],
    bad: ['(a job with 14 bullets)'],
  },
  reads: () => '',
  run(input) {
    const roles = ownRoles(input.resume).filter(({ section }) => section === 'experience');
    if (roles.length === 0) return { kind: 'not-applicable', reason: 'No jobs were found.' };
    const sorted = roles.reduce((sum, { highlights }) => sum + highlights.length, 0);
    const unsorted = evidenceLines(input).filter(({ current }) => current === null).length;
    if (unsorted > sorted + 2) {
      return { kind: 'skipped', reason: 'We could not tell which bullets belong to which job.' };
    }
    const counts = roles.map((role) => role.highlights.length);
    const average = counts.reduce((sum, count) => sum + count, 0) / counts.length;
    const findings = roles.flatMap((role) => {
      const { length } = role.highlights;
      const place = role.title ?? role.company;
      // A job of which only the dates were read may have been read wrongly.
      if (!place) return [];
      if (length > MOST)
        return [quoting(`${length} bullets: keep the best ${MOST} or fewer.`, place)];
      if (length === 1 && average < FEWEST)
        return [quoting('One bullet only: add one or two on what you did here.', place)];
      if (length === 0) return [quoting('Add two or three bullets on what you did here.', place)];
      return [];
    });
    const fraction = average <= MOST ? ramp(average, 0, FEWEST) : 1 - ramp(average, MOST, 2 * MOST);
    return {
      kind: 'scored',
      fraction,
      findings: findings.slice(0, MAX_FINDINGS),
    };
  },
};
