import type { Finding } from '#contract/resume.ts';
import type { Check } from './model.ts';
import { fading } from './lines/ramp.ts';
import { evidenceLines } from './lines/evidence-lines.ts';
import { MAX_FINDINGS, quoting } from './lines/findings.ts';
import { countWords } from './lines/words.ts';

/** Words of a paragraph or bullet that make a block of four lines. */
const BLOCK = 45;

export const wallsOfText: Check = {
  id: 'walls-of-text',
  category: 'length-and-scan',
  title: 'No walls of text',
  why: 'A first look lasts seconds: blocks of four lines and more are jumped over. Bullets are found by the eye.',
  englishOnly: false,
  examples: {
    good: ['- Ran 4 shops\n- Led 12 people'],
    bad: [
      'In this job the work was about shops and about people and about much more besides. '.repeat(
        4,
      ),
    ],
  },
  reads: (text) => countWords(text) > BLOCK,
  run(input) {
    const { resume } = input;
    const lines = evidenceLines(input);
    const blocks: Finding[] = [
      ...resume.work.flatMap(({ summary }) =>
        summary && countWords(summary.value) > BLOCK ? [summary] : [],
      ),
      ...lines.filter(({ bullet, text }) => bullet && countWords(text) > BLOCK),
    ].map((place) => quoting('Break this block into bullets of one or two lines.', place));
    const prose = lines.filter(({ bullet }) => !bullet).length;
    const bullets = lines.length - prose;
    const paragraphsOnly = prose >= 3 && bullets < 3;
    return {
      kind: 'scored',
      fraction: fading(blocks.length, 1.5) * (paragraphsOnly ? 0.4 : 1),
      findings: blocks.slice(0, MAX_FINDINGS),
      ...(paragraphsOnly && {
        faults: [{ id: 'paragraphs-only' as const, quote: lines[0]!.text }],
      }),
    };
  },
};
