import { verbOfBase, verbOfGerund, verbOfPast } from '#worker/nlp/verbs.ts';
import { droppedOf, readDeeds, writeDeeds } from '../coordination.ts';
import { firing } from '../firing.ts';
import type { LineContext, RewriteRule, RuleResult } from '../model.ts';
import { capitalise, conjugate } from '../words.ts';

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
      ['Ran the bar and was cooking 80 meals a night', 'Ran the bar and cooked 80 meals a night'],
      ['Drew blood, and was also labelling tubes', 'Drew blood, and labelled tubes'],
    ],
    leaves: [
      'Was outstanding in two audits',
      'Been teaching piano to adults for 6 years (current)',
      'I am training for a certificate',
      'Was running late-night trains',
      'Being on call every weekend',
      'Ran the bar while Ana was cooking meals',
      'Left and was training for a marathon',
    ],
  },
  apply(context) {
    const opening =
      /^(?:I )?(?:(?:was|were|am|is)(?: also| currently)?|(?:(?:have|has|had) )?been) (?=[a-z-]+ing\b)/i.exec(
        context.text,
      )?.[0];
    if (opening === undefined) return laterDoing(context);
    const rest = context.text.slice(opening.length);
    // 'Been teaching for 6 years': the plain present does not span the years.
    if (
      /been $/i.test(opening) &&
      /\b(?:for (?:over |more than )?(?:\d|an?\b|[a-z]+ (?:years|months))|since)\b/.test(rest)
    )
      return null;
    if (/^(?:training|studying|looking|hoping|interning|running late|outstanding)\b/.test(rest))
      return null;
    const deeds = readDeeds(rest, 'gerund', context.dialect);
    if (!deeds) return null;
    const text = capitalise(writeDeeds(deeds, (verb) => (context.current ? verb.base : verb.past)));
    return firing(text, 'auto', { removed: `${opening} ${droppedOf(deeds)}` });
  },
};

/** 'Ran the bar and was cooking meals': the later deed in the form of the first. */
function laterDoing(context: LineContext): RuleResult | null {
  const first = /^[A-Z][a-z-]+/.exec(context.text)?.[0].toLowerCase() ?? '';
  if (!(context.current ? verbOfBase(first) : verbOfPast(first))) return null;
  const match = /(,? and )((?:was|am|is) (?:also )?)([a-z-]+ing)(?= [a-z\d])/.exec(context.text);
  const verb = match && verbOfGerund(match[3]!);
  if (!match || !verb || STATES.test(match[3]!)) return null;
  const before = context.text.slice(0, match.index);
  if (/\b(?:that|which|who|while|when|where|because|as|if)\b/.test(before)) return null;
  const rest = context.text.slice(match.index + match[0].length);
  if (/(?:,| and| or) [a-z]+ing\b/.test(rest)) return null;
  const text = `${before}${match[1]!}${conjugate(verb, context)}${rest}`;
  return firing(text, 'auto', { removed: match[2]! });
}

const STATES = /^(?:training|studying|looking|hoping|going|trying|learning|living|being|having)$/;
