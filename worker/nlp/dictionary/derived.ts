import { oneLine } from '#contract/one-line.ts';

/**
 * Whether an English word that no list holds is made of one that a list holds: by a regular ending, a
 * prefix or a common second half. `spelt` knows listed words in either spelling and names, `listed` the
 * words of the lists alone: from 'Chanel' comes no 'chanels'.
 */
export function isDerived(
  word: string,
  spelt: (word: string) => boolean,
  listed: (word: string) => boolean,
): boolean {
  const stem = PREFIX.exec(word)?.[1];
  if (stem !== undefined && (listed(stem) || (stem.length > 6 && spelt(stem)))) {
    // 'transslated' has a letter twice where prefix and stem meet; 'overreaching' would too.
    const at = word.length - stem.length;
    return word[at - 1] !== stem[0] || !spelt(word.slice(0, at) + stem.slice(1));
  }
  const head = COMPOUND.exec(word)?.[1];
  if (head !== undefined && spelt(head)) return true;
  return isInflected(word, listed) || isMadeVerb(word, listed);
}

const PREFIX = new RegExp(
  oneLine`
    ^(?:
      re|pre|post|de|non|multi|micro|macro|cyber|bio|geo|eco|tele|neuro|anti|sub|inter|intra|
      ultra|semi|over|under|out|un|cross|mid|mini|mega|meta|hyper|auto|photo|nano|electro|
      thermo|hydro|physio|psycho|cardio|immuno|radio|agri|aero|infra|trans|counter|socio|ethno|
      biblio|crypto|poly|mono|bi|tri|super
    )-?(\p{L}{5,})$
  `,
  'u',
);
/** Second halves that form new compounds freely: 'payrollwork' is a word, 'invest' + 'gator' is a misspelling. */
const COMPOUND = new RegExp(
  oneLine`
    ^(\p{L}{4,})(
      works?|care|houses?|lines?|times?|books?|land|ways?|boards?|rooms?|sides?|ware|wide|
      places?|holders?|shops?|sites?|proof|points?|ground|sheets?|streams?|chains?|based?|
      flows?|lists?|loads?|stocks?|stores?|wise|yards?|makers?|making|builders?|building|
      keepers?|keeping|settings?|shares?|lights?|fields?|fronts?|styles?|hands?|markets?|power|
      force|prints?|plans?|marks?|paths?|skills?|coding|physical|chemical|physics|chemistry|
      medicine|surgery|therapy|logical|graphic|graphics|metric|metrics|free|less|like|friendly|
      ready|able|scape|scaping|writing|writers?|reading|walking|sitting|cleaning|washing|
      processing|maps?|spaces?|services?|chats?|trains?|backs?|seekers?|gear|boots?|packs?|
      frames?|casts?|cutters?|cutting|dressing|finders?|tables?|trucks?|wheels?|phones?|watch|
      grounds?|school|baths?|beds?|pots?|pans?|doors?|bags?|carts?|walls?|pools?|ponds?|crops?|
      stones?|nets?|bolts?|pads?|rods?|plates?|poles?|posts?|rails?|ropes?|sacks?|tanks?|traps?|
      trays?
    )$
  `,
  'u',
);

/** Plural, past, -ing and -er of a listed word of five letters and more, if formed by the rules of spelling. */
function isInflected(word: string, listed: (word: string) => boolean): boolean {
  const base = (pattern: RegExp, ending: string, fits: RegExp) => {
    if (!pattern.test(word)) return false;
    const stem = word.replace(pattern, ending);
    return stem.length > 4 && fits.test(stem) && listed(stem);
  };
  return (
    base(/s$/, '', /(?:[^sxzyh]|[aeou]y|[^cst]h)$/) ||
    base(/es$/, '', /(?:s|x|z|ch|sh)$/) ||
    base(/ies$/, 'y', /[^aeiou]y$/) ||
    base(/men$/, 'man', /man$/) ||
    base(/(?:ed|ing|ers?)$/, 'e', /[^eoy]e$/) ||
    base(/(?:ed|ing|ers?)$/, '', TAKES_ENDING) ||
    isShortInflected(word, listed) ||
    base(/ied$/, 'y', /[^aeiou]y$/) ||
    isDoer(word, listed)
  );
}

/** 'ducted' of 'duct', 'kerbing' of 'kerb': two consonants at the end are never doubled. */
function isShortInflected(word: string, listed: (word: string) => boolean): boolean {
  const stem =
    /^(\p{L}{1,2}[aeiou](?:ct|ft|lb|ld|lm|lt|mp|nd|nk|nt|pt|rb|rd|rk|rm|rn|rt|sk|sp|st))(?:ed|ing)$/u.exec(
      word,
    )?.[1];
  return stem !== undefined && listed(stem);
}

/** 'drippers' of 'drip'; 'writter' is a misspelling. */
function isDoer(word: string, listed: (word: string) => boolean): boolean {
  const stem = /^(\p{L}{2,}[aeiou]([bdgmnpt]))\2ers?$/u.exec(word)?.[1];
  return stem !== undefined && stem !== 'writ' && listed(stem);
}

/** Two consonants, two vowels and a consonant, or a last letter that is never doubled: 'stop' does not fit. */
const TAKES_ENDING = /(?:[^aeiou][^aeiouy]|[aeiou]{2}[^aeiou]|[wxy])$/;

/** 'templatised', 'incentivize', 'digitalisation': verbs made of a listed word. */
function isMadeVerb(word: string, listed: (word: string) => boolean): boolean {
  const stem = /^(\p{L}{6,}?)i[sz](?:es?|ed|ing|ations?|ers?)$/u.exec(word)?.[1];
  if (stem === undefined) return false;
  return listed(stem) || listed(`${stem}e`) || listed(`${stem}y`);
}
