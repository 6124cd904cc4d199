import { DEFAULT_OPTIONS, type DocumentOptions } from '#contract/document-options.ts';
import { fail, succeed, type Outcome } from '#contract/problem.ts';
import type { Download, DownloadKind } from '#contract/resume.ts';
import type { ExtractedDocument } from '#worker/document/model.ts';
import type { ParsedResume } from '#worker/parse/model.ts';
import { toBase64 } from './base64.ts';
import type { Block, WordFile } from './block.ts';
import { makeEmployerFile, type EmployerKind } from './employer.ts';
import { writeJsonResume } from './json-resume.ts';
import { plainFields } from './plain-fields.ts';
import { readBack, type RoundTrip } from './round-trip.ts';
import { settingOf } from './setting.ts';
import { bestSheet } from './sheet/best-sheet.ts';
import { textOfSheet } from './sheet/sheet-text.ts';
import { textOfBlocks, writeText } from './text.ts';
import { sheetBlocks } from './word/sheet-blocks.ts';
import { specifiedBlocks } from './word/specified.ts';

/** The enhanced resume and what its files say about it. */
export interface DownloadInput {
  /** The enhanced document and what the parser finds in it. */
  document: ExtractedDocument;
  resume: ParsedResume;
  originalFileName: string;
  /** Score of the enhanced text, for the footer. */
  score: number | null;
  suggestionsApplied: number;
  suggestionsTotal: number;
  /** The user's local date, `YYYY-MM-DD`: names the Word file and dates its properties. */
  today: string;
}

/**
 * Makes one file of the enhanced resume; the files of the specification are read back. Fails:
 * wrong-state when there is no text, missing-glyphs for a PDF.
 */
export async function makeDownload(
  kind: DownloadKind,
  input: DownloadInput,
  options: DocumentOptions = DEFAULT_OPTIONS,
): Promise<Outcome<Download>> {
  if (input.document.text.trim() === '') {
    return fail('wrong-state', 'No enhanced content available');
  }
  if (kind === 'json-resume') return succeed(packed(writtenJson(input)));
  if (isForEmployers(kind)) {
    const file = await makeEmployerFile(kind, input, options);
    return file.ok ? succeed({ ...packed(file.value), made: file.value.made }) : file;
  }
  const fields = plainFields(input.resume);
  let best: { file: MadeFile; trip: RoundTrip } | null = null;
  for (const write of WRITERS[kind]) {
    const file = await write(input);
    const trip = await readBack(file.bytes, file.fileName, fields);
    if (!best || trip.losses.length < best.trip.losses.length) best = { file, trip };
    if (best.trip.losses.length === 0) break;
  }
  const { file, trip } = best!;
  return succeed({ ...packed(file), recovered: trip.recovered });
}

const isForEmployers = (kind: DownloadKind): kind is EmployerKind =>
  kind === 'pdf' || kind === 'word-clean' || kind === 'markdown';

const packed = ({ fileName, mediaType, bytes }: MadeFile): Download => ({
  fileName,
  mediaType,
  contentBase64: toBase64(bytes),
});

interface MadeFile {
  fileName: string;
  mediaType: string;
  bytes: Uint8Array;
}

const WORD_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

const writtenText = (text: string, { originalFileName }: DownloadInput): MadeFile => ({
  fileName: `enhanced_${withoutExtension(originalFileName)}.txt`,
  mediaType: 'text/plain;charset=utf-8',
  bytes: writeText(text),
});

const writtenJson = ({ resume, originalFileName }: DownloadInput): MadeFile => ({
  fileName: `enhanced_${withoutExtension(originalFileName)}.json`,
  mediaType: 'application/json',
  bytes: writeJsonResume(resume),
});

type Writer = (input: DownloadInput) => MadeFile | Promise<MadeFile>;

/**
 * Ways to write each kind, the plainest first; the first one that reads back best is handed over.
 * File names as in specification §9.
 */
const WRITERS: Record<'text' | 'word', Writer[]> = {
  text: [
    (input) => writtenText(input.document.text, input),
    (input) => writtenText(textOfBlocks(specifiedBlocks(input.document, input.resume)), input),
    async (input) =>
      writtenText(
        textOfSheet(await bestSheet(input.document, input.resume, DEFAULT_OPTIONS)),
        input,
      ),
  ],
  word: [
    (input) => writtenWord(specifiedBlocks(input.document, input.resume), input),
    async (input) =>
      writtenWord(
        sheetBlocks(await bestSheet(input.document, input.resume, DEFAULT_OPTIONS)),
        input,
      ),
  ],
};

const writtenWord = async (blocks: Block[], input: DownloadInput): Promise<MadeFile> => ({
  fileName: `enhanced_resume_${input.today}.docx`,
  mediaType: WORD_TYPE,
  bytes: await setInWord({
    ...settingOf(input.resume),
    blocks,
    footer: ['Resume AI', scoreLine(input)],
    properties: { title: 'Enhanced resume', creator: 'Resume AI', date: input.today },
  }),
});

/** The Word writer is large: its code loads when the first Word file is asked for. */
async function setInWord(file: WordFile): Promise<Uint8Array> {
  const { writeWord } = await import('./word/write.ts');
  return writeWord(file);
}

function scoreLine({ score, suggestionsApplied, suggestionsTotal }: DownloadInput): string {
  const applied = `Suggestions Applied: ${suggestionsApplied}/${suggestionsTotal}`;
  return score === null ? applied : `ATS Score: ${score}% | ${applied}`;
}

const withoutExtension = (fileName: string): string => fileName.replace(/\.[^./\\]*$/, '');
