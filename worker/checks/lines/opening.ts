import { actionVerb, type VerbForm } from '#worker/nlp/action-verbs.ts';
import { rememberByText } from '#worker/nlp/remember.ts';

export interface Opening {
  /** `action`: a verb for what the person did; `duty`: what they were there for; else `other`. */
  kind: 'action' | 'duty' | 'other';
  /** The words that show it, as written. */
  words: string;
  /** Base form of the verb, lower case; null unless `action`. */
  verb: string | null;
  form: VerbForm | null;
}

/** How an English bullet begins. */
export const openingOf: (line: string) => Opening = rememberByText((line) => {
  const text = line.trim().replace(/^(?:[A-Z][\w/& -]{2,30}:|[“"'(])\s*/, '');
  const duty = DUTY.exec(text);
  if (duty) return { kind: 'duty', words: duty[0].trim(), verb: null, form: null };
  const words = text.split(/\s+/);
  const at = /^(?:also|then|\p{L}+ly)$/iu.test(words[0] ?? '') ? 1 : 0;
  const word = (words[at] ?? '').replace(/[.,;:!?)]+$/, '');
  const verb = verbOf(word);
  const other: Opening = { kind: 'other', words: word, verb: null, form: verb?.form ?? null };
  if (!verb) return other;
  if (verb.form === 'gerund' || verb.form === 'third') return other;
  if (verb.form === 'base' && !isVerbHere(words.slice(at + 1))) return { ...other, form: null };
  if (WEAK.has(verb.base)) return { ...other, verb: verb.base };
  return { kind: 'action', words: word, verb: verb.base, form: verb.form };
});

function verbOf(word: string) {
  const plain = word.toLowerCase();
  return actionVerb(plain) ?? actionVerb(plain.replace(/^(?:co|re|pre|cross|self)-/, ''));
}

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
  'make take give use utilize receive follow contact type clean carry join observe learn visit list place enter file face await shadow'.split(
    ' ',
  ),
);

/** 'Design of valves', 'Contact person for …', 'Project engineer': the base form is a noun there. */
function isVerbHere(rest: string[]): boolean {
  const [first = '', second = ''] = rest.map((word) => word.toLowerCase().replace(/[.,;:]+$/, ''));
  if (first === '') return false;
  if (
    /^(?:of|for|in|at|from|is|was|person|engineer|manager|lead|leader|officer|assistant)$/.test(
      first,
    )
  ) {
    return false;
  }
  if (/^(?:and|&|\/)$/.test(first)) return !/(?:ment|tion|sion|ance|ence|ing|sis)$/.test(second);
  return true;
}
