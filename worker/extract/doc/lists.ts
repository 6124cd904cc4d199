import { formatNumeral } from '../numerals.ts';
import type { Bytes } from './bytes.ts';

/** How one level of a list is drawn ([MS-DOC] 2.9.148 LVLF). */
interface Level {
  format: number;
  start: number;
  /** Text with the characters 0 to 8 standing for the numbers of those levels. */
  text: string;
}

interface ListInstance {
  listId: number;
  starts: Map<number, number>;
  levels: Map<number, Level>;
}

export interface ListLabel {
  kind: 'bullet' | 'number';
  text: string;
}

/** Number formats by MSONFC ([MS-OSHARED] 2.2.1.3) that are not digits. */
const FORMAT_NAMES: Record<number, string> = {
  1: 'upperRoman',
  2: 'lowerRoman',
  3: 'upperLetter',
  4: 'lowerLetter',
  22: 'decimalZero',
};
const BULLET = 23;
const NO_NUMBER = 255;
const LEVELS = 9;
const LIST_BYTES = 28;
const OVERRIDE_BYTES = 16;
const MAX_LISTS = 4_096;

/** Computes list labels as Word draws them; counts on with every call. */
export class Lists {
  private readonly lists = new Map<number, Level[]>();
  private readonly instances: ListInstance[] = [];
  private readonly counters = new Map<number, number[]>();
  private readonly started = new Set<string>();

  /** `table` is the table stream; the offsets are those of PlfLst and PlfLfo in it. */
  constructor(table: Bytes, listsAt: number, listsBytes: number, overrides: Bytes) {
    if (listsBytes > 0) this.readLists(table, listsAt, listsBytes);
    this.readOverrides(overrides);
  }

  /** Label of the next paragraph of list `index` (1-based); undefined when there is none to draw. */
  label(index: number, level: number): ListLabel | undefined {
    const instance = this.instances[index - 1];
    const levels = instance && this.lists.get(instance.listId);
    const levelOf = (at: number) => instance?.levels.get(at) ?? levels?.[at];
    const current = levelOf(level);
    if (!instance || !current) return undefined;
    const counts = this.advance(index, instance, level, current);
    if (current.format === BULLET) return { kind: 'bullet', text: '• ' };
    if (current.format === NO_NUMBER) return undefined;
    const text = current.text.replaceAll(/[\u0000-\u0008]/g, (mark) => {
      const at = mark.charCodeAt(0);
      const shown = levelOf(at);
      return formatNumeral(counts[at] ?? shown?.start ?? 1, FORMAT_NAMES[shown?.format ?? 0]);
    });
    return text.trim() === '' ? undefined : { kind: 'number', text: `${text} ` };
  }

  private advance(index: number, instance: ListInstance, level: number, current: Level): number[] {
    const counts = this.counters.get(instance.listId) ?? [];
    this.counters.set(instance.listId, counts);
    const key = `${index}/${level}`;
    const override = this.started.has(key) ? undefined : instance.starts.get(level);
    this.started.add(key);
    const before = counts[level];
    counts[level] = override ?? (before === undefined ? current.start : before + 1);
    counts.length = level + 1;
    return counts;
  }

  private readLists(table: Bytes, listsAt: number, listsBytes: number): void {
    const count = Math.min(table.u16(listsAt), MAX_LISTS);
    let levelsAt = listsAt + listsBytes;
    for (let i = 0; i < count; i++) {
      const at = listsAt + 2 + LIST_BYTES * i;
      const isSimple = (table.u8(at + 26) & 1) === 1;
      const levels: Level[] = [];
      for (let n = 0; n < (isSimple ? 1 : LEVELS) && levelsAt + LIST_BYTES <= table.length; n++) {
        const { level, bytes } = readLevel(table, levelsAt);
        levels.push(level);
        levelsAt += bytes;
      }
      this.lists.set(table.i32(at), levels);
    }
  }

  private readOverrides(bytes: Bytes): void {
    const count = Math.min(bytes.u32(0), MAX_LISTS);
    let at = 4 + OVERRIDE_BYTES * count;
    for (let i = 0; i < count && at <= bytes.length; i++) {
      const entry = 4 + OVERRIDE_BYTES * i;
      const instance: ListInstance = {
        listId: bytes.i32(entry),
        starts: new Map(),
        levels: new Map(),
      };
      this.instances.push(instance);
      at += 4;
      for (let n = 0; n < bytes.u8(entry + 12); n++) {
        const flags = bytes.u8(at + 4);
        if ((flags & 0x10) !== 0) instance.starts.set(flags & 0xf, bytes.i32(at));
        at += 8;
        if ((flags & 0x20) !== 0) {
          const { level, bytes: used } = readLevel(bytes, at);
          instance.levels.set(flags & 0xf, level);
          at += used;
        }
      }
    }
  }
}

function readLevel(bytes: Bytes, at: number): { level: Level; bytes: number } {
  const lists = bytes.u8(at + 24) + bytes.u8(at + 25);
  const characters = bytes.u16(at + LIST_BYTES + lists);
  return {
    level: {
      start: bytes.i32(at),
      format: bytes.u8(at + 4),
      text: bytes.utf16(at + LIST_BYTES + lists + 2, Math.min(characters, 64)),
    },
    bytes: LIST_BYTES + lists + 2 + characters * 2,
  };
}
