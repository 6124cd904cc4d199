import type { Span } from '#contract/resume.ts';

export interface RawItem extends Span {
  text: string;
  listed: boolean;
  /** A blank line or the start of the ad stands before it. */
  afterGap: boolean;
  /** Spaces before the mark or the text. */
  indent: number;
}

const MARK =
  /^(?:[•●▪◦‣⁃∙·*+–—-]|[✓✔✅➤►▶➢➔→»☑]|\p{Extended_Pictographic}\uFE0F?|\(?(?:\d{1,2}|[a-z])[.)]|[A-Z]{1,2}\d{1,2}[.):]?(?=\s{1,3}\p{Lu}))\s+/u;

/** Lines of the ad, wrapped ones joined, without their list marks; spans point into `text`. */
export function itemsOf(text: string): RawItem[] {
  const lines = linesOf(text);
  const items: RawItem[] = [];
  for (const line of lines) {
    const last = items.at(-1);
    if (last && continues(last, line, text)) {
      last.end = line.end;
      last.text = text.slice(last.start, last.end);
    } else {
      items.push(line);
    }
  }
  return items;
}

function linesOf(text: string): RawItem[] {
  const lines: RawItem[] = [];
  let afterGap = true;
  for (const { 0: raw, index } of text.matchAll(/[^\n]+|\n(?=\s*\n)/g)) {
    const trimmed = raw.trim();
    if (trimmed === '') {
      afterGap = true;
      continue;
    }
    const indent = raw.length - raw.trimStart().length;
    const mark = MARK.exec(trimmed)?.[0].length ?? 0;
    const start = index + indent + mark;
    lines.push({
      start,
      end: index + indent + trimmed.length,
      text: trimmed.slice(mark),
      listed: mark > 0,
      afterGap,
      indent,
    });
    afterGap = false;
  }
  return lines;
}

/** A hard wrap leaves a line long, unfinished, and goes on in small letters or at the text's indent. */
function continues(last: RawItem, line: RawItem, text: string): boolean {
  if (line.listed || line.afterGap) return false;
  const lastLine = text.slice(last.start, last.end).split('\n').at(-1)!.trim();
  if (/[.!?:]$/.test(lastLine) && !(lastLine.length > 55 && line.indent === 0 && !last.listed)) {
    return false;
  }
  if (/^\p{Ll}/u.test(line.text)) return true;
  if (last.listed) return line.indent > 0 && lastLine.length > 40;
  return lastLine.length > 55 && lastLine.length < 100;
}
