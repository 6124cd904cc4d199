import { LINKEDIN_HEADLINE_MAX } from '#contract/limits.ts';
import { isSoft } from '#worker/keywords/soft-skills.ts';
import { employerOf, studyOf, subjectOf, type Facts } from './facts.ts';
import { isPlainTalk, occurrences } from './skills.ts';
import { unique } from './wording.ts';
import { isTrue } from './gate.ts';

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

/** Words and the facts in them, in the order of the words. */
interface Lead {
  text: string;
  sources: string[];
}

function leadOf({ title, summarised, current, studying, study, english }: Facts): string {
  const school = study?.institution?.value ?? '';
  const area = study ? subjectOf(study) : '';
  const degree = study?.degree?.value ?? '';
  const course = only([degree, area].filter(Boolean).join(' '));
  if (title === null) {
    const subject = (study ? studyOf(study) : '') || degree;
    const isStudent = studying && english && subject !== '';
    const student = isStudent ? { text: `${subject} student`, sources: [subject] } : course;
    return fit([joined(student, school, english), student, course, only(school)]);
  }
  if (studying && current.length === 0) {
    return fit([
      { text: `${title} | ${course.text}`, sources: [title, ...course.sources] },
      only(title),
    ]);
  }
  const employer = current.length === 1 && !summarised ? (employerOf(current[0]!) ?? '') : '';
  return fit([joined(only(title), employer, english), only(title)]);
}

const only = (text: string): Lead => ({ text, sources: [text] });

const joined = ({ text, sources }: Lead, where: string, english: boolean): Lead => ({
  text: [text, where].filter(Boolean).join(english ? ' at ' : ' · '),
  sources: [...sources, where],
});

/** The first true candidate that is short enough, else the last one cut at a word. */
function fit(candidates: readonly Lead[]): string {
  const texts = candidates
    .filter(({ text, sources }) => text !== '' && isTrue(text, sources))
    .map(({ text }) => text);
  const short = texts.find((text) => text.length <= LEAD_MAX);
  return short ?? cutAtWord(texts.at(-1) ?? '', LINKEDIN_HEADLINE_MAX);
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

/** Licences by their short names first (RN, CPA), then skills, then other certificates; none that the lead already says. */
function termsFor(lead: string, { certificates, skills, resume }: Facts): string[] {
  const licences = certificates.filter(
    (value) => /^[A-Z][A-Za-z+-]{1,7}$/.test(value) && /[A-Z]{2}/.test(value),
  );
  const languages = new Set(resume.languages.map(({ value }) => value.toLowerCase()));
  return unique([...licences, ...skills, ...certificates]).filter(
    (term) =>
      term.length <= 30 &&
      !isSoft(term) &&
      !isPlainTalk(term) &&
      !languages.has(term.toLowerCase()) &&
      occurrences(lead, term) === 0,
  );
}
