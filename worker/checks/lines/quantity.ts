/** Tells a figure that shows scale or result from digits that mean nothing ('on the 3rd floor'). */
import { oneLine } from '#contract/one-line.ts';
import { rememberByText } from '#worker/nlp/remember.ts';

/**
 * Whether the line holds a quantity: money, a percentage, a multiple, a change from-to, a length of
 * time, or a count of things. Dates, labels ('room 12'), working hours and single things do not count.
 */
export const hasQuantity: (line: string) => boolean = rememberByText((line) => {
  const text = withoutDates(line);
  if (ALWAYS.some((pattern) => pattern.test(text))) return true;
  return figures(text).some((figure) => isCount(text, figure));
});

const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\\.?';
const DATES = [
  new RegExp(`\\b${MONTH}\\s+(?:\\d{1,2},?\\s+)?(?:19|20)\\d\\d\\b`, 'gi'),
  /\b(?:q[1-4]|h[12]|fy)\s?'?(?:(?:19|20)?\d\d)?\b/gi,
  /\b(?:0?[1-9]|1[0-2])[/.](?:19|20)\d\d\b/g,
  /\b(?:19|20)\d\d\s*[-–—/]\s*(?:(?:19|20)?\d\d|present|now)\b/gi,
  // A bare year, but not '2000 customers'.
  /(?<![\d.,$€£¥])\b(?:19|20)\d\d\b(?![\d,.]*\d|\s?%)(?!\s+(?:[a-z-]+\s){0,1}[a-z]+s\b)/g,
  /\b(?:in|since|by|until|during|of|from|the|summer|spring|fall|winter|autumn)\s+(?:19|20)\d\d\b/gi,
  /\b\d{1,2}(?::\d\d)?\s?(?:am|pm|a\.m\.|p\.m\.)(?![a-z])/gi,
  /\b\d{1,2}:\d\d\b/g,
  /\b24\s?[/x]\s?7(?:\/365)?\b/gi,
  /\b\d{1,2}[\s-]?(?:hours?|hrs?|h)[\s-](?:shifts?|days?|nights?|weeks?|rotas?|rosters?)\b/gi,
];

function withoutDates(line: string): string {
  return DATES.reduce((text, pattern) => text.replace(pattern, ' '), line);
}

const NUMBER = String.raw`\d[\d,.’']*`;
const SAVED = /\b(?:sav|cut|reduc|free|eliminat|replac|shorten|lower|remov|fewer|instead|recover)/i;

/** Verbs of change: 'lowered from 9 to 3' is a result, 'open from 8 to 5' is not. */
const CHANGE =
  'reduc|cut|lower|rais|increas|decreas|improv|grow|grew|rose|fell|expand|shorten|shrank|shrunk|boost|bring|brought|dropp|declin';

const ALWAYS = [
  new RegExp(
    String.raw`(?:[$€£¥₹]|\b(?:USD|EUR|GBP|CHF|CAD|AUD|INR|SEK|NOK|DKK|PLN|MSEK|R\$))\s?${NUMBER}`,
  ),
  new RegExp(
    oneLine`
      ${NUMBER}\s?(?:k|m|mn|bn|b|million|billion|thousand|lakh|crore)?\s?
      (?:[€£₹]|(?:USD|EUR|GBP|CHF|CAD|AUD|INR|M?SEK|NOK|DKK|PLN|euros?|dollars?|pounds?)\b)
    `,
    'i',
  ),
  new RegExp(String.raw`${NUMBER}\s?(?:%|percent\b|per cent\b|percentage points?\b)`, 'i'),
  new RegExp(String.raw`\b${NUMBER}\s?(?:x|×|-?fold)(?![a-z])`, 'i'),
  new RegExp(
    String.raw`\b${NUMBER}\s?(?:million|billion|thousand|hundred|dozen|bn|mn|[KkMB])\b(?!\w)`,
  ),
  /\b(?:doubled|tripled|quadrupled|halved|doubling|tripling|halving)\b/i,
  /\b(?:hundreds|thousands|millions|dozens) of\b/i,
  /\btop[- ](?:\d+|five|ten|three)\b|\branked? (?:#|no\.? ?)?(?:\d|first|second|third)|#1\b/i,
  new RegExp(String.raw`\b${NUMBER} (?:out )?of (?:the |all )?${NUMBER}\b`, 'i'),
  new RegExp(
    String.raw`\b(?:${CHANGE})\p{L}*\b[^.;]*?\bfrom ${NUMBER}(?: [\p{L}-]+){0,3} (?:down |up )?to ${NUMBER}(?![\d:/-])`,
    'iu',
  ),
];

interface Figure {
  value: number;
  start: number;
  end: number;
}

const WORD_NUMBERS: Record<string, number> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
};
const FIGURE = new RegExp(
  String.raw`(?<![\w.,/#-])(?:~|>|<|≈)?(\d[\d,.’']*\d|\d|${Object.keys(WORD_NUMBERS).join('|')})(?=\+?(?:[\s-]|$|[),.;]))`,
  'gi',
);

