/** The opening paragraph: empty sentences out, and where little is left, or none was written, the resume's own facts. */
import { countWords } from '#worker/checks/lines/words.ts';
import { isJobTitle } from '#worker/keywords/job-titles.ts';
import { termsIn } from '#worker/keywords/matcher.ts';
import { findPhones } from '#worker/nlp/phones.ts';
import { findEmails } from '#worker/nlp/web-addresses.ts';
import { capitalise } from '#worker/rewrite/words.ts';
import { knownMisspellings } from '#worker/rewrite/rules/known-misspellings.ts';
import { lineAt } from '../cut-line.ts';
import { editBetween, type Draft, type SuggestContext } from '../draft.ts';
import { headingLike } from '../heading-case.ts';
import { shownTerms } from '../shown-terms.ts';
import { credentialSentence } from './credentials.ts';
import { isBareTitle, type Known } from './empty-sentences.ts';
import { resultSentence, roleSentence, skillSentence } from './own-facts.ts';
import { isFirstPerson, joinTitle, plainSentences } from './plain-sentences.ts';

/** From so many words on what the person wrote stands for itself. */
const ENOUGH = 12;
/** A summary of fewer words is taken for none. */
const SHORTEST = 8;
const FULL = 25;
const MOST_SENTENCES = 4;

/** One draft for the summary that there is. */
export function plainSummary(context: SuggestContext): Draft[] {
  const { resume, document } = context;
  const { summary } = resume;
  if (!summary?.span || resume.kind !== 'resume' || resume.language !== 'en') return [];
  const { start, end } = summary.span;
  const raw = document.text.slice(start, end);
  if (!isSame(raw, summary.value) || !isOneParagraph(raw)) return [];
  const text = corrected(raw.replaceAll(/\s+/g, ' ').trim(), context.dialect);
  const known = knownOf(context);
  const plain = plainSentences(text, known);
  const onlyTitle = plain.length === 1 && isOnlyTitle(plain[0]!, known);
  if (!onlyTitle && plain.map(closed).join(' ') === closed(text)) return [];
  const after = retold(context, plain, known);
  if (after === null || after === raw || !isOwn(context, after)) return [];
  const heading = renamedObjective(context);
  return [
    {
      rules: ['plain-summary'],
      level: 'auto',
      title: 'Say what you do, not what you are like',
      description:
        'Empty phrases and “I” are gone. Every word left is yours or a fact from your resume.',
      before: raw,
      after,
      check: 'buzzwords',
      edits: [...heading, editBetween(start, raw, after)],
    },
  ];
}

