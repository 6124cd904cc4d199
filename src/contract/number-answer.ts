/** Reads what people type where a number is asked for: '30', 'about 30', '~200/week', 'two', '£3k'. */
import { oneLine } from '#contract/one-line.ts';

/** What a number question measures. */
export type Measure =
  /** How many of the things that follow in the line. */
  | 'count'
  /** How large the one thing is: 'a team of {answer}'. */
  | 'size'
  | 'money'
  /** How much more or less: 'by {answer}'. */
  | 'change';

export interface NumberAnswer {
  /** The number as it goes into the line, with 'about', 'over' and the like. */
  amount: string;
  /** 'a week' where the answer says it; '' for 'in total'; null where it says neither. */
  period: string | null;
  isOne: boolean;
}

type Read = { ok: true; value: NumberAnswer } | { ok: false; fault: string };
const fault = (text: string): Read => ({ ok: false, fault: text });

/** The answer as number and period, or what is wrong with it in words for the user. */
export function readNumber(typed: string, measure: Measure, things = ''): Read {
  const plain = tidied(typed, measure);
  const { text, period } =
    measure === 'change' ? { text: plain, period: null } : withoutPeriod(plain);
  const number = NUMBER.exec(text)?.[0] ?? '';
  if (number === '') return fault(measure === 'money' ? NO_AMOUNT : NO_NUMBER);
  if (/^(?:0|zero|no|none|nought)$/i.test(number.trim())) {
    return fault('A zero does not help the line. Skip this question.');
  }
  const unit = text.slice(number.length).trim();
  const problem = CHECKS[measure](number.trim(), unit, things);
  if (problem !== null) return fault(problem);
  if (measure === 'size' && period !== null && period !== '') return fault(ONLY_NUMBER);
  const isUnitKept = measure !== 'count' && !(things !== '' && sameThing(unit, things));
  const of = /(?:hundreds|thousands|dozens|millions|couple|score|scores)$/i.test(number.trim());
  const amount = isUnitKept ? text.trim() : number.trim();
  return {
    ok: true,
    value: {
      amount: of && !isUnitKept ? `${amount} of` : amount,
      period,
      isOne: /^(?:1|one|only one|just one)$/i.test(number.trim()),
    },
  };
}

const NO_NUMBER =
  'Write a number: a careful estimate with “about” is fine. If you cannot say, skip the question.';
const NO_AMOUNT = 'Write an amount of money, with its currency.';
const ONLY_NUMBER = 'Write only the number. The rest of the line stands already.';
const NO_CURRENCY = 'Add the currency to the amount.';
const NO_UNIT = 'Say what the number counts: per cent, hours, money or things.';

const CHECKS: Record<Measure, (number: string, unit: string, things: string) => string | null> = {
  count: (number, unit, things) => {
    if (CURRENCY.test(number) || number.includes('%')) {
      return 'This asks how many. Write the count alone.';
    }
    return unit === '' || sameThing(unit, things) ? null : ONLY_NUMBER;
  },
  size: (number, unit) => {
    if (CURRENCY.test(number) || number.includes('%')) return 'Write how many there are.';
    return /^(?:[\p{L}-]+(?: [\p{L}-]+){0,2})?$/u.test(unit) ? null : ONLY_NUMBER;
  },
  money: (number, unit) => {
    if (!CURRENCY.test(`${number} ${unit}`)) return NO_CURRENCY;
    return unit === '' || CURRENCY_WORDS.test(unit) ? null : ONLY_NUMBER;
  },
  change: (number, unit) => {
    if (CURRENCY.test(number) || FRACTION.test(number)) return null;
    if (unit === '') return /^from .* to /i.test(number) ? null : NO_UNIT;
    return unit.split(' ').length <= 5 ? null : ONLY_NUMBER;
  },
};

const WORDS =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|' +
  'sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|' +
  'ninety|hundred|thousand|million';
const FIGURE = oneLine`
  (?:[£$€₹¥]|Rs\.?|GBP|USD|EUR|INR|AUD|CAD) ?\d[\d,]*(?:\.\d+)?
  (?: ?(?:k|m|bn|million|thousand|lakhs?|crores?)\b)?|
  \d[\d,]*(?:\.\d+)?(?: ?(?:k|m|bn|million|thousand|hundred|dozen|lakhs?|crores?)\b)?
`;
const SPELT = oneLine`
  (?:
    (?:a |half a )?(?:couple|dozen|score)|(?:an? )?(?:third|quarter|half)|
    (?:two|three) (?:thirds|quarters)|
    (?:tens of |hundreds of )?(?:hundreds|thousands|millions|dozens|scores)|
    (?:an? |several )?(?:hundred|thousand)|(?:${WORDS})(?:[ -](?:and )?(?:${WORDS}))*|zero|none|
    no|nought
  )\b
`;
const ONE_NUMBER = `(?:${FIGURE}|${SPELT})`;
const DEGREE =
  'about|around|roughly|approximately|nearly|almost|over|more than|up to|at least|at most|' +
  'less than|fewer than|under|only|just|just over|just under|well over|an average of|a ' +
  'total of|as many as';
/** The number itself, from the start: degree, figure or words, and the other end of a range. */
const NUMBER = new RegExp(
  String.raw`^(?:between |from )?(?:(?:${DEGREE}) )*${ONE_NUMBER}\+?(?: ?(?:-|–|to|or|and) ?${ONE_NUMBER}\+?)?(?:%(?=$|\s))?`,
  'i',
);
const CURRENCY =
  /[£$€₹¥]|\b(?:Rs|GBP|USD|EUR|INR|AUD|CAD|NZD|SGD|AED|ZAR|CHF)\b|\b(?:pounds?|quid|dollars?|euros?|rupees?|francs?)\b/i;
