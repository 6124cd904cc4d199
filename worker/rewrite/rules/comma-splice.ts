import { verbOfParticiple } from '#worker/nlp/verbs.ts';
import { firing } from '../firing.ts';
import type { RewriteRule } from '../model.ts';

/** 'Built a bot, it was used by six teams' → 'Built a bot used by six teams'. */
export const commaSplice: RewriteRule = {
  id: 'comma-splice',
  title: 'Join the two sentences',
  why: 'A comma cannot hold two sentences together.',
  mayAdd: [],
  mayRemove: ['it', 'was', 'is', 'they', 'were'],
  examples: {
    fires: [
      ['Built a rota tool, it was used by six wards', 'Built a rota tool used by six wards'],
      [
        'Rewrote the import, it runs in 20 minutes now',
        'Rewrote the import; it runs in 20 minutes now',
      ],
      ['Trained 3 juniors, they all passed', 'Trained 3 juniors; they all passed'],
    ],
    leaves: [
      'When stock ran low, it was reordered',
      'Built a tool that, it turned out, saved hours',
      'Trained staff, they and I ran the bar',
      'Packed orders, it being the season',
      'Learned the wine list and named wines, it lifted sales',
    ],
  },
  apply({ text }) {
    const match = SPLICE.exec(text);
    if (!match) return null;
    const [whole, subject, verb, next] = match;
    const before = text.slice(0, match.index);
    if (
      /^(?:When|If|After|As|Once|While|Because|Since|Although|Though|Where|Whenever)\b|[;,]|\b(?:that|which|and|but|or|who|when|if|as)$/.test(
        before,
      )
    ) {
      return null;
    }
    // 'Learned the list and named wines, it lifted sales': which of the two did?
    if (subject === 'it' && / and /.test(before)) return null;
    const rest = text.slice(match.index + whole.length);
    const used = /^(?:was|is|were|are)$/.test(verb!) && verbOfParticiple(next!);
    if (
      used &&
      /^(?:used|run|read|seen|owned)$/.test(next!) &&
      rest.startsWith(' by ') &&
      ONE_THING.test(before)
    ) {
      return firing(`${before} ${next!}${rest}`, 'auto', { removed: `${subject!} ${verb!}` });
    }
    return firing(`${before}; ${subject!} ${verb!} ${next!}${rest}`, 'auto');
  },
};

const SPLICE =
  /, (it|they) (was|were|is|are|has|have|had|now|all|both|then|[a-z]+(?:s|ed)|ran|won|went|sold|grew|made|got|took|cut|brought|led|saw) ([a-z\d][^\s,;]*)/;
/** One thing is named before the comma, at its very end: the participle can only be about it. */
const ONE_THING = /\b(?:an?|the) (?:[a-z-]+ ){0,2}[A-Za-z-]+$/;
