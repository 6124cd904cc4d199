import type { Span } from '#contract/resume.ts';
import type { AnalysedLine } from '#worker/nlp/line/model.ts';
import { isBeside, replaceLint } from '../build.ts';
import type { Rule } from '../model.ts';

/** Doubled on purpose, or right grammar: 'had had', 'fifty fifty'. */
const MEANT =
  /^(?:had|that|very|so|bye|ha|no|win|fifty|one|many|much|long|half|out|knock|new|walla|can|cha|do|hand|back|staff|moi|aye|boda|tuk|yum|chop|kaka)$/;

export const doubledWord: Rule = {
  id: 'doubled-word',
  category: 'typography',
  title: 'No word written twice',
  why: 'A word typed twice shows that nobody read the line again.',
  examples: {
    fixes: [
      ['Did a a check of each bus', 'Did a check of each bus'],
      ['Checked the the boilers', 'Checked the boilers'],
      ['Open on on Sundays', 'Open on Sundays'],
      ['Kept notes so that so that others could help', 'Kept notes so that others could help'],
      ['Cooked for the whole whole crew', 'Cooked for the whole crew'],
      ['Found that that 16 orders were late', 'Found that 16 orders were late'],
    ],
    keeps: [
      'Worked in Walla Walla',
      'Said that that van was safe',
      'Dialled 00 00',
      'Sold Yo Yo toys',
      'Rode boda boda to visits',
      'Built it up step by step by hand',
      'Taught them more and more and more',
    ],
  },
  check(line, { speller }) {
    return line.tokens.flatMap((token, at) => {
      const next = line.tokens[at + 1];
      const twice = pairTwice(line, at);
      if (twice) {
        return replaceLint(line, twice, '', {
          rule: this.id,
          category: this.category,
          message: `“${token.text} ${next!.text}” stands here twice.`,
          priority: 80,
          span: { start: token.start, end: twice.end },
        });
      }
      if (next === undefined || token.norm !== next.norm || !/^(?:a|[a-z']{2,})$/.test(next.text))
        return [];
      if (!isBeside(line, token, next)) return [];
      // 'rode boda boda': a word of another language
      if (speller && !speller.correct(token.text)) return [];
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

/** 'so that so that': two small words, and the same two again. */
function pairTwice({ tokens, text }: AnalysedLine, at: number): Span | null {
  const [one, two, three, four, five] = tokens.slice(at, at + 5);
  if (!one || !two || !three || !four) return null;
  const isPair = one.norm === three.norm && two.norm === four.norm && one.norm !== two.norm;
  if (!isPair || five?.norm === one.norm || tokens[at - 1]?.norm === two.norm) return null;
  if (![one, two].every((it) => /^(?:conj|prep|det|pron|part|aux)$/.test(it.best.pos))) return null;
  return /^[a-z ]+$/i.test(text.slice(one.start, four.end))
    ? { start: two.end, end: four.end }
    : null;
}
