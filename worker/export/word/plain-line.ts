import type { Section } from '#worker/parse/model.ts';
import type { Block } from '../block.ts';

/** Whether a line says nothing: empty, a rule of dashes, or what a portrait is called. */
export const isOrnament = (text: string): boolean =>
  !/[\p{L}\p{N}]/u.test(text) || PORTRAIT.test(text);

const PORTRAIT =
  /^\(?(?:profile|user|avatar)[ _-]?(?:pic|picture|photo|image|avatar)(?:\.(?:jpe?g|png))?\)?$/i;

/** A line that belongs to no entry: a date behind a tab goes to the right margin, a label gets a colon, other tabs become commas. */
export function plainLine(text: string): Block {
  const cells = text.split(/\s*\t\s*/).filter(Boolean);
  const last = cells.at(-1) ?? '';
  const isLabelled = cells.length === 2 && LABEL.test(cells[0]!);
  if (isLabelled) return { kind: 'paragraph', text: cells.join(': '), right: '' };
  const right = cells.length > 1 && last.length <= 24 && /\b(19|20)\d\d\b/.test(last) ? last : '';
  const left = right === '' ? cells : cells.slice(0, -1);
  return { kind: 'paragraph', text: left.join(', '), right };
}

/** What stands in front of a personal detail in a table of them. */
const LABEL =
  /^(?:name|anschrift|adresse|address|telefon|telefoon|tel[eé]fono|phone|mobil|e-?mail|geburtsdatum|geburtsort|geboren|familienstand|staatsangehörigkeit|nationality|nationalität|date of birth|website|linkedin)$/i;

/** Sections whose lines are items of one list. */
const LISTS = new Set<Section['kind']>(['skills', 'languages', 'interests']);

interface Row {
  blocks: readonly Block[];
  section: Section | undefined;
  /** Says more about the item above it: 'Native' under 'English'. */
  isLevel?: boolean;
}

/** Short items under each other, as in a side column, become one line of items. */
export function withListsJoined(rows: readonly Row[]): Block[] {
  const joined: Block[] = [];
  let open: Section | undefined;
  for (const { blocks, section, isLevel } of rows) {
    const [block] = blocks;
    const last = joined.at(-1);
    const isNamed = section?.heading === null || section?.standardHeading === true;
    const isList = isNamed && LISTS.has(section.kind);
    const item = isList && blocks.length === 1 && block !== undefined && isItem(block);
    if (item && open === section && last?.kind === 'paragraph') {
      const text = isLevel ? `${last.text} (${block.text})` : `${last.text}, ${block.text}`;
      joined[joined.length - 1] = { ...last, text };
    } else joined.push(...blocks);
    open = item ? section : undefined;
  }
  return joined;
}

const isItem = (block: Block): boolean =>
  block.kind === 'paragraph' &&
  block.right === '' &&
  block.text.length <= 40 &&
  !/[,;:.|•]/.test(block.text);
