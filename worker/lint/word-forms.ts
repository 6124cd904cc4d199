/** Whether two words are forms of one: the truth gate's idea of an inflection. */
import { speltIn } from '#worker/nlp/british-forms.ts';
import { readingsOf } from '#worker/nlp/line/lexicon.ts';
import { verbOfNominal } from '#worker/nlp/line/nominal.ts';

/** True for forms of one verb, one noun, or an adjective and its adverb; spelling of either dialect. */
export function isSameWord(a: string, b: string): boolean {
  if (a === b) return true;
  const [one, other] = [bare(a), bare(b)];
  if (one === other || speltIn('uk', one) === speltIn('uk', other)) return true;
  const lemmas = lemmasOf(one);
  if (lemmasOf(other).some((lemma) => lemmas.includes(lemma))) return true;
  const stems = stemsOf(one);
  return [...stemsOf(other)].some((stem) => stems.has(stem));
}

/** True when `noun` names what `verb`, in any form, does: 'maintenance' and 'maintained'. */
export function isActionNounOf(noun: string, verb: string): boolean {
  const base = verbOfNominal(noun) ?? verbOfNominal(noun.replace(/s$/, ''));
  return base !== undefined && isSameWord(base, verb);
}

const lemmasOf = (word: string) => readingsOf(word).map(({ reading }) => reading.lemma);

const bare = (word: string) => word.replace(/'s?$|s'$/, (end) => (end === "s'" ? 's' : ''));

/** Irregular nouns and verbs that the table of verbs lacks. */
const IRREGULAR: ReadonlyMap<string, string> = new Map(
  `children child;men man;women woman;people person;feet foot;teeth tooth;mice mouse;lives life;knives knife;shelves shelf;
  halves half;criteria criterion;analyses analysis;diagnoses diagnosis;theses thesis;crises crisis;taught teach;caught catch;
  brung bring;brought bring;lent lend;took take;taken take;gone go;went go;done do;did do;wrote write;written write`
    .split(/;\s*/)
    .map((pair) => pair.split(' '))
    .map(([form = '', stem = '']) => [form, stem] as const),
);

/** What a word may be a form of. */
function stemsOf(word: string): Set<string> {
  const stems = new Set([word, IRREGULAR.get(word) ?? word]);
  for (const [ending, replacements] of ENDINGS) {
    if (!ending.test(word)) continue;
    const stem = word.replace(ending, '');
    if (stem.length < 2) continue;
    for (const replacement of replacements) stems.add(stem + replacement);
    if (/([bdfglmnprstz])\1$/.test(stem)) stems.add(stem.slice(0, -1));
  }
  return new Set([...stems].map((stem) => stem.replace(/(?<=[a-z]{2})is(?=e$)/, 'iz')));
}

const ENDINGS: readonly [RegExp, readonly string[]][] = [
  [/s$/, ['']],
  [/es$/, ['', 'e']],
  [/ies$/, ['y']],
  [/ys$/, ['y']],
  [/ed$/, ['', 'e']],
  [/ied$/, ['y']],
  [/d$/, ['']],
  [/ing$/, ['', 'e']],
  [/ying$/, ['ie']],
  [/ly$/, ['', 'e']],
  [/ily$/, ['y']],
  [/(?<=[a-z]{4})al(?:ly)?$/, ['']],
];

/** Insertions, deletions, changes and swaps of neighbours that turn one word into the other. */
export function editDistance(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, (_, i) => {
    const row = Array.from({ length: b.length + 1 }, () => 0);
    row[0] = i;
    return row;
  });
  for (let j = 0; j <= b.length; j++) rows[0]![j] = j;
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      const change = a[i - 1] === b[j - 1] ? 0 : 1;
      let best = Math.min(
        rows[i - 1]![j]! + 1,
        rows[i]![j - 1]! + 1,
        rows[i - 1]![j - 1]! + change,
      );
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        best = Math.min(best, rows[i - 2]![j - 2]! + 1);
      }
      rows[i]![j] = best;
    }
  }
  return rows[a.length]![b.length]!;
}
