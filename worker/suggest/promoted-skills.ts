/** Skills that the experience shows but the list of skills does not name. */
import { hitsIn, termsIn } from '#worker/keywords/matcher.ts';
import type { Term } from '#worker/keywords/term.ts';
import { rolesOf } from './bullets.ts';
import type { Draft, SuggestContext } from './draft.ts';
import { NEW_SKILLS_RULE, skillsPlace } from './new-skills.ts';

const MOST = 8;

/** One draft that adds the terms, in the words of the bullets that show them. */
export function promotedSkills(context: SuggestContext): Draft[] {
  const { resume, document, keywords } = context;
  if (resume.kind !== 'resume' || resume.language !== 'en') return [];
  const listed = new Set(resume.skills.flatMap(({ value }) => [...termsIn(value)]));
  const bullets = rolesOf(resume).flatMap(({ highlights }) => highlights.map(({ value }) => value));
  const shown = new Map<Term, string>();
  for (const bullet of bullets) {
    for (const { term, start, end } of hitsIn(bullet)) {
      const words = bullet.slice(start, end);
      if (!listed.has(term) && !shown.has(term)) {
        shown.set(term, words.charAt(0).toUpperCase() + words.slice(1));
      }
    }
  }
  const wanted = keywords.found
    .filter(
      ({ kind, present, addable }) => present && addable && (kind === 'hard' || kind === 'tool'),
    )
    .flatMap(({ term }) => [...shown].find(([{ name }]) => name === term)?.[1] ?? []);
  const known = resume.skills.map(({ value }) => value.toLowerCase());
  const terms = [...new Set(wanted)]
    .filter((term) => term !== '' && !known.some((skill) => skill.includes(term.toLowerCase())))
    .slice(0, MOST);
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
