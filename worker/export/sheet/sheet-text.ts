import { rowsOf, type Row, type Sheet } from './model.ts';

/** The sheet as plain text: an empty line in front of each section and each entry, dates behind a tab. */
export function textOfSheet(sheet: Sheet): string {
  let text = '';
  let above: Row['kind'] | null = null;
  for (const row of rowsOf(sheet)) {
    const opensEntry = row.kind === 'entry' && above !== null && above !== 'heading';
    if (row.kind === 'heading' || opensEntry) text += '\n';
    const right = row.right === '' ? '' : `\t${row.right}`;
    text += `${row.kind === 'bullet' ? '• ' : ''}${row.text}${right}\n`;
    above = row.kind;
  }
  return text;
}
