import { oneLine } from '#contract/one-line.ts';
import type { Token } from '#worker/nlp/line/model.ts';
import { hasReading, is, isBeside, replaceLint } from '../build.ts';
import type { Rule } from '../model.ts';

/** What is counted in an adjective of number: 'a 12-month contract', 'a three-man crew'. */
const UNIT = new RegExp(oneLine`
  ^(?:
    year|month|week|day|hour|minute|man|woman|person|people|stand|coat|star|bed|bedroom|seat|
    page|span|storey|story|acre|mile|metre|meter|foot|ton|tonne|unit|point|step|part|stage|room|site|
    course|bay|wheel|door|axle|way|member|piece|litre|liter|inch|kilo|pound|dollar|digit|figure|
    sided|lane|screen|cover|car|line|tier|floor|family|night|mile
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
      ['Taught reading to 5 year olds', 'Taught reading to 5-year-olds'],
      ['Taught 28 five years old children', 'Taught 28 five-year-old children'],
      ['Wiped the tables, 20 minute turnaround', 'Wiped the tables, 20-minute turnaround'],
      ['Worked on twelve hour night shifts', 'Worked on twelve-hour night shifts'],
      ['Drove a 3.5 tons van', 'Drove a 3.5-ton van'],
      [
        'Did a three-months placement in a 40-seats bar',
        'Did a three-month placement in a 40-seat bar',
      ],
      ['Sold one day excursions', 'Sold one-day excursions'],
      ['Answered a 12 line phone', 'Answered a 12-line phone'],
    ],
    keeps: [
      'Sold coffee to up to 250 day trippers',
      'Taught all eight year levels in one room',
      'Fitter with 14 year experience',
      'Ran evenings for 12 to 17 year olds',
      'Worked 6 months on two months off',
      'Spent 3 days training staff',
      'Led a team of 12 people managers and ran 10 miles daily',
      'A 24 hour café in a year 3 class',
      'Bought 3 bedroom sets and 2 room keys',
      'Wrote the Phase 3 day plan and met one day before noon',
      'Checked the oven every 2 hour',
      'Worked 40 night shifts, ran 10 day trips and taught 3 year groups',
    ],
  },
  check(line) {
    const { tokens } = line;
    return tokens.flatMap((number, at) => {
      const joined = JOINED.exec(number.text);
      if (joined && is(tokens[at + 1], 'noun') && isBeside(line, number, tokens[at + 1]!)) {
        const one = /^men$/.test(joined[2]!) ? 'man' : joined[2]!.replace(/(?<!s)s$/, '');
        return replaceLint(line, number, `${joined[1]!}-${one}`, {
          rule: this.id,
          category: this.category,
          message: 'Before a noun the unit stays in the singular.',
          priority: 62,
        });
      }
      const [unit, noun] = [tokens[at + 1], tokens[at + 2]];
      if (!isNumber(number) || unit === undefined || noun === undefined) return [];
      // 'eight year levels', 'up to 250 day trippers': the noun is counted.
      if (
        /^(?:levels?|trippers?|groups?|books?|shifts?)$/.test(noun.norm) &&
        /^(?:year|day|month)$/.test(unit.norm)
      )
        return [];
      // 'after 5 month boss promoted me': a span, and who comes next.
      if (
        /^(?:after|before|within|for)$/.test(tokens[at - 1]?.norm ?? '') &&
        tokens[at + 3]?.best.pos === 'verb'
      )
        return [];
      // 'with 14 year experience' wants 'years''.
      if (noun.norm === 'experience' && /^(?:with|of)$/.test(tokens[at - 1]?.norm ?? '')) return [];
      if (!UNIT.test(unit.norm) || !is(noun, 'noun', 'adj', 'proper') || noun.best.possessive)
        return [];
      if (
        hasReading(noun, 'verb', 'gerund') &&
        !/^(?:training|meeting|briefing|outing|teaching)$/.test(noun.norm)
      )
        return [];
      if (!isBeside(line, number, unit) || !isBeside(line, unit, noun)) return [];
      const isAge = noun.norm === 'old' && is(tokens[at + 3], 'noun', 'adj', 'proper');
      const isRange =
        /^(?:to|and|or|-|–)$/.test(tokens[at - 1]?.norm ?? '') &&
        tokens[at - 2] !== undefined &&
        isNumber(tokens[at - 2]!);
      if (noun.norm === 'olds' && isRange) return [];
      if (noun.norm === 'olds' && /^(?:year|month|week)s?$/.test(unit.norm))
        return replaceLint(
          line,
          { start: number.end, end: noun.end },
          `-${unit.text.replace(/s$/, '')}-olds`,
          {
            rule: this.id,
            category: this.category,
            message: 'One word: the age and “olds”.',
            span: { start: number.start, end: noun.end },
            priority: 62,
          },
        );
      // 'I am 58 year old'
      if (noun.norm === 'old' && !isAge) return [];
      // '12 to 17 year olds' wants both of its hyphens.
      if (
        /^(?:to|and|or|-|–)$/.test(tokens[at - 1]?.norm ?? '') &&
        tokens[at - 2] &&
        isNumber(tokens[at - 2]!)
      )
        return [];
      if (!isAge && !isDescribed(tokens, at, unit)) return [];
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

/** 'three-months internship', '40-seats restaurant', 'five-men crew' */
const JOINED =
  /^(\d+|two|three|four|five|six|seven|eight|nine|ten|twelve)-((?:year|month|week|day|hour|minute|seat|bed|page|room|mile|metre|meter|ton|acre|storey|person|unit|bedroom|litre|liter)s|men)$/i;

const isNumber = ({ norm }: Token) =>
  /^\d{1,3}(?:\.\d)?$/.test(norm) ||
  /^(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty)$/.test(
    norm,
  );

/** An article before it, or a unit in the singular after a number of more than one, says that it describes. */
function isDescribed(tokens: readonly Token[], at: number, unit: Token): boolean {
  const [number, noun, before] = [tokens[at]!, tokens[at + 2]!, tokens[at - 1]];
  if (OWN_WORD.test(`${unit.norm} ${noun.norm}`) && !/^an?$/.test(before?.norm ?? '')) return false;
  // 'Phonics, two day workshop', 'one day excursions'
  if (TIME.test(unit.norm) && COURSE.test(noun.norm))
    return !isName(before) && !(unit.norm.endsWith('s') && is(before, 'verb', 'prep'));
  if (number.norm === 'one' || number.norm === '1') return false;
  if (/^(?:a|an)$/.test(before?.norm ?? '')) return !(unit.norm === 'hour' && number.norm === '24');
  if (unit.norm.endsWith('s') || unit.norm === 'people') return false;
  // '20 minute turnaround': more than one would be 'minutes'.
  if (TIME.test(unit.norm))
    return !isName(before) && !/^(?:every|each|per)$/.test(before?.norm ?? '');
  // 'the 16 foot trailer', 'a crew with the two coat work'
  if (MEASURE.test(unit.norm)) return OWNED.test(before?.norm ?? '');
  return SORT.test(unit.norm) && (before === undefined || is(before, 'prep', 'verb', 'det', 'adj'));
}

/** 'Phase 3 day plan', 'Room 12 hour sheet' */
const isName = (before: Token | undefined) => is(before, 'noun', 'proper');

const TIME = /^(?:year|month|week|night|day|hour|minute)s?$/;
/** '40 night shifts', '10 day trips', '3 year groups': unit and noun are one word themselves. */
const OWN_WORD =
  /^(?:night|day) (?:shift|trip|porter|nurse|school|centre|center|crew|staff|rate|worker|care|bus|manager)s?$|^year (?:group|head|end)s?$|^(?:week|month|half) (?:end|day)s?$|^hour (?:hand|meter)s?$/;
const COURSE =
  /^(?:workshop|course|seminar|conference|programme|program|certificate|diploma|training|excursion|trip|tour|visit|event|class|session)s?$/;
const MEASURE = /^(?:foot|ton|tonne|litre|liter|metre|meter|inch|mile|stand|coat|bay|axle|line)$/;
const SORT = /^(?:star|man|person|seat|bed|course|storey)$/;
const OWNED = /^(?:the|my|our|this|that|its|their)$/;
