import { oneLine } from '#contract/one-line.ts';
import type { Token } from '#worker/nlp/line/model.ts';
import { is, isMark, replaceLint } from '../build.ts';
import type { Rule } from '../model.ts';

/** What goes, or is sent, by way of something. */
const BY_WAY = new RegExp(oneLine`
  ^(?:
    send|receive|go|come|walk|pass|drive|travel|work|book|sell|order|buy|apply|find|hire|
    recruit|pay|process|run|get|take|arrange|guide|lead|talk|coach|move|carry|push|pull|put|
    feed|see|help|support|raise|grow|increase|improve|reduce|save|learn|train|deliver|manage|
    book|win|earn|gain|source|advertise|promote|communicate|report|submit|claim|market|place|
    bring|look|read|flick|sort|live|sleep|stay
  )$
`);

export const thoughThrough: Rule = {
  id: 'though-through',
  category: 'spelling',
  title: '“Through” for the way by which',
  why: '“Though” says “although”; what goes by way of something goes “through” it.',
  examples: {
    fixes: [
      ['Booked the band though an agency', 'Booked the band through an agency'],
      ['Found two cooks though LinkedIn', 'Found two cooks through LinkedIn'],
      ['Walked visitors though the mill', 'Walked visitors through the mill'],
      ['Worked though the winter on site', 'Worked through the winter on site'],
      ['Raised £900 though cake sales', 'Raised £900 through cake sales'],
    ],
    keeps: [
      'Won the cup though the team was new',
      'Ran a shop, though a small one',
      'Worked nights though tired',
      'Kept a small though busy bar',
      'Sold 40 though few knew the name',
      'Passed the test even though the road was wet',
      'Ran it as though the shop were mine',
      'Finished on time though the parts came late',
      'Worked alone though with help at weekends',
      'Sold boats though mostly small ones',
    ],
  },
  check(line) {
    const { tokens } = line;
    return tokens.flatMap((token, at) =>
      token.norm === 'though' && isWay(tokens, at)
        ? replaceLint(line, token, 'through', {
            rule: this.id,
            category: this.category,
            message: '“through” is meant here, not “though”.',
            priority: 60,
            span: { start: token.start, end: tokens[at + 1]!.end },
          })
        : [],
    );
  },
};

function isWay(tokens: readonly Token[], at: number): boolean {
  const [before, first] = [tokens[at - 1], tokens[at + 1]];
  if (
    !is(before, 'noun', 'proper', 'verb', 'pron', 'adv', 'num') ||
    /^(?:even|as)$/.test(before!.norm)
  )
    return false;
  if (!is(first, 'noun', 'proper', 'det', 'adj')) return false;
  const end = tokens.findIndex((it, i) => i > at && isMark(it));
  const behind = tokens.slice(at + 1, end < 0 ? undefined : end);
  const isPhrase =
    behind.some((it) => is(it, 'noun', 'proper')) &&
    !behind.some(isFinite) &&
    !behind.some((it) => is(it, 'pron') || /^ones?$/.test(it.norm));
  return (
    isPhrase &&
    tokens
      .slice(Math.max(0, at - 6), at)
      .some((it) => it.readings.some(({ pos, lemma }) => pos === 'verb' && BY_WAY.test(lemma)))
  );
}

/** A verb that a subject could stand before. */
const isFinite = (token: Token) =>
  is(token, 'aux') || (is(token, 'verb') && token.best.form !== 'gerund');
