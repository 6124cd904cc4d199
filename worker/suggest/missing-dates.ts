/** Questions for jobs that say nothing about when they were. */
import type { QuestionDraft, SuggestContext } from './draft.ts';

/** One question for each job without dates, three at most. */
export function missingDates({ resume, document }: SuggestContext): QuestionDraft[] {
  if (resume.kind !== 'resume') return [];
  const undated = resume.work.filter(({ dates, start, end }) => !dates && !start && !end);
  return undated.slice(0, 3).flatMap(({ title, company }) => {
    const span = (title ?? company)?.span;
    const line = span && document.lines.findLast(({ start }) => start <= span.start);
    if (!line) return [];
    const text = line.text.trimEnd();
    const job = [title?.value, company && (title ? `at ${company.value}` : company.value)]
      .filter(Boolean)
      .join(' ');
    const template = `${text} | {answer}`;
    return [
      {
        rule: 'ask-dates',
        prompt: `When did you start and leave as ${job}?`,
        description: 'Without dates nobody can count your years of experience.',
        kind: 'date' as const,
        placeholder: 'Month and year – month and year',
        before: text,
        template,
        check: 'complete-roles',
        edits: [
          { start: line.start + text.length, end: line.start + text.length, text: ' | {answer}' },
        ],
        blocker: undated.length === resume.work.length,
      },
    ];
  });
}
