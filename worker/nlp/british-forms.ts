/** British spellings of American words, for what a speller offers in a British document. */
import { oneLine } from '#contract/one-line.ts';
import type { Dialect } from './verbs.ts';

/** A correction as the dialect spells it: 'behavior' is 'behaviour' in a British resume. */
export const speltIn = (dialect: Dialect, word: string): string =>
  dialect === 'uk' ? britishForm(word) : word;

/** As `speltIn`, but with no word that some British, Canadian or Australian houses spell the American way: 'organize', 'judgment', 'aluminum'. */
export const britishUsage = (word: string): string =>
  SHARED.test(word) ? word : britishForm(word);
const SHARED = new RegExp(
  oneLine`
    iz(?:e|es|ed|ing|er|ers|ation|ations|ational|able)$|yz|^(?:analog|dialog|catalog)|judgment|
    ped|an?esth|^(?:gyn|hem|alumin|maneuv|orthop)|(?:met|lit)er
  `,
  'i',
);

/** A misspelling's correction in the dialect, or in the other where its letters say so: 'catalouged' is 'catalogued' anywhere. */
export const speltAs = (dialect: Dialect, wrong: string, american: string): string =>
  fits(britishForm(american), wrong) && !fits(american, wrong)
    ? britishForm(american)
    : speltIn(dialect, american);

/** True when `right` has every letter of `wrong`, as often. */
function fits(right: string, wrong: string): boolean {
  const left = right.toLowerCase().split('');
  return wrong
    .toLowerCase()
    .split('')
    .every((letter) => {
      const at = left.indexOf(letter);
      if (at >= 0) left.splice(at, 1);
      return at >= 0;
    });
}

/** The British spelling of an American word, in its case; the word itself where both spell alike. */
function britishForm(word: string): string {
  for (const [american, british] of FORMS) {
    if (american.test(word)) return word.replace(american, british);
  }
  return word;
}

const FORMS: readonly [RegExp, string][] = [
  [
    new RegExp(
      oneLine`
        (?<=
          ^(?:dis|mis|un|re|multi|full-?|water|well-)?(?:
            arm|behavi|cand|clam|col|endeav|fav|ferv|flav|glam|harb|hon|hum|lab|neighb|od|parl|
            rig|rum|savi|splend|tum|val|vap|vig
          )
        )or
        (?=$|s$|ed$|ing$|al$|ally$|able$|ably$|er$|ers$|ful$|hood$|hoods$|less$|ite$|ites$|y$)
      `,
      'i',
    ),
    'our',
  ],
  [
    /(?<=^(?:epi)?(?:cent|theat|fib|calib|lit|kilomet|centimet|millimet|millilit|met))er(?=s?$)/i,
    're',
  ],
  [
    /(?<=^(?!siz|priz|seiz|capsiz|resiz|oversiz|downsiz|citiz)[a-z]{3,})iz(?=(?:e|es|ed|ing|er|ers|ation|ations|ational|able)$)/i,
    'is',
  ],
  [/(?<=anal|paral|catal)yz(?=(?:e|es|ed|ing|er|ers)$)/i, 'ys'],
  [
    new RegExp(
      oneLine`
        (?<=
          ^(?:re|un|mis|out)?(?:
            cancel|channel|counsel|fuel|jewel|label|level|libel|marshal|model|panel|signal|
            total|travel|tunnel|stencil|pencil|refuel|initial|dial
          )
        )(?=(?:ed|ing|er|ers|or|ors)$)
      `,
      'i',
    ),
    'l',
  ],
  [/(?<=^(?:def|off|pret))ense(?=s?$)/i, 'ence'],
  [/(?<=^an)esth/i, 'aesth'],
  [/^p(?=ediatr)/i, 'pa'],
  [/(?<=^orthop)ed/i, 'aed'],
  [/(?<=^gyn)ec/i, 'aec'],
  [/(?<=^h)em(?=at|o(?:glob|phil|rrh|dial))/i, 'aem'],
  [/(?<=^diarrh)ea/i, 'oea'],
  [/(?<=^(?:cat|an)al|^dial)og(?=s?$)/i, 'ogue'],
  [/(?<=^catal)og(?=(?:ed|ing|er|ers)$)/i, 'ogu'],
  [/(?<=^enrol|^fulfil)l(?=ment|ments|s?$)|(?<=^instal)l(?=ments?$)/i, ''],
  [/(?<=^skil|^wil)l(?=ful|fully$)/i, ''],
  [/^maneuver/i, 'manoeuvre'],
  [/^aluminum$/i, 'aluminium'],
  [/^jewelry$/i, 'jewellery'],
  [/(?<=^(?:re)?ju)dgment/i, 'dgement'],
];
