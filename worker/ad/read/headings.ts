import { oneLine } from '#contract/one-line.ts';
import type { AdItem, BlockKind } from '../model.ts';
import { HEADINGS } from '../data/headings.ts';
import type { RawItem } from './items.ts';
import { strongKindOf } from './kinds.ts';

/** What a heading or a label by these words opens; null for words that the list does not know. */
export const headingBlock = (words: string): BlockKind | null =>
  HEADINGS.find(([, pattern]) => pattern.test(words))?.[0] ?? null;

const LONGEST = 60;

/** Names each item's block: by the heading above it; text above the first heading is unknown. */
export function blocksOf(items: readonly RawItem[], wholeHasLists: boolean): AdItem[] {
  return withListsOfAsks(byHeading(items, wholeHasLists));
}

/** A list under a heading that nobody knows asks where most of its rows are asks by their own words. */
function withListsOfAsks(items: AdItem[]): AdItem[] {
  const rows = items.flatMap(({ listed, block }, at) =>
    listed && block === 'unknown' ? [at] : [],
  );
  const lists = Map.groupBy(rows, (at) =>
    items.findLastIndex((one, before) => before < at && !one.listed),
  );
  const asks = new Set(
    [...lists.values()]
      .filter((list) => {
        const named = list.filter((at) => ASKS_BY_KIND.has(strongKindOf(items[at]!.text) ?? ''));
        const others = list.filter((at) => isDutyOrOffer(items[at]!.text));
        return list.length > 1 && named.length * 4 >= list.length && named.length > others.length;
      })
      .flat(),
  );
  const extras = new Set(
    [...lists].flatMap(([head, list]) => (isExtra(items, asks, head, list) ? list : [])),
  );
  return items.map((item, at) =>
    asks.has(at) ? { ...item, block: 'asks' } : extras.has(at) ? { ...item, block: 'nice' } : item,
  );
}

/** 'Prepare the monthly accounts', 'paid study leave': what will be done or is given. */
export const isDutyOrOffer = (row: string): boolean => DUTY_ROW.test(row) || OFFER_ROW.test(row);
const DUTY_ROW = new RegExp(
  oneLine`
    ^(?!(?:excellent|good|must|valid|current)\b)(?:
      \p{Lu}\p{Ll}{2,}ing (?!
        (?:
          knowledge|understanding|licen[cs]e|experience|degree|qualification|certificate|card|
          registration|diploma|background|ticket|skills
        )\b
      )|
      (?:
        Act|Assist|Attend|Be responsible|Build|Carry|Check|Coach|Collaborate|Conduct|Contribute|
        Coordinate|Create|Deliver|Design|Develop|Drive|Ensure|Establish|Execute|Help|Identify|
        Implement|Keep|Lead|Liaise|Maintain|Manage|Monitor|Operate|Organi[sz]e|Oversee|
        Participate|Perform|Plan|Prepare|Produce|Provide|Report|Represent|Review|Run|Serve|Set|
        Source|Supervise|Support|Take|Teach|Test|Train|Work|Write
      ) )
  `,
  'u',
);
const OFFER_ROW = new RegExp(
  oneLine`
    [$£€₹]\s?\d|
    \b(?:
      salary|pension|bonus|holidays?|leave|paid|free|discounts?|allowance|insurance|training|
      courses?|lessons?|access to|gym|parking|lunch(?:es)?|vouchers?|we (?:offer|pay|fund|cover)
    )\b
  `,
  'iu',
);

/** A further list right behind what is asked, of neither duties nor offers: what would come on top. */
const isExtra = (
  items: readonly AdItem[],
  asks: ReadonlySet<number>,
  head: number,
  list: readonly number[],
): boolean =>
  head > 0 &&
  items[head]!.heading &&
  (items[head - 1]!.block === 'asks' || asks.has(head - 1)) &&
  items[head - 1]!.listed &&
  !list.some((at) => isDutyOrOffer(items[at]!.text) || /[.!?]$/.test(items[at]!.text));

