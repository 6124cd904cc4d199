/** What an RTF group inherits from its parent and loses at its end. */
export interface GroupState {
  destination: Destination;
  skip: boolean;
  /** Whether the text around an \\upr pair is skipped; its second half is read when it is not. */
  skipOutside: boolean;
  /** Characters that follow a \u and stand for it in old readers. */
  unicodeSkip: number;
  font: number | undefined;
  bold: boolean;
  italic: boolean;
  caps: boolean;
  hidden: boolean;
  deleted: boolean;
  sizeHalfPt: number;
  color: number;
  shade: number;
  paragraph: ParagraphState;
}

export interface ParagraphState {
  inTable: boolean;
  depth: number;
  beforePt: number;
  afterPt: number;
  style?: number;
  outlineLevel?: number;
  list: number;
  listLevel: number;
  shade: number;
}

/** Where text goes: 'text' is the current story, the others are tables and labels. */
export type Destination =
  | 'text'
  | 'fonts'
  | 'colors'
  | 'styles'
  | 'lists'
  | 'label'
  | 'instruction'
  | 'generator'
  | 'none';

/** RTF's default character size is 12 pt. */
const DEFAULT_SIZE = 24;

export const newParagraph = (): ParagraphState => ({
  inTable: false,
  depth: 1,
  beforePt: 0,
  afterPt: 0,
  list: 0,
  listLevel: 0,
  shade: 0,
});

export const newGroup = (): GroupState => ({
  destination: 'text',
  skip: false,
  skipOutside: false,
  unicodeSkip: 1,
  ...plainCharacters(),
  paragraph: newParagraph(),
});

/** Character formatting after \plain. */
export const plainCharacters = () => ({
  font: undefined as number | undefined,
  bold: false,
  italic: false,
  caps: false,
  hidden: false,
  deleted: false,
  sizeHalfPt: DEFAULT_SIZE,
  color: 0,
  shade: 0,
});
