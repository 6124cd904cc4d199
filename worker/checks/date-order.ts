import type { ParsedWork } from '#worker/parse/model.ts';
import type { Check } from './model.ts';
import { ownRoles } from './lines/own-roles.ts';
import { MAX_FINDINGS, quoting } from './lines/findings.ts';

export const dateOrder: Check = {
  id: 'date-order',
  category: 'structure',
  title: 'The newest job comes first',
  why: 'Recruiters and parsers take the first job for your current one.',
  englishOnly: false,
  examples: {
    good: ['Head Chef, 2019 – Present\nSous Chef, 2014 – 2019'],
    bad: ['Sous Chef, 2014 – 2019\nHead Chef, 2019 – Present'],
  },
  reads: () => '',
  run({ resume }) {
    const roles = ownRoles(resume).filter(
      (role) => role.section === 'experience' && (role.start ?? role.end),
    );
    if (roles.length < 2) {
      return { kind: 'not-applicable', reason: 'Fewer than two jobs with dates were read.' };
    }
    const wrong = roles.filter((role, index) => index > 0 && isNewer(role, roles[index - 1]!));
    const findings = wrong
      .slice(0, MAX_FINDINGS)
      .map((role) =>
        quoting(
          'This job is newer than the one above it. Move it up.',
          role.title ?? role.company ?? role.dates ?? { span: null },
        ),
      );
    return { kind: 'scored', fraction: wrong.length === 0 ? 1 : 0, findings };
  },
};

/** Newer by both its start and its end; jobs that overlap may stand in either order. */
function isNewer(role: ParsedWork, above: ParsedWork): boolean {
  const start = (of: ParsedWork) => of.start?.value ?? of.end?.value ?? '';
  const end = (of: ParsedWork) => {
    const value = of.end?.value ?? (of.current ? 'present' : (of.start?.value ?? ''));
    return value === 'present' ? '9999' : value;
  };
  return start(role) > start(above) && end(role) >= end(above);
}
