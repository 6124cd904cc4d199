/** A resume as a row of typed paragraphs: what the Word writer sets, whoever made it. */
export type Block =
  | { kind: PlainKind; text: string }
  /** First line of a job or a school: `strong` part of the text in bold, `right` at the right margin. */
  | { kind: 'entry'; text: string; strong: { start: number; end: number } | null; right: string }
  /** Further lines of the same header, such as employer and place. */
  | { kind: 'entry-detail' | 'paragraph'; text: string; right: string };

export type PlainKind =
  | 'title'
  | 'name'
  /** A name in capitals, which makes it a heading, too. */
  | 'name-heading'
  | 'label'
  | 'contact'
  /** Opens a section; `heading` in the sense of specification §9, `section-title` by what it says. */
  | 'heading'
  | 'section-title'
  /** In capitals like a heading, but the first line of a job or school, or any other line inside a section. */
  | 'entry-heading'
  | 'minor-heading'
  | 'bullet';

/** Everything that a Word file holds. */
export interface WordFile {
  blocks: readonly Block[];
  /** Lines of the page footer. */
  footer: readonly string[];
  paper: 'a4' | 'letter';
  /** BCP 47 tag for Word's spelling checker. */
  language: string;
  /** Core properties: what is not named here is not in the file. */
  properties: { title: string; creator?: string; date?: string; language?: string };
}
