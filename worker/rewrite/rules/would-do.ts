import { NOUN_BASES } from '#worker/nlp/verb-data.ts';
import { verbOfPast } from '#worker/nlp/verbs.ts';
import { isDemand, isState, readBases } from '../base-list.ts';
import { linkBefore } from '../coordination.ts';
import { takesObject } from '../deed-reading.ts';
import { firing } from '../firing.ts';
import type { LineContext, RewriteRule } from '../model.ts';
import { capitalise } from '../words.ts';

/** 'Greeted guests and would seat them' → 'Greeted guests and seated them'. */
export const wouldDo: RewriteRule = {
  id: 'would-do',
  title: 'Use the plain past',
  why: '“Had to”, “would” and “used to” only delay the deed.',
  mayAdd: [],
  mayRemove:
    'would use to have got get the opportunity chance privilege pleasure honor honour i also and'.split(
      ' ',
    ),
  examples: {
    fires: [
      ['Greeted guests and would seat them', 'Greeted guests and seated them'],
      ['I used to open the shop on Sundays', 'Opened the shop on Sundays'],
      ['Used to close the bar three nights a week', 'Closed the bar three nights a week'],
      ['Had the chance to run two fairs', 'Ran two fairs'],
      ['Would restock bars before each match', 'Restocked bars before each match'],
      [
        'Had to lift boxes up to 25 kg and load them in trucks',
        'Lifted boxes up to 25 kg and loaded them in trucks',
      ],
      [
        'Had to open the gym at 6 am, clean equipment and greet members',
        'Opened the gym at 6 am, cleaned equipment and greeted members',
      ],
      ['Often had to translate letters for the warden', 'Often translated letters for the warden'],
      ['Ran the till and had to cash up and lock up', 'Ran the till, cashed up and locked up'],
    ],
    leaves: [
      'Built a plan that would save £40,000',
      'Advised what buyers would pay',
      'Used to working at heights',
      'Got to level 3 in plumbing',
      'Had to leave because the shop closed',
      'Used to work under pressure',
      'Would like a permanent post',
      'Would greet guests (current)',
      'Had to hit 40 calls a day',
      'Had to meet a target of 12 viewings',
      'Had to be at the depot by 5 am',
      'Had to ring suppliers to chase orders and book vans',
      'Had to answer the phone and post',
      'Built a tool, used to track orders',
      'Had to keep records accurate to 99%',
      'Got to observe and sometimes lead cardiac groups',
      'Got to travel to Rome and Milan and taste with growers',
    ],
  },
  apply(context) {
    if (context.current) return null;
    let text = context.text;
    let removed = '';
    for (const match of [...text.matchAll(DELAYED)].toReversed()) {
      const [whole, before = '', subject = '', adverb = '', modal = '', oftenSaid = ''] = match;
      const rest = text.slice(match.index + whole.length);
      const told = toldPast(rest, modal.toLowerCase(), subject, context);
      if (told === null || !mayStand(text, match.index, modal.toLowerCase())) continue;
      const head = text.slice(0, match.index);
      const often = /^also /i.test(oftenSaid) ? '' : oftenSaid;
      const link = linkBefore(head, before, told.text, told.verbs);
      if (link !== before) removed += ' and';
      removed += ` ${subject} ${/^also /i.test(adverb) ? adverb : ''} ${modal} ${often === '' ? oftenSaid : ''} ${told.dropped}`;
      const kept = /^also /i.test(adverb) ? '' : adverb;
      text = head + link + kept + often + told.text;
    }
    return text === context.text
      ? null
      : firing(
          capitalise(text),
          /opportunity|chance|privilege|pleasure/.test(removed) ? 'confirm' : 'auto',
          { removed },
        );
  },
};

const DELAYED =
  /(^|(?<=[a-z]),? and |(?<=[a-z]), )(I )?((?:also|often|sometimes|regularly|frequently|occasionally|usually|mostly|mainly|then) )?(would|used to|had to|had the (?:opportunity|chance|privilege|pleasure|honou?r) to|got (?:the (?:opportunity|chance) )?to) ((?:also|often|sometimes|regularly|frequently|occasionally|usually) )?(?=[a-z])/gi;

/** 'a tool, used to track orders' is no deed of the person. */
const mayStand = (text: string, at: number, modal: string) => {
  if (at === 0) return true;
  if (!/^,? and /.test(text.slice(at))) return false;
  const opening = /^[A-Za-z-]+/.exec(text)?.[0].toLowerCase() ?? '';
  return modal !== 'used to' || verbOfPast(opening) !== undefined;
};

/** The rest of the line in the past; null where its verbs are not sure or name what was only asked for. */
function toldPast(
  rest: string,
  modal: string,
  subject: string,
  { dialect }: LineContext,
): { text: string; dropped: string; verbs: number } | null {
  const list = readBases(rest, dialect);
  if (!list || list.verbs.some(isState)) return null;
  const [, first = '', after = ''] = /^([a-z-]+)(.*)$/s.exec(rest)!;
  const bare =
    NOUN_BASES.has(first) && (modal === 'got to' || (modal === 'used to' && subject === ''));
  if (modal === 'got to' && /^(?:level|grade|stage|place|rank|round|form) /.test(rest)) return null;
  if (bare && !takesObject(after) && !PLAINLY_DONE.test(rest)) return null;
  if (modal === 'had to' && list.verbs.some((verb) => isDemand(verb, rest))) return null;
  if (PRESENT.test(rest)) return null;
  return { text: list.write((verb) => verb.past), dropped: list.dropped, verbs: list.verbs.length };
}

const PLAINLY_DONE =
  /^(?:help (?:with|out|the)|travel to|visit [a-z]+|report to|deal with|work (?:with|alongside|on|as))\b/;
/** A clause in the present would disagree with the past before it. */
const PRESENT = /\b(?:is|are|has|have|does|needs|can)\b/;
