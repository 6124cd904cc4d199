import { oneLine } from '#contract/one-line.ts';
import { COUNTABLE } from '#worker/nlp/line/countable.ts';
import type { AnalysedLine, Phrase } from '#worker/nlp/line/model.ts';
import { articleFor, hasReading, is, isBeside, replaceLint } from '../build.ts';
import type { Lint, Rule } from '../model.ts';

export const bareNoun: Rule = {
  id: 'bare-noun',
  category: 'grammar',
  title: '“A” before one thing',
  why: 'Other lines of this resume have their articles, so that one without looks like a slip.',
  examples: {
    fixes: [
      ['Called ambulance for two swimmers', 'Called an ambulance for two swimmers'],
      ['Wrote report about each dive', 'Wrote a report about each dive'],
      ['Mended roof of the hall', 'Mended the roof of the hall'],
      ['Worked as medic on the coast', 'Worked as a medic on the coast'],
      ['Swept floors in small hostel near Bonn', 'Swept floors in a small hostel near Bonn'],
    ],
    keeps: [
      'Filed the report and took part in a fair',
      'Played guitar and attended church',
      'Promoted to supervisor after a year',
      'Liaised with customer and supplier',
      'Came by van and paid by card',
      'Ran phase 2 of the plan',
      'Packed box lunches for schools',
      'Named player of the month',
      'Trained as nurse manager',
      'Wrote the standard operating procedure',
      'Brought stock loss down by half',
    ],
  },
  check(line, { writesArticles }) {
    if (writesArticles !== true || line.kind !== 'bullet' || line.opening !== 'action') return [];
    return line.phrases.flatMap((phrase): Lint[] => {
      if (!isBareOne(line, phrase) || !takesArticle(line, phrase)) return [];
      const { start, text } = line.tokens[phrase.first]!;
      const put = isKnownOne(line, phrase) ? 'the' : articleFor(text);
      return replaceLint(line, { start, end: start }, `${put} `, {
        rule: this.id,
        category: this.category,
        message: `An article is missing: “${put} ${text}”.`,
        level: 'confirm',
        yields: true,
        span: { start, end: line.tokens[phrase.head]!.end },
        priority: 42,
      });
    });
  },
};

/** A noun in the singular that can be counted, with at most two words that describe it, and nothing joined to it. */
function isBareOne({ tokens, phrases }: AnalysedLine, phrase: Phrase): boolean {
  const { kind, first, head, last } = phrase;
  const noun = tokens[head]!;
  if (kind !== 'np' || first === 0 || head !== last || head - first > 2) return false;
  if (!is(noun, 'noun') || noun.best.number !== 'sg' || noun.best.possessive) return false;
  if (!COUNTABLE.has(noun.norm) || !/^[a-z]/.test(noun.text)) return false;
  const described = tokens.slice(first, head);
  if (!described.every((it) => is(it, 'adj', 'noun') && DESCRIBES.test(it.text))) return false;
  if (described.some(({ norm, best }) => ALREADY.test(norm) || best.possessive === true))
    return false;
  const [next, after] = tokens.slice(head + 1, head + 3);
  // 'prepare lesson notes', 'sampled river and drinking water'
  if (next?.norm.endsWith('s') === true && hasReading(next, 'noun')) return false;
  if (is(next, 'conj') && !/^(?:past|base|third)$/.test(after?.best.form ?? '')) return false;
  // 'customer and supplier', 'box lunches', 'room 4', 'a cook and waiter'
  const isJoined = phrases.some((other) =>
    other === phrase
      ? other.coordinatedWith !== undefined
      : phrases[other.coordinatedWith ?? -1] === phrase,
  );
  return (
    !isJoined &&
    !is(next, 'noun', 'num', 'proper', 'adj') &&
    next?.text !== '/' &&
    !/^(?:by|up|down|out|off|over|back|away)$/.test(next?.norm ?? '')
  );
}

const DESCRIBES = /^(?:[a-z][a-z-]+|[A-Z]{2,5})$/;
/** They say which one already, or how many. */
const ALREADY =
  /^(?:next|last|first|second|third|same|own|such|other|only|head|chief|assistant|deputy|senior|junior|each|every|no|all|most|more|top|team|front|charge|\w+est)$/;

function takesArticle(line: AnalysedLine, { first, head }: Phrase): boolean {
  const { tokens } = line;
  const before = tokens[first - 1]!;
  if (!isBeside(line, before, tokens[first]!)) return false;
  if (before.norm === 'as')
    return WORKS_AS.test(tokens[first - 2]?.best.lemma ?? '') && first === head;
  if (is(before, 'verb')) {
    // 'the standard operating procedure', 'the click & collect desk'
    const isInside = is(tokens[first - 2], 'adj', 'noun', 'det') || tokens[first - 2]?.norm === '&';
    const isAct =
      /^(?:past|base|third)$/.test(before.best.form ?? '') && !NO_ACT.test(before.best.lemma);
    return isAct && !isInside && !BARE_OBJECT.test(before.best.lemma);
  }
  return is(before, 'prep') && PLACES.test(before.norm) && head > first;
}

/** 'repaired the roof of the hall', 'answered the phone': there is one only. */
function isKnownOne({ tokens }: AnalysedLine, { first, head }: Phrase): boolean {
  const isOfOne =
    tokens[head + 1]?.norm === 'of' && /^(?:the|my|our|this)$/.test(tokens[head + 2]?.norm ?? '');
  return isOfOne || (first === head && ITS_OWN.test(tokens[first - 1]!.best.lemma));
}
const ITS_OWN =
  /^(?:open|close|lock|unlock|answer|set|lay|clear|clean|sweep|mop|guard|watch|man|staff|mind|tidy|hoover|vacuum)$/;

const WORKS_AS = /^(?:work|serve|volunteer|act|train|start)$/;
/** They take a role, a game or a set phrase without an article. */
const BARE_OBJECT = new RegExp(oneLine`
  ^(?:
    be|become|name|elect|appoint|vote|promote|play|attend|leave|go|take|make|give|keep|have|do|run|
    cross|finish|start|begin|grade|rate|call-out|enter|reach|lose|gain|provide|offer|receive|support|
    ensure|include|follow|help|get|need|require|use|read|speak|study|teach|learn|practise|practice|
    label|process|manage|test
  )$
`);
const PLACES = /^(?:in|at|into|from)$/;
/** What a tagger may take for a verb before a noun: 'head office', 'ferry timetable'. */
const NO_ACT = /^(?:head|time|live|ferry|march|register|work|order|land|list)$/;
