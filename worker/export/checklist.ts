import type { ChecklistKind, Match, MatchRequirement } from '#contract/match.ts';
import { coverageWords, isCheckFirst, VERDICT_WORDS } from '#contract/match-words.ts';
import type { Download } from '#contract/resume.ts';
import { toBase64 } from './base64.ts';
import type { Block } from './block.ts';
import { textOfBlocks, writeText } from './text.ts';

/** A match as a list to work through, as text or for Word; it holds no contact data. `today` is `YYYY-MM-DD`. */
export async function makeChecklist(
  match: Match,
  kind: ChecklistKind,
  today: string,
): Promise<Download> {
  const blocks = checklistBlocks(match);
  const name = `checklist_${plainName(match.name)}_${today}`;
  if (kind === 'text') {
    const bytes = writeText(`${match.name}\n\n${textOfBlocks(blocks)}`);
    return {
      fileName: `${name}.txt`,
      mediaType: 'text/plain;charset=utf-8',
      contentBase64: toBase64(bytes),
    };
  }
  const { writeWord } = await import('./word/write.ts');
  const bytes = await writeWord({
    blocks: [{ kind: 'title', text: match.name }, ...blocks],
    footer: ['Resume AI', 'Made on your device. No prediction.'],
    paper: 'a4',
    language: 'en-GB',
    properties: { title: `Checklist: ${match.name}`, creator: 'Resume AI', date: today },
  });
  return {
    fileName: `${name}.docx`,
    mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    contentBase64: toBase64(bytes),
  };
}

function checklistBlocks({ facts, coverage, requirements, leftOut, warnings }: Match): Block[] {
  const known = [facts.employer, facts.place, facts.contract, facts.pay]
    .filter(Boolean)
    .join(' | ');
  const first = requirements.filter(isCheckFirst);
  const of = (need: string) => requirements.filter((one) => one.need === need);
  return [
    ...(known === '' ? [] : [paragraph(known)]),
    paragraph(coverageWords(coverage)),
    ...warnings.map(({ message }) => paragraph(message)),
    ...section('Check before you apply', first, ({ quote, why }) => [
      bullet(`${oneLine(quote)}: ${why}`),
    ]),
    ...section('Must-haves', of('must'), requirementBlocks),
    ...section('Nice-to-haves', of('nice'), requirementBlocks),
    ...section('Left out, and why', leftOut, ({ quote, why }) => [
      bullet(`${oneLine(quote)}: ${why}`),
    ]),
  ];
}

function section<T>(title: string, items: readonly T[], blocks: (item: T) => Block[]): Block[] {
  if (items.length === 0) return [];
  return [{ kind: 'section-title', text: title }, ...items.flatMap(blocks)];
}

function requirementBlocks(one: MatchRequirement): Block[] {
  const { quote, verdict, why, evidence } = one;
  const lines = evidence.filter((line) => !holdsContact(line.quote));
  return [
    bullet(`${boxOf(one)} ${VERDICT_WORDS[verdict]}${ownWords(one)}: ${oneLine(quote)}`),
    paragraph(why),
    ...lines.map((line) =>
      paragraph(
        `“${line.quote}”${[line.role, line.dates]
          .filter(Boolean)
          .map((of) => `, ${of}`)
          .join('')}`,
      ),
    ),
  ];
}

const boxOf = ({ verdict, answer }: MatchRequirement): string =>
  verdict === 'met' || answer === 'yes' ? '[x]' : '[ ]';

function ownWords({ answer }: MatchRequirement): string {
  if (answer === undefined) return '';
  return answer === 'yes' || answer === 'no' ? ` (you said ${answer})` : ' (your word)';
}

const holdsContact = (text: string): boolean => /@|(?:\+|\b0)\d[\d ()/.-]{6,}|\(\d{3}\)/.test(text);
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
const bullet = (text: string): Block => ({ kind: 'bullet', text });
const paragraph = (text: string): Block => ({ kind: 'paragraph', text, right: '' });

const plainName = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60) || 'job-ad';
