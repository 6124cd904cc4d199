import type { Check } from './model.ts';
import { MAX_FINDINGS, quoting } from './lines/findings.ts';
import { ramp } from './lines/ramp.ts';
import { evidenceOf, hardSkills, shows } from './lines/skills.ts';

/** Full points when this share of the listed skills turns up in the experience. */
const FULL = 0.45;

export const skillsShown: Check = {
  id: 'skills-shown',
  category: 'findability',
  title: 'Listed skills are shown at work',
  why:
    'A skill that appears only in a list is a claim. Recruiters look for the place where you ' +
    'used it, and some software counts years of use from the job it stands in.',
  englishOnly: true,
  examples: {
    good: ['Skills: Xero, payroll\n- Ran payroll for 80 people in Xero'],
    bad: ['Skills: Xero, payroll\n- Answered letters'],
  },
  reads: (text, input) =>
    hardSkills(input)
      .filter(({ value }) => shows(text, value))
      .map(({ value }) => value)
      .join(),
  run(input) {
    const skills = hardSkills(input);
    const listed = input.resume.sections.some(({ kind }) => kind === 'skills');
    if (input.resume.skills.length === 0 && listed) {
      return { kind: 'skipped', reason: 'We could not read the list of your skills.' };
    }
    if (skills.length === 0) {
      return {
        kind: 'scored',
        fraction: 0,
        findings: [
          {
            message:
              'List the tools and methods you know, then show in a bullet where you used them.',
          },
        ],
      };
    }
    const shown = evidenceOf(input);
    const missing = skills.filter(({ value }) => !shown(value));
    const share = 1 - missing.length / skills.length;
    const findings =
      share >= FULL
        ? []
        : missing
            .slice(0, MAX_FINDINGS)
            .map((skill) => quoting('Show in a bullet where you used this.', skill));
    return { kind: 'scored', fraction: ramp(share, 0, FULL), findings };
  },
};
