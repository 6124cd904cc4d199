import { firing } from '../firing.ts';
import type { RewriteRule } from '../model.ts';

/** 'I was one of the top sellers' → 'Ranked as one of the top sellers'. */
export const topRank: RewriteRule = {
  id: 'top-rank',
  title: 'Start with the rank',
  why: 'The line begins with what matters. Accept it if somebody kept such a ranking.',
  mayAdd: ['rank', 'as'],
  mayRemove: 'i was were am be'.split(' '),
  examples: {
    fires: [
      ['I was one of the top sellers in 2019', 'Ranked as one of the top sellers in 2019'],
      ['Was among the top 10 agents', 'Ranked among the top 10 agents'],
    ],
    leaves: ['Was one of the team', 'I was one of the first hires', 'One of the best days'],
  },
  apply({ text }) {
    const match = /^(?:I )?was (among|one of) the (?=(?:top|best|highest|fastest|leading)\b)/i.exec(
      text,
    );
    if (!match) return null;
    const as = match[1] === 'among' ? '' : 'as ';
    return firing(`Ranked ${as}${match[1]!} the ${text.slice(match[0].length)}`, 'confirm', {
      added: `rank ${as}`,
      removed: text.startsWith('I ') ? 'I was' : 'was',
    });
  },
};