const ASKS_BY_KIND: ReadonlySet<string> = new Set([
  'years',
  'degree',
  'licence',
  'language',
  'soft',
]);

function byHeading(items: readonly RawItem[], wholeHasLists: boolean): AdItem[] {
  let block: BlockKind = 'unknown';
  let listed = false;
  let done = false;
  /** What the last heading in capitals opened: a smaller one under it that nobody knows goes on with it. */
  let parent: BlockKind | null = null;
  const asked = inVoice(items);
  return items.map((item, index) => {
    const found = headingKind(asked(item), items[index + 1], wholeHasLists);
    const own = found && isStrong(block) && isInRun(items, index) ? null : found;
    const loud = own !== null && IN_CAPITALS.test(item.text);
    if (loud) parent = own;
    const kind = own === 'unknown' && !loud && parent ? parent : own;
    if (kind) {
      block = kind;
      done = EXPERIENCE_HEADING.test(item.text) || (done && STEP_HEADING.test(item.text));
    }
    // A paragraph after a list under the same heading speaks for itself.
    else if (
      isStrong(block) &&
      !item.listed &&
      item.afterGap &&
      !GOES_ON.test(item.text) &&
      (listed || endsList(items, index))
    ) {
      block = 'unknown';
    }
    listed = kind === null && (item.listed || (listed && GOES_ON.test(item.text)));
    return {
      start: item.start,
      end: item.end,
      text: item.text,
      listed: item.listed,
      heading: kind !== null,
      block,
      done: done && isAsk(block),
    };
  });
}

/** '… and, as a colleague, patience' goes on with the list above it. */
const GOES_ON = /^(?:and|or|as well as|as an? \p{Ll}+,|plus)\b/u;

/** A paragraph of sentences after lines that are none. */
const endsList = (items: readonly RawItem[], index: number): boolean =>
  /[.!?]$/.test(items[index]!.text) &&
  index > 1 &&
  !/[.!?:：]$/.test(items[index - 1]!.text) &&
  !items[index - 1]!.afterGap;

/** Nothing but words of headings. */
export const WHOLE_HEADING = new RegExp(
  oneLine`
    ^(?:
      other|additional|
      (?:
        (?:
          essential|desirable|desired|preferred|required|minimum|basic|additional|other|key|
          personal|technical|professional|your|the|what|skills|knowledge|experience|education|
          training|certifications?|and|&|\/
        ) ?
      )*(?:
        essentials?|desirables?|desired|preferred|required|mandatory|optional|requirements?|
        qualifications?|criteria|skills|experience|education|knowledge|abilities|attributes|
        competenc(?:y|ies|es)|profile|certification|conditions|(?:nice|good)[- ]to[- ]haves?|
        must[- ]haves?|bonus(?: points)?|pluses|assets?|licen[cs]es|certifications?|you bring|
        you need|you have
      )
    )$
  `,
  'i',
);

/** A short line amid others without marks: 'Knowledge of payroll' in a list that lost its bullets. */
function isInRun(items: readonly RawItem[], index: number): boolean {
  const { text, afterGap } = items[index]!;
  const [before, after] = [items[index - 1], items[index + 1]];
  if (afterGap || WHOLE_HEADING.test(text) || /[:：]\s*$/.test(text) || text === text.toUpperCase())
    return false;
  return !before?.listed && !after?.listed;
}

const EXPERIENCE_HEADING =
  /^(?:(?:essential|desirable|required|preferred|relevant|previous|prior|work|professional|your) )*experience\W*$/i;
/** Steps under a heading: 'Experience – Essential – Desirable'. */
const STEP_HEADING = /^(?:essential|desirable|required|preferred|minimum)\W*$/i;

/** Blocks that hold what is asked or said not to be. */
const isStrong = (block: BlockKind) => isAsk(block) || block === 'unneeded';
const isAsk = (block: BlockKind) => block === 'asks' || block === 'nice';

/** Signs at the top of an ad, where title, employer and place are parted by the same marks. */
const TOP = 150;

