import { isJobTitle } from '#worker/keywords/job-titles.ts';
import { rememberByText } from '#worker/nlp/remember.ts';
import { verbOfBase, verbOfGerund, verbOfPast, verbOfThirdPerson } from '#worker/nlp/verbs.ts';

export interface Opening {
  /** `action`: a verb for what the person did; `duty`: what they were there for; else `other`. */
  kind: 'action' | 'duty' | 'other';
  /** The words that show it, as written. */
  words: string;
  /** Base form of the verb, lower case; null unless `action`. */
  verb: string | null;
  /** Null where the word shows no tense: no verb, or one such as 'cut' that is written alike in both. */
  form: 'base' | 'past' | 'third' | 'gerund' | null;
  /** A verb that says little: 'made', 'did'. */
  weak?: boolean;
}

/** How an English bullet begins. */
export const openingOf: (line: string) => Opening = rememberByText((line) => {
  const text = line.trim().replace(/^(?:[A-Z][\w/& -]{2,30}:|[“"'(])\s*/, '');
  const duty = DUTY.exec(text);
  if (duty) return { kind: 'duty', words: duty[0].trim(), verb: null, form: null };
  const words = text.split(/\s+/);
  const at = /^(?:also|then|\p{L}+ly)$/iu.test(words[0] ?? '') ? 1 : 0;
  const written = (words[at] ?? '').replace(/[.,;:!?)]+$/, '');
  const word = written.toLowerCase();
  const { verb, form } = verbOf(word) ?? verbOf(word.replace(PREFIX, '')) ?? NO_VERB;
  const isVerb =
    verb !== null &&
    !isAdjective(word, words[at + 1] ?? '') &&
    (form !== 'base' || isVerbHere(word, words.slice(at + 1)));
  const weak = isVerb && WEAK.has(verb);
  const isAction = isVerb && form !== 'gerund' && form !== 'third' && !weak;
  if (isAction) return { kind: 'action', words: written, verb, form };
  const isNoun = form === 'base' || (form === 'gerund' && namesSomeone(text));
  return { kind: 'other', words: written, verb: null, form: isNoun ? null : form, weak };
});

/** 'Plumbing and heating engineer', 'Marketing club member': who someone is, not what was done. */
function namesSomeone(line: string): boolean {
  const words = line.split(/\s+/);
  const last = words.at(-1)!;
  return words.length <= 6 && (MEMBER.test(last) || isJobTitle(last));
}

const MEMBER = /^(?:member|captain|president|treasurer|secretary|fellow|student|volunteer)$/i;

const PREFIX = /^(?:co|re|pre|cross|self)-/;
const NO_VERB = { verb: null, form: null };

/** 'Advanced Cardiac Life Support', but 'Advanced the project'. */
function isAdjective(word: string, next: string): boolean {
  return ADJECTIVES.has(word) && !/^(?:the|an?|our|all|new|over|more|\d.*)$/i.test(next);
}

function verbOf(word: string): Pick<Opening, 'verb' | 'form'> | null {
  const past = verbOfPast(word);
  const base = verbOfBase(word);
  if (past) return { verb: past.lemma, form: base ? null : 'past' };
  if (base) return { verb: base.lemma, form: 'base' };
  const gerund = verbOfGerund(word);
  if (gerund) return { verb: gerund.lemma, form: 'gerund' };
  const third = verbOfThirdPerson(word);
  if (third) return { verb: third.lemma, form: 'third' };
  // Whatever else opens a bullet in -ed is the past of a verb outside the table.
  if (/^\p{L}{3,}ed$/u.test(word)) return { verb: word, form: 'past' };
  return null;
}

const ADJECTIVES = new Set(
  'registered chartered experienced skilled dedicated motivated detailed advanced talented seasoned gifted certified licensed licenced limited varied related based needed bored interested determined accomplished need speed exceed'.split(
    ' ',
  ),
);

/** Openings that name a duty, an attendance or someone else's work instead of an act. */
const DUTY = new RegExp(
  `^(?:${[
    'i (?:was|am) ',
    '(?:i )?(?:was |were |am |been )?(?:also )?(?:mainly |primarily |solely |directly )?(?:responsible|accountable) (?:for|to)',
    'responsibilit(?:y|ies)(?: for| of| included?| include)?',
    '(?:my |main |daily |other |key )*(?:duties|tasks)(?: included?| were| include|:)?',
    '(?:was |were )?(?:tasked|charged|entrusted|involved) (?:with|in)',
    '(?:was )?in charge of',
    '(?:i )?work(?:ed|ing)? (?:on|with|as|in|at|for|under|hard|the|closely|alongside|together)',
    '(?:i )?help(?:ed|ing)?(?: out)?(?= |$)',
    '(?:i )?assist(?:ed|ing)?(?= |$)',
    '(?:i )?participat(?:ed|ing|e)(?= |$)',
    '(?:i )?attend(?:ed|ing)?(?= |$)',
    '(?:i )?(?:took|taking|take) part',
    '(?:i )?(?:deal|dealt|dealing) with',
    '(?:i )?(?:did|do|doing)(?= )',
    '(?:i )?tried(?= )',
    '(?:i )?had to',
    '(?:was|were|am|is|being) ',
    'my ',
    'exposure to',
    'experience (?:in|with|of)',
    'familiar(?:ity)? with',
    'knowledge of',
    'involve(?:d|ment)(?= )',
    'various ',
  ].join('|')})`,
  'i',
);

/** Verbs that say that something was there, not what the person brought about. */
const WEAK = new Set(
  'make take give use utilize receive follow contact type clean carry join observe learn visit list place enter file face include entail consist be have get go do see seem appear want need let lose quit sit stand think mean hear feel walk watch ask listen help assist support participate attend involve'.split(
    ' ',
  ),
);

/** 'Design of valves', 'Contact person for …', 'Project planning': the base form is a noun there. */
function isVerbHere(word: string, rest: string[]): boolean {
  const [first = '', second = ''] = rest.map((it) => it.toLowerCase().replace(/[.,;:]+$/, ''));
  if (first === '') return false;
  if (
    /^(?:of|for|in|at|from|is|was|person|engineer|manager|lead|leader|officer|assistant)$/.test(
      first,
    )
  ) {
    return false;
  }
  if (/^(?:and|&|\/)$/.test(first)) {
    const isDeed = verbOfBase(second) !== undefined && !NOUNS_TOO.has(second);
    return isDeed || !ABSTRACT.test(second);
  }
  // 'Research integrated into Azure': the deed is the second word.
  if (first.endsWith('ed') && NOUNS_TOO.has(word)) return false;
  return !NOUNS_TOO.has(word) || MODIFIERS.has(first) || !ABSTRACT.test(first);
}

const ABSTRACT = /(?:ment|tion|sion|ance|ence|ing|sis|er|or|ist|ship|ity|work|desk|staff)s?$/;
const MODIFIERS = new Set(
  'the all our their her his over under for marketing training engineering manufacturing building new other customer user'.split(
    ' ',
  ),
);
const NOUNS_TOO = new Set(
  'account board brand image land staff store school state hand phone surface season title time market project program process report research record contact design support supply stock train chart credit cost deal model network page plan place post price question sample service sort study survey task test transport travel value voice work water sales quality front'.split(
    ' ',
  ),
);
