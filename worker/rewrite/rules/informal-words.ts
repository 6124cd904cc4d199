import { replaceWhere } from '#worker/nlp/needed.ts';
import { firing } from '../firing.ts';
import type { RewriteRule } from '../model.ts';
import { lemmasOf } from '../words.ts';

type Swap = readonly [pattern: RegExp, to: string];

const SWAPS: readonly Swap[] = [
  [/\binfo\b/gi, 'information'],
  [/\bmeds\b/gi, 'medications'],
  [/(?<!-)\bthru\b/gi, 'through'],
  [/\bxrays\b(?!-)/g, 'X-rays'],
  [/\bxray(?= )/g, 'X-ray'],
  [/\beveryday(?=$|[,.;]| (?:and|at|for|in|to|from|by|with|on)\b)/g, 'every day'],
  [/\bapprox\.? (?=\d)/gi, 'approximately '],
  [/(?<=\s)w\/ ?(?=[a-z])/gi, 'with '],
  [/\bcuz\b/gi, 'because'],
  [
    /\b(?:really|very|super) (?=(?:many|busy|large|big|high|fast|successful|popular|important)\b)/g,
    '',
  ],
  [
    /\b(?:great|amazing|awesome|wonderful|fantastic) (?=(?:clients|customers|people|guests|coworkers|colleagues|team)\b)/gi,
    '',
  ],
  [/\beach and every\b/gi, 'every'],
  [/^(?:Basically|Just|Also) (?=[a-z]+ed\b|[a-z]+ )/g, ''],
  [/\b(helped|help|helping) out (?!(?:with|at|in|on|when|where|wherever|whenever)\b)/gi, '$1 '],
  [/\b(helped|help|helping) out (?=with\b)/gi, '$1 '],
];

/** A plural follows, maybe after one or two words that describe it. */
const LOTS =
  /\b(?:lots and lots of|lots of|a lot of|alot of|loads of|tons of|a bunch of|bunches of|a ton of|plenty of|a whole lot of)(?: (?:various|different))? (?=((?:[a-z-]+ ){0,2}?[a-z-]+)(?= (?:and|for|in|on|at|to|from|with|of|about|per|every|each|using|by|that|who|daily)\b|[,.;]|$))/gi;

/** Spoken words as they are written: 'info', 'lots of calls'. */
export const informalWords: RewriteRule = {
  id: 'informal-words',
  title: 'Write it as on paper',
  why: 'Spoken words read as careless in a resume; the meaning stays.',
  mayAdd: lemmasOf(
    'day x ray rays information medications through approximately with because many help every',
  ),
  mayRemove: lemmasOf(
    `everyday xrays xray info meds thru approx w cuz really very super great amazing awesome wonderful fantastic each and every basically just also
    help helped out lots of a lot alot loads tons ton bunch bunches whole plenty various different`,
  ),
  examples: {
    fires: [
      ['Entered client info in Excel', 'Entered client information in Excel'],
      ['Wrote lots of press releases', 'Wrote many press releases'],
      ['Met a lot of different buyers at fairs', 'Met many buyers at fairs'],
      ['Helped out the cooks at lunch', 'Helped the cooks at lunch'],
      ['Checked each and every seal', 'Checked every seal'],
    ],
    leaves: [
      'Cleaned a lot of data',
      'Sold parking lots of a private owner',
      'Helped out at the food bank',
      'Great Lakes Credit Union teller',
      'Took x-rays at the drive-thru clinic',
      'Just-in-time delivery for two plants',
    ],
  },
  apply({ text }) {
    let added = '';
    let removed = '';
    const note = (was: string, is: string) => {
      removed += ` ${was}`;
      added += ` ${is}`;
      return is;
    };
    let line = text.replaceAll(LOTS, (words, things: string) =>
      isPlural(things.split(' ').at(-1)!) ? note(words, likeFirst(words, 'many ')) : words,
    );
    for (const [pattern, to] of SWAPS) {
      line = replaceWhere(line, pattern, (whole, group?: unknown) =>
        note(whole, likeFirst(whole, to.replace('$1', typeof group === 'string' ? group : ''))),
      );
    }
    if (/^\p{Lu}/u.test(text)) line = line.charAt(0).toUpperCase() + line.slice(1);
    return line === text ? null : firing(line, 'auto', { added, removed });
  },
};

const isPlural = (word: string) =>
  /(?:[^su]s|people|children|staff)$/.test(word) && !/(?:ness|ics|business)$/.test(word);

const likeFirst = (was: string, is: string) =>
  /^\p{Lu}/u.test(was) ? is.charAt(0).toUpperCase() + is.slice(1) : is;