/** '2. CONDITIONS OF ENTRY': a heading by its capitals, although it is numbered. */
const IN_CAPITALS = /^\P{Ll}*\p{Lu}{4}\P{Ll}*$/u;

/** 'Wer wir sind | Who we are' is as long as the longer of its halves. */
const longestPart = (words: string): string =>
  words.split(/\s+[|·–—]\s+/).toSorted((a, b) => b.split(/\s+/).length - a.split(/\s+/).length)[0]!;

const READERS_QUESTION =
  /^(?:what|how|do|does|will|can|could|where|when|who|would|must|should)\b[^.!]{0,60}\b(?:I|me|my)\b[^.!]{0,60}\?$/i;

/** 'Who are you? … What must I have?': questions as the reader puts them are turned to the employer's voice. */
function inVoice(items: readonly RawItem[]): (item: RawItem) => RawItem {
  if (!items.some(({ text }) => READERS_QUESTION.test(text))) return (item) => item;
  return (item) => (item.text.endsWith('?') ? { ...item, text: turned(item.text) } : item);
}

const turned = (question: string): string =>
  question.replaceAll(/\b(?:you|your|I|me|my)\b/g, (word) => OTHER_VOICE[word] ?? word);
const OTHER_VOICE: Readonly<Record<string, string>> = {
  you: 'we',
  your: 'our',
  I: 'you',
  me: 'you',
  my: 'your',
};

/** '3. Conditions of service', and what stands under it has no number or one of its own kind. */
const isNumberedHeading = ({ number, text }: RawItem, next: RawItem | undefined): boolean =>
  number !== '' &&
  next !== undefined &&
  next.number !== String(Number(number) + 1) &&
  text.length < LONGEST &&
  !/[.;,:!?]$/.test(text);

/** What a heading opens; `unknown` for one that the list does not know; null for text. */
function headingKind(
  item: RawItem,
  next: RawItem | undefined,
  wholeHasLists: boolean,
): BlockKind | null {
  const { text, listed, afterGap } = item;
  const isNumbered = afterGap && (IN_CAPITALS.test(text) || isNumberedHeading(item, next));
  if ((listed && !isNumbered) || !next) return null;
  const bare = text
    .replace(/\s*\([^)]*\)\s*:?$/, '')
    .replace(/\s*(?:\.{3}|…)$/, ':')
    .trim();
  if (/:\s+\S/.test(text)) return null;
  const endsWithColon = /[:：]$/.test(bare);
  const longest = endsWithColon ? 110 : LONGEST;
  if (bare.length > longest || /[.;,!]$/.test(bare)) return null;
  const known = headingBlock(bare);
  const isTop = item.start < TOP || known === 'facts' || /\d/.test(bare);
  const line = bare.replace(/[:：?]$/, '');
  const words = (isTop ? line : longestPart(line)).split(/\s+/);
  const isQuestion = bare.endsWith('?') && !next.afterGap && afterGap;
  const leadsIn = known && afterGap && next.listed && !next.afterGap;
  // A line that ends long before its paragraph does stands over it.
  const stands = afterGap && !next.afterGap && !isTop && /^\P{Ll}/u.test(next.text);
  const most = endsWithColon ? 16 : leadsIn || isQuestion ? 12 : stands ? 9 : 6;
  const short = words.length <= most;
  if (!short) return null;
  const capitals = bare === bare.toUpperCase() && /\p{Lu}{3}/u.test(bare);
  if (known && (endsWithColon || capitals || afterGap || words.length <= 4)) {
    const followed = next.listed || !next.afterGap || capitals || endsWithColon || !wholeHasLists;
    return followed || words.length <= 4 ? known : null;
  }
  if (endsWithColon && next.listed) return 'asks';
  if (isQuestion) return 'unknown';
  if (capitals && afterGap && words.length <= 6) return 'unknown';
  if (isNumbered) return 'unknown';
  if (afterGap && !next.afterGap && (words.length <= 5 || stands) && !/\d|\||·/.test(bare))
    return 'unknown';
  return null;
}
