import { oneLine } from '#contract/one-line.ts';
import { isTradeWord } from '#worker/nlp/dictionary/trade-words.ts';
import { speltAs } from '#worker/nlp/british-forms.ts';
import type { AnalysedLine, Token } from '#worker/nlp/line/model.ts';
import { KEYBOARD_ROWS } from '#worker/nlp/spelling-candidates.ts';
import { inflect } from '#worker/nlp/line/inflect.ts';
import { isVerbLemma } from '#worker/nlp/line/lexicon.ts';
import { isEveryday, type Speller } from '#worker/nlp/speller.ts';
import { inCaseOf, is, isPluralNumber, replaceLint } from '../build.ts';
import type { Lint, LintContext, Rule } from '../model.ts';

/** From this share of unknown words on, a line is in another language or a list of names. */
const FOREIGN = 0.34;
/** Small words of other languages: what stands beside them is no English word. */
const FOREIGN_WORD =
  /^(?:de|du|des|la|le|les|el|los|al|della|di|da|von|und|der|en|à|et|y|ad|pro|ex|chef|sous|mise|inter|ultra|prima|bona)$/;

/** Priority of a fix for a misspelling that is listed. */
const OF_KNOWN = 58;

export const spelling: Rule = {
  id: 'spelling',
  category: 'spelling',
  title: 'No spelling mistakes',
  why:
    'In an experiment with 445 recruiters, resumes with spelling mistakes were invited ' +
    'clearly less often, whatever the experience in them.',
  examples: {
    fixes: [
      ['Broke up fights calmy and quicky', 'Broke up fights calmly and quickly'],
      ['Kept garantor forms in the safe', 'Kept guarantor forms in the safe'],
      ['Acheived a better enviroment for visitors', 'Achieved a better environment for visitors'],
      ['Counted the till to the pennie', 'Counted the till to the penny'],
      ['Made deliverys along the corrider', 'Made deliveries along the corridor'],
      ['Kept the companys books', "Kept the company's books"],
      ['Ran the bakerys account', "Ran the bakery's account"],
      ['Liased with the treatement team', 'Liaised with the treatment team'],
      ['Wrote recommandations for the buisness', 'Wrote recommendations for the business'],
      ['Planted herbacious borders', 'Planted herbaceous borders'],
      ['Maintainance of pumps', 'Maintenance of pumps'],
      ['Sewed sleves and ironed clotes', 'Sewed sleeves and ironed clothes'],
      ['Made tea and washd towels', 'Made tea and washed towels'],
      ['Checked the desing with the owner', 'Checked the design with the owner'],
      ['Passed courses in manual handeling', 'Passed courses in manual handling'],
      ['Did my job carefuly and partialy at night', 'Did my job carefully and partially at night'],
      [
        'Knowlege of Kuvera, Tarivo, Zomblat and Qerfin',
        'Knowledge of Kuvera, Tarivo, Zomblat and Qerfin',
      ],
      ['Measured the viberation of fans', 'Measured the vibration of fans'],
    ],
    keeps: [
      'Rose from groundie to climber',
      'Swabbed 22 equipments a day',
      'Cooked beurre noisette and jus',
      'Left school with maturita (leaving exam)',
      'Surveyed the Chepterit–Lessos road',
      'Wilcom (basic editing), WhatsApp and Excel',
      'Wilcom basics, WhatsApp and Excel',
      'Worked at Brackenfld Foods with Dr. Okaforr',
      'Organised the colour programme and organized the color program',
      'Ran kubectl, nginx and pytest in CI',
      'Served as chef de partie, mise en place',
      'Taught trainees how to make fufu, banku and jollof',
      'Designed infeed and sealing units',
      'Modelled trophic networks of lakes',
      'Scouted for thrips and aphids',
      'Passed the licensure exam',
      'Baked stotties each morning',
      'Argued a case inter partes',
      'Put cardboard in the bailer',
      'Cleaned the footbath and the coldroom',
      'Installed ducted splits in two schools',
      'Graded triploid oysters and shook off the overset',
      'Herbarium curation and bryology',
      'Grilled picanha for two tradies',
      'Mandata, Excel and Outlook',
      'Did prophys for children',
      'Foamed, mossed and greened frames',
      'Brandesey and Ecolab products',
      'Sent it to j.brwn@exmple.com',
      'Sprechen Sie Deutsch und arbeiten gern',
    ],
  },
  check(line, context) {
    const { speller } = context;
    if (!speller) return [];
    const words = line.tokens.filter(({ text }) => /^\p{L}{2,}$/u.test(text));
    const unknown = words.filter((token) => !isKnown(token, context, speller));
    const found = unknown.flatMap((token) => misspelling(line, token, context, speller));
    // 'beurre noisette': beside a word that is like none, it is another language's.
    const beside = (token: Token) =>
      [-1, 1].some((step) => {
        const other = line.tokens[line.tokens.indexOf(token) + step];
        return (
          other !== undefined &&
          unknown.includes(other) &&
          /^\p{Ll}{5,}$/u.test(other.text) &&
          !found.some(({ span }) => span.start <= other.start && span.end >= other.end)
        );
      });
    const sure = found.filter(
      ({ span, priority }) =>
        priority === OF_KNOWN ||
        !unknown.some((it) => it.start === span.start && it.end === span.end && beside(it)),
    );
    const strange = unknown.length - found.filter(({ level }) => level === 'auto').length;
    // Names of programs stand beside a usual misspelling, too; other languages have few words that look like one.
    return strange > 2 && strange > words.length * FOREIGN
      ? found.filter(({ priority }) => priority === OF_KNOWN && !words.some(isForeign))
      : sure;
  },
};

