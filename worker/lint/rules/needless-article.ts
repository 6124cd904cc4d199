import { oneLine } from '#contract/one-line.ts';
import type { Token } from '#worker/nlp/line/model.ts';
import { hasReading, is, isBeside, isPlural, isPluralNumber, replaceLint } from '../build.ts';
import type { Rule } from '../model.ts';

/** Nouns that have neither plural nor 'a'. */
const MASS = new RegExp(oneLine`
  ^(?:
    advice|information|equipment|furniture|software|hardware|feedback|luggage|evidence|
    machinery|stationery|homework|progress|traffic|paperwork|news|accommodation|documentation|
    correspondence|merchandise|jewellery|jewelry|clothing|cutlery|knowhow|housework|rubbish|
    training|research|work
  )$
`);
/** Pairs and wholes that look like plurals. */
const ONE_IN_S = new RegExp(oneLine`
  ^(?:
    (?:mini)?series|species|means|works|headquarters|crossroads|news|analytics|logistics|sales|
    operations|communications|customs|savings|goods|electronics|diabetes|mathematics|physics|
    gymnastics|barracks|gallows|innings|chassis|bias|lens|bus|gas|campus|virus|status|bonus|
    census|focus|class|glass|business|process|access|address|congress|press|mess|boss|loss|pass|
    dress|canvas|atlas|kudos|systems|arms|sports|graphics|years?|months|weeks|days|hours|
    minutes|few|dozens?|hundreds?|thousands?|data
  )$
`);

export const needlessArticle: Rule = {
  id: 'needless-article',
  category: 'grammar',
  title: 'No “a” before what is not counted',
  why: '“A feedback” and “a fragile goods” are signs of a hurried translation.',
  examples: {
    fixes: [
      ['Gave a feedback to staff', 'Gave feedback to staff'],
      ['Packed a fragile goods', 'Packed fragile goods'],
      ['Sold an electronic equipment', 'Sold electronic equipment'],
      ['Met a new customers daily', 'Met new customers daily'],
      ['Raised a pull requests for review', 'Raised pull requests for review'],
    ],
    keeps: [
      'Handled complaints in a courteous and professional manner',
      'Wrote a software update and a training plan',
      'Played five a sides on Thursdays',
      'Ran a sales team in a goods yard',
      'Spent a few days and a 3 weeks course',
      'Set up a series of talks',
      'Had an operations role',
    ],
  },
  check(line) {
    const { tokens } = line;
    return tokens.flatMap((token, at) => {
      // 'five a sides' is a name of a game, '3 a days' another slip.
      if (!/^an?$/.test(token.text) || isPluralNumber(tokens[at - 1])) return [];
      let head = at + 1;
      while (describesHead(tokens, head) && is(tokens[head + 1], 'noun', 'adj') && head - at < 3)
        head++;
      const noun = tokens[head];
      if (noun === undefined || !ends(tokens, head) || !isBeside(line, token, tokens[at + 1]!))
        return [];
      if (!isUncounted(noun, head - at)) return [];
      // 'in a courteous and professional manner'
      if (/(?:ous|less)$/.test(noun.norm)) return [];
      // 'Probed an graded trucks': 'and' is meant.
      if (token.text === 'an' && /^[b-df-hj-np-tv-z]/.test(tokens[at + 1]!.text)) return [];
      // 'in a folia de reis': another language's word.
      if (/^(?:de|do|da|di|del|la|le|du)$/.test(tokens[head + 1]?.norm ?? '')) return [];
      const describes = tokens
        .slice(at + 1, head)
        .some(({ norm }) =>
          /^(?:few|great|good|little|lot|dozen|hundred|thousand|million|couple|\d.*)$/.test(norm),
        );
      // 'When a variable goes': the noun's verb.
      const isObject = is(tokens[at - 1], 'verb') && ends(tokens, head);
      const isVerb = head > at + 1 && !isObject && hasReading(noun, 'verb', 'third');
      if (describes || (isVerb && hasReading(tokens[head - 1], 'noun'))) return [];
      return replaceLint(line, { start: token.start, end: tokens[at + 1]!.start }, '', {
        rule: this.id,
        category: this.category,
        message: `“${noun.text}” takes no “${token.text}”.`,
        span: { start: token.start, end: noun.end },
        priority: 52,
      });
    });
  },
};

/** 'a pull requests': an adjective or a noun in the singular. */
const describesHead = (tokens: readonly Token[], at: number) =>
  is(tokens[at], 'adj') ||
  (is(tokens[at], 'noun') && tokens[at]!.best.number === 'sg' && !tokens[at]!.best.possessive);

function isUncounted(noun: Token, distance: number): boolean {
  if (!/^[a-z]+$/.test(noun.text) || !is(noun, 'noun')) return false;
  if (MASS.test(noun.norm) && !/^(?:work|research|training)$/.test(noun.norm)) return true;
  if (noun.norm === 'goods') return distance > 1;
  return noun.best.number === 'pl' && isPlural(noun) && !ONE_IN_S.test(noun.norm);
}

const ends = (tokens: readonly Token[], head: number) => {
  const next = tokens[head + 1];
  return (
    next === undefined ||
    /^[,.;]$/.test(next.text) ||
    is(next, 'prep', 'conj', 'adv', 'aux') ||
    next.norm === 'to'
  );
};
