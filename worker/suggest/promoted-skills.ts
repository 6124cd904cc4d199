/** Skills that the experience shows but the list of skills does not name. */
import { countHardSkills } from '#worker/checks/lines/skills.ts';
import { termsIn } from '#worker/keywords/matcher.ts';
import type { Draft, SuggestContext } from './draft.ts';
import { NEW_SKILLS_RULE, skillsPlace } from './new-skills.ts';
import { shownTerms } from './shown-terms.ts';

const MOST = 8;
/** A list of so many testable skills needs no help. */
const FULL = 10;

/** One draft that adds the terms, in the words of the lines that show them. */
export function promotedSkills(context: SuggestContext): Draft[] {
  const { resume, document } = context;
  if (resume.kind !== 'resume' || resume.language !== 'en') return [];
  if (countHardSkills(context) >= FULL) return [];
  const terms = unlistedTerms(context);
  const place = skillsPlace(document, resume);
  if (terms.length === 0 || !place) return [];
  const text = place.fresh
    ? place.write(terms.join(', '))
    : terms.map((term) => place.write(term)).join('');
  return [
    {
      rules: place.fresh ? ['promoted-skills', NEW_SKILLS_RULE] : ['promoted-skills'],
      level: 'auto',
      title: place.fresh ? 'List the skills you show' : 'Add skills that your work shows',
      description:
        'Your experience names them, your skills do not. Searches look in the list first.',
      before: '',
      after: terms.join(', '),
      check: 'skills-listed',
      edits: [{ start: place.at, end: place.at, text }],
    },
  ];
}

/** Most important first; none that the list names already, in whatever words. */
function unlistedTerms(context: SuggestContext): string[] {
  const { resume, keywords } = context;
  const listed = new Set(resume.skills.flatMap(({ value }) => [...termsIn(value)]));
  const known = resume.skills.map(({ value }) => value.toLowerCase());
  const rank = new Map(keywords.found.map(({ term }, index) => [term, index]));
  const rankOf = (name: string) => rank.get(name) ?? rank.size;
  const terms = [...shownTerms(context)]
    .filter(([term]) => !listed.has(term))
    .toSorted(([a], [b]) => rankOf(a.name) - rankOf(b.name))
    .map(([, words]) => words.charAt(0).toUpperCase() + words.slice(1))
    .filter((words) => !known.some((skill) => skill.includes(words.toLowerCase())));
  return [...new Set(terms)].slice(0, MOST);
}
