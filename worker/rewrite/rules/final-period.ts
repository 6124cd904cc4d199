import { firing } from '../firing.ts';
import type { RewriteRule } from '../model.ts';

/** One habit for the full stop at a bullet's end: that of most bullets of the document. */
export const finalPeriod: RewriteRule = {
  id: 'final-period',
  title: 'End every bullet alike',
  why: 'Most of your bullets end the other way; one habit looks careful.',
  mayAdd: [],
  mayRemove: [],
  examples: { fires: [], leaves: ['Ran the shop.', 'Ran the shop'] },
  apply({ text, finalPeriod: habit }) {
    if (habit === 'drop' && /[\p{L}\d)%]\.$/u.test(text) && !ABBREVIATION.test(text)) {
      return /[.!?] \p{Lu}/u.test(text) ? null : firing(text.slice(0, -1), 'auto');
    }
    if (habit === 'add' && /[\p{L}\d)%+]$/u.test(text)) return firing(`${text}.`, 'auto');
    return null;
  },
};

const ABBREVIATION = /\b(?:Inc|Jr|Sr|St|etc|Ltd|Co|Corp|No|U\.S|U\.K|a\.m|p\.m|e\.g|i\.e)\.$/i;
