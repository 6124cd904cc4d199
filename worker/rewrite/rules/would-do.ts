import { NOUN_BASES } from '#worker/nlp/verb-data.ts';
import { verbOfBase } from '#worker/nlp/verbs.ts';
import { firing } from '../firing.ts';
import type { RewriteRule } from '../model.ts';
import { capitalise } from '../words.ts';

/** 'Greeted guests and would seat them' → 'Greeted guests and seated them'. */
export const wouldDo: RewriteRule = {
  id: 'would-do',
  title: 'Use the plain past',
  why: '“Would” and “used to” make a finished deed sound unsure.',
  mayAdd: [],
  mayRemove:
    'would use to have got get the opportunity chance privilege pleasure honor honour i'.split(' '),
  examples: {
    fires: [
      ['Greeted guests and would seat them', 'Greeted guests and seated them'],
      ['I used to open the shop on Sundays', 'Opened the shop on Sundays'],
      ['Had the chance to run two fairs', 'Ran two fairs'],
      ['Would restock bars before each match', 'Restocked bars before each match'],
    ],
    leaves: [
      'Built a plan that would save £40,000',
      'Advised what buyers would pay',
      'Used to working at heights',
      'Would like a permanent post',
      'Would greet guests (current)',
      'Had to lift boxes up to 25 kg and load them in trucks',
      'Had to open the gym at 6 am and clean equipment',
    ],
  },
  apply(context) {
    if (context.current) return null;
    let removed = '';
    const text = context.text.replaceAll(
      /(^|(?<=[a-z]) and |(?<=[a-z]), (?:and )?)(I )?(would|used to|had to|had the (?:opportunity|chance|privilege|pleasure|honou?r) to|got (?:the (?:opportunity|chance) )?to) ([a-z-]+)(?= (?!have\b|be\b|been\b|like\b))/gi,
      (
        whole: string,
        before: string,
        subject: string | undefined,
        modal: string,
        word: string,
        at: number,
      ) => {
        const verb = verbOfBase(word, context.dialect);
        if (governsMore(context.text.slice(at + whole.length))) return whole;
        if (!verb || (NOUN_BASES.has(word) && modal.toLowerCase() === 'used to' && !subject))
          return whole;
        if (/^(?:be|have|like|need|want|love)$/.test(word)) return whole;
        removed += ` ${subject ?? ''} ${modal}`;
        return before + verb.past;
      },
    );
    return text === context.text
      ? null
      : firing(
          capitalise(text),
          /opportunity|chance|privilege|pleasure/.test(removed) ? 'confirm' : 'auto',
          { removed },
        );
  },
};

/** 'Had to lift boxes and load them': a later base form hangs on the words that would go. */
const governsMore = (rest: string) =>
  [...rest.matchAll(/(?:,| and| or) (?:and )?(?:then |also )?([a-z-]+)(?= \S)/g)].some(
    ([, word]) => verbOfBase(word!) !== undefined,
  );
