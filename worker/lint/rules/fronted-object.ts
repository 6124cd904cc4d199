import { inTarget, verbReading } from '#worker/nlp/line/clause.ts';
import type { AnalysedLine, Token } from '#worker/nlp/line/model.ts';
import type { Rule } from '../model.ts';
import { capital, lintOf, startsSentence } from '../voice.ts';

export const frontedObject: Rule = {
  id: 'fronted-object',
  category: 'opening',
  title: 'The verb before what it is done to',
  why: 'Other languages put the object first; in English the verb opens the line: “Replace the old pumps”.',
  examples: {
    fixes: [
      [
        'The old pumps I replace with new ones (current)',
        'Replace the old pumps with new ones (current)',
      ],
      ['The lost keys I wrote in a log', 'Wrote the lost keys in a log'],
      ['All orders we packed by hand', 'Packed all orders by hand'],
    ],
    keeps: [
      'The pumps I replaced were old',
      'The team I led won two prizes',
      'The firm I work for makes pumps',
      'Every morning I checked the boilers',
      'The last two years I ran the depot',
      'The vans I drove and the parcels I sorted',
    ],
  },
  check(line) {
    if (line.kind !== 'bullet') return [];
    const { tokens } = line;
    return tokens.flatMap((token, at) => {
      if (!/^(?:i|we)$/.test(token.norm)) return [];
      const first = objectBefore(line, at);
      const verb = verbReading(tokens[at + 1], 'base', 'past');
      if (first === null || !verb || !endsObject(tokens, at + 2)) return [];
      const text = line.text.slice(tokens[first]!.start, tokens[at - 1]!.end);
      const object = text.charAt(0).toLowerCase() + text.slice(1);
      return lintOf(
        line,
        frontedObject,
        [
          {
            start: tokens[first]!.start,
            end: tokens[at + 1]!.end,
            text: `${capital(inTarget(line, verb.lemma))} ${object}`,
          },
        ],
        {
          message: 'Put the verb first.',
          priority: 76,
          absorbs: ['first-person', 'tense-of-job', 'possessive-my', 'subject-verb'],
        },
      );
    });
  },
};

/** Index of the article that opens the sentence with a thing before 'I'; null where a time or no thing stands there. */
function objectBefore(line: AnalysedLine, at: number): number | null {
  const { tokens } = line;
  let first = at - 1;
  while (first >= 0 && /^(?:noun|adj)$/.test(tokens[first]!.best.pos)) first -= 1;
  if (first === at - 1 || !/^(?:the|all|my|our)$/.test(tokens[first]?.norm ?? '')) return null;
  const head = tokens[at - 1]!;
  return head.best.pos === 'noun' && !TIME.test(head.norm) && startsSentence(line, first)
    ? first
    : null;
}

const TIME =
  /^(?:morning|afternoon|evening|night|day|week|weekend|month|quarter|season|summer|winter|spring|autumn|year|time|way|place|reason|moment|minute|hour)s?$/;

/** Nothing is left that a verb could be: 'the pumps I replaced were old', 'the firm I work for makes pumps'. */
const endsObject = (tokens: readonly Token[], from: number): boolean =>
  /^(?:with|in|into|on|at|by|from|every|each|daily|weekly|monthly|to|after|before|during|once|twice)$/.test(
    tokens[from]?.norm ?? '',
  ) &&
  tokens[from + 1] !== undefined &&
  !tokens
    .slice(from)
    .some(
      ({ best, norm }) =>
        best.pos === 'aux' ||
        /^(?:i|we|and)$/.test(norm) ||
        (best.pos === 'verb' && /^(?:past|third|present|base)$/.test(best.form ?? '')),
    );
