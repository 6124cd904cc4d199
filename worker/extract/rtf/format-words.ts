import { plainCharacters, type GroupState, type ParagraphState } from './state.ts';

/** Applies a word of character formatting to a group; true when it was one (RTF 1.9.1, 'Font (Character) Formatting Properties'). */
export function applyCharacterWord(
  name: string,
  parameter: number | undefined,
  group: GroupState,
): boolean {
  const isOn = parameter !== 0;
  const value = parameter ?? 0;
  switch (name) {
    case 'plain':
      Object.assign(group, plainCharacters());
      return true;
    case 'f':
      group.font = value;
      return true;
    case 'b':
      group.bold = isOn;
      return true;
    case 'i':
      group.italic = isOn;
      return true;
    case 'caps':
      group.caps = isOn;
      return true;
    case 'v':
      group.hidden = isOn;
      return true;
    case 'deleted':
      group.deleted = isOn;
      return true;
    case 'fs':
      group.sizeHalfPt = value;
      return true;
    case 'cf':
      group.color = value;
      return true;
    case 'highlight':
    case 'cb':
    case 'chcbpat':
      group.shade = value;
      return true;
    default:
      return false;
  }
}

/** Applies a word of paragraph formatting (RTF 1.9.1, 'Paragraph Formatting Properties'); others change nothing. */
export function applyParagraphWord(name: string, value: number, paragraph: ParagraphState): void {
  switch (name) {
    case 'cbpat':
      paragraph.shade = value;
      break;
    case 'intbl':
      paragraph.inTable = true;
      break;
    case 'itap':
      paragraph.depth = Math.max(1, value);
      paragraph.inTable ||= value > 0;
      break;
    case 'sb':
      paragraph.beforePt = value / 20;
      break;
    case 'sa':
      paragraph.afterPt = value / 20;
      break;
    case 's':
      paragraph.style = value;
      break;
    case 'outlinelevel':
      paragraph.outlineLevel = value;
      break;
    case 'ls':
      paragraph.list = value;
      break;
    case 'ilvl':
      paragraph.listLevel = value;
      break;
  }
}