function figures(text: string): Figure[] {
  return [...text.matchAll(FIGURE)].map((match) => ({
    value: WORD_NUMBERS[match[1]!.toLowerCase()] ?? Number(match[1]!.replace(/[,’']/g, '')),
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** Words after which a number is a name, not a count. */
const LABEL = new RegExp(
  oneLine`
    \b(?:
      building|buildings|room|rooms|floor|level|levels|version|phase|grade|grades|step|stage|
      shift|suite|iso|section|chapter|part|form|forms|type|class|route|highway|line|number|no|
      tier|page|day|week|month|year|unit|gate|bay|dock|zone|desk|station|area|lane|terminal|
      block|store|site|window|table|door|windows|office|python|angular|java|html|es|web|article|
      title|schedule|module|rule|key|stage
    )\.?\s*(?:#|no\.?)?\s*$
  `,
  'i',
);

const PLURAL = new RegExp(
  oneLine`
    ^(?!
      (?:
        as|is|was|has|this|thus|us|his|its|various|previous|across|process|business|class|
        access|less|plus|basis|analysis
      )$
    )[\p{L}-]{2,}(?:s|’s)$
  `,
  'iu',
);
const OTHER_PLURAL = new RegExp(
  oneLine`
    ^(?:
      people|staff|men|women|children|personnel|crew|faculty|headcount|sq|square|ft|feet|kg|
      lbs?|tons?|tonnes?|km|mw|kw|gb|tb|mb|acres?|ms|fte|kloc|sku|weekly|daily|monthly|annually|
      talent|alumni|media|covers|aircraft|youth|cattle|teeth|mice|equipment
    )$
  `,
  'i',
);
const TIME = /^(?:second|minute|hour|day|week|month|quarter|year)s?$/i;

function isCount(text: string, { value, start, end }: Figure): boolean {
  const before = text.slice(0, start);
  const after = text.slice(end);
  if (value <= 1 && !/^\s?\d/.test(after)) return false;
  if (/^(?:st|nd|rd|th)\b/i.test(after)) return false;
  if (LABEL.test(before)) return false;
  if (/^-to-\d/.test(after)) return false;
  if (
    new RegExp(
      oneLine`
        ^\+?-(?:
          person|member|seat|bed|site|store|location|city|country|unit|room|acre|mile|page|week|
          month|point|star|hour|minute|day|year|ton|line|node|user|strong|story|series|part|
          course
        )
      `,
      'i',
    ).test(after)
  ) {
    return !/^\+?-(?:hour|day)s?[- ](?:shift|week|work)/i.test(after);
  }
  const words = after.replace(/^\+/, '').trim().split(/\s+/).slice(0, 4).map(bare);
  const [first = '', second = '', third = ''] = words;
  if (TIME.test(first)) {
    const schedule = /^(?:a|per|each|every)$/i.test(second) && /^(?:day|week|month)$/i.test(third);
    if (schedule) return SAVED.test(text);
    return !/^years?$/i.test(first) || !/^(?:of|experience|old)$/i.test(second);
  }
  const stop = words.findIndex((word) => word === '' || FUNCTION_WORD.test(word));
  const phrase = stop < 0 ? words : words.slice(0, stop);
  return phrase.some((word) => PLURAL.test(word) || OTHER_PLURAL.test(word));
}

const FUNCTION_WORD =
  /^(?:and|or|in|on|at|to|for|of|from|by|with|the|a|an|that|which|who|as|than|per|every|each|using|via|into|while|is|was|were|are)$/i;

function bare(word: string): string {
  return word.replace(/^[("“]+|[),.;:!?"”]+$/g, '');
}

/** The same for other languages: money, percentages, and any number before a word. */
export const hasQuantityInAnyLanguage: (line: string) => boolean = rememberByText((line) => {
  const text = withoutDates(line);
  return (
    ALWAYS.some((pattern) => pattern.test(text)) ||
    /(?<![\p{L}\d.,/])(?:[2-9]|\d[\d.,’']*\d)\+? \p{L}{3,}/u.test(text)
  );
});
