import { oneLine } from '#contract/one-line.ts';
import { readingsOf } from '#worker/nlp/line/lexicon.ts';
import { hasReading, isBeside, isPlural, isRunning, replaceLint } from '../build.ts';
import type { Rule } from '../model.ts';

export const pluralAdjective: Rule = {
  id: 'plural-adjective',
  category: 'grammar',
  title: 'An adjective has no plural',
  why: 'In English only the noun tells that there are several: “legal documents”.',
  examples: {
    fixes: [
      ['Translated legals documents', 'Translated legal documents'],
      [
        'Prepared financials statements for small firms',
        'Prepared financial statements for small firms',
      ],
      ['Attended internationals trade fairs', 'Attended international trade fairs'],
      ['Fitted 45 residentials buildings', 'Fitted 45 residential buildings'],
    ],
    keeps: [
      'Ordered materials, chemicals and metals',
      'Sold sports goods and arms races',
      'Kept officials informed and locals happy',
      'Checked chemicals stores and materials costs',
      'Finals week and journals desk',
      'Ran device and diagnostics firms',
    ],
  },
  check(line) {
    if (!isRunning(line)) return [];
    return line.tokens.flatMap((token, at) => {
      const stem = /^(\p{L}{2,}(?:al|ive|ous|ent|ant|ary))s$/u.exec(token.text)?.[1];
      const [noun, next] = [line.tokens[at + 1], line.tokens[at + 2]];
      if (stem === undefined || noun === undefined || !isBeside(line, token, noun)) return [];
      const isNoun = isPlural(noun) || (hasReading(noun, 'noun') && isPlural(next));
      if (!isNoun || readingsOf(stem.toLowerCase())[0]?.reading.pos !== 'adj' || THING.test(stem))
        return [];
      return replaceLint(line, token, stem, {
        rule: this.id,
        category: this.category,
        message: `No -s on what describes: “${stem} ${noun.text}”.`,
        priority: 58,
        span: { start: token.start, end: noun.end },
      });
    });
  },
};

/** Things as well, of which there may be many before another noun. */
const THING = new RegExp(
  oneLine`
    ^(?:
      material|chemical|metal|animal|journal|hospital|capital|criminal|individual|final|rental|arrival|festival|
      terminal|mineral|signal|trial|manual|goal|general|original|meal|deal|seal|mechanic|clinic|fabric|graphic|topic|
      mosaic|plastic|ceramic|cosmetic|statistic|logistic|academic|electronic|detective|executive|representative|
      adhesive|archive|native|relative|incentive|alternative|objective|student|patient|client|agent|accident|incident|
      document|instrument|payment|parent|event|talent|plant|grant|restaurant|assistant|consultant|accountant|
      applicant|participant|tenant|merchant|infant|elephant|lubricant|pollutant|secretary|library|salary|boundary|
      dictionary|commentary|missionary
    )$
  `,
  'i',
);
