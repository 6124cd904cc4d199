/** A short summary made of the resume's own facts, where it has none. */
import { termsIn } from '#worker/keywords/matcher.ts';
import type { ParsedResume } from '#worker/parse/model.ts';
import { rolesOf } from './bullets.ts';
import type { Draft, SuggestContext } from './draft.ts';

/** One draft to confirm; none unless title, employer, a result and three skills are known. */
export function ownSummary(context: SuggestContext): Draft[] {
  const { resume, document } = context;
  if (resume.kind !== 'resume' || resume.language !== 'en' || resume.summary) return [];
  if (resume.sections.some(({ kind }) => kind === 'summary' || kind === 'objective')) return [];
  const text = sentencesOf(resume);
  const first = resume.sections.find(({ heading }) => heading?.span);
  if (!text || !first) return [];
  const above = document.lines.findLast(
    (line) =>
      line.start < first.heading!.span!.start && line.text.trim() !== '' && line.role === 'body',
  );
  if (!above) return [];
  const at = above.start + above.text.length;
  return [
    {
      rules: ['own-summary'],
      level: 'confirm',
      title: 'Open with a summary',
      description: 'Made only of facts from your resume. Reword it until it sounds like you.',
      before: '',
      after: text,
      check: 'summary',
      edits: [{ start: at, end: at, text: `\n\nSummary\n${text}` }],
    },
  ];
}

function sentencesOf(resume: ParsedResume): string | null {
  const [latest] = resume.work;
  const title = latest?.title?.value ?? resume.label?.value;
  const employers = [...new Set(resume.work.flatMap(({ company }) => company?.value ?? []))].slice(
    0,
    2,
  );
  const best = rolesOf(resume)
    .flatMap(({ highlights }) => highlights.map(({ value }) => value))
    .find(
      (value) =>
        /[%$€£]|\d{2,}/.test(value) &&
        /^[A-Z][a-z]+(?:ed|t|n|d|ew|an|ut) /.test(value) &&
        value.length < 160,
    );
  const skills = resume.skills
    .map(({ value }) => value)
    .filter((value) => termsIn(value).size > 0 && value.length < 40)
    .slice(0, 4);
  if (!title || employers.length === 0 || !best || skills.length < 3) return null;
  if (/[|•\d]/.test(title) || title.length > 60) return null;
  return [
    `${title} with experience at ${employers.join(' and ')}.`,
    best.endsWith('.') ? best : `${best}.`,
    `Skills include ${skills.slice(0, -1).join(', ')} and ${skills.at(-1)!}.`,
  ].join(' ');
}
