/** A job told in a paragraph, set as one bullet for each sentence. */
import { rewriteLine } from '#worker/rewrite/rewrite.ts';
import type { Draft, SuggestContext } from './draft.ts';

const MOST_SENTENCES = 10;

/** One draft for each job that has a paragraph of two or more sentences and no bullets. */
export function proseToBullets(context: SuggestContext): Draft[] {
  const { resume, document } = context;
  if (resume.language !== 'en') return [];
  return [...resume.work, ...resume.volunteer].flatMap(({ highlights, summary, current }) => {
    if (highlights.length > 0 || !summary?.span) return [];
    const { start, end } = summary.span;
    const raw = document.text.slice(start, end);
    if (raw.replaceAll(/\s+/g, ' ').trim() !== summary.value.replaceAll(/\s+/g, ' ').trim())
      return [];
    const sentences = sentencesOf(raw.replaceAll(/\s+/g, ' ').trim());
    if (sentences.length < 2 || sentences.length > MOST_SENTENCES) return [];
    const lines = sentences.map((text) => {
      const rewrite = rewriteLine({
        text,
        current,
        dialect: context.dialect,
        protectedSpans: [],
        finalPeriod: 'drop',
      });
      return rewrite.level === 'auto' ? rewrite.after : text.replace(/\.$/, '');
    });
    const after = lines.map((line) => `- ${line}`).join('\n');
    return [
      {
        rules: ['prose-to-bullets'],
        level: 'auto',
        title: 'Break the paragraph into bullets',
        description: 'One statement a line: results drown in prose. Your words stay.',
        before: raw,
        after,
        check: 'walls-of-text',
        edits: [{ start, end, text: after }],
        blocker: true,
      },
    ];
  });
}

/** Sentences of four words or more each; empty where a part is too short to stand alone. */
function sentencesOf(text: string): string[] {
  const parts = text
    .split(/(?<=[a-z\d)%”"]{2}[.!?])\s+(?=[A-Z])/)
    .map((part) => part.trim())
    .filter(Boolean);
  return parts.every((part) => part.split(' ').length >= 4) ? parts : [];
}
