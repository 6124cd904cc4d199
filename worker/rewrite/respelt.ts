/** A misspelt line that is rewritten, too: one after-text for both. */
import type { Span } from '#contract/resume.ts';
import { fitsBoth, speltAs } from '#worker/nlp/british-forms.ts';
import { isEveryday } from '#worker/nlp/speller.ts';
import { withMended } from './first-wording.ts';
import { unlessManySlips } from './many-slips.ts';
import type { LineContext, LineRewrite } from './model.ts';
import { misspeltQuestion, slipsQuestion, spellingQuestion } from './questions.ts';
import { rewriteLine } from './rewrite.ts';
import { mendsSlip } from './residue.ts';
import { slipLeft } from './slips-left.ts';
import { isUnfit } from './unfit.ts';

/** The right word for a range of the line; `sure` where no other word can be meant, `others` where it was a choice. */
export interface Respelling extends Span {
  better: string;
  sure: boolean;
  others?: readonly string[];
}

/**
 * The rewrite of the line with its words spelt right, to be confirmed where a spelling is a guess; where
 * nothing but the spelling would change, the line as it is, so that the spelling is offered by itself.
 */
export function rewriteRespelt(
  context: LineContext,
  respellings: readonly Respelling[],
): LineRewrite {
  return unlessManySlips(respeltAndRewritten(context, respellings), context);
}

function respeltAndRewritten(
  context: LineContext,
  respellings: readonly Respelling[],
): LineRewrite {
  const plain = rewriteLine(context);
  // What a rule mends by itself is no guess.
  const mended = plain.after === plain.before ? (plain.spelt?.text ?? plain.after) : plain.after;
  const left = leftOf(context, mended, respellings);
  if (left.length === 0) return plain;
  const right = respell(context, left);
  const rewrite = rewriteLine(right);
  if (rewrite.after === rewrite.before) {
    const { question } = rewrite;
    const asked = question && { question: withMended(question, context.text, right.text) };
    return { ...rewrite, ...asked, before: context.text, after: context.text };
  }
  return {
    ...rewrite,
    before: context.text,
    level: left.every(({ sure }) => sure) ? rewrite.level : 'confirm',
    rules: [...rewrite.rules, 'spelling'],
  };
}

/**
 * A line of no document, where nobody else offers its spelling: as above, or with nothing but its words
 * spelt right; a word that stays misspelt is asked about.
 */
