import type { AnalysedLine } from '#worker/nlp/line/model.ts';
import { verbOfNominal } from '#worker/nlp/line/nominal.ts';
import { isDeclaration } from '../declaration.ts';
import type { Lint, Rule } from '../model.ts';
import { capital, lintOf, startsSentence, type Piece } from '../voice.ts';

export const possessiveMy: Rule = {
  id: 'possessive-my',
  category: 'style',
  title: 'Leave out “my” and “our”',
  why: 'Everything in a resume is yours; “my” only takes room.',
  examples: {
    fixes: [
      ['Kept my drawings in order', 'Kept drawings in order'],
      ['Reported to my manager each week', 'Reported to the manager each week'],
      ['Did all my own repairs', 'Did all repairs'],
      ['Had my own van', 'Had own van'],
      ['Found faults in our paperwork', 'Found faults in the paperwork'],
      ['My team won the regional award', 'The team won the regional award'],
      ['Used my PDA on each round', 'Used the PDA on each round'],
      ['My productivity was 108%', 'Productivity was 108%'],
    ],
    keeps: [
      'Worked with my brother on a farm',
      'Twelve homes were built under my supervision',
      'Sales rose after my recommendations',
      'Ran the My Choice scheme',
      'Built up my own client list',
      'Six years at home with my children',
      'Played the organ in my spare time',
      'All of this is true to the best of my knowledge',
      'Designed the My Account page',
      'Learned for the good of the team and my self',
      'Wrote “My Town” for the local paper',
    ],
  },
  check(line) {
    if ((line.kind !== 'bullet' && line.kind !== 'prose') || isDeclaration(line)) return [];
    return line.tokens.flatMap((token, at) =>
      /^(?:my|our)$/.test(token.norm) ? mended(line, at) : [],
    );
  },
};

function mended(line: AnalysedLine, at: number): Lint[] {
  const { tokens } = line;
  const token = tokens[at]!;
  const start = startsSentence(line, at);
  // 'My Choice' is a name.
  if (/^\p{Lu}/u.test(token.text) && (!start || /^\p{Lu}/u.test(tokens[at + 1]?.text ?? '')))
    return [];
  let next = at + 1;
  if (tokens[next]?.norm === 'own') next += 1;
  // 'have my own van': 'have van' would not do.
  if (
    next > at + 1 &&
    tokens[at - 1]?.norm !== 'all' &&
    headFrom(line, next)?.best.number === 'sg'
  ) {
    if (!/^(?:have|has|had|with|and|hold|own)$/.test(tokens[at - 1]?.norm ?? '')) return [];
    const own = tokens[at + 1]!;
    return drop(line, {
      start: token.start,
      end: own.end,
      text: start ? capital(own.text) : own.text,
    });
  }
  const following = tokens[next];
  // 'my self' is one word, and another rule's.
  if (/^sel(?:f|ves)$/.test(following?.norm ?? '')) return [];
  const device = !start && /^[A-Z]{2,}$/.test(following?.text ?? '');
  if (!following || !(/^(?:noun|adj|verb|num)$/.test(following.best.pos) || device)) return [];
  const head = headFrom(line, next);
  // 'a post where I can use my skills': in running text the phrase would hang without its owner.
  const isOnly = line.tokens.filter((it) => it.norm === 'my').length === 1;
  const isRest = (start && isOnly) || /^(?:all|both)$/.test(tokens[at - 1]?.norm ?? '');
  if (line.kind === 'prose' && token.norm === 'my' && !isRest) return [];
  if (
    /^(?:in|at|of|to|on)$/.test(tokens[at - 1]?.norm ?? '') &&
    STANDS_WITH_MY.test(head?.norm ?? '')
  )
    return [];
  // 'under my supervision', 'after my advice was followed': whose it was is the point.
  if (token.norm === 'my' && next === at + 1 && head && !start && isOwnAction(head.best.lemma))
    return [];
  const group = /^(?:team|group|crew|manager|boss|department|unit|shop|school|company)$/.test(
    head?.norm ?? '',
  );
  const article =
    (start ? group : token.norm === 'our' || device) ||
    (!start &&
      head?.best.number === 'sg' &&
      next === at + 1 &&
      !/^(?:all|both)$/.test(tokens[at - 1]?.norm ?? ''));
  if (head && FAMILY.test(head.norm)) return [];
  const peer = head && /^(?:colleague|partner|friend|classmate|peer)$/.test(head.norm);
  const words = article ? (peer ? 'a ' : 'the ') : '';
  const shown = start ? capital(words + following.text) : words + following.text;
  return drop(line, { start: token.start, end: following.end, text: shown });
}

const drop = (line: AnalysedLine, piece: Piece): Lint[] =>
  lintOf(line, possessiveMy, [piece], { message: 'Leave out “my” and “our”.', priority: 45 });

const FAMILY =
  /^(?:family|brother|sister|father|mother|parents?|wife|husband|son|daughter|uncle|aunt|cousin|grandmother|grandfather|kid|baby|twin)s?$|^(?:child|children|babies)$/;

/** 'in my spare time', 'to the best of my ability', 'of my choice' */
const STANDS_WITH_MY =
  /^(?:time|ability|abilities|knowledge|choice|career|life|credit|opinion|behalf)$/;

const isOwnAction = (lemma: string) =>
  verbOfNominal(lemma) !== undefined ||
  /^(?:advice|guidance|leadership|watch|idea|plan|design|lead|name|own)$/.test(lemma);

/** The noun that the words from here on lead to. */
function headFrom({ tokens }: AnalysedLine, at: number) {
  let last = at;
  while (/^(?:noun|adj)$/.test(tokens[last + 1]?.best.pos ?? '')) last += 1;
  return tokens[last];
}
