/** Last look at the shape of a rewritten line; words are the truth gate's business. */
import { NOUN_GERUNDS } from '#worker/nlp/verb-data.ts';
import { verbOfBase, verbOfGerund, verbOfPast } from '#worker/nlp/verbs.ts';
import { misreadsLater } from './later-verbs.ts';

const VERB_FIRST = new Set([
  'weak-lead-in',
  'weak-lead-in-noun',
  'passive',
  'gerund-led',
  'noun-led',
]);

/** Null when the line is well formed; else what is wrong with it. */
export function structureFault(
  before: string,
  after: string,
  rules: readonly string[],
): string | null {
  if (!/^[\p{Lu}\d$€£¥₹(“"\uE000-\uF8FF]/u.test(after) && /^\p{Lu}/u.test(before))
    return 'small start';
  if (after.trim() !== after || /[^\S\n]{2}| [,;:]/.test(after)) return 'stray space';
  const end = /\S+ (?:and|or|to|of|for|with|in|the|an|by|as)[.]?$/i.exec(after)?.[0];
  if (end !== undefined && !before.endsWith(end)) return 'hanging end';
  if (/\b(a|an|the|to|of|in|for|with|and) \1\b/i.test(after)) return 'doubled word';
  if (/,\s*,|\(\s*\)/.test(after)) return 'empty part';
  if (after.length > before.length * 1.4 + 12) return 'grown';
  if (after.split(/\s+/).length < 2) return 'one word';
  if (misreadsLater(before, after)) return 'misread later';
  if (!rules.some((rule) => VERB_FIRST.has(rule))) return null;
  return verbFault(after);
}

function verbFault(after: string): string | null {
  const words = after.replace(/^[A-Z][a-z]+ly (?=[a-z])/, '').split(/[\s,]+/);
  const [first = '', second = ''] = words.map((word) => word.toLowerCase());
  if (!verbOfPast(first) && !verbOfBase(first)) return 'no verb first';
  if (
    second === 'of' &&
    !/^(?:disposed?|approved?|consist(?:ed)?|inform(?:ed)?|think|thought)$/.test(first)
  ) {
    return 'verb with of';
  }
  if (
    verbOfGerund(second) &&
    !NOUN_GERUNDS.has(second) &&
    !NOUNLIKE_NEXT.test(first) &&
    !words[2]?.endsWith('s')
  ) {
    return 'verb with gerund';
  }
  return null;
}

/** Verbs whose object may well be a gerund. */
const NOUNLIKE_NEXT =
  /^(?:handled?|managed?|start(?:ed)?|stop(?:ped)?|ke(?:ep|pt)|led|lead|conduct(?:ed)?|perform(?:ed)?|support(?:ed)?|deliver(?:ed)?|provided?|coordinated?|organi[sz]ed?|oversaw|oversee|review(?:ed)?|supervised?|teach|taught)$/;
