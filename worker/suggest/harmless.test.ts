import { describe, expect, it } from 'vitest';
import type { Suggestion } from '#contract/resume.ts';
import { contextOf } from '#tests/fixtures/drafts-of.ts';
import { countWords } from '#worker/checks/lines/words.ts';
import { exactScore, scoreResume } from '#worker/score/score.ts';
import { harmless } from './harmless.ts';
import { scalesFor } from './scales.ts';

/** Under so many words a resume is too short to judge, which costs more than any word gains. */
const FEWEST_WORDS = 80;

const FRAME = `Nadia Brandt
nadia.brandt@example.com | (555) 010-0142 | Denver, CO

Experience
Clerk, Oak & Co
Jan 2019 – Mar 2022
- Filed claims really quickly for 40 members
- Answered calls and letters of patients very kindly
- Balanced the till of a paper shop each night and banked the takings
- Sorted the stock in the back room and ordered pens, paper and ink
- Advised customers on pens and paper

Education
BSc Biology, Aston University, 2007 – 2010
- Took courses in`;

/** The frame with subjects until it has so many words. */
function resumeOf(words: number): string {
  let text = FRAME;
  while (countWords(text) < words) text += ' statistics';
  return text;
}

function weigh(text: string, changes: readonly (readonly [Suggestion['level'], string, string])[]) {
  const input = contextOf(text);
  const scales = scalesFor(input);
  const before = exactScore(scoreResume(input));
  const suggestions = changes.map(([level, from, to]): Suggestion => {
    const start = text.indexOf(from);
    const edits = [{ start, end: start + from.length, text: to }];
    return {
      id: `${from} ${to}`,
      type: 'formatting',
      title: 'A change',
      description: 'Why.',
      before: from,
      after: to,
      accepted: level === 'auto',
      decision: level === 'auto' ? 'accepted' : 'undecided',
      level,
      points: scales.weigh(edits) - before,
      check: 'filler',
      rules: ['change'],
      edits,
      ...(level === 'ask' && {
        question: { prompt: 'How many?', kind: 'number', placeholder: 'A number', template: to },
      }),
    };
  });
  return harmless(scales, suggestions, before).map(({ before: from, edits }) => [
    from,
    edits.length,
  ]);
}

describe('harmless', () => {
  const REALLY = ['auto', 'really quickly', 'quickly'] as const;
  const VERY = ['auto', 'very kindly', 'kindly'] as const;
  const MORE = ['auto', 'BSc Biology', 'BSc Biology and botany with honours'] as const;

  it('keeps what harms nothing', () => {
    expect(weigh(resumeOf(90), [REALLY, VERY])).toEqual([
      ['really quickly', 1],
      ['very kindly', 1],
    ]);
  });

  it('leaves out what lowers the score wherever it is accepted', () => {
    const lost = ['auto', 'nadia.brandt@example.com | ', ''] as const;
    expect(weigh(resumeOf(90), [lost, VERY])).toEqual([['very kindly', 1]]);
  });

  it('keeps one of two that are harmless alone and cost much together', () => {
    expect(weigh(resumeOf(FEWEST_WORDS + 1), [REALLY, VERY])).toHaveLength(1);
  });

  it('joins what costs points alone with what makes it whole', () => {
    expect(weigh(resumeOf(FEWEST_WORDS), [REALLY, MORE])).toEqual([
      ['BSc Biology\nreally quickly', 2],
    ]);
  });

  it('offers nothing to confirm that costs points beside what starts accepted, or beside all', () => {
    const asked = ['confirm', 'very kindly', 'kindly'] as const;
    expect(weigh(resumeOf(FEWEST_WORDS + 1), [REALLY, asked])).toEqual([['really quickly', 1]]);
    const other = ['confirm', 'each night', 'nightly'] as const;
    expect(weigh(resumeOf(FEWEST_WORDS + 2), [REALLY, asked, other])).toHaveLength(2);
    expect(weigh(resumeOf(FEWEST_WORDS + 3), [REALLY, asked, other])).toHaveLength(3);
  });

  it('leaves questions to those who weigh answers', () => {
    const question = ['ask', '40 members', '{answer} members'] as const;
    expect(weigh(resumeOf(90), [question])).toEqual([['40 members', 1]]);
  });
});
