import { isBeside, replaceLint } from '../build.ts';
import type { Rule } from '../model.ts';

/** Doubled on purpose, or right grammar: 'had had', 'fifty fifty'. */
const MEANT =
  /^(?:had|that|very|so|bye|ha|no|win|fifty|one|many|much|long|half|out|knock|new|walla|can|cha|do|hand|back)$/;

export const doubledWord: Rule = {
  id: 'doubled-word',
  category: 'typography',
  title: 'No word written twice',
  why: 'A word typed twice shows that nobody read the line again.',
  examples: {
    fixes: [
      ['Checked the the boilers', 'Checked the boilers'],
      ['Open on on Sundays', 'Open on Sundays'],
      ['Found that that 16 orders were late', 'Found that 16 orders were late'],
    ],
    keeps: [
      'Worked in Walla Walla',
      'Said that that van was safe',
      'Dialled 00 00',
      'Sold Yo Yo toys',
    ],
  },
  check(line) {
    return line.tokens.flatMap((token, at) => {
      const next = line.tokens[at + 1];
      if (next === undefined || token.norm !== next.norm || !/^[a-z']{2,}$/.test(next.text))
        return [];
      if (!isBeside(line, token, next)) return [];
      const after = line.tokens[at + 2];
      const isThat = token.norm === 'that' && (after?.best.pos === 'num' || after?.norm === 'the');
      if (MEANT.test(token.norm) && !isThat) return [];
      return replaceLint(line, { start: token.end, end: next.end }, '', {
        rule: this.id,
        category: this.category,
        message: `“${token.text}” stands here twice.`,
        priority: 80,
        span: { start: token.start, end: next.end },
      });
    });
  },
};
