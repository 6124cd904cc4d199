/** How a statement begins, as the analysed line tells it. */
import { analyseLine } from '#worker/nlp/line/analyse.ts';
import { openingIndex, predicateAt } from '#worker/nlp/line/clause.ts';
import type { AnalysedLine, Token } from '#worker/nlp/line/model.ts';
import { rememberByText } from '#worker/nlp/remember.ts';
import type { Speller } from '#worker/nlp/speller.ts';

export interface Opening {
  /** `action`: a verb for what the person did; `duty`: what they were there for, or whom they helped; else `other`. */
  kind: 'action' | 'duty' | 'other';
  /** The words that show it, as written. */
  words: string;
  /** Base form of the verb, lower case; null unless `action`. */
  verb: string | null;
  /** A verb that says little: 'saw', 'felt'. */
  weak: boolean;
  /** A verb in another form than the plain or the past one: 'Mentors two clerks'. */
  inflected: boolean;
}

/** The opening of a bullet's text; a certain misspelling is read as it was meant. */
export function openingIn({ text }: { text: string }, speller: Speller | null): Opening {
  const known = readers.get(speller ?? NO_SPELLER) ?? readerWith(speller);
  readers.set(speller ?? NO_SPELLER, known);
  return known(text);
}

/** What makes two openings the same: the verb's base form, or else the words; in small letters. */
export function openerIn(line: { text: string }, speller: Speller | null): string {
  const { verb, words } = openingIn(line, speller);
  return (verb ?? words).toLowerCase();
}

const NO_SPELLER = {};
const readers = new WeakMap<object, (text: string) => Opening>();

const readerWith = (speller: Speller | null) =>
  rememberByText((text): Opening => {
    const bare = text.trim().replace(LABEL, '');
    const context = { start: 0, kind: 'bullet', current: null, dialect: null } as const;
    return openingOf(analyseLine(bare, { ...context, protectedSpans: [], speller }));
  });

/** 'Website: rebuilt the shop', '(Built …)'. */
const LABEL = /^(?:[A-Z][\w/& -]{2,30}:|[“"'(])\s*/;

function openingOf({ text, tokens, opening }: AnalysedLine): Opening {
  const words = tokens.filter(({ best }) => best.pos !== 'punct');
  const at = words.findIndex(({ best }) => best.pos !== 'adv');
  const first = words[at] ?? words[0];
  if (!first) return { kind: 'other', words: '', verb: null, weak: false, inflected: false };
  if (opening === 'duty') return phrase('duty', text, words.slice(at));
  const attends = attendedAt(tokens);
  if (attends) return phrase('duty', text, [attends]);
  const isVerb = first.best.pos === 'verb' && (opening === 'action' || opening === 'gerund');
  const weak = isVerb && WEAK.has(first.best.lemma);
  const inflected = isVerb && /^(?:third|gerund)$/.test(first.best.form ?? '');
  const isAction = isVerb && !weak && !inflected;
  return {
    kind: isAction ? 'action' : 'other',
    words: first.text,
    verb: isAction ? first.best.lemma : null,
    weak,
    inflected,
  };
}

/** The words up to the preposition that closes a duty phrase. */
function phrase(kind: 'duty', text: string, words: readonly Token[]): Opening {
  const close = words.findIndex(({ norm }) => /^(?:for|to|with|in|of|includ\w+|:)$/.test(norm));
  const last = words[Math.min(close < 0 ? 0 : close, MOST_WORDS)]!;
  return {
    kind,
    words: text.slice(words[0]!.start, last.end),
    verb: null,
    weak: false,
    inflected: false,
  };
}
const MOST_WORDS = 6;

/** Verbs of those who stood by: whose work it was, the line leaves open. */
const ATTENDING: ReadonlySet<string> = new Set(
  'help assist participate attend involve work deal try'.split(' '),
);

/** The verb of who stood by, also behind its subject: 'Helped with the forms', 'I was helping'. */
function attendedAt(tokens: readonly Token[]): Token | undefined {
  const first = openingIndex(tokens);
  const predicate = predicateAt(tokens, first);
  const at = predicate?.subject === 'we' ? first : (predicate?.verb ?? first);
  const verb = tokens[at];
  return verb && ATTENDING.has(verb.best.lemma) && isAttendance(verb, tokens[at + 1])
    ? verb
    : undefined;
}

const isAttendance = ({ best }: Token, next: Token | undefined) =>
  best.pos === 'verb' &&
  (best.lemma !== 'work' ||
    /^(?:on|with|as|in|at|for|under|hard|alongside|together|closely)$/.test(next?.norm ?? ''));

/** Verbs that say that something was there, not what the person brought about. */
const WEAK: ReadonlySet<string> = new Set(
  'be have get go see seem appear want need let lose sit stand think mean hear feel include entail consist'.split(
    ' ',
  ),
);
