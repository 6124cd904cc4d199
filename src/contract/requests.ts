/** Runtime schemas of the request bodies of /api/resumes; both sides of the contract use them. */
import * as v from 'valibot';
import {
  ACCENTS,
  DATE_STYLES,
  DEFAULT_OPTIONS,
  PAPERS,
  TEMPLATES,
  TEXT_SIZES,
} from './document-options.ts';

export const CreateResumeSchema = v.object({
  originalFileName: v.pipe(v.string(), v.minLength(1), v.maxLength(1024)),
  originalFilePath: v.string(),
  /** Text of a .txt file read by the client; empty for the other formats. */
  originalContent: v.optional(v.string(), ''),
  fileContentBase64: v.string(),
  processingStatus: v.optional(v.literal('uploaded'), 'uploaded'),
});
export type CreateResumeRequest = v.InferInput<typeof CreateResumeSchema>;

export const DecideSchema = v.object({
  accepted: v.boolean(),
  /** `undecided` undoes; without it `accepted` decides. */
  decision: v.optional(v.picklist(['undecided', 'accepted', 'rejected'])),
  /** The user's own wording of the after-text. */
  after: v.optional(v.pipe(v.string(), v.maxLength(2000))),
});
export type DecideRequest = v.InferInput<typeof DecideSchema>;

/** Accepts every suggestion of these kinds; without a list, every suggestion. */
export const AcceptAllSchema = v.object({
  categories: v.optional(
    v.array(v.picklist(['spelling', 'grammar', 'typography', 'style', 'opening', 'structure'])),
  ),
});

/** An answer, what is typed of it so far, or what else becomes of a question: `skip` it, or `open` it again. */
export const AnswerSchema = v.union([
  v.object({ answer: v.pipe(v.string(), v.maxLength(600)) }),
  v.object({ typed: v.pipe(v.string(), v.maxLength(600)) }),
  v.object({ skip: v.literal(true) }),
  v.object({ open: v.literal(true) }),
]);
export type AnswerRequest = v.InferInput<typeof AnswerSchema>;

export const ChangeResumeSchema = v.object({
  originalFileName: v.optional(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(255))),
  /** Field of work for the keyword lists; null returns to the recognised one. */
  field: v.optional(v.nullable(v.string())),
});
export type ChangeResumeRequest = v.InferInput<typeof ChangeResumeSchema>;

/** A few words to look through for misspellings. */
export const SpellingSchema = v.object({ text: v.pipe(v.string(), v.maxLength(2000)) });

/** Number of a line of the enhanced text in an address, counted from 0. */
export const LineNumberSchema = v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number));

/** A line, and what a language model would write instead. */
export const ProposedLineSchema = v.object({
  before: v.pipe(v.string(), v.minLength(1), v.maxLength(4000)),
  proposed: v.pipe(v.string(), v.minLength(1), v.maxLength(8000)),
});

export const KeywordSchema = v.object({
  term: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100)),
});

export const DOWNLOAD_KINDS = [
  'word',
  'word-clean',
  'pdf',
  'text',
  'markdown',
  'json-resume',
] as const;

/** Options of a document for employers; what is left out is the usual. */
export const DocumentOptionsSchema = v.object({
  template: v.optional(v.picklist(TEMPLATES), DEFAULT_OPTIONS.template),
  paper: v.optional(v.picklist(PAPERS), DEFAULT_OPTIONS.paper),
  sizePt: v.optional(v.nullable(v.picklist(TEXT_SIZES)), null),
  accent: v.optional(v.nullable(v.picklist(ACCENTS)), null),
  dates: v.optional(v.picklist(DATE_STYLES), DEFAULT_OPTIONS.dates),
  pages: v.optional(v.nullable(v.picklist([1, 2])), null),
  order: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(40))), v.maxLength(40)), []),
});

/** Kinds that take these options, and those of them that can be read back. */
export const EMPLOYER_KINDS = ['pdf', 'word-clean', 'markdown'] as const;
export const CHECKED_KINDS = ['pdf', 'word-clean'] as const;

/** Resolution of a preview: coarse on a phone, fine for paper. */
export const PreviewSchema = v.object({
  options: DocumentOptionsSchema,
  dpi: v.pipe(v.number(), v.minValue(36), v.maxValue(300)),
});
