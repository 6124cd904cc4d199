import type { Finding } from '#contract/resume.ts';
import type { Section, SectionKind } from '#worker/parse/model.ts';
import type { Check, CheckInput, Fault } from './model.ts';

const CORE = [
  { kinds: ['experience'], share: 0.45, name: 'Experience' },
  { kinds: ['education', 'training'], share: 0.25, name: 'Education' },
  { kinds: ['skills'], share: 0.3, name: 'Skills' },
] satisfies { kinds: SectionKind[]; share: number; name: string }[];

/** A section is found, but its heading is one that other parsers may not know. */
const UNUSUAL_HEADING = 0.4;
/** Projects or volunteering stand in for experience: students and career changers. */
const SUBSTITUTE = 0.7;

export const standardSections: Check = {
  id: 'standard-sections',
  category: 'structure',
  title: 'Experience, Education and Skills under plain headings',
  why: 'Parsers sort your text by its headings and know the usual names. Under “My journey” they may find no experience at all.',
  englishOnly: false,
  examples: {
    good: ['Experience\nEducation\nSkills'],
    bad: ['My journey\nWhere I learned\nWhat I bring'],
  },
  run(input) {
    const { resume } = input;
    const findings: Finding[] = [];
    const faults: Fault[] = [];
    let fraction = 0;
    for (const { kinds, share, name } of CORE) {
      const section = bestSection(input, kinds);
      if (section?.standardHeading) fraction += share;
      else if (section) {
        fraction += share * UNUSUAL_HEADING;
        findings.push(unusualHeading(section, name));
        if (name === 'Experience') faults.push(headingFault(section));
      } else if (name === 'Experience' && (hasWork(input) || has(input, 'projects', 'volunteer'))) {
        fraction += share * (hasWork(input) ? UNUSUAL_HEADING : SUBSTITUTE);
        if (hasWork(input)) faults.push({ id: 'experience-heading' });
        findings.push({ message: 'Put the heading “Experience” above your jobs.' });
      } else findings.push({ message: `We found no section called “${name}”. Add one.` });
    }
    const experience = hasWork(input) || has(input, 'experience');
    const studies = has(input, 'education', 'training') || resume.education.length > 0;
    const projects = has(input, 'projects') || resume.projects.length > 0;
    const volunteer = has(input, 'volunteer') || resume.volunteer.length > 0;
    if (!experience && !projects && !studies) faults.push({ id: 'no-history' });
    else if (!experience && !projects && !volunteer) faults.push({ id: 'no-experience' });
    return { kind: 'scored', fraction, findings, faults };
  },
};

const has = ({ resume }: CheckInput, ...kinds: SectionKind[]) =>
  resume.sections.some(
    ({ kind, lineRanges }) => kinds.includes(kind) && lineRanges.some(([from, to]) => to > from),
  );

const hasWork = ({ resume }: CheckInput) => resume.work.length > 0;

function bestSection({ resume }: CheckInput, kinds: SectionKind[]): Section | undefined {
  const sections = resume.sections.filter(({ kind }) => kinds.includes(kind));
  return sections.find(({ standardHeading }) => standardHeading) ?? sections[0];
}

function unusualHeading({ heading }: Section, name: string): Finding {
  if (!heading) return { message: `Put the heading “${name}” above this part.` };
  return {
    message: `Call this heading “${name}”: parsers know that name.`,
    quote: heading.value,
    ...(heading.span && { span: heading.span }),
  };
}

function headingFault({ heading }: Section): Fault {
  return { id: 'experience-heading', ...(heading && { quote: heading.value }) };
}
