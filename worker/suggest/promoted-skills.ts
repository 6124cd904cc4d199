/** Skills that the experience shows but the list of skills does not name. */
import { countHardSkills } from '#worker/checks/lines/skills.ts';
import { termsIn } from '#worker/keywords/matcher.ts';
import type { Term } from '#worker/keywords/term.ts';
import type { Draft, SuggestContext } from './draft.ts';
import { isListable } from './listable.ts';
import { skillsPlace } from './new-skills.ts';
import { shownTerms } from './shown-terms.ts';

/** A list of so many testable skills needs no help, and is filled no further. */
const FULL = 10;
/** A Skills section of its own with fewer entries looks poorer than none. */
const LEAST_FRESH = 3;

/** One draft that adds the terms, in the words of the lines that show them. */
export function promotedSkills(context: SuggestContext): Draft[] {
  const { resume, document } = context;
  if (resume.kind !== 'resume' || resume.language !== 'en') return [];
  const room = FULL - countHardSkills(context);
  if (room <= 0) return [];
  const place = skillsPlace(document, resume);
  if (!place) return [];
  const terms = unlistedTerms(context, place.fresh).slice(0, room);
  if (terms.length === 0) return [];
  if (place.fresh && terms.length < LEAST_FRESH) return [];
  const text = place.fresh
    ? place.write(terms.join(', '))
    : terms.map((term) => place.write(term)).join('');
  return [
    {
      rule: 'promoted-skills',
      level: 'confirm',
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

/**
 * Most important first; none that the list names already, in whatever words. Which crafts stand in a list somebody wrote
 * is for them to say; a tool goes into it where it names tools.
 */
function unlistedTerms(context: SuggestContext, fresh: boolean): string[] {
  const { resume, keywords, document } = context;
  const listed = new Set(resume.skills.flatMap(({ value }) => [...termsIn(value)]));
  const namesTools = [...listed].some(({ kind }) => kind === 'tool');
  const fits = ({ kind }: Term) => fresh || (kind === 'tool' && namesTools);
  // Lines that were read as something else, such as licences, stand in the list, too.
  const lines = resume.sections
    .filter(({ kind }) => kind === 'skills')
    .flatMap(({ lineRanges }) =>
      lineRanges.flatMap(([from, to]) => document.lines.slice(from, to)),
    );
  const known = [...resume.skills.map(({ value }) => value), ...lines.map(({ text }) => text)].map(
    (text) => text.toLowerCase(),
  );
  const rank = new Map(keywords.found.map(({ term }, index) => [term, index]));
  const rankOf = (name: string) => rank.get(name) ?? rank.size;
  const terms = [...shownTerms(context)]
    .filter(([term]) => !listed.has(term))
    .toSorted(([a], [b]) => rankOf(a.name) - rankOf(b.name))
    .filter(([term, words]) => fits(term) && isListable(term, words))
    .map(([, words]) => words.charAt(0).toUpperCase() + words.slice(1))
    .filter((words) => !known.some((skill) => isSaid(skill, words.toLowerCase())));
  return [...new Set(terms)];
}

/** 'Advanced Excel' says Excel, and 'Opera' says Opera PMS. */
const isSaid = (listed: string, words: string): boolean =>
  // 'MS Office' says Word and Excel.
  (/\boffice\b/.test(listed) &&
    /^(?:ms |microsoft )?(?:word|excel|powerpoint|outlook)$/.test(words)) ||
  listed.includes(words) ||
  // 'Sales Force'
  (words.length > 6 && listed.replaceAll(' ', '').includes(words.replaceAll(' ', ''))) ||
  words.startsWith(`${listed} `);
