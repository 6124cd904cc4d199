import { fontTraits } from './fonts.ts';
import type { LoadedFont } from './graphics-state.ts';

interface Message {
  action?: string;
  data?: unknown;
  chunk?: { fnArray?: number[]; argsArray?: unknown[] };
}

type Listener = (event: { data: Message }) => void;

interface FontMessage {
  /** Only of Type 3 fonts, whose letters are drawings. */
  charProcOperatorList?: unknown;
  /** pdf.js' packed record of the font. */
  buffer?: ArrayBuffer;
  extra?: { name?: string; vmetrics?: unknown };
}

/** Operators of a whole document: a busy page has some ten thousand. */
const MAX_OPERATORS = 300_000;

/** The document draws more than any resume does. */
export class TooManyOperators extends Error {
  override readonly name = 'TooManyOperators';
}

/**
 * The wire between the two halves of pdf.js, which live in one thread here: hands messages over as they
 * are instead of cloning them, and keeps from each font what a reader needs while its outlines go nowhere.
 */
export class CorePort {
  /** Fonts by the names that operator lists call them by. */
  readonly fonts = new Map<string, LoadedFont>();
  readonly #listeners = new Set<Listener>();
  /** Rejected once the pages hold more operators than any resume. */
  readonly overflow: Promise<never>;
  #overflow!: (reason: Error) => void;
  #operators = 0;
  /** Messages so far: while it grows, pdf.js is at work. */
  messages = 0;

  constructor() {
    this.overflow = new Promise((_, reject) => (this.#overflow = reject));
    this.overflow.catch(() => {});
  }

  postMessage(message: Message): void {
    this.messages += 1;
    if (message.action === 'commonobj' && Array.isArray(message.data)) {
      const [id, kind, content] = message.data;
      if (kind !== 'Font') return;
      const font: FontMessage = content;
      if (!font.charProcOperatorList) {
        this.fonts.set(String(id), plainFont(font));
        return;
      }
    }
    this.#operators += message.chunk?.fnArray?.length ?? 0;
    const tooMany = this.#operators > MAX_OPERATORS;
    if (tooMany) this.#overflow(new TooManyOperators());
    const data = message.chunk?.fnArray
      ? { ...message, chunk: copied(message.chunk, tooMany ? 0 : undefined) }
      : message;
    queueMicrotask(() => {
      for (const listener of this.#listeners) listener({ data });
    });
  }

  addEventListener(_type: string, listener: Listener, options?: { signal?: AbortSignal }): void {
    this.#listeners.add(listener);
    options?.signal?.addEventListener('abort', () => this.#listeners.delete(listener));
  }

  removeEventListener(_type: string, listener: Listener): void {
    this.#listeners.delete(listener);
  }
}

const plainFont = ({ buffer, extra }: FontMessage): LoadedFont => ({
  traits: fontTraits(extra?.name),
  unit: widthUnit(buffer),
  emHeight: 1,
  vertical: extra?.vmetrics != null,
});

/** Place of the font matrix in pdf.js' FontInfo: its length in one byte, then six 64-bit floats. */
const MATRIX_AT = 12;

/** Unit of a font's glyph widths: 1/1000 but for fonts drawn on another grid, whose matrix says so. */
export function widthUnit(buffer: ArrayBuffer | undefined): number {
  if (!buffer || buffer.byteLength < MATRIX_AT + 9) return 0.001;
  const view = new DataView(buffer);
  const unit = view.getUint8(MATRIX_AT) === 6 ? view.getFloat64(MATRIX_AT + 1, true) : 0.001;
  return unit > 1e-5 && unit < 0.1 ? unit : 0.001;
}

/** The core empties its operator arrays once they are sent; past the limit only the empty shell goes on. */
const copied = (chunk: NonNullable<Message['chunk']>, end: number | undefined) => ({
  ...chunk,
  fnArray: chunk.fnArray?.slice(0, end),
  argsArray: chunk.argsArray?.slice(0, end),
  ...(end === 0 && { length: 0 }),
});
