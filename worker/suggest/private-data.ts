/** Takes out what employers must not ask for, and 'references on request'. */
import type { Edit } from '#contract/resume.ts';
import { privateData as check } from '#worker/checks/private-data.ts';
import type { DocumentLine, ExtractedDocument } from '#worker/document/model.ts';
import { cutLines } from './cut-line.ts';
import type { Draft, SuggestContext } from './draft.ts';

/** One draft for private lines and one for 'references available on request'. */
export function privateData(context: SuggestContext): Draft[] {
  const result = check.run(context);
  if (result.kind !== 'scored') return [];
  const cuts = result.findings.flatMap(({ span }) =>
    span ? (cutAt(context.document, span) ?? []) : [],
  );
  const isReference = ({ removed }: Cut) => /references?\b/i.test(removed);
  const { text } = context.document;
  const secrets = distinct(
    text,
    cuts.filter((cut) => !isReference(cut)),
  );
  const references = distinct(text, cuts.filter(isReference));
  return [
    ...draftOf(secrets, {
      rule: 'private-data',
      level: 'confirm',
      title: 'Leave out private data',
      description:
        'Employers do not need it to invite you, and it invites bias and identity theft.',
      blocker: true,
    }),
    ...draftOf(references, {
      rule: 'references-line',
      level: 'auto',
      title: 'Leave out “references on request”',
      description: 'Everyone takes it for granted. The line is worth more as space.',
    }),
  ];
}

interface Cut extends Edit {
  removed: string;
}

function draftOf(
  cuts: Cut[],
  words: Pick<Draft, 'rule' | 'level' | 'title' | 'description' | 'blocker'>,
): Draft[] {
  if (cuts.length === 0) return [];
  return [
    {
      ...words,
      before: cuts.map(({ removed }) => removed.trim()).join('\n'),
      after: '',
      check: 'private-data',
      edits: cuts.map(({ start, end, text }) => ({ start, end, text })),
    },
  ];
}

/** Each place once; cuts of lines that follow each other become one. */
function distinct(text: string, cuts: readonly Cut[]): Cut[] {
  const joined: Cut[] = [];
  for (const cut of cuts.toSorted((a, b) => a.start - b.start)) {
    const last = joined.at(-1);
    if (!last || last.end < cut.start) joined.push({ ...cut });
    else if (cut.end > last.end) {
      last.end = cut.end;
      last.removed += `\n${cut.removed}`;
    }
  }
  // Where all the rest goes, the break before it goes, too.
  return joined
    .map((cut) => withBlanks(text, cut))
    .map((cut) =>
      cut.end === text.length && text[cut.start - 1] === '\n'
        ? { ...cut, start: cut.start - 1 }
        : cut,
    );
}

/** What goes from a line's start takes the blanks and the sign behind it along. */
function withBlanks(text: string, cut: Cut): Cut {
  const opens = cut.start === 0 || text[cut.start - 1] === '\n';
  const blanks = /^[\t ,;|•·]*(?=\S)/.exec(text.slice(cut.end))?.[0].length ?? 0;
  return opens ? { ...cut, end: cut.end + blanks } : cut;
}

const JOINT = /\s*[|•·]\s*|\s*;\s+|\s*\t\s*(?=[\p{L}’' ]+:\s*\S)/u;

/** The whole line where it says nothing else; the part between two separators; or the sentence. */
function cutAt(document: ExtractedDocument, span: { start: number; end: number }): Cut | null {
  const line = document.lines.findLast(({ start }) => start <= span.start);
  if (!line || line.role !== 'body') return null;
  const at = span.start - line.start;
  return (
    partCut(line, at, JOINT) ??
    sentenceCut(line, at) ??
    (isListOfFields(line.text) ? partCut(line, at, /,\s+/) : null) ??
    lineCut(document, line)
  );
}

function partCut(line: DocumentLine, at: number, joint: RegExp): Cut | null {
  const joints = [...line.text.matchAll(new RegExp(joint, 'gu'))];
  if (joints.length === 0) return null;
  const before = joints.findLast((match) => match.index + match[0].length <= at);
  const after = joints.find((match) => match.index >= at);
  const start = before?.index ?? 0;
  const end = before ? (after?.index ?? line.text.length) : after!.index + after![0].length;
  return {
    start: line.start + start,
    end: line.start + end,
    text: '',
    removed: line.text.slice(start, end),
  };
}

/** 'Date of birth 19/10/1995, Married, Full NZ licence': short fields, of which no date is cut in two by a comma. */
const isListOfFields = (text: string): boolean =>
  text.split(/,\s+/).every((field) => /^\p{Lu}/u.test(field) && field.split(/\s+/).length <= 5);

/** Sentences that say nothing else, so that the next one stays: 'Date of birth: 14 March 1994. Ready to move.' */
const SENTENCE =
  /reference|^\s*(?:date of birth|d\.?o\.?b|born|marital status|civil status|nationality|gender|sex|religion|age)\b/i;

function sentenceCut(line: DocumentLine, at: number): Cut | null {
  const sentences = [...line.text.matchAll(/(?:[^.!?]|[.](?=\d))+[.!?]*\s*/g)];
  const one = sentences.find((match) => match.index <= at && at < match.index + match[0].length);
  if (sentences.length < 2 || !one || !SENTENCE.test(one[0])) return null;
  const last = one === sentences.at(-1);
  const start = last ? line.text.slice(0, one.index).trimEnd().length : one.index;
  const end = last ? line.text.length : one.index + one[0].length;
  return { start: line.start + start, end: line.start + end, text: '', removed: one[0] };
}

function lineCut(document: ExtractedDocument, line: DocumentLine): Cut | null {
  if (line.text.length > 110) return null;
  const index = document.lines.indexOf(line);
  const above = document.lines[index - 1];
  const heading = above && /^\s*references?:?\s*$/i.test(above.text) ? above : null;
  const first = heading ?? line;
  return {
    ...cutLines(document, first, line),
    removed: document.text.slice(first.start, line.start + line.text.length),
  };
}
