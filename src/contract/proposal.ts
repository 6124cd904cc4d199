/** A line of a resume and what a language model would write instead. */
export interface ProposedLine {
  /** The line as it stands in the enhanced text, without its bullet. */
  before: string;
  proposed: string;
}

/** What the engine makes of a proposal: the line that may be shown, or null where it is refused. */
export interface JudgedLine {
  line: string | null;
}
