/** Bullets of jobs, volunteering and projects, each with its place in the text. */
import type { ParsedBullet, ParsedResume } from '#worker/parse/model.ts';
import type { SuggestContext } from './draft.ts';

export interface Role {
  current: boolean;
  highlights: readonly ParsedBullet[];
}

export interface Place {
  start: number;
  text: string;
}

/** Jobs and projects with what the rewriter must know of them. */
export function rolesOf(resume: ParsedResume): Role[] {
  return [
    ...resume.work,
    ...resume.volunteer,
    ...resume.projects.map((project) => ({
      current: project.end?.value === 'present',
      highlights: project.highlights,
    })),
    // Whether such a deed goes on is unknown; functional resumes tell of the past.
    ...resume.competencies.map(({ highlights }) => ({ current: false, highlights })),
  ];
}

/** The bullet's own text in the document, without its glyph; null where the two do not agree. */
export function textOf(context: SuggestContext, bullet: ParsedBullet): Place | null {
  if (!bullet.span) return null;
  const raw = context.document.text.slice(bullet.span.start, bullet.span.end);
  const at = raw.indexOf(bullet.value);
  if (at < 0 || bullet.value.includes('\n')) return null;
  return { start: bullet.span.start + at, text: bullet.value };
}

/** Glyph and space before a bullet's text, as written; empty where the list is drawn by the document. */
export function markerOf({ document }: SuggestContext, { start }: Place): string {
  const from = document.text.lastIndexOf('\n', start - 1) + 1;
  const marker = document.text.slice(from, start);
  return /^[^\p{L}\d]{0,8}$/u.test(marker) ? marker : '';
}