const isForeign = ({ norm }: Token): boolean => FOREIGN_WORD.test(norm);

const isKnown = ({ text }: Token, { names }: LintContext, speller: Speller) =>
  (names?.has(text.toLowerCase()) ?? false) ||
  (speller.correct(text) && !isOnlyName(text, speller));

/** 'lerner' in small letters, which the dictionary knows as a surname only: a slip where an everyday word is near. */
function isOnlyName(text: string, speller: Speller): boolean {
  if (!/^[a-z]{6,}$/.test(text) || speller.knowsAsWord?.(text) !== false) return false;
  const [best, rival] = speller.candidates?.(text).filter(({ word }) => word !== text) ?? [];
  return (
    best !== undefined &&
    best.cost <= NEAREST &&
    isEveryday(best.word) &&
    (rival === undefined || rival.cost - best.cost >= CLEAR)
  );
}

function misspelling(
  line: AnalysedLine,
  token: Token,
  { terms }: LintContext,
  speller: Speller,
): Lint[] {
  const at = line.tokens.indexOf(token);
  const known = speller.knownMisspelling?.(token.text) ?? null;
  const rest = line.text.slice(0, token.start) + line.text.slice(token.end);
  // An acronym may look like a usual mistake: 'ECT' is not 'etc'.
  if (known !== null && (isTradeWord(token.text, rest) || /^\p{Lu}{2,4}$/u.test(token.text)))
    return [];
  if (known === null && !mayBeMisspelt(line, at)) return [];
  const best =
    known === null
      ? bestOf(token, line.tokens[at + 1], speller)
      : { word: known, level: 'auto' as const };
  if (best === null) return [];
  // 'groundie', 'truckie': what a trade calls its own.
  if (
    known === null &&
    /ies?$/.test(token.norm) &&
    best.word === token.norm.replace(/ie(?=s?$)/, '')
  )
    return [];
  // 'gulets', 'stellite', again and again: a word of the trade, not 'gullets' or 'satellite'.
  const opensAlike = best.word.slice(0, 2) === token.norm.slice(0, 2);
  if (known === null && terms?.has(token.norm) && !(isEveryday(best.word) && opensAlike)) return [];
  // '22 equipments': without its plural nothing would be left to count.
  if (best.word === token.norm.replace(/s$/, '') && isPluralNumber(line.tokens[at - 1])) return [];
  const dialect = line.dialect === 'us' || line.dialect === null ? 'us' : 'uk';
  const word = inCaseOf(token.text, speltAs(dialect, token.text.toLowerCase(), best.word));
  return replaceLint(line, token, word, {
    rule: 'spelling',
    category: 'spelling',
    message: `Did you mean “${word}”?`,
    level: best.level,
    priority: known === null ? 40 : OF_KNOWN,
  });
}

