import { verbOfThirdPerson } from '#worker/nlp/verbs.ts';
import { onlyTrue } from './gate.ts';

/**
 * A sentence that speaks of its writer in the third person, in the first: 'Holds a licence.' → 'I hold a
 * licence.' A sentence is left alone where it is not certain which words are its verbs.
 */
export function inFirstPerson(sentence: string): string {
  if (/\b(?:he|she|his|her|hers|him|they|their)\b/i.test(sentence)) return sentence;
  const clauses = sentence.split(/(?<=;) /);
  const told = clauses.map((clause, at) => ownClause(clause, at === 0)).join(' ');
  return told === sentence ? sentence : onlyTrue(told, [sentence]) || sentence;
}

/** 'Has led two audits' → 'I have led two audits'; the clause itself if it does not begin with such a verb. */
function ownClause(clause: string, isFirst: boolean): string {
  const [first = ''] = /^\p{L}+/u.exec(clause) ?? [];
  const own = ownForm(first.toLowerCase());
  const isOpening = isFirst ? /^\p{Lu}\p{Ll}+ /u.test(clause) : /^\p{Ll}+ /u.test(clause);
  if (!own || !isOpening || NO_OBJECT.test(clause)) return clause;
  const rest = clause.slice(first.length);
  const further = [...rest.matchAll(FURTHER)].filter(([, , word]) => ownForm(word!));
  if (further.some(({ groups }) => groups!['object'] === undefined)) return clause;
  const told = rest.replace(FURTHER, (whole, before: string, word: string, after = '') => {
    const form = ownForm(word);
    return form ? `${before}${form}${after}` : whole;
  });
  return `I ${own}${told}`;
}

/** 'Reports and dashboards', 'Designs, plans': nouns as likely as verbs. */
const NO_OBJECT = /^\p{L}+ (?:and|or|are|were|is|was|of|for)\b/iu;

/** A second verb behind 'and' or a comma, with the word that shows it to be one. */
const FURTHER =
  /((?:,| and|, and|, but| but) )(\p{Ll}+s)(?<object> (?:the|a|an|all|up|out|in|on|with|to|for|new|every|each|how|\d[\p{N},.]*)(?![\p{L}\p{N}]))?(?![\p{L}\p{N}])/gu;

const IRREGULAR = new Map([
  ['has', 'have'],
  ['is', 'am'],
  ['does', 'do'],
  ['enjoys', 'enjoy'],
  ['knows', 'know'],
  ['likes', 'like'],
  ['loves', 'love'],
  ['brings', 'bring'],
  ['speaks', 'speak'],
  ['understands', 'understand'],
]);

const ownForm = (word: string): string | undefined =>
  IRREGULAR.get(word) ?? verbOfThirdPerson(word)?.base;
