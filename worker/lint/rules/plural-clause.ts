import { inflect } from '#worker/nlp/line/inflect.ts';
import type { Token } from '#worker/nlp/line/model.ts';
import { hasReading, is, isPlural, replaceLint } from '../build.ts';
import type { Lint, Rule } from '../model.ts';

/** What leads a clause with a subject of its own. */
const LEADS = /^(?:that|sure|so|when|whenever|if|until|unless|because|while|where|before|after)$/;

export const pluralClause: Rule = {
  id: 'plural-clause',
  category: 'grammar',
  title: 'A plural verb for a plural subject',
  why: '“That all parcels arrives” has a singular verb for many parcels.',
  examples: {
    fixes: [
      ['Ensured that all deliveries arrives on time', 'Ensured that all deliveries arrive on time'],
      ['Made sure the parts arrives in time', 'Made sure the parts arrive in time'],
      ['Made sure that the drivers arrives at noon', 'Made sure that the drivers arrive at noon'],
    ],
    keeps: [
      'Wrote a rule that prints labels',
      'Ensured that a box of parts arrives on time',
      'Checked that the sales figures matches its target',
      'Ensured that everybody who drives vans leaves on time',
      'Opened after repairs works',
      'Noted when orders changes came in',
    ],
  },
  check(line) {
    const { tokens } = line;
    return tokens.flatMap((token, at): Lint[] => {
      if (!is(token, 'verb') || token.best.form !== 'third' || !isSubject(tokens, at - 1))
        return [];
      const next = tokens[at + 1];
      // 'orders changes came': a noun, and the verb behind it.
      if (hasReading(token, 'noun') && !is(next, 'prep', 'det', 'pron', 'num')) return [];
      // 'guests requests such as towels'
      if (hasReading(token, 'noun') && /^(?:such|like|including|for|about)$/.test(next?.norm ?? ''))
        return [];
      if (tokens.slice(at + 1).some((it) => is(it, 'aux'))) return [];
      const put = inflect(token.best.lemma, 'base', line.dialect);
      return replaceLint(line, token, put, {
        rule: this.id,
        category: this.category,
        message: `“${tokens[at - 1]!.text}” goes with “${put}”.`,
        priority: 58,
        span: { start: tokens[at - 1]!.start, end: token.end },
      });
    });
  },
};

/** A plural noun with nothing but its article and what describes it between it and what leads the clause. */
function isSubject(tokens: readonly Token[], noun: number): boolean {
  if (!is(tokens[noun], 'noun') || !isPlural(tokens[noun]) || tokens[noun]!.best.possessive)
    return false;
  let at = noun - 1;
  while (is(tokens[at], 'adj')) at--;
  if (is(tokens[at], 'det')) at--;
  const lead = tokens[at];
  // 'a rule that prints labels': there 'that' is the subject itself, and no noun stands behind it.
  return lead !== undefined && at > 0 && LEADS.test(lead.norm);
}
