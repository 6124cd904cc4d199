/** A resume as a row of typed paragraphs: what the Word writer sets, whoever made it. */
export type Block =
  | { kind: 'name' | 'label' | 'contact' | 'heading' | 'minor-heading' | 'paragraph'; text: string }
  | { kind: 'bullet'; text: string }
  /** First line of a job or a school: `strong` part of the text in bold, `right` at the right margin. */
  | { kind: 'entry'; text: string; strong: { start: number; end: number } | null; right: string }
  /** Further lines of the same header, such as employer and place. */
  | { kind: 'entry-detail'; text: string; right: string };

/** Everything that a Word file holds. */
export interface WordFile {
  blocks: readonly Block[];
  /** Title above everything; null has none. */
  title: string | null;
  /** Lines of the page footer. */
  footer: readonly string[];
  paper: 'a4' | 'letter';
  /** BCP 47 tag for Word's spelling checker. */
  language: string;
  /** Core properties: what is not named here is not in the file. */
  properties: { title: string; creator: string; date: string };
}
