import { isCertain, type Finding } from '#contract/resume.ts';
import type { Section, SectionKind } from '#worker/parse/model.ts';
import type { Check, CheckInput, Fault } from './model.ts';
import { evidenceLines } from './lines/evidence-lines.ts';
import { quoting } from './lines/findings.ts';

interface Core {
  name: string;
  kinds: SectionKind[];
  share: number;
  /** Words that let a parser guess the section of a heading that is not quite standard. */
  plain: RegExp;
}

const CORE: readonly Core[] = [
  {
    name: 'Experience',
    kinds: ['experience'],
    share: 0.45,
    plain: /experience|employment|work|career/i,
  },
  {
    name: 'Education',
    kinds: ['education', 'training'],
    share: 0.25,
    plain: /education|academic|school|training|studies|qualification/i,
  },
  {
    name: 'Skills',
    kinds: ['skills'],
    share: 0.3,
    plain: /skill|competenc|expertise|technolog|tools/i,
  },
];

/** The heading names the section in other words than the usual ones. */
const NEARLY = 0.9;
/** We found the section, but by its heading other parsers may not. */
const UNUSUAL = 0.4;
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
  reads: () => '',
  run(input) {
    const { resume } = input;
    const findings: Finding[] = [];
    const faults: Fault[] = [];
    let fraction = 0;
    for (const core of CORE) {
      const { share, name } = core;
      const section = bestSection(input, core.kinds);
      const worth = section ? worthOf(input, section, core) : 0;
      if (section) {
        fraction += share * worth;
        if (worth < 1) findings.push(otherHeading(section, name));
        if (worth === UNUSUAL && name === 'Experience' && isSure(input))
          faults.push(headingFault(section));
      } else if (name === 'Experience' && (hasWork(input) || has(input, 'projects', 'volunteer'))) {
        fraction += share * (hasWork(input) ? UNUSUAL : SUBSTITUTE);
        if (hasWork(input) && isSure(input)) faults.push({ id: 'experience-heading' });
        findings.push({ message: 'Put the heading “Experience” above your jobs.' });
      } else if (isRead(input, name)) {
        fraction += share * UNUSUAL;
        findings.push({ message: `Put the heading “${name}” above this part of your resume.` });
      } else findings.push({ message: `We found no section called “${name}”. Add one.` });
    }
    const experience =
      hasWork(input) || has(input, 'experience') || evidenceLines(input).length > 0;
    const studies = has(input, 'education', 'training') || resume.education.length > 0;
    const projects = has(input, 'projects') || resume.projects.length > 0;
    const volunteer = has(input, 'volunteer') || resume.volunteer.length > 0;
    if (!experience && !projects && !studies) faults.push({ id: 'no-history' });
    else if (!experience && !projects && !volunteer) faults.push({ id: 'no-experience' });
    return { kind: 'scored', fraction, findings, faults };
  },
};

const has = ({ resume }: CheckInput, ...kinds: SectionKind[]) =>
  resume.sections.some(({ kind }) => kinds.includes(kind));

/** Jobs of which neither title nor employer is sure may be something else under a heading of its own. */
const isSure = ({ resume }: CheckInput) =>
  resume.work.length === 0 ||
  resume.work.some(({ title, company }) => isCertain(title) || isCertain(company));

const hasWork = ({ resume }: CheckInput) => resume.work.length > 0;

/** What stands there without a heading of its own is not missing. */
function isRead({ resume }: CheckInput, name: string): boolean {
  if (name === 'Education') return resume.education.length > 0;
  return name === 'Skills' && resume.skills.length > 0;
}

function bestSection({ resume }: CheckInput, kinds: SectionKind[]): Section | undefined {
  const sections = resume.sections.filter(({ kind }) => kinds.includes(kind));
  return sections.find(({ standardHeading }) => standardHeading) ?? sections[0];
}

function worthOf({ resume }: CheckInput, { heading, standardHeading }: Section, { plain }: Core) {
  if (standardHeading) return 1;
  if (!heading) return UNUSUAL;
  // The usual names are English; in another language the heading that we know is as good.
  if (resume.language !== 'en') return 1;
  return plain.test(heading.value) ? NEARLY : UNUSUAL;
}

function otherHeading({ heading }: Section, name: string): Finding {
  if (!heading) return { message: `Put the heading “${name}” above this part.` };
  return quoting(`Call this heading “${name}”: every parser knows that name.`, heading);
}

function headingFault({ heading }: Section): Fault {
  return { id: 'experience-heading', ...(heading && { quote: heading.value }) };
}
