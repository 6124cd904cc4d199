/** The title under the name, where nobody would search for it. */
import { oneLine } from '#contract/one-line.ts';
import { isJobTitle } from '#worker/keywords/job-titles.ts';
import { certainOnly } from '#worker/parse/certain.ts';
import type { Draft, SuggestContext } from './draft.ts';

/** One draft, to be confirmed, that puts the newest title that employers advertise in its place, or before it where it says something of the person. */
export function jobLabel({ resume, document }: SuggestContext): Draft[] {
  const { label } = resume;
  if (resume.language !== 'en' || !label?.span || isJobTitle(label.value)) return [];
  const all = certainOnly(resume).work.flatMap((job) => job.title?.value ?? []);
  // 'Greenkeeper' for a '2IC Greenkeeper' is what the person is.
  if (all.some((it) => it.toLowerCase().includes(label.value.toLowerCase()))) return [];
  // A title that nobody searches for hides what came before it: an old 'Apprentice' is no headline.
  const title = isJobTitle(resume.work[0]?.title?.value ?? '')
    ? fullest(all.filter(isJobTitle))
    : undefined;
  const { start, end } = label.span;
  if (title === undefined || document.text.slice(start, end) !== label.value) return [];
  // What stands behind the name may be more of the name: 'OKAFOR, Ada Chioma (Mrs)'.
  if (!/(?:^|\n)[\t ]*$/.test(document.text.slice(0, start))) return [];
  // More than a title: the person says something there.
  if (label.value.split(/\s+/).length > 4 || /[|•,]/.test(label.value + title)) return [];
  if (!namesSomebody(label.value)) return [];
  // 'Elevator Installer' before a 'Lead Installer': the same trade twice.
  const trade = (words: string) => words.split(' ').at(-1)!.toLowerCase();
  if (trade(label.value) === trade(title)) return [];
  const text = FANCY.test(label.value) ? title : `${title} | ${label.value}`;
  return [
    {
      rule: 'job-label',
      level: 'confirm',
      title: 'Use a title that employers search for',
      description: `Recruiters search by title. “${title}” is what your jobs are called; reword it if you aim for another.`,
      before: label.value,
      after: text,
      check: 'job-title',
      edits: [{ start, end, text }],
    },
  ];
}

/** A word for somebody who works: a surname or a heading on a line of its own has none. */
const namesSomebody = (label: string) =>
  FANCY.test(label) ||
  new RegExp(
    oneLine`
      (?:
        \b(?:
          professional|specialist|expert|man|woman|nurse|chef|cook|clerk|lead|head|aide|hand|
          graduate|student|all-rounder
        )|\p{Ll}(?:er|or|ist|ian|ant|yst)
      )$
    `,
    'iu',
  ).test(label);

/** Words that say nothing of the work. */
const FANCY =
  /\b(?:ninja|guru|rock ?star|wizard|unicorn|superhero|hacker|evangelist|jedi|samurai|magician)s?\b/i;

/** The newest title, in the words of an older one that says more: 'Graphic Designer' for 'Designer'. */
function fullest([newest, ...older]: readonly string[]): string | undefined {
  const end = ` ${newest?.toLowerCase()}`;
  return older.find((title) => title.toLowerCase().endsWith(end) && !RANK.test(title)) ?? newest;
}

/** What tells a rank that is no longer held. */
const RANK = /^(?:junior|senior|lead|assistant|associate|chief|head|deputy|trainee|apprentice)\b/i;