/** One draft that opens the resume with a summary where it has none. */
export function ownSummary(context: SuggestContext): Draft[] {
  const { resume, document } = context;
  if (resume.kind !== 'resume' || resume.language !== 'en' || resume.summary) return [];
  if (resume.sections.some(({ kind }) => kind === 'summary' || kind === 'objective')) return [];
  const text = withFacts(context, []);
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
      rules: ['own-summary'],
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

/** 'Software developer.' stands on the next job already. */
const isOnlyTitle = (sentence: string, known: Known) =>
  isBareTitle(sentence, known) || (countWords(sentence) <= 4 && isJobTitle(sentence));

/** The plain sentences where they are enough, else the person's own facts with what they say; null for neither. */
function retold(context: SuggestContext, plain: readonly string[], known: Known): string | null {
  const joined = joinTitle(plain, known);
  const kept = joined.map(closed).join(' ');
  if (isEnough(joined)) return kept;
  const names = (title: string) => roleSentence(context.resume, title)?.startsWith(title) ?? false;
  const said = plain.filter(
    (sentence) =>
      !isBareTitle(sentence, known) && (!isOnlyTitle(sentence, known) || names(sentence)),
  );
  return withFacts(context, said) ?? (countWords(kept) >= SHORTEST ? kept : null);
}

/** More than that was read into the summary only because a heading below it was not known. */
const LONGEST = 110;
/** With an address or a number to call, lines of another part of the page are in it. */
const isOneParagraph = (raw: string) =>
  !/[•●▪|]|\n\s*\n|(?:^|\n)\s*[-–*+]\s/.test(raw) &&
  countWords(raw) <= LONGEST &&
  findEmails(raw).length === 0 &&
  findPhones(raw).length === 0;

const isSame = (a: string, b: string) =>
  a.replaceAll(/\s+/g, ' ').trim() === b.replaceAll(/\s+/g, ' ').trim();
const closed = (sentence: string) => (/[.!?]$/.test(sentence) ? sentence : `${sentence}.`);

/** Misspellings that can mean one word only, since no other suggestion may touch this text. */
const corrected = (text: string, dialect: SuggestContext['dialect']) =>
  knownMisspellings.apply({ text, current: false, dialect, protectedSpans: [] })?.text ?? text;

function knownOf({ resume, document }: SuggestContext): Known {
  const span = resume.summary!.span!;
  const others = document.lines.filter(
    ({ start, text }) => start + text.length <= span.start || start >= span.end,
  );
  const titles = [resume.label, ...resume.work.map(({ title }) => title)];
  return {
    terms: new Set(others.flatMap(({ text }) => [...termsIn(text)])),
    name: wordsOf([resume.name?.value]),
    title: wordsOf(titles.map((title) => title?.value)),
  };
}

const wordsOf = (texts: readonly (string | undefined)[]) =>
  new Set(texts.flatMap((text) => text?.toLowerCase().match(/[\p{L}\d]+/gu) ?? []));

const isEnough = (sentences: readonly string[]) =>
  countWords(sentences.join(' ')) >= ENOUGH && !sentences.some(isFirstPerson);

/** The job in front, then what the person said, then further facts until enough is told. */
function withFacts(context: SuggestContext, said: readonly string[]): string | null {
  const [first = ''] = said;
  const study = isStudying(context.resume);
  const role = study ? '' : roleSentence(context.resume, first);
  if (role === null || (study && said.length === 0)) return null;
  const claimed = said.flatMap((sentence) => claimOf(sentence) ?? []);
  const sentences = [
    ...(role === '' ? [] : [capitalise(role)]),
    ...said.filter(
      (sentence) =>
        claimOf(sentence) === null &&
        !(sentence === first && role !== '' && role.startsWith(first)),
    ),
  ];
  const more = [
    () => skillSentence(context, [...sentences, ...said].join('. '), claimed),
    () => (study ? null : resultSentence(context)),
    () => credentialSentence(context, sentences.join('. ')),
  ];
  for (const next of more) {
    const enough = countWords(sentences.join(' ')) >= FULL && sentences.length > 1;
    if (enough || sentences.length >= MOST_SENTENCES) break;
    const sentence = next();
    if (sentence !== null) sentences.push(sentence);
  }
  return sentences.map(closed).join(' ');
}

/** A student's job beside the studies is not what the resume is about. */
const isStudying = ({ education, work }: SuggestContext['resume']) =>
  education.some(({ end }) => end?.value === 'present') && !work.some(({ current }) => current);

/** What 'Experience with machine learning' is about, where it can stand in a list. */
function claimOf(sentence: string): string | null {
  const matter = /^Experience (?:with|in|of) ([^,;.]+)$/.exec(sentence)?.[1];
  return matter === undefined || /\d|\band\b/.test(matter) || countWords(matter) > 4
    ? null
    : matter;
}

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

/** A summary under 'Objective' would be read as one. */
function renamedObjective({ resume, document }: SuggestContext) {
  const section = resume.sections.find(({ kind }) => kind === 'objective');
  const heading = section?.heading;
  const span = heading?.span;
  const summary = resume.sections.some(({ kind }) => kind === 'summary');
  if (!span || summary || lineAt(document, span.start)?.start !== span.start) return [];
  const shouted = heading?.value === heading?.value.toUpperCase();
  return [{ ...span, text: shouted ? 'SUMMARY' : 'Summary' }];
}
