/** An acronym and its full form side by side, once in the document: a search may look for either. */
import { hitsIn, type TermHit } from '#worker/keywords/matcher.ts';
import type { Term } from '#worker/keywords/term.ts';
import { rolesOf, textOf, type Place } from './bullets.ts';
import type { Draft, SuggestContext } from './draft.ts';

/** More brackets than this would be clutter. */
const MOST = 3;
const SHORTEST = 3;

interface Pair {
  full: string;
  acronym: string;
}

interface Use extends Place {
  hit: TermHit;
  words: string;
}

/**
 * One draft, to be confirmed, for each term that the bullets name by one form only: its other form stands
 * elsewhere in the resume, or the term belongs to the resume's own field, where it means nothing else.
 */
export function acronyms(context: SuggestContext): Draft[] {
  if (context.resume.language !== 'en' || context.resume.kind !== 'resume') return [];
  const uses = usesIn(context);
  const drafts = [...Map.groupBy(uses, ({ hit }) => hit.term)].flatMap(([term, own]) => {
    const pair = pairOf(term);
    if (!pair || isPaired(context, pair)) return [];
    return spelledHere(context, pair, own) ?? spelledByTrade(context, term, pair, own) ?? [];
  });
  return drafts.slice(0, MOST);
}

function usesIn(context: SuggestContext): Use[] {
  return rolesOf(context.resume)
    .flatMap(({ highlights }) => highlights.flatMap((bullet) => textOf(context, bullet) ?? []))
    .flatMap((place) =>
      hitsIn(place.text)
        .filter(({ loose }) => !loose)
        // 'SEC-HPLC' is more than HPLC.
        .filter(
          ({ start, end }) =>
            place.text.charAt(start - 1) !== '-' && place.text.charAt(end) !== '-',
        )
        .map((hit) => ({ ...place, hit, words: place.text.slice(hit.start, hit.end) })),
    );
}

/** The two forms of 'service level agreement (SLA)', where the letters are those that its words begin with. */
function pairOf({ name, kind }: Term): Pair | null {
  const [, full, acronym] = /^([\p{L}' -]+) \((\p{Lu}{2,6}s?)\)$/u.exec(name) ?? [];
  if (kind !== 'hard' || full === undefined || acronym === undefined) return null;
  const letters = acronym.replace(/s$/, '');
  const initials = (words: string[]) => words.map((word) => word.charAt(0).toUpperCase()).join('');
  const words = full.split(/[\s-]+/);
  const content = words.filter((word) => !/^(?:of|and|the|to|on|in|for|as|by)$/.test(word));
  const fits =
    letters.length >= SHORTEST && [words, content].some((it) => initials(it) === letters);
  return fits ? { full, acronym } : null;
}

/** Both forms side by side, in either order, anywhere. */
const isPaired = ({ document }: SuggestContext, { acronym, full }: Pair) =>
  document.text.includes(`(${acronym})`) ||
  document.text.includes(`${acronym} (`) ||
  document.text.toLowerCase().includes(`(${full})`);

const standsIn = (text: string, { acronym }: Pair): boolean =>
  new RegExp(String.raw`(?<![\p{L}\d&/-])${acronym}(?![\p{L}\d&/-])`, 'u').test(text);

/** The resume gives both forms itself, apart from each other. */
function spelledHere({ document }: SuggestContext, pair: Pair, uses: readonly Use[]) {
  const spelled = uses.find(({ words }) => words.toLowerCase() === pair.full);
  if (!spelled || !standsIn(document.text, pair)) return null;
  return draftOf(spelled, pair.acronym, `Your resume says “${pair.acronym}” elsewhere.`);
}

/** Only the acronym is there, and the trade knows one thing by it. */
function spelledByTrade(
  { keywords, dialect, document }: SuggestContext,
  term: Term,
  pair: Pair,
  uses: readonly Use[],
) {
  if (!term.fields.includes(keywords.field) || KNOWN_TO_ALL.has(pair.acronym)) return null;
  if (dialect === 'uk' && AMERICAN.test(pair.full)) return null;
  if (uses.some(({ words }) => words !== pair.acronym)) return null;
  const free = uses.find(({ text, hit }) => CLOSES.test(text.slice(hit.end)));
  // What stands in the summary already is explained there or nowhere.
  const isFirst = free && !standsIn(document.text.slice(0, free.start + free.hit.start), pair);
  return free && isFirst
    ? draftOf(free, pair.full, 'Reword it or reject it if you mean something else.')
    : null;
}

/** Words that nobody looks for in full. */
const KNOWN_TO_ALL = new Set(
  'VAT VPN PCR CMS SEO MBA IPO SLA KPI CRM ERP ETL API SQL HTML CSS HVAC CAD CNC PLC GDP ROI HSE PPE POS GPS'.split(
    ' ',
  ),
);
const AMERICAN = /iz(?:e|ation|ed)|behavior|modeling|center|counselor/;
/** Brackets would part 'the KPI dashboard'. */
const CLOSES = /^(?:$|[.,;:]|\s(?:and|or|to|for|in|with|by|from|at|across|on|using|while)\s)/;

function draftOf({ start, text, hit }: Use, addition: string, note: string): Draft {
  const place = start + hit.end;
  const after = `${text.slice(0, hit.end)} (${addition})${text.slice(hit.end)}`;
  return {
    rule: 'acronym-in-full',
    level: 'confirm',
    title: 'Give both the acronym and its full form once',
    description: `Some searches look for the one, some for the other. ${note}`,
    before: text,
    after,
    check: 'field-terms',
    edits: [{ start: place, end: place, text: ` (${addition})` }],
  };
}
