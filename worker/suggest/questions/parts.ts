/** What came of it, and what the writer's own part in it was. */
import type { AnalysedLine } from '#worker/nlp/line/model.ts';
import type { Asker, LineQuestion } from './model.ts';

/** 'Worked on the new website' leaves open who did what. */
export const ownPart: Asker = ({ line }) => {
  if (!SHARED.test(line.text) || /\d|[:;]/.test(line.text) || line.text.length > 140) return null;
  return goOn(line.text, {
    rule: 'ask-own-part',
    prompt: 'What did you do there yourself?',
    description: 'A reader wants to know your own part. A few words are enough.',
    placeholder: 'A few words that start with a verb',
    joint: ': ',
    check: 'duties',
    value: 2,
  });
};

const SHARED =
  /^(?:Worked (?:on|with)|Participated in|Took part in|Was (?:part of|involved in)|Involved in|Member of|Collaborated (?:on|with))\b/i;

/** What was changed for the better had an effect that the line does not tell. */
export const whatCameOfIt: Asker = ({ line, mended }) => {
  const [verb] = line.tokens;
  const told =
    /\d|%|\b(?:which|so that|result\w*|leading|led to|thereby|by \p{Ll}+ing|saving|reduc\w+|increas\w+|improv\w+|cut(?:ting)?)\b/iu;
  if (mended.opening !== 'action' || !CHANGES.has(verb?.best.lemma ?? '')) return null;
  if (told.test(line.text.slice(verb!.end)) || line.text.length > 120) return null;
  if (MAKES.has(verb!.best.lemma) && !isOneThing(mended)) return null;
  return goOn(line.text, {
    rule: 'ask-outcome',
    prompt: 'What came of it? Finish the line: “…, which …”',
    description: 'Say what got better, for whom, or by how much, if you know.',
    placeholder: 'Goes on after “which”',
    joint: ', which ',
    check: 'outcomes',
    value: 1.5,
  });
};

const CHANGES = new Set(
  (
    'redesign reorganise reorganize introduce launch implement automate streamline ' +
    'create build develop design establish rewrite rebuild improve negotiate introduce digitise ' +
    'digitize simplify upgrade migrate'
  ).split(' '),
);

/** What is made had an effect where it was one thing; flyers and drawings are everyday work. */
const MAKES = new Set('create build develop design rebuild'.split(' '));

function isOneThing({ tokens, phrases }: AnalysedLine): boolean {
  const things = phrases.find(({ kind, first }) => kind === 'np' && first > 0);
  return things !== undefined && tokens[things.head]!.best.number !== 'pl';
}

interface Continuation extends Pick<
  LineQuestion,
  'rule' | 'prompt' | 'description' | 'placeholder' | 'check' | 'value'
> {
  joint: string;
}

/** The answer goes behind the line, before its full stop. */
function goOn(text: string, { joint, ...question }: Continuation): LineQuestion {
  const stop = /[.;,]?\s*$/.exec(text)!;
  const at = stop.index;
  const put = `${joint}{answer}`;
  return {
    ...question,
    kind: 'text',
    template: text.slice(0, at) + put + text.slice(at),
    edits: [{ start: at, end: at, text: put }],
  };
}
