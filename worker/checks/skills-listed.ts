import type { Check } from './model.ts';
import { ramp } from './lines/ramp.ts';
import { countHardSkills } from './lines/skills.ts';

const UNREAD = 'We found the heading of your skills but could not read the list.';
/** From here on the list is full. */
const FULL = 10;
/** More than this and nobody reads the list. */
const MANY = 40;

export const skillsListed: Check = {
  id: 'skills-listed',
  category: 'findability',
  title: 'A list of skills that can be tested',
  why:
    'Software compares your skills with the advertisement word by word. Ten tools and methods ' +
    'by name do more than “communication” and “teamwork”, which are not counted here.',
  englishOnly: false,
  examples: {
    good: [
      'Skills: Xero, payroll, month-end close, BAS, Excel, budgeting, NetSuite, audit, forecasting, VAT',
    ],
    bad: ['Skills: communication, teamwork, hard worker'],
  },
  reads: () => '',
  run(input) {
    const { sections, skills } = input.resume;
    if (skills.length === 0 && sections.some(({ kind }) => kind === 'skills')) {
      return { kind: 'skipped', reason: UNREAD };
    }
    if (skills.length === 0) {
      return {
        kind: 'scored',
        fraction: 0,
        findings: [
          { message: 'Add a Skills section with the tools and methods you know, by name.' },
        ],
      };
    }
    const length = countHardSkills(input);
    const findings = [];
    if (length < FULL) {
      const listed =
        length === 0
          ? 'No tool or method is listed'
          : length === 1
            ? 'One tool or method is listed'
            : `${length} tools and methods are listed`;
      findings.push({
        message: `${listed}; ${FULL} make you easier to find. Add those that you know.`,
      });
    }
    if (length > MANY)
      findings.push({
        message: `${length} skills are too many to read. Keep the 20 that fit the job.`,
      });
    return {
      kind: 'scored',
      fraction: ramp(length, 0, FULL) * (1 - 0.6 * ramp(length, MANY, 60)),
      findings,
    };
  },
};
