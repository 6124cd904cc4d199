import type { Check } from './model.ts';
import { evidenceLines } from './lines/evidence-lines.ts';
import { MAX_FINDINGS, quoting } from './lines/findings.ts';
import { ramp } from './lines/ramp.ts';

export const punctuation: Check = {
  id: 'punctuation',
  category: 'language',
  title: 'Bullets end alike',
  why: 'With or without a final period: either is fine, a mixture looks unfinished.',
  englishOnly: false,
  examples: {
    good: ['- Led 12 people\n- Ran 4 shops\n- Won a prize'],
    bad: ['- Led 12 people.\n- Ran 4 shops\n- Won a prize.\n- Wrote 3 guides'],
  },
  reads: (text) => isClosed(text),
  run(input) {
    const bullets = evidenceLines(input).filter(({ bullet }) => bullet);
    if (bullets.length < 3)
      return { kind: 'not-applicable', reason: 'There are too few bullets to compare.' };
    const closed = bullets.filter(({ text }) => isClosed(text));
    const open = bullets.filter((bullet) => !closed.includes(bullet));
    const [rare, message] =
      closed.length >= open.length
        ? [open, 'Add the final period, as in your other bullets.']
        : [closed, 'Leave out the final period, as in your other bullets.'];
    return {
      kind: 'scored',
      fraction: 1 - ramp(rare.length / bullets.length, 0, 0.5),
      findings: rare.slice(0, MAX_FINDINGS).map((bullet) => quoting(message, bullet)),
    };
  },
};

const isClosed = (text: string) => /[.!]["”)]?$/.test(text.trim());
