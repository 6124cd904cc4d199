import { oneLine } from '#contract/one-line.ts';
import type { Span } from '#contract/resume.ts';
import type { Lint, Rule } from '../model.ts';
import { CLICHE, PRAISE, PRAISED, PRAISING } from '../praise-words.ts';

export const praiseBeforeTrade: Rule = {
  id: 'praise-before-trade',
  category: 'style',
  title: 'Begin with the trade, not with praise',
  why: '“Dynamic, results-driven” stands on every second resume; the trade and the years tell more.',
  examples: {
    fixes: [
      [
        'Dynamic, results-driven plumber with 14 years on sites. (summary)',
        'Plumber with 14 years on sites. (summary)',
      ],
      ['Highly motivated and passionate wine buyer. (summary)', 'Wine buyer. (summary)'],
      ['Motivated self-starter, can start in May. (summary)', 'Can start in May. (summary)'],
      [
        'A real team player and go-getter who can lift 30 kg. (summary)',
        'Can lift 30 kg. (summary)',
      ],
      ['Passionate team player with 5 years in sewing. (summary)', '5 years in sewing. (summary)'],
      ['I am a results-driven, highly motivated seed seller. (summary)', 'Seed seller. (summary)'],
      ['Quiet worker and outside-the-box thinker. (summary)', 'Quiet worker. (summary)'],
      [
        'Seeking a position as a clerk in a dynamic and fast-paced company. (summary)',
        'Seeking a position as a clerk. (summary)',
      ],
    ],
    keeps: [
      'Results-driven people person with a proven track record in tyres. (summary)',
      'Passionate about old maps and dynamic languages. (summary)',
      'Reliable and calm nurse with nine years on wards. (summary)',
      'A dynamic, motivated professional. (summary)',
      'Team player in a kitchen of nine. (summary)',
      'Dynamic range tests for radios. (summary)',
      'Hard-working cook from Leeds. (summary)',
      'To work in a challenging and result-oriented organization where I learn. (summary)',
    ],
  },
  check(line) {
    if (line.kind !== 'prose') return [];
    return line.sentences.flatMap(({ start, end }) => {
      const sentence = line.text.slice(start, end);
      return lead(start, sentence) ?? tail(start, sentence);
    });
  },
};

/** The praise that a sentence begins with, where a plain one stays behind it. */
function lead(at: number, sentence: string): Lint[] | null {
  const words = [...sentence.matchAll(WORD)];
  const size = words.findIndex(({ 0: word }) => !PRAISE.test(word));
  if (size < 1) return null;
  const praise = words.slice(0, size).map(({ 0: word }) => word);
  const rest = sentence.slice(words[size]!.index);
  const before = sentence.slice(0, words[size]!.index);
  const last = praise.findLast((word) => !/^(?:and|a|an|the|with|who)$/i.test(word));
  if (/^(?:to|in|of|for|with|my|that)$/i.test(praise[0]!)) return null;
  if (last === undefined || !CLICHE.test(before) || rest.split(' ').length < 2) return null;
  // 'a people person with a proven track record': the cut would be within what follows 'with'.
  if (praise.slice(0, -1).some((word) => /^(?:with|in|of|for|to|who|that)$/i.test(word)))
    return null;
  const put = whatStays(praise, last, before, rest);
  if (put === null) return null;
  const end = at + sentence.length - put.length;
  return [lintOf({ start: at, end: end + 1 }, put.charAt(0).toUpperCase())];
}

/** What is left of the sentence, or null where the praise belongs to what follows. */
function whatStays(praise: readonly string[], last: string, before: string, rest: string) {
  const end = praise.at(-1)!.toLowerCase();
  if (/,\s*$/.test(before))
    return /^(?:and|or|but|who|which|with|from|in|of)\b/.test(rest) ? null : rest;
  if (end === 'who')
    return /^(?:can|has|speaks|knows|holds|likes|enjoys)\b/.test(rest) ? rest : null;
  if (end === 'with') return YEARS.test(rest) ? rest : null;
  if (end === 'and') return TRADE.test(rest) ? rest : null;
  return PRAISING.test(last) && end === last.toLowerCase() && TRADE.test(rest) ? rest : null;
}

/** ' and outside-the-box thinker', ' in a dynamic company': praise that a sentence ends with. */
function tail(at: number, sentence: string): Lint[] {
  const company = COMPANY.exec(sentence);
  if (company) return [lintOf(spanOf(at, company.index, company[0]), '')];
  const joint = sentence.lastIndexOf(' and ');
  const words = sentence.slice(joint + 5).match(WORD) ?? [];
  const isPraise =
    joint > 0 &&
    CLICHE.test(sentence.slice(joint)) &&
    words.length < 5 &&
    PRAISED.test(words.at(-1) ?? '') &&
    words.every((word) => PRAISE.test(word)) &&
    !/[,;:]/.test(sentence.slice(0, joint));
  const end = sentence.replace(/[.!]\s*$/, '').length;
  return isPraise ? [lintOf({ start: at + joint, end: at + end }, '')] : [];
}

const spanOf = (at: number, index: number, text: string) => ({
  start: at + index,
  end: at + index + text.length,
});

const WORD = /[\p{L}\d%]+(?:[-’'][\p{L}\d]+)*/gu;
const YEARS =
  /^(?:over |more than |about |nearly |almost )?(?:\d+|\p{L}+teen|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty)\+? years?\b/iu;
/** A noun phrase and what is told of it: 'plumber with', 'bar manager, licensed'. */
const TRADE =
  /^(?!(?:about|by|in|on|for|to|at|from|of|with|and|or|the|a|an|range|ranges)\b)\p{L}/iu;
const COMPANY = new RegExp(
  oneLine`
    (?<=\b(?:position|job|role|post|work)\b.*)[ ]in[ ]an?[ ]
    (?:(?:very|highly)[ ])?(?:dynamic|fast-paced|challenging|vibrant)
    (?:(?:,|[ ]and|,[ ]and)?[ ](?:dynamic|fast-paced|challenging|vibrant|growing|reputable|reputed|progressive))*[ ]
    (?:company|organi[sz]ation|environment|firm|team|setting|workplace)(?=\.?\s*$)
  `,
  'i',
);

function lintOf(span: Span, text: string): Lint {
  return {
    rule: praiseBeforeTrade.id,
    category: praiseBeforeTrade.category,
    level: 'confirm',
    priority: 52,
    span,
    edits: [{ ...span, text }],
    message: 'Leave out what every resume says.',
  };
}
