import { ADJECTIVAL_GERUNDS, NOUN_GERUNDS } from '#worker/nlp/verb-data.ts';
import { verbOfBase, verbOfGerund, verbOfPast } from '#worker/nlp/verbs.ts';
import { firing } from '../firing.ts';
import type { RewriteRule } from '../model.ts';
import { conjugate } from '../words.ts';

/** 'Took minutes, typed letters, and answering calls' → '…, and answered calls'. */
export const parallelVerbs: RewriteRule = {
  id: 'parallel-verbs',
  title: 'Keep the list in one form',
  why: 'Items of one list read easily when all are in the same form.',
  mayAdd: ['and'],
  mayRemove: 'in addition to as well along with and of'.split(' '),
  examples: {
    fires: [
      [
        'Took minutes, typed letters, and answering calls',
        'Took minutes, typed letters, and answered calls',
      ],
      ['Ran drills in addition to checking fire doors', 'Ran drills and checked fire doors'],
      ['Ran drills as well as checking of fire doors', 'Ran drills and checked fire doors'],
    ],
    leaves: [
      'Handled arrivals by pre-keying rooms and setting up a desk',
      'Cut costs by merging routes and training drivers',
      'Worked with the cook to plan and preparing the menu',
      'Taught reading, and writing, to beginners',
      'Led the shop, including ordering and pricing',
      'Managed marketing, sales and catering',
      'Ran a bar as well as catering',
      'Built annual budgets and rolling forecasts',
      'Helped with packing, loading and driving vans',
      'Involved in trials of sensors in Norway and analysing the data',
      'Worked as a banksman guiding lorries and making sure roads were clear',
      'Assisted the surveyor with site visits and writing up the reports',
    ],
  },
  apply(context) {
    const opening = /^[A-Z][a-z-]+/.exec(context.text)?.[0].toLowerCase() ?? '';
    const finite = context.current ? verbOfBase(opening) : verbOfPast(opening);
    if (
      !finite ||
      /^(?:help|assist|support|contribute|participate|involve|expose|base|focus|specialize)$/.test(
        finite.lemma,
      )
    )
      return null;
    let added = '';
    let removed = '';
    const text = context.text.replace(
      LATER,
      (whole, link: string, word: string, of: string | undefined, at: number) => {
        const verb = verbOfGerund(word);
        const before = context.text.slice(0, at);
        // 'in the making and storing of the milk'
        if (of !== undefined && / (?:in|with|on|for|about) /.test(before)) return whole;
        // 'by pre-keying rooms and setting up a desk'
        if (/\b(?:by|for|of|in|without|from) [a-z]+-[a-z]+ing\b/.test(before)) return whole;
        if (!verb || !mayFollow(before, link, word, context.text.slice(at + whole.length))) {
          return whole;
        }
        const plain = /^,? and $/.test(link) ? link : ' and ';
        added += ` ${plain === link ? '' : 'and'}`;
        removed += ` ${plain === link ? '' : link} ${of ?? ''}`;
        return plain + conjugate(verb, context);
      },
    );
    return text === context.text ? null : firing(text, 'auto', { added, removed });
  },
};

const LATER =
  /(,? (?:in addition to|as well as|along with) |,? and )([a-z]+(?:-[a-z]+)?ing)( of)?(?= (?!(?:of|and|or)\b)[a-z\d])/;
const INNER =
  /\b(?:by|for|of|in|on|while|when|through|without|including|from|to|before|after|such as|like|with|at|about|into)\s+(?:[a-z]+ )?[a-z]+ing\b|\b(?:that|which|who|whose|where|because|while|when|if)\b|\b(?:is|are|was|were)\b/i;

/** The gerund can only be a deed beside the first: nothing inside the line might own it instead. */
function mayFollow(before: string, link: string, word: string, after: string): boolean {
  const owns = /^ (?:the|an?|all|new|up|their|his|her|its|\d)\b/.test(after);
  const noun = !owns && (NOUN_GERUNDS.has(word) || ADJECTIVAL_GERUNDS.has(word));
  if (link === ', and ' && listOfDeeds(before)) return !noun;
  if (/\b[a-z]+ing$/.test(before.trim())) return false;
  if ([...before.matchAll(/\b[a-z]+ing\b/g)].some(([inner]) => verbOfGerund(inner))) return false;
  return (
    (owns || SURE.test(word) || /addition|well|along/.test(link)) &&
    !noun &&
    !INNER.test(before) &&
    !TO_DEED.test(before) &&
    !/,/.test(before) &&
    / [a-z]/.test(before)
  );
}

/** 'worked with the teacher to plan' (and delivering): the later one hangs on the 'to'. */
const TO_DEED = /\bto [a-z]+$/;

/** Never said of a thing. */
const SURE =
  /^(?:making|answering|taking|giving|doing|keeping|helping|handling|providing|preparing|ensuring|assisting|creating|maintaining|raising|greeting|dealing|entering|putting|sending|using|checking|restocking|delivering)$/;

/** 'Took minutes, typed letters': a later item, too, opens with a verb. */
const listOfDeeds = (before: string) =>
  before
    .split(', ')
    .slice(1)
    .some((item) => {
      const [first = '', second] = item.split(' ');
      return second !== undefined && verbOfPast(first) !== undefined;
    });
