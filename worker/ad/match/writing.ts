import type { ResumeLine, ResumeSide } from './resume-side.ts';

/** Deeds of writing. */
export const WROTE =
  /\b(?:wrote|writes?|written|authored|drafted|drafts|published|edited|copywriting|blog|newsletters?)\b/i;

/** Lines of work that tell of writing, where a clause asks for texts to be written. */
export const writingIn = (clause: string, side: ResumeSide): readonly ResumeLine[] =>
  /\b(?:clear|good|thorough|written|user|technical) (?:documentation|writing|reports?)\b|\bwrit(?:e|ing)\b[^.;]*\b(?:letters?|reports?|texts?|documents?|documentation|english|copy|articles?|proposals?|briefs?|minutes|content|notes)\b/i.test(
    clause,
  )
    ? side.lines.filter(({ said, job }) => job !== null && WROTE.test(said))
    : [];
