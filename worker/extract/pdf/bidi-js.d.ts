declare module 'bidi-js' {
  /** Embedding levels and paragraphs of a text (Unicode Standard Annex 9). */
  interface EmbeddingLevels {
    levels: Uint8Array;
    paragraphs: { start: number; end: number; level: number }[];
  }
  interface Bidi {
    getEmbeddingLevels(text: string, direction?: 'ltr' | 'rtl' | 'auto'): EmbeddingLevels;
    getReorderedString(text: string, levels: EmbeddingLevels): string;
  }
  export default function bidiFactory(): Bidi;
}
