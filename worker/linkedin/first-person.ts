import { oneLine } from '#contract/one-line.ts';
import { verbOfThirdPerson } from '#worker/nlp/verbs.ts';
import { capitalise } from '#worker/nlp/words.ts';
import { onlyTrue } from './gate.ts';

/**
 * A sentence that speaks of its writer in the third person, in the first: 'Holds a licence.' and 'Noor
 * holds a licence.' → 'I hold a licence.' It is left alone where it is not certain which words are verbs.
 */
export function inFirstPerson(sentence: string, name: string | null = null): string {
  const own = withoutSubject(sentence, name);
  if (/\b(?:he|she|his|her|hers|him)\b/i.test(own)) return sentence;
  const clauses = own.split(/(?<=;) /);
  const told = clauses.map((clause, at) => ownClause(clause, at === 0)).join(' ');
  return told === own ? sentence : onlyTrue(told, [own]) || sentence;
}

/** 'She is a cook' and 'Noor Haddad is a cook' → 'Is a cook'. */
function withoutSubject(sentence: string, name: string | null): string {
  const [first = ''] = name?.split(' ') ?? [];
  const subject = ['She', 'He', name ?? '', first].find(
    (word) => word !== '' && sentence.startsWith(`${word} `),
  );
  return subject === undefined ? sentence : capitalise(sentence.slice(subject.length + 1));
}

/** 'Has led two audits' → 'I have led two audits'; the clause itself if it does not begin with such a verb. */
function ownClause(clause: string, isFirst: boolean): string {
  const [first = ''] = /^\p{L}+/u.exec(clause) ?? [];
  const own = ownForm(first.toLowerCase());
  const isOpening = isFirst ? /^\p{Lu}\p{Ll}+ /u.test(clause) : /^\p{Ll}+ /u.test(clause);
  if (!own || !isOpening || NO_OBJECT.test(clause)) return clause;
  const rest = clause.slice(first.length);
  const further = [...rest.matchAll(FURTHER)].filter(([, , word]) => ownForm(word!));
  if (further.some(([, , word, object]) => object === undefined && !AUXILIARY.test(word!))) {
    return clause;
  }
  const told = rest.replace(FURTHER, (whole, before: string, word: string, after = '') => {
    const form = ownForm(word);
    return form ? `${before}${form}${after}` : whole;
  });
  return `I ${own}${told}`;
}

/** 'Reports and dashboards', 'Designs, plans': nouns as likely as verbs. */
const NO_OBJECT = /^\p{L}+ (?:and|or|are|were|is|was|of|for)\b/iu;

/** A second verb behind 'and' or a comma, with the word that shows it to be one. */
const FURTHER = new RegExp(
  oneLine`
    ((?:,| and|, and|, but| but) )(\p{Ll}+s)(?<object> (?:the|a|an|all|up|out|in|on|with|to|for|new|every|each|how|\d[\p{N},.]*)
      (?![\p{L}\p{N}])
    )?(?![\p{L}\p{N}])
  `,
  'gu',
);

const AUXILIARY = /^(?:has|is|does)$/;

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
