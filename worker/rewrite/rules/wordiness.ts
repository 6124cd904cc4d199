import { replaceWhere } from '#worker/nlp/needed.ts';
import { verbOfGerund } from '#worker/nlp/verbs.ts';
import { firing } from '../firing.ts';
import type { RewriteRule } from '../model.ts';
import { lemmasOf } from '../words.ts';

type Phrase = readonly [label: string, pattern: RegExp, to: string, words: string];

const phrase = (words: string, to: string, before = ''): Phrase => [
  words,
  new RegExp(`(?<![\\w-])(?:${words})(?![\\w-])${before && `(?= (?:${before})(?![a-z]))`}`, 'gi'),
  to,
  words.replaceAll(/[(?:|)]/g, ' '),
];

const PHRASES: readonly Phrase[] = [
  phrase('in order to', 'to'),
  phrase('so as to', 'to'),
  phrase('on a daily basis', 'daily'),
  phrase('on a weekly basis', 'weekly'),
  phrase('on a monthly basis', 'monthly'),
  phrase('on a quarterly basis', 'quarterly'),
  phrase('on a regular basis', 'regularly'),
  phrase('on a yearly basis', 'yearly'),
  phrase('on an annual basis', 'annually'),
  phrase('on an hourly basis', 'hourly'),
  phrase('on a nightly basis', 'nightly'),
  phrase('on a fortnightly basis', 'fortnightly'),
  phrase('on a day[- ]to[- ]day basis', 'daily'),
  phrase('in an effort to', 'to'),
  phrase('prior to', 'before'),
  phrase('subsequent to', 'after'),
  phrase('all of', 'all', 'the|their|our|its'),
  phrase('over a period of', 'over', '\\d|two|three|four|five|six'),
  phrase('prevent the occurrence of', 'prevent'),
  phrase('various different', 'various'),
  phrase('wide variety of', 'range of'),
  phrase('due to the fact that', 'because'),
  phrase('with regards? to|in regards? to', 'about'),
  phrase('a large number of', 'many'),
  phrase('in the process of', ''),
  phrase('as well as also', 'as well as'),
  phrase('and also', 'and'),
  phrase('worked closely together with', 'worked closely with'),
  phrase('end result', 'result'),
  phrase('past experience', 'experience'),
].filter((entry) => entry[2] !== '');

/** Long phrases for which a short one says the same. */
export const wordiness: RewriteRule = {
  id: 'wordiness',
  title: 'Say it shorter',
  why: 'The short form says the same; a recruiter reads it sooner.',
  mayAdd: [...PHRASES.flatMap((phrase) => lemmasOf(phrase[2])), 'and'],
  mayRemove: [
    ...PHRASES.flatMap((phrase) => lemmasOf(phrase[3])),
    ...lemmasOf('also for the purpose purposes of as well with a view to aim goal intention'),
  ],
  examples: {
    fires: [
      ['Met tenants in order to agree repairs', 'Met tenants to agree repairs'],
      ['Checked tills on a daily basis', 'Checked tills daily'],
      ['Sold various different brands', 'Sold various brands'],
      ['Chased late deliveries as well as invoices', 'Chased late deliveries and invoices'],
      ['Used a log for the purpose of tracking keys', 'Used a log to track keys'],
      [
        'Used a log for the purpose of tracking keys and recording visitors',
        'Used a log to track keys and record visitors',
      ],
      ['Called members with a view to renewing policies', 'Called members to renew policies'],
      ['Checked all of the seals prior to shipping', 'Checked all the seals before shipping'],
    ],
    leaves: [
      'Answered letters in a timely manner',
      'Lent rooms for the purpose of worship',
      'Put stock in order',
      'Paid all of them on time',
      'Chased orders as well as keeping the books',
      'Gave support on the ward as well as newborn checks',
      'Worked on a daily newspaper',
      'Kept the basis of accounts',
    ],
  },
  apply({ text }) {
    let added = '';
    let removed = '';
    const short = PHRASES.reduce(
      (line, [, pattern, to]) =>
        replaceWhere(line, pattern, (whole) => {
          removed += ` ${whole}`;
          added += ` ${to}`;
          return /^[A-Z]/.test(whole) ? to.charAt(0).toUpperCase() + to.slice(1) : to;
        }),
      text,
    );
    const plain = short.replaceAll(PURPOSE, (whole, word: string) => {
      const verb = verbOfGerund(word);
      if (!verb) return whole;
      removed += ` ${whole}`;
      added += ` to ${verb.base}`;
      return `to ${verb.base}`;
    });
    const even = plain.replace(SECOND_PURPOSE, (whole, before: string, word: string) => {
      const verb = plain === short ? undefined : verbOfGerund(word);
      if (!verb) return whole;
      removed += ` ${word}`;
      added += ` ${verb.base}`;
      return `${before}${verb.base}`;
    });
    const joined = / and |,| (?:on|in|at) (?:the|our|an?) .* as well as /.test(even)
      ? even
      : even.replace(AS_WELL_AS, ' and ');
    if (joined !== even) {
      removed += ' as well as';
      added += ' and';
    }
    return joined === text ? null : firing(joined, 'auto', { added, removed });
  },
};

/** 'deliveries as well as invoices', the only two things of the line. */
const AS_WELL_AS = / as well as (?=(?:the |our )?(?:(?![a-z]+ing\b)[a-z-]+ ){0,2}[a-z-]+s[.;]?$)/;
/** 'to schedule recalls and documenting charts', once its first deed was told with “to”. */
const SECOND_PURPOSE = /( to [a-z]+ [^,.;]*? and )([a-z]+ing)(?= (?!of\b)[a-z\d])/;
const PURPOSE =
  /\b(?:for the purposes? of|with a view to|with the (?:aim|goal|purpose|intention) of) ([a-z]+ing)(?= [a-z\d])/g;
