import bidiFactory from 'bidi-js';

const bidi = bidiFactory();

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
const LEFT_TO_RIGHT = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/gu;

/** Whether a text holds letters of a script that runs from right to left. */
export const isRightToLeft = (text: string): boolean => RIGHT_TO_LEFT.test(text);

/** Whether most of its letters run from right to left. */
export function runsLeftward(text: string): boolean {
  if (!isRightToLeft(text)) return false;
  const leftward = text.match(/[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/g)?.length ?? 0;
  return leftward >= (text.match(LEFT_TO_RIGHT)?.length ?? 0);
}

/**
 * A row as the eye meets it, from the left, in the order in which it is read: Hebrew and Arabic letters from
 * the right, figures and Latin words between them from the left (Unicode Standard Annex 9, whose order of
 * display undoes itself).
 */
export function inReadingOrder(row: string): string {
  if (!isRightToLeft(row)) return row;
  const levels = bidi.getEmbeddingLevels(row, runsLeftward(row) ? 'rtl' : 'ltr');
  return bidi.getReorderedString(row, levels);
}
