import { oneLine } from '#contract/one-line.ts';
import type { Token } from '#worker/nlp/line/model.ts';
import { hasReading, is, isBeside, replaceLint } from '../build.ts';
import type { Rule } from '../model.ts';

/** What is counted in an adjective of number: 'a 12-month contract', 'a three-man crew'. */
const UNIT = new RegExp(oneLine`
  ^(?:
    year|month|week|day|hour|minute|man|woman|person|people|stand|coat|star|bed|bedroom|seat|
    page|storey|story|acre|mile|metre|meter|foot|ton|tonne|unit|point|step|part|stage|room|site|
    course|bay|wheel|door|axle|way|member|piece|litre|liter|inch|kilo|pound|dollar|digit|figure|
    sided|lane|screen|cover|car
  )s?$
`);

export const numberHyphen: Rule = {
  id: 'number-hyphen',
  category: 'grammar',
  title: 'Hyphen in “a 12-month contract”',
  why: 'A number and its unit before a noun are one word to the reader.',
  examples: {
    fixes: [
      ['Served on a 12 month deployment', 'Served on a 12-month deployment'],
      ['Ran a three man crew', 'Ran a three-man crew'],
      ['Attended a 2 weeks training', 'Attended a 2-week training'],
      ['Worked at 5 star hotels', 'Worked at 5-star hotels'],
      ['Phonics, two day workshop', 'Phonics, two-day workshop'],
      ['Drove the 12 foot trailer', 'Drove the 12-foot trailer'],
      ['Looked after a 4 year old boy', 'Looked after a 4-year-old boy'],
    ],
    keeps: [
      'Worked 6 months on two months off',
      'Spent 3 days training staff',
      'Led a team of 12 people managers and ran 10 miles daily',
      'A 24 hour café in a year 3 class',
      'Bought 3 bedroom sets and 2 room keys',
    ],
  },
  check(line) {
    const { tokens } = line;
    return tokens.flatMap((number, at) => {
      const [unit, noun] = [tokens[at + 1], tokens[at + 2]];
      if (!isNumber(number) || unit === undefined || noun === undefined) return [];
      if (!UNIT.test(unit.norm) || !is(noun, 'noun', 'adj', 'proper') || noun.best.possessive)
        return [];
      if (
        hasReading(noun, 'verb', 'gerund') &&
        !/^(?:training|meeting|briefing|outing|teaching)$/.test(noun.norm)
      )
        return [];
      if (!isBeside(line, number, unit) || !isBeside(line, unit, noun)) return [];
      const isAge = noun.norm === 'old' && is(tokens[at + 3], 'noun', 'adj', 'proper');
      if (!isDescribed(tokens, at, unit)) return [];
      const single = /^(?:people|storeys?)$/.test(unit.norm)
        ? unit.text.replace(/s$/, '')
        : unit.text.replace(/(?<!s)s$/, '');
      return replaceLint(
        line,
        { start: number.end, end: isAge ? noun.end : unit.end },
        `-${single.replace(/^people$/, 'person')}${isAge ? '-old' : ''}`,
        {
          rule: this.id,
          category: this.category,
          message: `Before a noun it is “${number.text}-${single}”.`,
          span: { start: number.start, end: noun.end },
          priority: 62,
        },
      );
    });
  },
};

const isNumber = ({ norm }: Token) =>
  /^\d{1,3}$/.test(norm) ||
  /^(?:two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty)$/.test(
    norm,
  );

/** An article before it, or a unit in the singular after a verb or preposition, says that it describes. */
function isDescribed(tokens: readonly Token[], at: number, unit: Token): boolean {
  const before = tokens[at - 1];
  // 'Phonics, two day workshop'
  if (
    /^(?:day|week|month|hour|year)$/.test(unit.norm) &&
    (before === undefined || before.text === ',') &&
    /^(?:workshop|course|seminar|conference|programme|program|certificate|diploma)$/.test(
      tokens[at + 2]!.norm,
    )
  )
    return true;
  if (/^(?:a|an)$/.test(before?.norm ?? ''))
    return !(unit.norm === 'hour' && tokens[at]!.norm === '24');
  if (unit.norm.endsWith('s')) return false;
  // 'the 16 foot trailer', 'a crew with the two coat work'
  if (/^(?:foot|ton|tonne|litre|liter|metre|meter|inch|stand|coat|bay|axle)$/.test(unit.norm))
    return /^(?:the|my|our|this|that|its|their)$/.test(before?.norm ?? '');
  if (/^people$/.test(unit.norm)) return false;
  if (
    /^(?:year|month|week|day|hour|minute|man|person|star|bed|bedroom|seat|course|storey)$/.test(
      unit.norm,
    )
  ) {
    return /^(?:star|man|person|seat|bed|course|storey)$/.test(unit.norm)
      ? before === undefined || is(before, 'prep', 'verb', 'det', 'adj')
      : /^(?:the|my|our|this|that|its|their|first|second)$/.test(before?.norm ?? '');
  }
  return false;
}
