import type { Block } from './block.ts';

/** The text as a file that every editor shows with its line ends: CR LF, UTF-8 without a byte order mark. */
export function writeText(text: string): Uint8Array {
  const lines = text.replace(/\r\n?|\u2028|\u2029/g, '\n').replace(/\n*$/, '\n');
  return new TextEncoder().encode(lines.replaceAll('\n', '\r\n'));
}

/** Blocks as text: an empty line in front of each section and each entry, and nowhere else. */
export function textOfBlocks(blocks: readonly Block[]): string {
  let text = '';
  let above: Block['kind'] | null = null;
  for (const block of blocks) {
    if (block.kind === 'title') continue;
    const opensEntry = ENTRIES.has(block.kind) && above !== null && !SECTIONS.has(above);
    if (SECTIONS.has(block.kind) || opensEntry) text += '\n';
    const right = 'right' in block && block.right !== '' ? `\t${block.right}` : '';
    text += `${block.kind === 'bullet' ? '• ' : ''}${block.text}${right}\n`;
    above = block.kind;
  }
  return text;
}

const SECTIONS = new Set<Block['kind']>(['heading', 'section-title']);
const ENTRIES = new Set<Block['kind']>(['entry', 'entry-heading']);
