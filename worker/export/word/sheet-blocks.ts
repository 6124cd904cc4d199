import type { Block } from '../block.ts';
import { isHeadingLine } from '../heading-rule.ts';
import { rowsOf, type Row, type Sheet } from '../sheet/model.ts';

/** A sheet in the looks of the specification's file: headings are what stands in capitals, whatever else they are. */
export const sheetBlocks = (sheet: Sheet): Block[] => [
  { kind: 'title', text: 'ENHANCED RESUME' },
  ...rowsOf(sheet).map((row) => (isHeadingLine(row.text) ? inCapitals(row) : asItIs(row))),
];

function inCapitals(row: Row): Block {
  const { kind, text, right } = row;
  if (kind === 'name') return { kind: 'name-heading', text };
  if (kind === 'heading') return { kind: 'heading', text };
  if (kind === 'bullet') return { kind: 'bullet', text };
  const dated = right === '' ? text : `${text}\t${right}`;
  return { kind: kind === 'entry' ? 'entry-heading' : 'minor-heading', text: dated };
}

const KIND = {
  name: 'name',
  headline: 'label',
  contact: 'contact',
  heading: 'section-title',
  bullet: 'bullet',
} as const;

function asItIs({ kind, text, strong, right }: Row): Block {
  if (kind === 'entry') return { kind, text, strong, right };
  if (kind === 'paragraph') return { kind, text, right };
  if (kind === 'detail') return { kind: 'entry-detail', text, right };
  return { kind: KIND[kind], text };
}
