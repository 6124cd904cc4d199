import { formatNumeral } from '../numerals.ts';
import { scanXml, type Attributes } from '../xml.ts';
import type { Styles } from './styles.ts';

interface Level {
  format: string;
  text: string;
  start: number;
  style?: string;
}

interface AbstractList {
  levels: (Level | undefined)[];
  styleLink?: string;
}

interface ListInstance {
  abstractId: string;
  starts: Map<number, number>;
  levels: (Level | undefined)[];
}

export interface ListLabel {
  kind: 'bullet' | 'number';
  /** What stands before the text, with a space behind it; '' when nothing is drawn. */
  text: string;
}

const MAX_LEVEL = 8;
export const BULLET_LABEL: ListLabel = { kind: 'bullet', text: '• ' };

/** A list label that stands in the file: a number keeps its form, any glyph becomes a bullet. */
export function writtenLabel(value: string | undefined): ListLabel | undefined {
  if (!value?.trim()) return undefined;
  return /\d|^\p{L}{1,4}[.)]/u.test(value)
    ? { kind: 'number', text: `${value.trim()} ` }
    : BULLET_LABEL;
}

/** Computes list labels as Word draws them (ECMA-376 part 1 §17.9); counts on with every call. */
export class Numbering {
  private readonly lists = new Map<string, AbstractList>();
  private readonly instances = new Map<string, ListInstance>();
  private readonly counters = new Map<string, number[]>();
  private readonly started = new Set<string>();
  private readonly styles: Styles;

  constructor(source: string | null, styles: Styles) {
    this.styles = styles;
    if (source !== null) this.read(source);
  }

  /** The label of the next paragraph of a list; undefined when the list is unknown or switched off. */
  label(numberingId: string, level: number | undefined, style?: string): ListLabel | undefined {
    const instance = this.instances.get(numberingId);
    const list = instance && this.resolve(instance.abstractId);
    if (!instance || !list) return undefined;
    const linked = list.levels.findIndex((entry) => entry?.style && entry.style === style);
    const index = Math.min(MAX_LEVEL, Math.max(0, level ?? linked));
    const levelOf = (at: number) => instance.levels[at] ?? list.levels[at];
    const current = levelOf(index);
    if (!current) return undefined;
    const counts = this.advance(numberingId, instance, index, levelOf);
    if (current.format === 'bullet') return current.text === '' ? undefined : BULLET_LABEL;
    if (current.format === 'none') return undefined;
    const text = current.text.replaceAll(/%([1-9])/g, (_, digit: string) => {
      const at = Number(digit) - 1;
      return formatNumeral(counts[at] ?? levelOf(at)?.start ?? 1, levelOf(at)?.format);
    });
    return text.trim() === '' ? undefined : { kind: 'number', text: `${text} ` };
  }

  private resolve(abstractId: string): AbstractList | undefined {
    const list = this.lists.get(abstractId);
    if (!list?.styleLink || list.levels.length > 0) return list;
    const target = this.instances.get(this.styles.numberingIdOf(list.styleLink) ?? '');
    return target && this.lists.get(target.abstractId);
  }

  private advance(
    numberingId: string,
    instance: ListInstance,
    index: number,
    levelOf: (at: number) => Level | undefined,
  ): number[] {
    const counts = this.counters.get(instance.abstractId) ?? [];
    this.counters.set(instance.abstractId, counts);
    const key = `${numberingId}/${index}`;
    const override = this.started.has(key) ? undefined : instance.starts.get(index);
    this.started.add(key);
    const start = override ?? levelOf(index)?.start ?? 1;
    counts[index] =
      counts[index] === undefined || override !== undefined ? start : counts[index] + 1;
    counts.length = index + 1;
    return counts;
  }

  private read(source: string): void {
    let list: AbstractList | undefined;
    let instance: ListInstance | undefined;
    let level: Level | undefined;
    let overridden = 0;
    const openLevel = (attributes: Attributes) => {
      level = { format: 'decimal', text: '', start: 1 };
      const owner = instance ?? list;
      const index = Number(attributes('ilvl'));
      if (owner && index >= 0 && index <= MAX_LEVEL) owner.levels[index] = level;
    };
    scanXml(source, {
      open: (name, attributes) => {
        const value = attributes('val');
        if (name === 'w:abstractNum') {
          list = { levels: [] };
          this.lists.set(attributes('abstractNumId') ?? '', list);
        } else if (name === 'w:num') {
          instance = { abstractId: '', starts: new Map(), levels: [] };
          this.instances.set(attributes('numId') ?? '', instance);
        } else if (name === 'w:lvl') openLevel(attributes);
        else if (name === 'w:lvlOverride') overridden = Number(attributes('ilvl'));
        else if (name === 'w:startOverride') instance?.starts.set(overridden, Number(value));
        else if (name === 'w:abstractNumId' && instance) instance.abstractId = value ?? '';
        else if (name === 'w:numStyleLink' && list) list.styleLink = value;
        else if (level) noteLevel(name, value, level);
      },
      close: (name) => {
        if (name === 'w:abstractNum') list = undefined;
        else if (name === 'w:num') instance = undefined;
        else if (name === 'w:lvl') level = undefined;
      },
    });
  }
}

function noteLevel(name: string, value: string | undefined, level: Level): void {
  if (name === 'w:numFmt') level.format = value ?? 'decimal';
  else if (name === 'w:lvlText') level.text = value ?? '';
  else if (name === 'w:start') level.start = Number(value) || 0;
  else if (name === 'w:pStyle') level.style = value;
}
