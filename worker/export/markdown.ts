import { rowsOf, type Row, type Sheet } from './sheet/model.ts';

/** The sheet as CommonMark: headings, bold, lists, links; dates in italics behind a comma. */
export function writeMarkdown(sheet: Sheet): string {
  const out: string[] = [];
  let above: Row['kind'] | null = null;
  for (const row of rowsOf(sheet)) {
    const runsOn = row.kind === 'bullet' && above === 'bullet';
    if (above !== null && !runsOn) out.push('');
    out.push(lineOf(row));
    above = row.kind;
  }
  return `${out.join('\n')}\n`;
}

function lineOf(row: Row): string {
  const text = marked(row) + (row.right === '' ? '' : `, *${escaped(row.right)}*`);
  switch (row.kind) {
    case 'name':
      return `# ${text}`;
    case 'heading':
      return `## ${text}`;
    case 'entry':
      return `### ${text}`;
    case 'bullet':
      return `- ${text}`;
    default:
      // A line that begins like a list or a heading is neither.
      return text.replace(/^(\d+)([.)])(?=\s)/, '$1\\$2').replace(/^([-+>])(?=\s)/, '\\$1');
  }
}

/** The text with its links; a heading is bold of itself. */
function marked({ text, links }: Row): string {
  let out = '';
  let at = 0;
  for (const { start, end, url } of links) {
    out += `${escaped(text.slice(at, start))}[${escaped(text.slice(start, end))}](${url.replaceAll(')', '%29')})`;
    at = end;
  }
  return out + escaped(text.slice(at));
}

const escaped = (text: string): string => text.replace(/[\\`*_[\]<>#|]/g, '\\$&');
