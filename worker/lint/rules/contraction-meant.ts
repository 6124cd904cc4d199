import { oneLine } from '#contract/one-line.ts';
import type { Token } from '#worker/nlp/line/model.ts';
import { hasReading, inCaseOf, is, isMark, replaceLint } from '../build.ts';
import type { Lint, Rule } from '../model.ts';

/** Written word, and what it is taken for. */
const MEANT: Readonly<Record<string, string>> = {
  its: "it's",
  whose: "who's",
  their: "they're",
  there: "they're",
};

export const contractionMeant: Rule = {
  id: 'contraction-meant',
  category: 'spelling',
  title: '“It’s”, “who’s” and “they’re” where a verb is meant',
  why: '“Its”, “whose” and “their” say whose a thing is; they hold no verb.',
  examples: {
    fixes: [
      ['Swept the yard because its a busy one', "Swept the yard because it's a busy one"],
      ['Locked the shed when its not used', "Locked the shed when it's not used"],
      ['Checked the pump so its safe for the crew', "Checked the pump so it's safe for the crew"],
      ['Left the shop since its closed now', "Left the shop since it's closed now"],
      ['Taught by my aunt, whose a potter', "Taught by my aunt, who's a potter"],
      ['Ask Ada, whose now my manager', "Ask Ada, who's now my manager"],
      ['Helped a clerk whose good at maths', "Helped a clerk who's good at maths"],
      ['Passport and visa: there both valid', "Passport and visa: they're both valid"],
      ['Oiled the saws so that there all sharp', "Oiled the saws so that they're all sharp"],
      ['Call guests if their late', "Call guests if they're late"],
      ['Fed the calves because there not weaned', "Fed the calves because they're not weaned"],
      ['Kept notes of pupils so there doing well', "Kept notes of pupils so they're doing well"],
    ],
    keeps: [
      'Ran a shop with its own bakery and its busy cafe',
      'Closed the plant because its only furnace failed',
      'Praised the site as its clean, safe halls pleased guests',
      'Helped clients whose good English let them work',
      'Met growers, whose now famous plums sell abroad',
      'Got there early, and there both shops were shut',
      'Worked there all summer, as there both halls have a stage',
      'Asked guests if their late lunch was fine',
      'Repaired pumps if there was time, and left when there alone',
      'Sorted parcels because their sorting was slow',
      'Sold what was there available on the day',
      'Drew its A and B sides',
    ],
  },
  check(line) {
    const { tokens } = line;
    return tokens.flatMap((token, at): Lint[] => {
      const right = MEANT[token.norm];
      if (right === undefined || tokens[at + 1] === undefined || !isMeant(tokens, at)) return [];
      return replaceLint(line, token, inCaseOf(token.text, right), {
        rule: this.id,
        category: this.category,
        message: `“${right}” is meant here, not “${token.text}”.`,
        priority: 62,
        span: { start: token.start, end: tokens[at + 1]!.end },
      });
    });
  },
};

function isMeant(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at]!.norm;
  const first = tokens[at + 1]!;
  if (word === 'whose' || word === 'its') {
    // 'whose a potter', 'its the only one': an owner's word and an article never meet.
    if (/^(?:a|an|the|my|our|your)$/.test(first.text)) return is(tokens[at + 2], 'noun', 'adj');
  }
  if (word === 'whose') {
    if (/^(?:now|still|also|currently|not|just)$/.test(first.norm))
      return is(tokens[at + 2], 'det', 'prep') || isDoing(tokens, at + 2);
    return SUITED.test(first.norm) && is(tokens[at + 2], 'prep', 'part');
  }
  const opener = tokens[at - 1];
  if (word === 'their' || word === 'there') {
    // 'CPR and first aid: there both current'
    if (/^(?:both|all)$/.test(first.norm))
      return (opener === undefined || opens(opener, true)) && isPredicate(tokens, at + 2, true);
    if (opener === undefined || !opens(opener, false)) return false;
    if (/^(?:when|while|where|and|once)$/.test(opener.norm) && word === 'there') return false;
    if (first.norm === 'not') return isPredicate(tokens, at + 2) || isDoing(tokens, at + 2);
    return isPredicate(tokens, at + 1) || (word === 'there' && isDoing(tokens, at + 1));
  }
  if (opener === undefined || !opens(opener, false)) return false;
  if (first.norm === 'not') return isPredicate(tokens, at + 2) || isDoing(tokens, at + 2);
  return isPredicate(tokens, at + 1) || isDone(tokens, at + 1, opener);
}

