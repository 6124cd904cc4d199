/** Backups hold files and decisions, nothing that the engine can work out again from them. */
import * as v from 'valibot';
import { fail, succeed, type Outcome } from '#contract/problem.ts';
import { MAX_TEXT_CHARS, MAX_UPLOAD_BYTES } from '#contract/limits.ts';
import { MAX_AD_CHARS, OwnMarkSchema } from '#contract/match.ts';
import { EditionSchema, SavedDecisionSchema } from '#contract/edition.ts';
import type { Backup } from '#contract/resume.ts';
import type { MatchRow } from '../storage/database.ts';
import type { StoredResume } from '../storage/records.ts';
import { areDisjoint } from '../document/edit.ts';
import { decodeBase64, encodeBase64 } from './accept-file.ts';
import { savedDecisions, type SavedDecisions } from './decisions.ts';

/** The newest version that this engine reads, and writes. */
const VERSION = 3;

/** Largest file in Base64 (RFC 4648: four characters for three bytes). */
const MAX_BASE64_CHARS = Math.ceil(MAX_UPLOAD_BYTES / 3) * 4;

/** A job ad and what the user said about its lines. */
const SavedMatchSchema = v.object({
  createdAt: v.pipe(v.string(), v.isoTimestamp()),
  ownName: v.nullable(v.pipe(v.string(), v.maxLength(255))),
  adText: v.pipe(v.string(), v.maxLength(MAX_AD_CHARS)),
  cut: v.boolean(),
  marks: v.record(v.pipe(v.string(), v.maxLength(64)), OwnMarkSchema),
  accepted: v.array(
    v.object({
      id: v.string(),
      title: v.string(),
      description: v.string(),
      before: v.pipe(v.string(), v.maxLength(MAX_TEXT_CHARS)),
      after: v.pipe(v.string(), v.maxLength(MAX_TEXT_CHARS)),
    }),
  ),
});

const SavedResumeFields = v.object({
  // A name without what could hide its end or break a line.
  originalFileName: v.pipe(
    v.string(),
    v.maxLength(1024),
    v.transform((name) => name.replaceAll(/[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu, '')),
    v.minLength(1),
  ),
  originalFilePath: v.pipe(v.string(), v.maxLength(4096)),
  originalContent: v.pipe(v.string(), v.maxLength(2 * MAX_UPLOAD_BYTES)),
  fileContentBase64: v.pipe(
    v.string(),
    v.minLength(1),
    v.maxLength(MAX_BASE64_CHARS),
    v.check((text) => decodeBase64(text) !== null, 'not Base64'),
  ),
  createdAt: v.pipe(v.string(), v.isoTimestamp()),
  chosenField: v.nullable(v.string()),
  processed: v.boolean(),
  linkedin: v.boolean(),
  ...EditionSchema.entries,
  decisions: v.array(
    v.object({
      ...SavedDecisionSchema.entries,
      /** Of backups from before questions stood apart. */
      answer: v.optional(v.string()),
    }),
  ),
  /** Backups of version 1 are older than edits of the user's own. */
  ownEdits: v.optional(EditionSchema.entries.ownEdits, []),
  /** Older backups hold no job ads. */
  matches: v.optional(v.array(SavedMatchSchema), []),
});
const SavedResumeSchema = v.pipe(
  SavedResumeFields,
  v.check(
    ({ ownEdits, originalContent }) => areDisjoint(ownEdits, originalContent.length),
    'edits that do not fit the text',
  ),
);
export type SavedResume = v.InferOutput<typeof SavedResumeSchema>;

const BackupSchema = v.object({
  format: v.literal('resume-ai-backup'),
  version: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(VERSION)),
  createdAt: v.string(),
  resumes: v.array(SavedResumeSchema),
});

/** The decisions in a backup; answers of the older kind, which stood among the decisions, are found by id. */
export function savedIn({ decisions, answers }: SavedResume): SavedDecisions {
  const older = decisions.flatMap(({ id, answer, decision }) =>
    answer === undefined
      ? []
      : [
          {
            id,
            answer,
            prompt: '',
            before: '',
            status: decision === 'rejected' ? ('skipped' as const) : ('answered' as const),
          },
        ],
  );
  return { decisions, answers: [...answers, ...older] };
}

/** Checks a backup as a whole. Fails: malformed. */
export function readBackup(backup: unknown): Outcome<SavedResume[]> {
  const result = v.safeParse(BackupSchema, backup, { abortEarly: true });
  if (result.success) return succeed(result.output.resumes);
  if (isNewer(backup)) return fail('malformed', NEWER);
  const place = v.getDotPath(result.issues[0]) ?? 'format';
  const fault =
    place === 'format' ? 'This is not a backup of Resume AI.' : 'The backup is damaged.';
  return fail('malformed', `${fault} Nothing was changed.`);
}

const NEWER =
  'This backup was made by a newer version of Resume AI. Load the page again to get that version, then restore it. Nothing was changed.';

function isNewer(backup: unknown): boolean {
  const head = v.safeParse(
    v.object({ format: BackupSchema.entries.format, version: v.number() }),
    backup,
  );
  return head.success && head.output.version > VERSION;
}

/** One backup of everything given; `createdAt` in ISO 8601. */
export function makeBackup(
  records: readonly (StoredResume & { bytes: Uint8Array; matches: readonly MatchRow[] })[],
  createdAt: string,
): Backup {
  const resumes = records.map(({ row, content, bytes, matches }): SavedResume => {
    const { result } = content;
    return {
      originalFileName: row.originalFileName,
      originalFilePath: content.originalFilePath,
      originalContent: content.originalContent,
      fileContentBase64: encodeBase64(bytes),
      createdAt: row.createdAt,
      chosenField: content.chosenField,
      processed: result !== null,
      linkedin: result?.linkedin != null,
      ownEdits: result?.ownEdits ?? [],
      ...savedDecisions(result),
      hints: result?.hints ?? [],
      matches: matches.map(({ createdAt: addedAt, ownName, adText, cut, marks, accepted }) => ({
        createdAt: addedAt,
        ownName,
        adText,
        cut,
        marks,
        accepted,
      })),
    };
  });
  return { format: 'resume-ai-backup', version: VERSION, createdAt, resumes };
}
