/** Takes protected spans out of a line before any rule sees it, and puts them back after. */
import type { Span } from '#contract/resume.ts';

export interface Masked {
  text: string;
  /** Puts the protected words back. */
  unmask(text: string): string;
}

const FIRST_MASK = 0xe000;
const MASK = /[\uE000-\uF8FF]/g;
const ALWAYS = [
  /[\p{L}\d._%+-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/gu,
  /\b(?:https?:\/\/|www\.)\S+|\b[a-z0-9-]+\.(?:com|org|net|io|dev|co|uk|example)(?:\/\S*)?/gi,
  /“[^”]*”|"[^"]*"/g,
  /[#@][\p{L}\d_]+/gu,
];

/** Each protected span becomes one private-use character; null where the line already holds such characters. */
export function mask(text: string, spans: readonly Span[]): Masked | null {
  if (text.search(MASK) >= 0) return null;
  const kept: string[] = [];
  let masked = '';
  let at = 0;
  for (const { start, end } of merged(text, spans)) {
    masked += text.slice(at, start) + String.fromCharCode(FIRST_MASK + kept.length);
    kept.push(text.slice(start, end));
    at = end;
  }
  masked += text.slice(at);
  return {
    text: masked,
    unmask: (line) => line.replaceAll(MASK, (char) => kept[char.charCodeAt(0) - FIRST_MASK] ?? ''),
  };
}

/** A sign that each of these needs: most lines hold none. */
const MAY_STAND = /[@#"“]|:\/\/|www\.|\.[a-z]/i;

function merged(text: string, spans: readonly Span[]): Span[] {
  const found = (MAY_STAND.test(text) ? ALWAYS : []).flatMap((pattern) =>
    [...text.matchAll(pattern)].map((m) => ({ start: m.index, end: m.index + m[0].length })),
  );
  const sorted = [...spans, ...found]
    .filter((span) => span.end > span.start && span.start >= 0 && span.end <= text.length)
    .toSorted((a, b) => a.start - b.start || b.end - a.end);
  const out: Span[] = [];
  for (const span of sorted) {
    const last = out.at(-1);
    if (last && span.start < last.end) last.end = Math.max(last.end, span.end);
    else out.push({ ...span });
  }
  return out;
}
