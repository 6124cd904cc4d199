/** Puts a right line, which tells in the past what was done, into the forms that people give it. */
import { inflect } from '#worker/nlp/line/inflect.ts';
import { joinedPredicates } from '#worker/nlp/line/joined-predicates.ts';
import { openingIndex, predicateAt } from '#worker/nlp/line/clause.ts';
import type { AnalysedLine, VerbForm } from '#worker/nlp/line/model.ts';

export interface FaultyForm {
  form: string;
  text: string;
  /** The line as it must come back. */
  right: string;
  /** What stands in the place of each verb: a line that keeps one of two is half turned. */
  verbs: readonly string[];
  current: boolean;
}

/** Of 'Packed orders and led a crew': 'Packing orders and leading a crew', 'Responsible for packing …'; empty for any other line. */
export function faultyForms(line: AnalysedLine): FaultyForm[] {
  const { tokens, text } = line;
  const opening = predicateAt(tokens, openingIndex(tokens));
  if (line.opening !== 'action' || opening?.shape !== 'past' || opening.verb !== 0) return [];
  const joined = joinedPredicates(tokens, 1).filter(
    ({ shape, subject, first, verb }) => shape === 'past' && !subject && first === verb,
  );
  const verbs = [opening, ...joined].map(({ verb }) => tokens[verb]!);
  const put = (form: VerbForm) => {
    let result = text;
    for (const { start, end, best } of verbs.toReversed())
      result = result.slice(0, start) + inflect(best.lemma, form) + result.slice(end);
    return result;
  };
  const words = (form: VerbForm) => verbs.map(({ best }) => inflect(best.lemma, form));
  const told = (form: VerbForm, before = '') => ({
    text: before === '' ? capital(put(form)) : before + put(form),
    verbs: words(form),
  });
  const base = capital(put('base'));
  return [
    { form: 'a gerund', ...told('gerund'), right: text, current: false },
    { form: 'the plain verb', ...told('base'), right: text, current: false },
    { form: 'the third person', ...told('third'), right: text, current: false },
    { form: 'a duty', ...told('gerund', 'Responsible for '), right: text, current: false },
    { form: 'a duty of today', ...told('gerund', 'Responsible for '), right: base, current: true },
    {
      form: 'a list of duties',
      ...told('gerund', 'Duties included '),
      right: text,
      current: false,
    },
    {
      form: 'the first person',
      text: `I ${small(text)}`,
      verbs: [],
      right: text,
      current: false,
    },
    { form: 'what has been', ...told('participle', 'I have '), right: text, current: false },
    { form: 'what is going on', ...told('gerund', 'I am '), right: base, current: true },
  ];
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const small = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
