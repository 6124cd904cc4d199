import type { FlowLine, TextStyle } from './flow.ts';

interface Stretch extends TextStyle {
  text: string;
}

/** Collects styled text of one paragraph and gives its lines, each with the look of most of its letters. */
export class ParagraphBuilder {
  private lines: Stretch[][] = [[]];
  private links: { line: number; url: string; text: string }[] = [];
  private openLink: { line: number; url: string; text: string } | undefined;

  get isEmpty(): boolean {
    return this.lines.every((line) => line.every((stretch) => stretch.text.trim() === ''));
  }

  /** Adds text; '\n' in it starts a new line. */
  add(text: string, style: TextStyle = {}): void {
    for (const [index, part] of text.split('\n').entries()) {
      if (index > 0) this.lines.push([]);
      if (part !== '') this.lines.at(-1)!.push({ ...style, text: part });
    }
    if (this.openLink) this.openLink.text += text;
  }

  /** Starts a hyperlink: text added until `endLink` is its visible text. */
  startLink(url: string): void {
    this.openLink = { url, text: '', line: this.lines.length - 1 };
  }

  endLink(): void {
    if (this.openLink) this.links.push(this.openLink);
    this.openLink = undefined;
  }

  /** Forgets a hyperlink that holds nothing to see. */
  dropLink(): void {
    this.openLink = undefined;
  }

  /** The lines so far; `label` is put before the first when the paragraph has text. */
  build(label = ''): FlowLine[] {
    this.endLink();
    const lines = this.lines.map(lookOfMost);
    for (const { line, url, text } of this.links) {
      (lines[line]!.links ??= []).push({ url, text: text.trim() });
    }
    if (label !== '' && !this.isEmpty) lines[0]!.text = label + lines[0]!.text.trimStart();
    return lines;
  }
}

/** A date set to the right by a tab does not decide whether the line is bold. */
function lookOfMost(stretches: Stretch[]): FlowLine {
  const text = stretches.map((stretch) => stretch.text).join('');
  const sizes = new Map<number, number>();
  let letters = 0;
  let bold = 0;
  let italic = 0;
  for (const stretch of beforeTab(stretches)) {
    const count = stretch.text.replaceAll(/[^\p{L}\p{N}]/gu, '').length;
    letters += count;
    if (stretch.bold) bold += count;
    if (stretch.italic) italic += count;
    if (stretch.sizePt !== undefined) {
      sizes.set(stretch.sizePt, (sizes.get(stretch.sizePt) ?? 0) + count);
    }
  }
  const [size] = [...sizes].toSorted((a, b) => b[1] - a[1]);
  return {
    text,
    ...(letters > 0 && bold * 2 >= letters ? { bold: true } : {}),
    ...(letters > 0 && italic * 2 >= letters ? { italic: true } : {}),
    ...(size ? { sizePt: size[0] } : {}),
  };
}

function beforeTab(stretches: Stretch[]): Stretch[] {
  const out: Stretch[] = [];
  let seenText = false;
  for (const stretch of stretches) {
    const tab = seenText ? stretch.text.indexOf('\t') : stretch.text.trimStart().indexOf('\t');
    if (tab >= 0) {
      out.push({ ...stretch, text: stretch.text.slice(0, tab + stretch.text.search(/\S|$/)) });
      break;
    }
    seenText ||= stretch.text.trim() !== '';
    out.push(stretch);
  }
  return out;
}
