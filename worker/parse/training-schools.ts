/** Schools under a heading such as 'Training', in resumes that have no section for education. */
import { fold } from '#worker/nlp/fold.ts';
import { findDates } from '#worker/nlp/dates.ts';
import type { Line } from './line.ts';
import type { SectionLines } from './sections.ts';
import { degreeLength, schoolScore } from './schools.ts';

/** Sections with the lines of a training section that name a degree and its school as an education section of their own; unchanged where education has a section. */
export function withSchoolsOfTraining(sections: SectionLines[]): SectionLines[] {
  const found = sections.some(({ kind, lines }) => kind === 'education' && lines.length > 0);
  return found ? sections : sections.flatMap(divided);
}

function divided(section: SectionLines): SectionLines[] {
  const schools = section.kind === 'training' ? section.lines.filter(isSchool) : [];
  if (schools.length === 0) return [section];
  const others = section.lines.filter((line) => !schools.includes(line));
  return [
    { ...section, kind: 'education', lines: schools },
    { ...section, lines: others },
  ];
}

/** 'Diploma in Floristry, Mendip College, 2014'; 'First aid certificate, Mendip College' is a course. */
function isSchool({ text, words, bullet }: Line): boolean {
  const degree = degreeLength(text);
  if (words > 18 || degree === 0 || schoolScore(text.slice(degree)) < 1) return false;
  const isEarned = /diploma|degree|bachelor|master|nvq|btec|gcse|level/.test(
    fold(text.slice(0, degree)),
  );
  return isEarned && findDates(text).length > 0 && !/[.;]$/.test(text) && (!bullet || words <= 14);
}
