import type { AnalysedLine, Token } from '#worker/nlp/line/model.ts';
import { is, isRunning } from '../build.ts';
import type { Rule } from '../model.ts';
import { capital, lintOf, startsSentence } from '../voice.ts';

export const jointSubject: Rule = {
  id: 'joint-subject',
  category: 'style',
  title: 'Say with whom, without “me”',
  why: '“Me and two clerks built” is no subject; “With two clerks, built” keeps their share.',
  examples: {
    fixes: [
      ['Me and two clerks built the archive', 'With two clerks, built the archive'],
      ['Myself and the chef wrote a menu', 'With the chef, wrote a menu'],
      ['My colleague and I opened a stall', 'With a colleague, opened a stall'],
    ],
    keeps: [
      'My crew and I had the lowest rate of faults',
      'Me and My Girl, chorus',
      'My partner and I',
      'Me and two clerks',
    ],
  },
  check(line) {
    if (!isRunning(line)) return [];
    const { tokens } = line;
    return tokens.flatMap((token, at) => {
      if (!startsSentence(line, at) || !/^(?:me|myself|i|my)$/.test(token.norm)) return [];
      const others = token.norm === 'my' ? behindMy(line, at) : behindMe(line, at);
      if (!others) return [];
      const piece = {
        start: token.start,
        end: tokens[others.last]!.end,
        text: `${capital('with')} ${others.words},`,
      };
      return lintOf(line, jointSubject, [piece], {
        message: 'Leave out “me” and “I”; “with” keeps the others’ share.',
        priority: 76,
        absorbs: ['first-person', 'possessive-my', 'tense-of-job'],
      });
    });
  },
};

interface Others {
  words: string;
  /** Index of the last token of the subject. */
  last: number;
}

/** 'Me and two clerks' before a verb. */
function behindMe(line: AnalysedLine, at: number): Others | null {
  const { tokens, text } = line;
  if (!/^(?:and|&)$/.test(tokens[at + 1]?.norm ?? '')) return null;
  const last = nounsEnd(line, at + 2);
  const words = last === null ? '' : text.slice(tokens[at + 2]!.start, tokens[last]!.end);
  return last !== null && isDeed(tokens[last + 1]) ? { words, last } : null;
}

/** 'My colleague and I' before a verb. */
function behindMy(line: AnalysedLine, at: number): Others | null {
  const { tokens, text } = line;
  const last = nounsEnd(line, at + 1);
  if (last === null || !/^(?:and|&)$/.test(tokens[last + 1]?.norm ?? '')) return null;
  if (!/^(?:i|me|myself)$/.test(tokens[last + 2]?.norm ?? '')) return null;
  const noun = text.slice(tokens[at + 1]!.start, tokens[last]!.end);
  const words = tokens[last]!.best.number === 'sg' ? `a ${noun}` : noun;
  return isDeed(tokens[last + 3]) ? { words, last: last + 2 } : null;
}

/** 'My crew and I had the lowest rate' tells of no act. */
const isDeed = (token: Token | undefined): boolean =>
  is(token, 'verb') && !/^(?:have|be|get)$/.test(token!.best.lemma);

function nounsEnd({ tokens }: AnalysedLine, from: number): number | null {
  let at = from;
  while (is(tokens[at], 'det', 'num', 'adj', 'noun') && /^[a-z\d-]+$/.test(tokens[at]!.text))
    at += 1;
  return at > from && is(tokens[at - 1], 'noun') ? at - 1 : null;
}
