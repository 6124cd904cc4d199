import { oneLine } from '#contract/one-line.ts';
import { openingIndex } from '#worker/nlp/line/clause.ts';
import type { AnalysedLine, Token } from '#worker/nlp/line/model.ts';
import { isDeclaration } from '../declaration.ts';
import type { Lint, Rule } from '../model.ts';
import { capital, lintOf, sentenceStart, startsSentence, type Piece } from '../voice.ts';

export const possessiveMy: Rule = {
  id: 'possessive-my',
  category: 'style',
  title: 'Leave out “my” and “our”',
  why: 'Where nobody else’s can be meant, “my” only takes room.',
  examples: {
    fixes: [
      ['Kept my drawings in order', 'Kept drawings in order'],
      ['Reported to my manager each week', 'Reported to the manager each week'],
      ['Had my own van', 'Had own van'],
      ['My duties are mowing and edging', 'Duties are mowing and edging'],
      ['Found faults in our paperwork', 'Found faults in the paperwork'],
      ['Balanced my till daily', 'Balanced the till daily'],
      ['Used my PDA on each round', 'Used the PDA on each round'],
      ['Handed over my duties to the night crew', 'Handed over duties to the night crew'],
    ],
    keeps: [
      'Did all my own repairs',
      'My work combines field trials and statistics',
      'My boss trusts in me',
      'Fixed bikes for people on my street',
      'The guests liked my work and came back',
      'Increased my sales by 12%',
      'Wrote my thesis on bats',
      'Edited a book of my own poems',
      'Worked with my brother on a farm',
      'Twelve homes were built under my supervision',
      'Sales rose after my recommendations',
      'Ran the My Choice scheme',
      'Built up my own client list',
      'Was recommended to my next employer',
      'Bought the mower with my own money',
      'Six years at home with my children',
      'Played the organ in my spare time',
      'All of this is true to the best of my knowledge',
      'Designed the My Account page',
      'Learned for the good of the team and my self',
      'Wrote “My Town” for the local paper',
      'Looked after our twins and our customers',
    ],
  },
  check(line) {
    if (line.kind !== 'bullet' || isDeclaration(line)) return [];
    return line.tokens.flatMap((token, at) =>
      /^(?:my|our)$/.test(token.norm) ? mended(line, at) : [],
    );
  },
};

/**
 * Nouns that are plainly the person's own, so that "the" or nothing says as much: not 'street', 'sales', 'degree', whose
 * owner is the point.
 */
const ADDS_NOTHING = new RegExp(oneLine`
  ^(?:
    team|group|crew|manager|supervisor|boss|foreman|superior|employer|department|unit|section|
    branch|shift|duty|duties|task|job|responsibilit(?:y|ies)|workspace|workstation|workplace|
    tool|equipment|kit|van|lorry|truck|vehicle|bus|machine|desk|counter|till|pda|scanner|record|
    paperwork|report|log|logbook|diary|calendar|drawing|note|timesheet|chart|sheet|form|
    customer|client|guest|patient|resident|passenger|student|pupil|learner|colleague|teammate|
    co-?worker|coworker|subordinate|repair|target|deadline|line|store|shop|office|ward|site|
    depot|warehouse|kitchen|class|company|firm|attention|tutor|teacher|lecturer|productivity
  )s?$
`);

/** A verb of the person's own, or a preposition behind one, stands before the phrase. */
const LEADS = /^(?:verb|prep|conj|part)$/;