/** Names, terms, acronyms and other languages are left alone. */
function mayBeMisspelt({ tokens, text }: AnalysedLine, at: number): boolean {
  const token = tokens[at]!;
  if (!/^\p{Lu}?\p{Ll}{5,}$/u.test(token.text)) return false;
  const [before, after] = [tokens[at - 1], tokens[at + 1]];
  if (
    /[@/\\_#.:\d-]/.test(text[token.start - 1] ?? '') ||
    /[@/\\_#:\d(-]/.test(text[token.end] ?? '')
  ) {
    return false;
  }
  if (/[-–] $/.test(text.slice(0, token.start)) || /^["”'’`]/.test(text.slice(token.end)))
    return false;
  if (/^\.\p{L}/u.test(text.slice(token.end))) return false;
  // 'maturita (leaving exam)', 'the exam of the sixth year (certificat)': a name in another language.
  if (/^ \(\p{Ll}/u.test(text.slice(token.end))) return false;
  if (text[token.start - 1] === '(' && text[token.end] === ')') return false;
  if (FOREIGN_WORD.test(before?.norm ?? '') || FOREIGN_WORD.test(after?.norm ?? '')) return false;
  if (!/^\p{Lu}/u.test(token.text)) return true;
  // 'the Chepterit–Lessos road': two names joined by a dash.
  if (/\p{L}[–—]$/u.test(text.slice(0, token.start))) return false;
  const starts = before === undefined || /^[.!?•–—]$/.test(before.text);
  // 'Mandata, Excel': a name at the head of a list.
  // 'Diversey and Ecolab products'
  const isPairOfNames =
    /^(?:and|&|or)$/.test(after?.norm ?? '') && /^\p{Lu}/u.test(tokens[at + 2]?.text ?? '');
  return (
    starts &&
    !isPairOfNames &&
    token.text.length > 5 &&
    !/^[\p{Lu},;|(]/u.test(after?.text ?? '') &&
    // 'Wilcom basics, Excel': the first of a list of names.
    !(
      token.text.length < 9 &&
      after !== undefined &&
      /,\s\p{Lu}|\band \p{Lu}/u.test(text.slice(token.end))
    )
  );
}

/** 'manis', 'isos': may be short forms of a trade, in the plural. */
const isShortPlural = (text: string) => /^\p{Ll}{3,5}s$/u.test(text) && !/ss$|ys$/.test(text);

/** Up to this cost a word is as good as the same. */
const NEAREST = 0.4;
/** Above this cost a near word is a guess; two words less apart than `CLEAR` may both be meant. */
const SURE = 0.95;
const LIKELY = 1.45;
const CLEAR = 0.25;
/** 'trophic' is no slip for 'tropic': a word this short must be near one that resumes are full of. */
const LONG_ENOUGH = 9;
/** A letter too many or two swapped, in a word that resumes are full of. */
const SWAPPED = 0.26;

/** The ending alone is wrong, and no word of any trade ends so. */
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/(?<=[^aeiou])(?<!^(?:proph|deh))ys$/, 'ies'],
  [/(?<=[^aeiou])yed$/, 'ied'],
  [/(?<=[^aeiou])ie$/, 'y'],
  [/(?<=[a-z]{3})eing$/, 'ing'],
  [/(?<=ch|sh|x|ss)s$/, 'es'],
  [/(?<=[a-z]{2}a|fu)ly$/, 'lly'],
  [/(?<=[a-z]{2}[mkntdhrs])y$/, 'ly'],
  [/(?<=[^aeiou])ement(?=s?$)/, 'ment'],
  [/(?<=[a-z]{2}[^aeioudnrlm])d$/, 'ed'],
];

/** 'the companys books', 'the bakerys account': an owner */
const OWNERS = new RegExp(oneLine`
  ^(?:
    company|family|agency|city|country|county|charity|party|lady|baby|daddy|granny|nanny|
    bakery|brewery|nursery|library|surgery|factory|grocery
  )s$
`);

function bestOf(token: Token, next: Token | undefined, speller: Speller) {
  const word = token.text.toLowerCase();
  const ending = ENDINGS.map(([wrong, right]) => word.replace(wrong, right)).find(
    (it) => it !== word && speller.correct(it),
  );
  if (OWNERS.test(word) && is(next, 'noun'))
    return { word: `${word.slice(0, -1)}'s`, level: 'auto' as const };
  if (ending !== undefined) return { word: ending, level: 'auto' as const };
  if (isVerbed(word, speller)) return null;
  const near = speller.suggest(word);
  const found = (speller.candidates?.(word) ?? []).filter((it) => it.word !== word);
  const best = found[0];
  // 'cheqes': the only word that is one letter away, and none sounds like it.
  const [only, ...more] = near;
  const isOnly = only !== undefined && more.length === 0 && word.length >= 6 && isEveryday(only);
  if (isOnly && (best === undefined || best.cost > SURE) && !isCompound(word, speller))
    return { word: only, level: 'auto' as const };
  if (best === undefined) return null;
  if (isShortPlural(token.text) && best.cost > NEAREST) return null;
  if (swapsConsonant(word, best.word) || soundsOther(word, best.word)) return null;
  // 'banku', 'jalebi', 'cauli': a vowel at the end is another language's or a short form, no slip.
  if (/[aiou]$/.test(word) && (best.word === word.slice(0, -1) || word.length <= 6)) return null;
  // 'prophys': more than one of a word that is known.
  if (word === `${best.word}s`) return null;
  const rival = found[1];
  const isClear =
    rival === undefined ||
    rival.cost - best.cost >= CLEAR ||
    (near[0] === best.word && isSwapped(word, best.word) && !isSwapped(word, rival.word));
  const everyday = isEveryday(best.word);
  const long = word.length >= 7;
  // 'transslated' is no compound of 'slated': a letter doubled or two swapped make it a word of every resume.
  const isSwap = everyday && isClear && best.cost <= SWAPPED;
  // 'viberation' is no ration: the one near word has the same consonants.
  const isVowel =
    near.length === 1 &&
    near[0] === best.word &&
    (everyday || word.length !== best.word.length) &&
    sharesConsonants(word, best.word);
  if (!isSwap && !isVowel && isCompound(word, speller)) return null;
  const sure =
    best.cost <= (everyday ? SURE : SURE - 0.25) && isClear && (long || near[0] === best.word);
  const rare = !everyday && word.length < LONG_ENOUGH;
  if (sure && (everyday || long) && !rare) return { word: best.word, level: 'auto' as const };
  // The only word that is one letter away.
  if (word.length >= 6 && !rare && near.length === 1 && near[0] === best.word && best.cost <= 1) {
    return { word: best.word, level: 'auto' as const };
  }
  if (best.cost <= LIKELY && everyday && isClear && long)
    return { word: best.word, level: 'auto' as const };
  // 'garantor', 'dimmly', 'sintring': a vowel or a doubled letter makes it the one near word, common or not.
  const isNamed = is(token, 'proper') || /^\p{Lu}/u.test(token.text);
  if (
    word.length >= 6 &&
    !isNamed &&
    near.length === 1 &&
    near[0] === best.word &&
    isSameSkeleton(word, best.word)
  )
    return { word: best.word, level: 'confirm' as const };
  return best.cost <= SURE && everyday && word.length > 5 && !is(token, 'proper')
    ? { word: best.word, level: 'confirm' as const }
    : null;
}

/** 'mossed': a noun used as a verb; not 'stoped', which lacks a letter. */
function isVerbed(word: string, speller: Speller): boolean {
  // 'typer', 'descalers': who or what does it, but not 'scaners'.
  const agent = /^.{3,}er(?=s?$)/.exec(word)?.[0] ?? '';
  const bases = [agent.slice(0, -1), agent.slice(0, -2)].filter(isVerbLemma);
  if (bases.some((base) => inflect(base, 'gerund').replace(/ing$/, 'er') === agent)) return true;
  const noun = /^(.{4,})(?:ed|ing)$/.exec(word)?.[1];
  return (
    noun !== undefined &&
    !/[aeiou][bdfgmnprt]$|e$/.test(noun) &&
    speller.knowsAsWord?.(noun) === true
  );
}

/** Two letters have changed places: 'desing' and 'design'. */
function isSwapped(word: string, other: string): boolean {
  const at = word.split('').findIndex((letter, i) => letter !== other[i]);
  return (
    word.length === other.length &&
    word[at] === other[at + 1] &&
    word[at + 1] === other[at] &&
    word.slice(at + 2) === other.slice(at + 2)
  );
}

/** 'infeed' is no slip for 'indeed': a short word with another consonant may be one of a trade. */
function swapsConsonant(word: string, other: string): boolean {
  const at = word.split('').findIndex((letter, i) => letter !== other[i]);
  return (
    word.length <= 6 &&
    word.length === other.length &&
    word.slice(at + 1) === other.slice(at + 1) &&
    !/[aeiouy]/.test(word[at]! + other[at]!) &&
    !/^(?:cs|sc|ck|kc|sz|zs|mn|nm)$/.test(word[at]! + other[at]!)
  );
}

/** 'stotties' and 'stories', 'bailer' and 'boiler': another consonant, or another vowel where the stress is, makes another word. */
function soundsOther(word: string, other: string): boolean {
  if (word.length > 8) return false;
  const [mine, theirs] = [word, other].map(consonantsOf);
  const odd = mine!.findIndex((letter, i) => letter !== theirs![i]);
  if (odd >= 0 && mine!.length === theirs!.length) {
    const rest = mine!.slice(odd + 1).join('') === theirs!.slice(odd + 1).join('');
    const isSlip = word.length === other.length && areNeighbours(mine![odd]!, theirs![odd]!);
    if (rest && !isSlip && !ALIKE.test(mine![odd]! + theirs![odd]!)) return true;
  }
  const [ours, given] = [word, other].map((it) => /^([^aeiou]*)([aeiou]+)/.exec(it) ?? []);
  const [a = '', b = ''] = [ours![2], given![2]];
  const isPart =
    a.split('').every((it) => b.includes(it)) || b.split('').every((it) => a.includes(it));
  return ours![1] === given![1] && a.length > 1 && !isPart;
}

/** Two letters side by side on the keyboard, in a row or across two. */
function areNeighbours(a: string, b: string): boolean {
  const [[rowA, x], [rowB, y]] = [placeOf(a), placeOf(b)];
  return Math.abs(rowA - rowB) <= 1 && Math.abs(x - y) <= 1;
}

function placeOf(letter: string): [row: number, column: number] {
  const row = KEYBOARD_ROWS.findIndex((keys) => keys.includes(letter));
  return [row, (KEYBOARD_ROWS[row]?.indexOf(letter) ?? -9) + row * 0.5];
}

/** Long words that differ in a vowel alone. */
const sharesConsonants = (word: string, other: string): boolean =>
  word.length >= LONG_ENOUGH - 1 && consonantsOf(word).join('') === consonantsOf(other).join('');

/** A consonant doubled or a vowel lost beside another one: 'dimmly' and 'dimly', 'garantor' and 'guarantor'. */
const isSameSkeleton = (word: string, other: string): boolean =>
  word[0] === other[0] &&
  (undoubled(word) === undoubled(other) || withoutVowelPairs(word) === withoutVowelPairs(other));
const undoubled = (word: string) => word.replaceAll(/([^aeiouy])\1/g, '$1');
const withoutVowelPairs = (word: string) => word.replaceAll(/[aeiou](?=[aeiou])/g, '');

/** Its consonants, doubled ones once. */
const consonantsOf = (word: string): string[] =>
  word
    .replaceAll(/(.)\1/g, '$1')
    .replaceAll(/[aeiouy]/g, '')
    .split('');

const ALIKE = /^(?:cs|sc|ck|kc|sz|zs|mn|nm|dt|td|gj|jg|fv|vf|bp|pb|vb|bv|lr|rl|kq|qk|cq|qc)$/;

const SHORT_HEADS = new Set(
  'air bed bus car day eye fat ice ink key log net oil pay pet pit pot pub sea sun tap tax tea toe top van web zip'.split(
    ' ',
  ),
);

/** 'footbath', 'subfolder', 'middleware': two words of which each is known, or one with a usual beginning or end. */
function isCompound(word: string, speller: Speller): boolean {
  if (
    new RegExp(oneLine`
      ^(?:
        un|re|pre|non|sub|multi|micro|macro|inter|auto|bio|geo|hydro|thermo|electro|cyber|tele|
        super|hyper|ultra|meta|neuro|cardio|photo|agro|eco|pseudo|semi|anti|post|mis|dis|over|
        under|out|de|co|up
      )
    `).test(word)
  ) {
    const rest = word.replace(
      new RegExp(oneLine`
        ^(?:
          un|re|pre|non|sub|multi|micro|macro|inter|auto|bio|geo|hydro|thermo|electro|cyber|
          tele|super|hyper|ultra|meta|neuro|cardio|photo|agro|eco|pseudo|semi|anti|post|mis|dis|
          over|under|out|de|co|up
        )
      `),
      '',
    );
    if (rest.length > 3 && speller.correct(rest)) return true;
  }
  for (let cut = 3; cut <= word.length - 4; cut++) {
    const [head, tail] = [word.slice(0, cut), word.slice(cut)];
    if (cut === 3 && !SHORT_HEADS.has(head)) continue;
    if (head.length >= 3 && tail.length >= 4 && speller.correct(head) && speller.correct(tail))
      return true;
  }
  return (
    /(?:able|ably|ability|ization|isation|izer|iser|ness|ly|ers?|ings?|ies|ify|able|less|wise)$/.test(
      word,
    ) && isDerived(word, speller)
  );
}

function isDerived(word: string, speller: Speller): boolean {
  const stem = word.replace(
    /(?:abilit(?:y|ies)|abl[ey]|i[sz]ations?|i[sz]ers?|ness|ly|ers?|ings?|ify|less|wise)$/,
    '',
  );
  // 'scaner': a short stem doubles its last letter before an ending.
  if (/^[^aeiou]*[aeiou][bdgmnprt]$/.test(stem) && /^(?:er|ing)/.test(word.slice(stem.length)))
    return false;
  return (
    stem.length > 3 &&
    // 'handeling' comes of no composer; 'spackling' does of a trade's own 'spackle'.
    ((speller.correct(stem) && speller.knowsAsWord?.(stem) !== false) ||
      [`${stem}e`, stem.replace(/(.)\1$/, '$1')].some((it) => it !== stem && speller.correct(it)))
  );
}
