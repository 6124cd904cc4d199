/** Recommended terms that the user adds to Skills with one click. */
import { fail, succeed, type Outcome } from '#contract/problem.ts';
import type { Suggestion } from '#contract/resume.ts';
import type { ExtractedDocument } from '#worker/document/model.ts';
import type { ParsedResume } from '#worker/parse/model.ts';
import { identify } from './identity.ts';
import { skillsPlace } from './new-skills.ts';

const LONGEST_TERM = 60;
const RULE = 'add-keyword';

/**
 * The suggestions with one more, accepted, that puts `term` into Skills. Any number of terms go in
 * independently. Fails: malformed for a term that is there already or is no term.
 */
export function addKeyword(
  document: ExtractedDocument,
  resume: ParsedResume,
  suggestions: readonly Suggestion[],
  term: string,
): Outcome<Suggestion[]> {
  const word = term.trim().replaceAll(/\s+/g, ' ');
  if (word === '' || word.length > LONGEST_TERM || /[\n\r{}[\]<>]/.test(term)) {
    return fail('malformed', 'This is not a keyword that can be added.');
  }
  const known = resume.skills.some(({ value }) => same(value, word));
  if (known || suggestions.some(({ keyword }) => keyword !== undefined && same(keyword, word))) {
    return fail('malformed', `“${word}” is in your skills already.`);
  }
  const place = skillsPlace(document, resume);
  if (!place) return fail('wrong-state', 'There is no text to add a keyword to.');
  const draft = { rule: RULE, before: '', after: word };
  const [id] = identify([draft]);
  return succeed([
    ...suggestions,
    {
      ...draft,
      id: id!,
      type: 'formatting',
      title: `Add “${word}” to your skills`,
      description: 'You chose this term. Keep it only if you could talk about it in an interview.',
      accepted: true,
      decision: 'accepted',
      level: 'confirm',
      category: 'structure',
      points: 0,
      check: 'skills-listed',
      edits: [{ start: place.at, end: place.at, text: place.write(word) }],
      keyword: word,
    },
  ]);
}

/** The suggestions without the one that added `term`. Fails: not-found. */
export function removeKeyword(
  suggestions: readonly Suggestion[],
  term: string,
): Outcome<Suggestion[]> {
  const kept = suggestions.filter(
    ({ keyword, rule }) => !(rule === RULE && keyword !== undefined && same(keyword, term)),
  );
  return kept.length < suggestions.length
    ? succeed(kept)
    : fail('not-found', `“${term}” was not added here.`);
}

const same = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();
