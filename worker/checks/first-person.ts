import type { Finding } from '#contract/resume.ts';
import { rememberByText } from '#worker/nlp/remember.ts';
import type { Check, CheckInput } from './model.ts';
import { evidenceLines } from './lines/evidence-lines.ts';
import { MAX_FINDINGS } from './lines/findings.ts';
import { around } from './lines/quotes.ts';
import { fading } from './lines/ramp.ts';

const FIRST_PERSON =
  /(?<![\p{L}\p{N}.&/-])(?:I(?:[’']m|[’']ve|[’']d|[’']ll)?|[Mm]e|[Mm]y|[Mm]yself|[Ww]e|[Oo]ur)(?![\p{L}\p{N}.&/-]|\s?&)/gu;
const STORY = 5;

export const firstPerson: Check = {
  id: 'first-person',
  category: 'language',
  title: 'No “I”, “me” or “we”',
  why: 'Everyone knows whose resume it is. Lines without “I” are shorter and begin with the verb; that is the convention in English.',
  englishOnly: true,
  examples: {
    good: ['- Sold office supplies to 60 firms'],
    bad: ['- I sold office supplies\n- We met our quota and I won a prize for my work'],
  },
  reads: (text) => personsIn(text).length,
  run(input) {
    const findings = placesOf(input);
    const { length } = findings;
    return {
      kind: 'scored',
      fraction: fading(length, 2),
      findings: findings.slice(0, MAX_FINDINGS),
      ...(length >= STORY && {
        faults: [{ id: 'first-person-story' as const, quote: findings[0]!.quote }],
      }),
    };
  },
};

function placesOf(input: CheckInput): Finding[] {
  const { resume } = input;
  const prose = [
    ...(resume.summary ? [{ text: resume.summary.value, span: resume.summary.span }] : []),
    ...evidenceLines(input),
  ];
  return prose.flatMap(({ text, span }) =>
    personsIn(text).map(({ word, quote }) => ({
      message: `Leave out “${word}”.`,
      quote,
      ...(span && { span }),
    })),
  );
}

const personsIn = rememberByText((text) =>
  [...text.matchAll(FIRST_PERSON)].map(({ 0: word, index }) => ({
    word,
    quote: around(text, index, index + word.length),
  })),
);