const CURRENCY_WORDS = new RegExp(
  oneLine`
    ^(?:(?:k|m|million|thousand|lakhs?|crores?) )?
    (?:pounds?|quid|dollars?|euros?|rupees?|francs?|GBP|USD|EUR|INR|AUD|CAD|NZD|SGD|AED|ZAR|CHF)
    (?: sterling)?$
  `,
  'i',
);
const FRACTION = /%|\b(?:third|quarter|half|thirds|quarters)$/i;

const LEAD = new RegExp(
  oneLine`
    ^(?:
      well,? |I(?:['’]d)? (?:think|guess|believe|say|would say|reckon)(?: that)?,? |
      (?:it|that|this) (?:was|is|were|would be) |it['’]s |there (?:were|are|was) |
      (?:we|I) (?:had|did|served|have|do) |usually |normally |typically |by )
  `,
  'i',
);

/** Spaces, signs and small talk made plain; 'probably 30' and '30ish' become 'about 30'. */
function tidied(typed: string, measure: Measure): string {
  let text = typed
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[\s"“'‘(]+|[\s"”'’).;,!?]+$/g, '')
    .replace(/,? (?:I think|I guess|or thereabouts|maybe|probably|at a guess)$/i, ' or so');
  const guessed = /^(?:I (?:think|guess|believe|reckon)|probably|maybe|perhaps|say)\b/i.test(text);
  for (let next = text.replace(LEAD, ''); next !== text; next = text.replace(LEAD, '')) text = next;
  text = text
    .replace(/^(?:probably|maybe|perhaps|say),? /i, '')
    .replace(/^(?:~|≈|circa |ca?\.? |approx\.? )\s*/i, 'about ')
    .replace(/^(?:>|more then )\s*/i, 'over ')
    .replace(/^<\s*/, 'under ')
    .replace(/^on average,? |^an average |^average (?:of )?|^avg\.? /i, 'an average of ')
    .replace(/(?<=\d) ?(?:plus|or more)\b/i, '+')
    .replace(/^(.*?\d[\d,.]*k?)(?: ?-?ish| or so| approx(?:\.|imately)?| roughly)\b/i, 'about $1')
    .replace(/^(?=\D*\d)(.*) or so$/i, 'about $1')
    .replace(/(?<=\d) ?(?:percent|per cent|pct)\b/i, '%')
    .replace(/(?<=\d) %/, '%');
  if (guessed && /^[\d£$€₹]/.test(text)) text = `about ${text}`;
  text = text.replace(/^(?:about )+(?=about|around|roughly|over|nearly|almost)/i, '');
  const lowered = /^[A-Z][a-z]+(?![a-z.])/.test(text)
    ? text[0]!.toLowerCase() + text.slice(1)
    : text;
  return measure === 'change' ? lowered : lowered.replace(/^(from) (?=.* to )/i, '');
}

const UNIT =
  'hour|day|night|shift|week|weekend|fortnight|month|quarter|term|year|season|semester|' +
  'session|service|class|lesson|visit|run|trip|project|event';
const PERIODS = new RegExp(
  oneLine`
    (?:,? ?\/ ?|,? (?:per|an?|each|every|in an?|in each|on a (?:usual|normal|typical)) )
    (${UNIT})(?: (?:or so|on average|in total))?$
  `,
  'i',
);
const ADVERBS: Record<string, string> = {
  hourly: 'an hour',
  daily: 'a day',
  nightly: 'a night',
  weekly: 'a week',
  monthly: 'a month',
  quarterly: 'a quarter',
  yearly: 'a year',
  annually: 'a year',
};

function withoutPeriod(text: string): { text: string; period: string | null } {
  const total = /,? (?:in total|altogether|overall|all together|total)$/i.exec(text);
  if (total) return { text: text.slice(0, total.index), period: '' };
  const adverb = new RegExp(`,? (${Object.keys(ADVERBS).join('|')})$`, 'i').exec(text);
  if (adverb) {
    return { text: text.slice(0, adverb.index), period: ADVERBS[adverb[1]!.toLowerCase()]! };
  }
  const match = PERIODS.exec(text);
  if (!match) return { text, period: null };
  const unit = match[1]!.toLowerCase();
  return { text: text.slice(0, match.index), period: `${unit === 'hour' ? 'an' : 'a'} ${unit}` };
}

const GENERAL =
  /^(?:of (?:them|these|those)|people|persons?|ppl|of|items?|pieces?|pcs|units?|nos?\.?)$/i;

/** 'customers' after the number where the line says 'customers' itself. */
function sameThing(unit: string, things: string): boolean {
  if (GENERAL.test(unit)) return true;
  const named = new Set(stems(things));
  const said = stems(unit.replace(/^(?:of|different|separate) /i, ''));
  return said.length > 0 && said.every((word) => named.has(word));
}

const stems = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '' && word !== 'and')
    .map((word) => singular(word));

/** 'deliveries' → 'delivery': the last letters only, for words that a count stood before. */
export function singular(word: string): string {
  const known = IRREGULAR[word.toLowerCase()];
  if (known !== undefined) return known;
  if (/[^aeiou]ies$/i.test(word) && !/^(?:movies|cookies)$/i.test(word)) {
    return `${word.slice(0, -3)}y`;
  }
  if (/(?:ch|sh|ss|x|zz)es$/i.test(word)) return word.slice(0, -2);
  return /[^su]s$/i.test(word) ? word.slice(0, -1) : word;
}

const IRREGULAR: Readonly<Record<string, string>> = {
  people: 'person',
  children: 'child',
  men: 'man',
  women: 'woman',
  shelves: 'shelf',
  knives: 'knife',
  buses: 'bus',
  series: 'series',
  staff: 'staff',
};
