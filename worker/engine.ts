/** What the mock layer sees of the engine: every call is answered by an `Outcome`, never a throw. */
import type { Edition, WriteTextRequest } from '#contract/edition.ts';
import type { DocumentOptions } from '#contract/document-options.ts';
import type {
  ChangeMatchRequest,
  ChangeTextRequest,
  ChecklistKind,
  CreateMatchRequest,
  Match,
  MatchSummary,
} from '#contract/match.ts';
import type { Outcome } from '#contract/problem.ts';
import type { LineWordings } from '#contract/wording.ts';
import type { JudgedLine, ProposedLine } from '#contract/proposal.ts';
import type {
  AnswerRequest,
  ChangeResumeRequest,
  CreateResumeRequest,
  DecideRequest,
} from '#contract/requests.ts';
import type {
  Backup,
  DocumentCheck,
  DocumentPreview,
  Download,
  DownloadKind,
  FormSheet,
  LinkedInProfile,
  Misspelling,
  Prices,
  Restored,
  Resume,
  ResumeSummary,
  SecondReading,
  SuggestionCategory,
} from '#contract/resume.ts';

export interface Engine {
  /** Loads what reading a PDF takes, so that the first file waits for nothing of it. */
  warmUp(): Promise<Outcome<null>>;
  /** Stores the file's bytes; reads nothing yet. Fails: malformed, too-large, unsupported-type, quota. */
  create(request: CreateResumeRequest): Promise<Outcome<{ id: string }>>;
  list(): Promise<Outcome<ResumeSummary[]>>;
  read(id: string): Promise<Outcome<Resume>>;
  /** Extracts, parses, scores and suggests; the record changes in one transaction at the end. */
  process(id: string): Promise<Outcome<Resume>>;
  decide(id: string, suggestionId: string, decision: DecideRequest): Promise<Outcome<Resume>>;
  /** Answers a question, skips it, or opens it again. Fails: malformed for an answer that cannot stand. */
  answer(id: string, questionId: string, request: AnswerRequest): Promise<Outcome<Resume>>;
  /** The words of a text that are probably misspelt. */
  spelling(text: string): Promise<Outcome<Misspelling[]>>;
  /** What each proposal would change in the score now; none of it is stored. */
  prices(id: string): Promise<Outcome<Prices>>;
  /** Ways to put a line of the enhanced text, counted from 0. Fails: not-found where no line of work stands. */
  wordings(id: string, line: number): Promise<Outcome<LineWordings>>;
  /** Accepts every suggestion, or every one of the given kinds. */
  acceptAll(id: string, kinds?: readonly SuggestionCategory[]): Promise<Outcome<Resume>>;
  linkedin(id: string): Promise<Outcome<LinkedInProfile>>;
  /** Adds a recommended term to Skills as an accepted suggestion. Fails: malformed for a licence. */
  addKeyword(id: string, term: string): Promise<Outcome<Resume>>;
  removeKeyword(id: string, term: string): Promise<Outcome<Resume>>;
  /** Makes the enhanced text what the user wrote. A line they changed becomes their own; suggestions are found anew. */
  writeText(id: string, request: WriteTextRequest): Promise<Outcome<Resume>>;
  /** Works out ahead what `writeText` of the same text will need; changes nothing. */
  foresee(id: string, request: WriteTextRequest): Promise<Outcome<null>>;
  /** Takes a resume back to an earlier state. Fails: malformed, where it does not fit the file. */
  restoreEdition(id: string, edition: Edition): Promise<Outcome<Resume>>;
  change(id: string, change: ChangeResumeRequest): Promise<Outcome<Resume>>;
  /** Fails: wrong-state, missing-glyphs for a PDF. `options` are for the kinds for employers. */
  download(id: string, kind: DownloadKind, options?: DocumentOptions): Promise<Outcome<Download>>;
  /** Makes the PDF and draws its pages. Fails: as `download`. */
  previewPdf(id: string, options: DocumentOptions, dpi: number): Promise<Outcome<DocumentPreview>>;
  /** Makes the file, reads it back and scores what was read. */
  checkDownload(
    id: string,
    kind: 'pdf' | 'word-clean',
    options: DocumentOptions,
  ): Promise<Outcome<DocumentCheck>>;
  /** Whether a line that a model proposed states what stands there. Fails: not-found where no such line stands. */
  judge(id: string, proposal: ProposedLine): Promise<Outcome<JudgedLine>>;
  form(id: string): Promise<Outcome<FormSheet>>;
  /** Reads a .docx with another reader, beside ours. Fails: wrong-state for other formats. */
  secondReading(id: string): Promise<Outcome<SecondReading>>;
  /** Holds a job ad against a resume and stores it. Fails: malformed, too-large, wrong-state, as reading a file. */
  createMatch(id: string, request: CreateMatchRequest): Promise<Outcome<Match>>;
  /** The ads of a resume, newest first. */
  listMatches(id: string): Promise<Outcome<MatchSummary[]>>;
  /** Works it out again where the resume or the engine has changed. */
  readMatch(id: string, matchId: string): Promise<Outcome<Match>>;
  /** Names it, or keeps what the user says about one line. Fails: not-found for a line it does not hold. */
  changeMatch(id: string, matchId: string, change: ChangeMatchRequest): Promise<Outcome<Match>>;
  /** Brings forward what the ad asks for, takes that back, or puts a line of the user's own under a job. */
  changeForMatch(id: string, matchId: string, request: ChangeTextRequest): Promise<Outcome<Resume>>;
  removeMatch(id: string, matchId: string): Promise<Outcome<null>>;
  checklist(id: string, matchId: string, kind: ChecklistKind): Promise<Outcome<Download>>;
  remove(id: string): Promise<Outcome<null>>;
  removeAll(): Promise<Outcome<null>>;
  backup(): Promise<Outcome<Backup>>;
  /** Adds the records of a backup to those stored; all or none. */
  restore(backup: unknown): Promise<Outcome<Restored>>;
  /** Checks a backup and changes nothing. Fails: malformed. */
  checkBackup(backup: unknown): Promise<Outcome<{ resumes: number }>>;
}
