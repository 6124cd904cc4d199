/** Judges a line that a language model proposed instead of one of the resume's lines. */
import type { LintContext } from '#worker/lint/model.ts';
import { findLints } from '#worker/lint/lint-line.ts';
import { truthGate } from '#worker/lint/gate.ts';
import { resolveLints } from '#worker/lint/resolve.ts';
import { analyseLine } from '#worker/nlp/line/analyse.ts';
import type { AnalysedLine } from '#worker/nlp/line/model.ts';
import { isActionNounOf } from '#worker/lint/word-forms.ts';
import { claimFault } from './claims.ts';
import { orderFault } from './order.ts';
import { inSameWords } from './same-words.ts';
import { wordsIn } from './words.ts';

/** Null when the proposal states just what the line states and brings no new fault; else why it is refused. */
export function judgeProposal(
  line: AnalysedLine,
  proposed: string,
  context: LintContext,
): string | null {
  if (shape(proposed) === shape(line.text)) return 'says nothing anew';
  const options = context.speller ? { speller: context.speller } : {};
  const [before, after] = [
    inSameWords(withoutLightVerb(line.text, proposed)),
    inSameWords(proposed),
  ];
  return (
    truthGate(before, after, options) ??
    claimFault(before, after) ??
    orderFault(before, after) ??
    protectedFault(line, proposed) ??
    newFault(line, proposed, context)
  );
}

/** 'Carried out the cleaning of rooms' says no more than 'cleaned rooms'; elsewhere such a verb is a word like any other. */
function withoutLightVerb(text: string, proposed: string): string {
  const [, rest = '', noun = ''] = LIGHT_VERB.exec(text) ?? [];
  const [verb = ''] = wordsIn(proposed);
  return noun !== '' && isActionNounOf(noun.toLowerCase(), verb) ? rest : text;
}

const LIGHT_VERB =
  /^(?:carr(?:ied|y) out|perform(?:ed)?|conduct(?:ed)?|undert(?:ook|ake)|did|do) (?:the )?((\p{L}+).*)$/isu;

/** Letters and figures alone: another comma is no other wording. */
const shape = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Names, addresses and the like stand to the letter, in their order. */
function protectedFault({ text, protectedSpans }: AnalysedLine, proposed: string): string | null {
  let from = 0;
  for (const { start, end } of protectedSpans) {
    const words = text.slice(start, end);
    const at = proposed.indexOf(words, from);
    if (at < 0) return 'a name or an address changed';
    from = at + words.length;
  }
  return null;
}

/** No rule finds more in the proposal than in the line itself. */
function newFault(line: AnalysedLine, proposed: string, context: LintContext): string | null {
  const reread = analyseLine(proposed, {
    ...line,
    protectedSpans: [],
    speller: context.speller ?? null,
  });
  const before = countsOf(line, context);
  for (const [rule, count] of countsOf(reread, context)) {
    if (count > (before.get(rule) ?? 0)) return `new fault: ${rule}`;
  }
  return null;
}

/** How often each rule, or each table, finds something. */
function countsOf(line: AnalysedLine, context: LintContext): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { rule } of resolveLints(line.text, findLints(line, context))) {
    const name = rule.split('/')[0]!;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
}
