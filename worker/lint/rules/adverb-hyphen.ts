import { replaceLint } from '../build.ts';
import type { Rule } from '../model.ts';

export const adverbHyphen: Rule = {
  id: 'adverb-hyphen',
  category: 'typography',
  title: 'No hyphen behind an adverb in -ly',
  why: '“Newly built” are two words: the -ly says already that they belong together.',
  examples: {
    fixes: [
      ['Led a newly-built warehouse', 'Led a newly built warehouse'],
      ['Highly-motivated graduate from Leeds', 'Highly motivated graduate from Leeds'],
    ],
    keeps: [
      'Ran a family-owned bar and a fly-fishing shop',
      'Sold early-bird tickets and friendly-looking toys',
      'Took the daily-paid crew on',
    ],
  },
  check(line) {
    return line.tokens.flatMap((token) => {
      const [, adverb, word] = JOINED.exec(token.text) ?? [];
      if (adverb === undefined || NO_ADVERB.test(adverb)) return [];
      return replaceLint(line, token, `${adverb} ${word!}`, {
        rule: this.id,
        category: this.category,
        message: 'No hyphen behind “-ly”.',
        priority: 47,
      });
    });
  },
};

const JOINED = /^(\p{L}{2,}ly)-(\p{Ll}{3,}(?:ed|en|wn)|built|made|led|run|known)$/u;
const NO_ADVERB =
  /^(?:family|early|friendly|daily|weekly|monthly|yearly|hourly|only|fly|jelly|supply|assembly|italy|july|ally|bully|belly|lovely|elderly|costly|likely|orderly|homely|gully|trolley)$/i;