function mended(line: AnalysedLine, at: number): Lint[] {
  const { tokens } = line;
  const token = tokens[at]!;
  const before = tokens[at - 1];
  // At the head of a sentence the subject wants its owner; 'My Choice' is a name.
  if (startsSentence(line, at)) return dutiesAt(line, at);
  if (/^\p{Lu}/u.test(token.text)) return [];
  if (isSecond(line, at)) return [];
  // '2 of my students'
  if (before?.norm === 'of' && /^(?:num|pron|det)$/.test(tokens[at - 2]?.best.pos ?? '')) return [];
  const all = /^(?:all|both)$/.test(before?.norm ?? '');
  if (!before || (!LEADS.test(before.best.pos) && !all && before.norm !== ',')) return [];
  if (/^(?:next|last|previous|first|former|late)$/.test(tokens[at + 1]?.norm ?? '')) return [];
  const owned = tokens[at + 1]?.norm === 'own' ? at + 2 : at + 1;
  const head = headFrom(line, owned);
  if (!head || /^sel(?:f|ves)$/.test(head.norm)) return [];
  // 'all my own repairs' are not all repairs.
  if (owned > at + 1 && all) return [];
  if (owned > at + 1) {
    const keeps =
      /^(?:have|has|had|with|hold|own)$/.test(before.norm) &&
      /^(?:van|car|vehicle|bike|truck|lorry|transport|tools?|equipment|kit|accommodation|home|laptop)$/.test(
        head.norm,
      );
    const own = tokens[at + 1]!;
    return keeps ? drop(line, { start: token.start, end: own.end, text: own.text }) : [];
  }
  if (!ADDS_NOTHING.test(head.norm) || !isOwnDeed(line, at)) return [];
  // 'no accident on my shift' is the person's.
  if (before.norm === 'on' && /^(?:shift|watch|line)$/.test(head.norm)) return [];
  const following = tokens[owned]!;
  const peer = /^(?:colleague|teammate|co-?worker)$/.test(head.norm);
  const isOne = head.best.number !== 'pl' && !all;
  const words = isOne || (token.norm === 'our' && !all) ? (peer && isOne ? 'a ' : 'the ') : '';
  return drop(line, { start: token.start, end: following.end, text: words + following.text });
}

/** 'our junior and our students': without the second one, the first would stand out. */
const isSecond = ({ tokens }: AnalysedLine, at: number) =>
  /^(?:and|or|&)$/.test(tokens[at - 1]?.norm ?? '') &&
  tokens.slice(Math.max(0, at - 4), at - 1).some((it) => it.norm === tokens[at]!.norm);

/** 'My duties are mowing and edging': the rest is another rule's. */
function dutiesAt(line: AnalysedLine, at: number): Lint[] {
  const [token, noun] = [line.tokens[at]!, headFrom(line, at + 1)];
  if (!noun || !/^(?:dut(?:y|ies)|responsibilit(?:y|ies)|tasks?)$/.test(noun.norm)) return [];
  const next = line.tokens[at + 1]!;
  return /^\p{Lu}/u.test(next.text)
    ? []
    : drop(line, { start: token.start, end: next.end, text: capital(next.text) });
}

/** The sentence opens with a verb of the person's own: 'the boss trusts in my work' tells of another's. */
function isOwnDeed(line: AnalysedLine, at: number): boolean {
  const { tokens } = line;
  const start = sentenceStart(line, at);
  const first = openingIndex(tokens.slice(start)) + start;
  const other = tokens.slice(first + 1, at).some((it) => it.best.pos === 'aux' && it.best.form);
  return (
    !other &&
    (/^(?:i|we)$/.test(tokens[first]!.norm) ||
      /^(?:verb|aux)$/.test(tokens[first]!.best.pos) ||
      line.opening === 'duty' ||
      isFronted(line, first, at))
  );
}

/** 'In June I told my boss' */
const isFronted = ({ tokens }: AnalysedLine, first: number, at: number) =>
  tokens[first]!.best.pos === 'prep' && tokens.slice(first, at).some((it) => it.norm === 'i');

const drop = (line: AnalysedLine, piece: Piece): Lint[] =>
  lintOf(line, possessiveMy, [piece], { message: 'Leave out “my” and “our”.', priority: 45 });

/** The noun that the words from here on lead to. */
function headFrom({ tokens }: AnalysedLine, at: number) {
  let last = at;
  while (/^(?:noun|adj)$/.test(tokens[last + 1]?.best.pos ?? '')) last += 1;
  // 'my records legal'
  const describes = (token: Token) =>
    token.best.pos === 'adj' || token.readings.some((it) => it.pos === 'adj');
  while (last > at && describes(tokens[last]!)) last -= 1;
  return tokens[last];
}
