/** An opening paragraph of the resume's own facts where none was written. */
import { countWords } from '#worker/checks/lines/words.ts';
import { termsIn } from '#worker/keywords/matcher.ts';
import { capitalise } from '#worker/nlp/words.ts';
import type { Draft, SuggestContext } from '../draft.ts';
import { headingLike } from '../heading-case.ts';
import { shownTerms } from '../shown-terms.ts';
import { credentialSentence } from './credentials.ts';
import { resultSentence, roleSentence, skillSentence } from './own-facts.ts';

/** Fewer words are no summary. */
const ENOUGH = 12;
const FULL = 25;
const MOST_SENTENCES = 4;

/** One draft that opens the resume with a summary where it has none. */
export function ownSummary(context: SuggestContext): Draft[] {
  const { resume, document } = context;
  if (resume.kind !== 'resume' || resume.language !== 'en' || resume.summary) return [];
  if (resume.sections.some(({ kind }) => kind === 'summary' || kind === 'objective')) return [];
  const text = ownFacts(context);
  const plainPage = document.signals.columns === 1;
  const named = resume.name?.span?.start ?? -1;
  // In a form, headings stand above the name, too.
  const first = resume.sections.find(({ heading }) => heading?.span && heading.span.start > named);
  if (!text || countWords(text) < ENOUGH || !isOwn(context, text) || !first) return [];
  // Of '== EDUCATION ==' the heading is but a part of its line.
  const above = document.lines.findLast(
    (line) =>
      line.start + line.text.length <= first.heading!.span!.start &&
      line.text.trim() !== '' &&
      line.role === 'body',
  );
  if (!above) return [];
  const at = above.start + above.text.length;
  return [
    {
      rule: 'own-summary',
      level: plainPage ? 'auto' : 'confirm',
      title: 'Open with a summary',
      description: 'Made only of facts from your resume. Reword it until it sounds like you.',
      before: '',
      after: text,
      check: 'summary',
      edits: [{ start: at, end: at, text: `\n\n${headingLike(resume, 'Summary')}\n${text}` }],
    },
  ];
}

/** The latest job, then further facts until enough is told; null where the jobs are not clear. */
function ownFacts(context: SuggestContext): string | null {
  if (isStudying(context.resume)) return null;
  const role = roleSentence(context.resume);
  if (role === null) return null;
  const sentences = [capitalise(role)];
  const more = [
    () => skillSentence(context, sentences.join('. ')),
    () => resultSentence(context),
    () => credentialSentence(context, sentences.join('. ')),
  ];
  for (const next of more) {
    const enough = countWords(sentences.join(' ')) >= FULL && sentences.length > 1;
    if (enough || sentences.length >= MOST_SENTENCES) break;
    const sentence = next();
    if (sentence !== null) sentences.push(sentence);
  }
  return sentences.map((one) => (/[.!?]$/.test(one) ? one : `${one}.`)).join(' ');
}

/** A student's job beside the studies is not what the resume is about. */
const isStudying = ({ education, work }: SuggestContext['resume']) =>
  education.some(({ end }) => end?.value === 'present') && !work.some(({ current }) => current);

/** Every number, every name inside a sentence and every term stands in the resume already. */
function isOwn(context: SuggestContext, text: string): boolean {
  const { document } = context;
  // Tools' names and the result as the rewriting of their lines will have them.
  const told = [
    ...shownTerms(context).values(),
    resultSentence(context) ?? '',
    credentialSentence(context, '') ?? '',
  ];
  const known = new Set(
    [document.text, ...told].flatMap((one) => wordsIn(one).map((word) => word.toLowerCase())),
  );
  const sentences = text.split(/(?<=[.!?])\s+/);
  const inner = sentences.flatMap((sentence) => wordsIn(sentence).slice(1));
  const strange = inner.find((word) => /^[\p{Lu}\d]/u.test(word) && !known.has(word.toLowerCase()));
  const terms = new Set(
    [...document.lines.map((line) => line.text), ...told].flatMap((one) => [...termsIn(one)]),
  );
  return (
    strange === undefined &&
    sentences.every((one) => [...termsIn(one)].every((term) => terms.has(term)))
  );
}

const wordsIn = (text: string) => text.match(/\d+(?:[.,]\d+)*|[\p{L}\p{M}]+/gu) ?? [];