export function rewriteOrRespell(
  context: LineContext,
  respellings: readonly Respelling[],
): LineRewrite {
  const rewrite = unlessManySlips(respelled(context, respellings), context);
  if (rewrite.question) return rewrite;
  const words = new Set((rewrite.spelt?.text ?? rewrite.after).match(/[\p{L}’'-]+/gu));
  const left = respellings.map((one) => wordOf(context, one)).filter((word) => words.has(word));
  // Trades have deeds of their own, 'harled', 'tanalised', but beside a slip such a word is likelier another.
  const wrong = left.find((word) => !/[a-z]ed$/.test(word));
  const isMended = rewrite.rules.some(mendsSlip);
  if (wrong === undefined && !(isMended && left.length > 0)) return rewrite;
  const question = wrong === undefined ? slipsQuestion(rewrite.after) : misspeltQuestion(wrong);
  return { ...rewrite, after: context.text, level: 'ask', rules: [], question };
}

/** The line as it can be handed back, with its words spelt right where that is sure or likely. */
function respelled(context: LineContext, respellings: readonly Respelling[]): LineRewrite {
  const rewrite = respeltAndRewritten(context, respellings);
  if (rewrite.after !== rewrite.before) return rewrite;
  const unsure = respellings.find((one) => hasTwoSpellings(context, one));
  if (unsure) {
    const question = spellingQuestion(wordOf(context, unsure), unsure.better);
    return { ...rewrite, level: 'ask', question };
  }
  const left = leftOf(context, context.text, respellings);
  if (left.length === 0) return rewrite;
  const { text } = respell(context, left);
  if (slipLeft(text) !== null) return rewrite;
  if (isUnfit({ text, rules: MENDED }, context))
    return rewrite.question ? rewrite : { ...rewrite, level: 'ask', question: slipsQuestion(text) };
  const level = left.every(({ sure }) => sure) ? 'auto' : 'confirm';
  return { before: context.text, after: text, level, rules: ['spelling'] };
}

/** Rules of a line that only has its slips mended, as far as its judges go. */
const MENDED = ['known-misspellings'];

/** Misspelt words that `mended` still holds, with a correction that is sure or likely. */
const leftOf = (context: LineContext, mended: string, respellings: readonly Respelling[]) =>
  respellings.filter(({ start, end, better, sure, others = [] }) => {
    const word = context.text.slice(start, end);
    if (!mended.includes(word) || hasTwoSpellings(context, { start, end, better })) return false;
    const [wrong, right] = [word.toLowerCase(), better.toLowerCase()];
    return sure || (isLikely(wrong, right) && !others.some((other) => rivals(wrong, right, other)));
  });

const wordOf = ({ text }: LineContext, { start, end }: Span) => text.slice(start, end);

/** 'behavoir' where nothing tells which English is meant. */
const hasTwoSpellings = (context: LineContext, one: Span & Pick<Respelling, 'better'>) =>
  context.neutral === true && fitsBoth(wordOf(context, one), one.better);

/** A choice of two as good ones is none: 'planing' may be 'planning' or 'placing'. */
const rivals = (wrong: string, right: string, other: string) =>
  !right.startsWith(other.toLowerCase()) &&
  isLikely(wrong, other.toLowerCase()) &&
  (isEveryday(other) || !isEveryday(right));

/** A word of some length with a letter too many, too few or swapped, or a wrong vowel, but hardly at its start: no term of a trade. */
function isLikely(word: string, better: string): boolean {
  if (word[0] !== better[0]) return false;
  if (isMistyped(word, better)) return true;
  if (word.length < SHORTEST_GUESS || word.slice(0, 2) !== better.slice(0, 2)) return false;
  if (!endsAlike(word, better)) return false;
  const isSound = skeleton(word) === skeleton(better);
  // Trades have their own deeds: 'scutched' is no 'scotched', 'calendered' no 'calendared'.
  if (!isEveryday(better))
    return isSound && word.length >= SHORTEST_RARE && !/(?:ed|ing)$/.test(word);
  const isLong = word.length >= LONG_GUESS && word.slice(0, 4) === better.slice(0, 4);
  return isLong || isSound || better.length > word.length;
}
/** A shorter word near a rare one is more often a term of a trade than its slip: 'swaged', 'tagines'. */
const SHORTEST_RARE = 8;
const SHORTEST_GUESS = 6;
/** 'piont' for 'point', 'acess' for 'access', 'descisions': letters swapped, doubled or not, or one of many, in a word that all know. */
const isMistyped = (word: string, better: string) =>
  isEveryday(better) &&
  word.length >= SHORTEST_GUESS - 1 &&
  (lettersOf(word) === lettersOf(better) ||
    collapsed(word) === collapsed(better) ||
    (word.length >= LONG_WORD && endingOf(word) === endingOf(better)));
const LONG_WORD = 8;
/** Without letters that stand twice in a row. */
const collapsed = (word: string) => word.replaceAll(/(.)\1+/g, '$1');
/** From this length on a word that is one letter from a known one is hardly another. */
const LONG_GUESS = 10;
/** 'operatory' is no slip for 'operator', nor 'fluoroscopy' for 'fluoroscope': words that one knows by heart end right. */
const endsAlike = (word: string, better: string) =>
  endingOf(word) === endingOf(better) ||
  (word.at(-1) === better.at(-1) &&
    (better.length > word.length || lettersOf(word) === lettersOf(better)));
const lettersOf = (word: string) => word.split('').toSorted().join('');
/** Letters that one writes for another are alike. */
const endingOf = (word: string) =>
  word
    .replaceAll(/[aeiou]/g, 'a')
    .replaceAll(/[cz]/g, 's')
    .replaceAll(/([^a])\1/g, '$1')
    .slice(-3);
const skeleton = (word: string) =>
  word
    .replaceAll(/[aeiouy]/g, '')
    .replaceAll(/(.)\1+/g, '$1')
    .split('')
    .toSorted()
    .join('');

function respell(context: LineContext, respellings: readonly Respelling[]): LineContext {
  let text = context.text;
  let protectedSpans = context.protectedSpans;
  for (const { start, end, better: offered } of respellings.toSorted((a, b) => b.start - a.start)) {
    const better = speltAs(context.dialect, text.slice(start, end), offered);
    const word = text.slice(start, end);
    const written = /^\p{Lu}/u.test(word)
      ? better.charAt(0).toUpperCase() + better.slice(1)
      : better;
    text = text.slice(0, start) + written + text.slice(end);
    const by = written.length - (end - start);
    protectedSpans = protectedSpans.map((span) =>
      span.start >= end ? { start: span.start + by, end: span.end + by } : span,
    );
  }
  return { ...context, text, protectedSpans };
}
