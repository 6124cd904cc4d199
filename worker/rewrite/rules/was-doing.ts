import { droppedOf, readDeeds, writeDeeds } from '../coordination.ts';
import { firing } from '../firing.ts';
import type { RewriteRule } from '../model.ts';
import { capitalise } from '../words.ts';

/** 'Was handling returns' → 'Handled returns'; 'Have been training staff' → 'Train staff' while the role lasts. */
export const wasDoing: RewriteRule = {
  id: 'was-doing',
  title: 'Use the plain verb',
  why: '“Was doing” is a longer way to say “did”.',
  mayAdd: [],
  mayRemove: 'i was were am is be been have has had also currently the of'.split(' '),
  examples: {
    fires: [
      ['Was handling returns at two counters', 'Handled returns at two counters'],
      ['I am managing 3 stores (current)', 'Manage 3 stores'],
      ['Been working with buyers to agree prices (current)', 'Work with buyers to agree prices'],
      ['Was answering phones and greeting guests', 'Answered phones and greeted guests'],
    ],
    leaves: [
      'Was outstanding in two audits',
      'I am training for a certificate',
      'Was running late-night trains',
      'Being on call every weekend',
    ],
  },
  apply(context) {
    const opening =
      /^(?:I )?(?:(?:was|were|am|is)(?: also| currently)?|(?:(?:have|has|had) )?been) (?=[a-z-]+ing\b)/i.exec(
        context.text,
      )?.[0];
    if (opening === undefined) return null;
    const rest = context.text.slice(opening.length);
    if (/^(?:training|studying|looking|hoping|interning|running late|outstanding)\b/.test(rest))
      return null;
    const deeds = readDeeds(rest, 'gerund', context.dialect);
    if (!deeds) return null;
    const text = capitalise(writeDeeds(deeds, (verb) => (context.current ? verb.base : verb.past)));
    return firing(text, 'auto', { removed: `${opening} ${droppedOf(deeds)}` });
  },
};
