import type { ExtractedDocument } from '#worker/document/model.ts';
import { isJobTitle } from '#worker/keywords/job-titles.ts';
import { sentencesOf } from '#worker/nlp/sentences.ts';
import type { ParsedResume } from '#worker/parse/model.ts';
import type { Check } from './model.ts';
import { quoting } from './lines/findings.ts';
import { countWords } from './lines/words.ts';

export const jobTitle: Check = {
  id: 'job-title',
  category: 'findability',
  title: 'A clear job title near the top',
  why: 'Title is the field recruiters search first. “Creative Ninja” is found by nobody; “Graphic Designer” is.',
  englishOnly: true,
  examples: {
    good: ['Maya Okafor\nManagement Accountant'],
    bad: ['Zoe Meadows\nCreative Ninja'],
  },
  run({ document, resume }) {
    const { label, summary } = resume;
    if (label && isJobTitle(label.value)) return { kind: 'scored', fraction: 1, findings: [] };
    if (!label && titleNearTop(document, resume))
      return { kind: 'scored', fraction: 1, findings: [] };
    const opening = summary ? (sentencesOf(summary.value)[0] ?? '') : '';
    if (!label && isJobTitle(opening)) return { kind: 'scored', fraction: 1, findings: [] };
    const message = label
      ? 'Use the job title that employers advertise.'
      : 'Put the job title you aim for under your name.';
    const atWork = resume.work.some(({ title }) => title && isJobTitle(title.value));
    return {
      kind: 'scored',
      fraction: atWork ? 0.5 : 0,
      findings: [label ? quoting(message, label) : { message }],
    };
  },
};

const TOP_LINES = 12;
const WORDS_OF_A_TITLE = 6;

/** A short line near the top that is an occupation, where reading took no line for the title. */
function titleNearTop({ lines }: ExtractedDocument, { sections }: ParsedResume): boolean {
  const listed = sections.flatMap(({ kind, lineRanges }) => (kind === 'skills' ? lineRanges : []));
  // 'HARD WORKER' among the skills is no post.
  const isSkill = (line: number) => listed.some(([from, to]) => line >= from && line < to);
  return lines
    .map(({ text }, line) => ({ text, line }))
    .filter(({ text }) => text !== '')
    .slice(0, TOP_LINES)
    .some(
      ({ text, line }) =>
        !isSkill(line) &&
        countWords(text) <= WORDS_OF_A_TITLE &&
        !/[\d@,|]/.test(text) &&
        isJobTitle(text),
    );
}
