/** Words of the enhanced text that the cursor is to go to; asked for again it is another object. */
export interface Sought {
  /** Null for the top of the text. */
  words: string | null;
  /** Other ways to say that line are opened at once. */
  toWord?: boolean;
}
