/** 'Did you do this yourself?': wording that claims more than the text does is asked about, never put in. */
import { applyEdits } from '#worker/document/edit.ts';
import { composeEdits } from '#worker/lint/edits.ts';
import { takesObject } from '#worker/nlp/line/verb-or-noun.ts';
import { verbReading } from '#worker/nlp/line/clause.ts';
import { inflect } from '#worker/nlp/line/inflect.ts';
import type { Token } from '#worker/nlp/line/model.ts';
import type { Edit } from '#contract/resume.ts';
import type { AskedLine, Asker, LineQuestion } from './model.ts';

/** 'Stock counts were done every month' → 'Did stock counts every month'. */
export const doneByWhom: Asker = (asked) => {
  const { mended } = asked;
  if (mended.opening !== 'passive' || mended.sentences.length > 1) return null;
  const { tokens, text, current } = mended;
  const aux = tokens.findIndex(({ best }) => best.pos === 'aux');
  const verb = tokens.findIndex(({ best }, at) => at > aux && best.pos === 'verb');
  if (aux < 1 || verb < 0 || verb - aux > 3) return null;
  const subject = tokens.slice(0, aux);
  const participle = tokens[verb]!;
  const isPast = /^(?:was|were|been|had)$/.test(tokens[verb - 1]!.norm) || !current;
  const isJoined = /^(?:and|or|,)$/.test(tokens[verb + 1]?.norm ?? '');
  const turnable =
    !isJoined &&
    participle.best.form === 'participle' &&
    !HONOURS.has(participle.best.lemma) &&
    subject.every(({ best }) => !/^(?:pron|verb|aux|punct)$/.test(best.pos)) &&
    !/\bby\b/i.test(text.slice(participle.end)) &&
    !/\b(?:and|but|which|that|who)\b.*\b(?:was|were|is|are)\b/i.test(text.slice(participle.end));
  if (!turnable) return null;
  const form = inflect(participle.best.lemma, isPast ? 'past' : 'base', mended.dialect);
  const opening = `${capital(form)} ${small(subject, text)}`;
  const adverbs = tokens.slice(aux + 1, verb).filter(({ best }) => best.pos === 'adv');
  const manner = adverbs.map((it) => ` ${it.text}`).join('');
  return claim(asked, [{ start: tokens[0]!.start, end: participle.end, text: opening + manner }]);
};

/** Said of people and prizes: nobody does these to themselves. */
const HONOURS = new Set(
  (
    'award promote select choose nominate elect appoint recognise recognize hire invite ' +
    'certify license base locate accept require expect know need vote name rank rate ' +
    'shortlist honour honor praise impress involve'
  ).split(' '),
);

/** 'Helped train new staff' → 'Trained new staff'. */
export const helpOrAlone: Asker = (asked) => {
  const { mended } = asked;
  const { tokens, text } = mended;
  if (!/^(?:help|assist|aid|support)$/.test(tokens[0]?.best.lemma ?? '')) return null;
  if (mended.current && tokens[0]!.best.form !== 'past') return null;
  let at = 1;
  if (/^(?:to|with|in|by)$/.test(tokens[at]?.norm ?? '')) at++;
  const verb = tokens[at];
  const wanted = at === 1 || tokens[1]!.norm === 'to' ? 'base' : 'gerund';
  if (!verb || !isVerbIn(asked, at, wanted)) return null;
  const edits: Edit[] = [
    {
      start: tokens[0]!.start,
      end: verb.end,
      text: capital(inflect(verbReading(verb, wanted)!.lemma, 'past', mended.dialect)),
    },
  ];
  // 'plan and run': both verbs change, or neither.
  const [joint, second] = [tokens[at + 1], tokens[at + 2]];
  if (joint?.norm === 'and' && second?.best.pos === 'verb') {
    if (second.best.form !== wanted) return null;
    const text_ = inflect(second.best.lemma, 'past', mended.dialect);
    edits.push({ start: second.start, end: second.end, text: text_ });
  }
  const rest = text.slice(edits.at(-1)!.end);
  // A later verb of the same kind would be left behind.
  if (/,\s*\p{Ll}+(?:,| and )/u.test(rest) && wanted === 'base') return null;
  return claim(asked, edits);
};

/** A verb, or what a fix has just made one of: 'Helped with updating the list' → 'Helped update the list'. */
const isVerbIn = ({ mended, lints }: AskedLine, at: number, form: 'base' | 'gerund'): boolean => {
  const token = mended.tokens[at];
  return token?.best.pos === 'verb'
    ? token.best.form === form
    : verbReading(token, form) !== undefined && lints.length > 0 && takesObject(mended.tokens, at);
};

function claim({ line, lints, mended }: AskedLine, edits: readonly Edit[]): LineQuestion | null {
  const template = applyEdits(mended.text, edits);
  const fixes = lints.flatMap((lint) => lint.edits);
  const whole = composeEdits(line.text, fixes, edits);
  const isFix = (edit: Edit) =>
    fixes.some(
      ({ start, end, text }) => start === edit.start && end === edit.end && text === edit.text,
    );
  return {
    rule: 'ask-own-work',
    prompt: 'Did you do this yourself?',
    description: 'If it was your work, say so. If not, the line stays as it is.',
    kind: 'yes-no',
    placeholder: '',
    template,
    check: 'strong-verbs',
    edits: whole.filter((edit) => !isFix(edit)),
    value: 3,
  };
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** The subject as it reads inside a sentence. */
function small(subject: readonly Token[], text: string): string {
  const [first] = subject;
  const words = text.slice(first!.start, subject.at(-1)!.end);
  const isName = first!.best.pos === 'proper' || /^\p{Lu}[\p{Lu}\d]/u.test(words);
  return isName ? words : words.charAt(0).toLowerCase() + words.slice(1);
}
