import type { Message } from './protobuf.ts';

/** The attribute tables of a storage: each entry holds from its character to the next entry's. */
export class StorageTables {
  private readonly storage: Message;
  private readonly tables = new Map<
    number,
    { from: number; id: number | undefined; first: number }[]
  >();

  constructor(storage: Message) {
    this.storage = storage;
  }

  /** Object in force at a character. */
  at(field: number, position: number): number | undefined {
    return this.entryAt(field, position)?.id;
  }

  /** First number of a paragraph-data entry in force at a character. */
  firstAt(field: number, position: number): number {
    return this.entryAt(field, position)?.first ?? 0;
  }

  /** Attachment or footnote that stands exactly at a character. */
  exactly(position: number): number | undefined {
    return [9, 16]
      .flatMap((field) => this.table(field))
      .find((entry) => entry.from === position && entry.id !== undefined)?.id;
  }

  /** All objects of a table. */
  all(field: number): number[] {
    return this.table(field).flatMap((entry) => entry.id ?? []);
  }

  private entryAt(field: number, position: number) {
    const entries = this.table(field);
    let low = 0;
    let high = entries.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (entries[middle]!.from <= position) low = middle;
      else high = middle - 1;
    }
    const entry = entries[low];
    return entry && entry.from <= position ? entry : undefined;
  }

  private table(field: number) {
    let entries = this.tables.get(field);
    if (!entries) {
      entries = (this.storage.message(field)?.messages(1) ?? []).map((entry) => ({
        from: entry.number(1) ?? 0,
        id: entry.bytes(2) ? entry.reference(2) : undefined,
        first: entry.number(2) ?? 0,
      }));
      this.tables.set(field, entries);
    }
    return entries;
  }
}
