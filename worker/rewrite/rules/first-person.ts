import { verbOfBase, verbOfParticiple, verbOfPast } from '#worker/nlp/verbs.ts';
import { firing } from '../firing.ts';
import type { LineContext, RewriteRule } from '../model.ts';
import { capitalise } from '../words.ts';

/** 'I trained staff and I ran the till' → 'Trained staff and ran the till'. */
export const firstPerson: RewriteRule = {
  id: 'first-person',
  title: 'Drop the “I”',
  why: 'Everyone knows whose resume it is; the verb comes first.',
  mayAdd: ['the'],
  mayRemove:
    "in during this that current present last previous position role job post i i've i'd have had my our also myself was am the a an me to".split(
      ' ',
    ),
  examples: {
    fires: [
      ['I trained staff and I ran the till', 'Trained staff and ran the till'],
      ['I organised also the trip to Dublin', 'Organised the trip to Dublin'],
      ['I have written 3 novels', 'Wrote 3 novels'],
      ['In this position I took emergency calls', 'Took emergency calls'],
      ['I exceeded my quota by 18%', 'Exceeded quota by 18%'],
      ['I lead my team through audits (current)', 'Lead the team through audits'],
      ['Hit my target of 12 viewings a week', 'Hit the target of 12 viewings a week'],
      ['Balanced my drawer each night', 'Balanced the drawer each night'],
      ["Improved our school's reading scores", "Improved the school's reading scores"],
      ['I reached my sales target every month', 'Reached the sales target every month'],
      [
        'Monitored the press for mentions of our clients',
        'Monitored the press for mentions of clients',
      ],
      ['Advised callers of our opening hours', 'Advised callers of the opening hours'],
      ['Showed clients our products', 'Showed clients the products'],
      ['Moved some of our cron jobs', 'Moved some of the cron jobs'],
      ['Ordered stock from our main suppliers', 'Ordered stock from the main suppliers'],
      ['I drove the van and I loaded it myself', 'Drove the van and loaded it'],
    ],
    leaves: [
      'Wrote a column called “What I ate”',
      'Shore up to 210 sheep a day by my second season',
      'World War I archive volunteer',
      'We opened two shops',
      'My team and I delivered the ward on time',
      'Built a tool that my manager and I used daily',
      'I was the first hire and I built the desk from scratch',
      'Finished the reports assigned to me',
    ],
  },
  apply(context) {
    let removed = '';
    let added = '';
    const cut = (words: string, put = '') => {
      removed += ` ${words}`;
      added += ` ${put}`;
      return put;
    };
    let text = context.text
      .replace(IN_THIS_JOB, (words) => cut(words))
      .replace(
        SUBJECT,
        (whole, have: string | undefined, also: string | undefined, word: string) => {
          const form = finiteForm(word, have !== undefined, context);
          if (form === null) return whole;
          cut(`I${have ?? ''} ${also ?? ''}`);
          return form;
        },
      );
    // 'I organised also the trip'
    if (removed.includes('I'))
      text = text.replace(/(?<=^[A-Za-z-]+) also(?= (?:the|an?|all|new|[a-z]+s)\b)/, (words) =>
        cut(words),
      );
    const opening = /^[A-Za-z-]+/.exec(text)?.[0].toLowerCase() ?? '';
    const verbal = verbOfPast(opening) !== undefined || verbOfBase(opening) !== undefined;
    text = text.replaceAll(
      AND_SUBJECT,
      (whole, and: string, subject: string, word: string, at: number) => {
        if (!verbal || shares(text.slice(0, at))) return whole;
        if (finiteForm(word, false, context) === null) return whole;
        cut(subject);
        return `${and}${word}`;
      },
    );
    text = text
      .replaceAll(
        /\bmy (?=(?:sales )?(?:target|goal)\b|(?:sales )?quota(?: of\b|[.,]?$)|targets of\b)/g,
        () => cut('my', 'the '),
      )
      .replaceAll(/\bour (?=[a-z]+['’]s\b)/g, () => cut('our', 'the '))
      .replaceAll(OWN_PLURAL, (words) => cut(words))
      .replaceAll(
        /\bmy (?!\w+ and I\b)(?=(?:team|department|manager|supervisor|class|shift|store|branch|drawer|till|register|route|boss|unit|office|company|crew|line|floor|ward|territory|desk|region|group|school|classroom|squad)\b)/g,
        () => cut('my', 'the '),
      )
      .replaceAll(
        /(?<!\b(?:by|in|from|until|since|during|within|after|before|over|throughout|of|at) )\bmy (?=(?:first|second|last|final) (?:year|month|week|season)\b)/g,
        () => cut('my', 'the '),
      )
      .replaceAll(
        /(?<!\b(?:of|to|under|during|through|by|in|with|from) )\bmy (?=(?:performance|work|attitude|efforts|leadership|experience|knowledge|coworkers)\b)/g,
        (words) => cut(words),
      )
      .replaceAll(
        /\bour (?=(?:main|major|largest|biggest|oldest|first|key|top|two|three|four) )/g,
        () => cut('our', 'the '),
      )
      .replaceAll(
        /(?<=\b(?:some|all|most|many|each|one|two|three|both|half) of )our (?=[a-z])/g,
        () => cut('our', 'the '),
      )
      .replaceAll(
        /(?<=\bof )our (?=(?:clients|customers|patients|students|pupils|members|users|guests|residents)\b(?!['’]))/g,
        (words) => cut(words),
      )
      .replaceAll(
        /(?<=^[A-Z][a-z]+ |\b(?:(?:and|to) [a-z]+|for|with|from|by|at|in|on|across|between) )our (?=(?:[a-z]+ )?(?:[a-z]+[a-rtv-z]s|sales|revenue|staff)\b(?!['’]))/g,
        (words) => cut(words),
      )
      .replaceAll(/\bour (?=(?:[a-z]+ )?(?:[a-z]+[a-rtv-z]s|sales|revenue|staff)\b(?!['’]))/g, () =>
        cut('our', 'the '),
      )
      .replaceAll(
        /\bour (?=(?:team|department|company|store|website|office|shop|system|product|clinic|school)\b)/g,
        () => cut('our', 'the '),
      )
      .replace(/(?<=\b(?:it|them|all|everything)) myself(?=\.?$)/, (words) => cut(words));
    return text === context.text ? null : firing(capitalise(text), 'auto', { added, removed });
  },
};

/** 'In this position I …' */
const IN_THIS_JOB =
  /^(?:In|During) (?:this|that|my (?:current|present|last|previous)|the) (?:position|role|job|post),? (?=I )/;
const SUBJECT = /^I(['’]ve|['’]d|\s+have|\s+had)?(\s+also)?\s+([a-z-]+)\b/;
const AND_SUBJECT = /((?:,? and|,? but|;|,) )(I (?:also )?)([a-z-]+)\b/g;
const OWN_PLURAL =
  /\bmy (?=(?:sales )?(?:quota|targets?|goals|clients|customers|pupils|students|patients|colleagues|coworkers|co-workers|teammates|findings|results|sales targets|hours|reports)\b|tasks\b(?<!\b(?:to|of|among) my tasks))/g;

/** 'my team and I', 'Maria and I': the two are one subject. */
const shares = (before: string) =>
  /\b(?:my|our|his|her|their|he|she|they|we|you|who|that|which)\b(?:\s+\S+){0,3}$/i.test(before) ||
  /\s\p{Lu}\p{Ll}+$/u.test(before);

/** The verb as it stands without its subject; null when the word is no verb in that place. */
function finiteForm(word: string, perfect: boolean, context: LineContext): string | null {
  if (/^(?:was|am|were|had|have|been|do|can|could|would|will)$/.test(word)) return null;
  const participle = perfect ? verbOfParticiple(word) : undefined;
  if (perfect) return participle ? participle.past : null;
  return verbOfPast(word) || (context.current && verbOfBase(word)) ? word : null;
}
