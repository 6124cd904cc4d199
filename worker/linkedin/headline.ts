import { LINKEDIN_HEADLINE_MAX } from '#contract/limits.ts';
import { isSoft } from '#worker/keywords/soft-skills.ts';
import { employerOf, unique, type Facts } from './facts.ts';

/** The title with employer or school, then as many of the best terms as fit into 120 characters. */
export function headlineOf(facts: Facts): string {
  const lead = leadOf(facts);
  const terms = termsFor(lead, facts);
  let headline = lead;
  for (const [index, term] of terms.entries()) {
    const between = headline === '' ? '' : index === 0 ? ' | ' : ' · ';
    if (index >= 5 || headline.length + between.length + term.length > LINKEDIN_HEADLINE_MAX) break;
    headline += between + term;
  }
  return headline;
}

/** Longest first part that leaves room for at least two terms. */
const LEAD_MAX = 80;

function leadOf({ title, current, studying, study, english }: Facts): string {
  const school = study?.institution?.value ?? '';
  const course = [study?.degree?.value, study?.area?.value].filter(Boolean).join(' ');
  if (title === null) {
    const subject = study?.area?.value ?? study?.degree?.value ?? '';
    const student = studying && english && subject !== '' ? `${subject} student` : course;
    return fit([joined(student, school, english), student, course, school]);
  }
  if (studying && current.length === 0) return fit([`${title} | ${course}`, title]);
  const employer = current.length === 1 ? (employerOf(current[0]!) ?? '') : '';
  return fit([joined(title, employer, english), title]);
}

const joined = (what: string, where: string, english: boolean): string =>
  [what, where].filter(Boolean).join(english ? ' at ' : ' · ');

/** The first candidate that is short enough, else the last one cut at a word. */
function fit(candidates: readonly string[]): string {
  const short = candidates.find((text) => text !== '' && text.length <= LEAD_MAX);
  return (
    short ?? cutAtWord(candidates.findLast((text) => text !== '') ?? '', LINKEDIN_HEADLINE_MAX)
  );
}

/** The text up to `max` characters, ending with a whole word and no stray punctuation. */
export function cutAtWord(text: string, max: number): string {
  if (text.length <= max) return text;
  return text
    .slice(0, max + 1)
    .replace(/\s+\S*$/, '')
    .slice(0, max)
    .replace(/[\s,;:–—|&-]+$/, '');
}

/** Licences by their short names first (RN, CPA), then skills; none that the lead already says. */
function termsFor(lead: string, { resume, skills }: Facts): string[] {
  const licences = resume.certificates
    .map(({ value }) => value)
    .filter((value) => /^[A-Z][A-Za-z+-]{1,7}$/.test(value) && /[A-Z]{2}/.test(value));
  const said = lead.toLowerCase();
  return unique([...licences, ...skills]).filter(
    (term) => term.length <= 30 && !isSoft(term) && !said.includes(term.toLowerCase()),
  );
}