const SUITED =
  /^(?:good|great|happy|keen|able|willing|available|responsible|interested|ready|proud|fluent|capable|aware)$/;

/** Behind these a clause begins, with a subject. */
const OPENERS =
  /^(?:because|if|when|although|though|so|that|but|since|whenever|unless|until|while|where|once|sure|think|know|said|say|means?|hope)$/;
const opens = (token: Token, isList: boolean) =>
  OPENERS.test(token.norm) || (isList && /^[,:;.–—-]$|^and$/.test(token.text));

/** 'not busy', 'very good at': an adjective after which the clause ends, or goes on with no noun. */
function isPredicate(tokens: readonly Token[], from: number, mayBeNoun = false): boolean {
  let at = from;
  while (
    /^(?:very|too|so|really|quite|always|often|still|now|fully|already)$/.test(
      tokens[at]?.norm ?? '',
    )
  )
    at++;
  const token = tokens[at];
  if (
    token === undefined ||
    !/^[a-z]+$/.test(token.text) ||
    /^(?:own|only|first|last|next|most|least|other|same|such|alone|online|full|part|many|much|more|new|main|very)$/.test(
      token.norm,
    )
  )
    return false;
  if (!hasReading(token, 'adj') || (is(token, 'verb') && token.best.form === 'gerund'))
    return false;
  // 'their best', 'its late': might be a noun, unless a clause says otherwise.
  if (hasReading(token, 'noun') && !mayBeNoun && !PLAIN.test(token.norm)) return false;
  const [next, after] = [tokens[at + 1], tokens[at + 2]];
  // A longer line may go on in the next one.
  if (next === undefined) return token.end < LONG;
  if (/^[.;!?)]$/.test(next.text)) return true;
  if (next.text === ',') return !is(after, 'adj', 'noun');
  if (/^(?:and|or|but|yet)$/.test(next.norm))
    return is(after, 'pron', 'verb') && !hasReading(after, 'adj');
  return (
    is(next, 'prep') ||
    next.norm === 'to' ||
    /^(?:when|if|while|until|because|before|after|on|now)$/.test(next.norm)
  );
}

const LONG = 72;

/** Adjectives that may be nouns, yet are none behind 'when its'. */
const PLAIN = new RegExp(oneLine`
  ^(?:
    late|ready|safe|sick|ill|clean|dry|wet|hot|cold|right|wrong|quiet|valid|empty|open|dirty|
    young|dark|warm|tight|loose|sharp|flat|hard|light|sure|well|early|fresh
  )$
`);

/** 'doing well', 'working on site', 'coming': what is being done. */
const isDoing = (tokens: readonly Token[], at: number): boolean =>
  is(tokens[at], 'verb', 'aux') &&
  tokens[at]!.best.form === 'gerund' &&
  (!hasReading(tokens[at], 'noun') ||
    /^(?:doing|going|coming|making|running)$/.test(tokens[at]!.norm)) &&
  (isMark(tokens[at + 1]) ||
    tokens[at + 1]!.norm === 'well' ||
    is(tokens[at + 1], 'det', 'prep', 'pron', 'adv'));

/** 'closed now', 'moved to May', 'run by volunteers': a participle and no noun behind it. */
function isDone(tokens: readonly Token[], at: number, opener: Token): boolean {
  const [token, next] = [tokens[at]!, tokens[at + 1]];
  if (
    !hasReading(token, 'verb', 'participle') ||
    !/^[a-z]+(?:ed|en|un|own|one|ut)$/.test(token.text)
  )
    return false;
  if (/^(?:been|gone|got|become)$/.test(token.norm)) return true;
  if (next === undefined || /^[.;!?]$/.test(next.text)) return !hasReading(token, 'noun');
  if (/^(?:by|now|since|again|to|daily|weekly|early|late)$/.test(next.norm))
    return !hasReading(token, 'noun') || next.norm === 'by';
  // 'but its moved date': no verb follows that a subject would want.
  const rest = tokens.slice(at + 1);
  return (
    opener.norm !== 'that' &&
    opener.norm !== 'as' &&
    rest.length === 1 &&
    is(next, 'noun') &&
    next.best.number === 'sg' &&
    /^(?:date|hands|place|home|shape|name|owner|address|premises|site)$/.test(next.norm)
  );
}
