/** Headings that people word themselves, in the first person: 'Where I have worked', 'Things I can do'. */
import { fold } from '#worker/nlp/fold.ts';
import type { SectionKind } from './model.ts';

const HAVE = "(?: have|'ve)?";
const AM = "i(?:'m| am)";

/** Folded; the first that a whole heading answers to names its kind. */
const KINDS: readonly [SectionKind, RegExp][] = (
  [
    [
      'experience',
      `(?:(?:the )?(?:jobs|work|posts|roles|places|paid work)(?: that| where)? i${HAVE} (?:had|` +
        `held|done|worked(?: at| in)?|did)|(?:where|who) i${HAVE} work(?:ed)?(?: for)?(?: so far| ` +
        `before)?|what i${HAVE} done(?: so far| before)?|my (?:working|work|professional|career) ` +
        '(?:life|story|path|journey|background|years)|my (?:past|previous|last|recent|old) ' +
        '(?:jobs|work|roles))',
    ],
    [
      'education',
      `(?:(?:where|what|how) i${HAVE} (?:went to school|go to school|studied|study|learned|` +
        'learnt|trained|qualified)|my (?:school(?:s|ing)?|school days|school years|degrees?|' +
        'studies))',
    ],
    [
      'skills',
      '(?:(?:what|things|stuff)(?: that)? (?:i (?:can do|can offer|do well|do best|know|bring|' +
        `offer|use|work with)|${AM} (?:good|best|great) (?:at|with))|what i can (?:bring|offer|` +
        'do).{0,20}|how i can help|(?:tools|machines|software|programs|systems) (?:that )?i ' +
        '(?:use|know|can use|work with))',
    ],
    [
      'certificates',
      `(?:(?:the )?(?:tickets|licen[cs]es|cards|certificates) (?:that )?i (?:hold|have)|my (?:tickets|licen[cs]es|cards|certificates|certifications))`,
    ],
    [
      'training',
      `(?:(?:the )?(?:courses|training|classes) (?:that )?i${HAVE} (?:done|taken|did|had|attended|completed)|my (?:courses|training))`,
    ],
    [
      'languages',
      `(?:(?:the )?languages (?:that )?i (?:speak|know)|(?:what )?i (?:also )?speak|my languages)`,
    ],
    [
      'projects',
      `(?:(?:some |a few |more )?(?:things|what|stuff|work)(?: that)? i${HAVE} (?:made|built|make|build|written|designed)|my (?:builds|projects))`,
    ],
    [
      'volunteer',
      `(?:how i (?:help|give back)|where i (?:help|volunteer)|helping out|giving back)`,
    ],
    [
      'interests',
      '(?:(?:what|things)(?: that)? i (?:do|like|enjoy|love)(?: to do| doing)?(?: in my (?:free|' +
        'spare) time| outside (?:of )?work| for fun)?|in my (?:free|spare) time|outside (?:of ' +
        ")?work|when i(?:'m| am) not (?:at work|working)|my (?:hobbies|interests|free time|spare " +
        'time))',
    ],
    ['objective', `(?:what ${AM} (?:looking|hoping) for|what i want(?: next| to do next)?)`],
    [
      'summary',
      `(?:who i am|a (?:bit|little) about me|something about me|me in (?:short|brief|a nutshell))`,
    ],
    [
      'references',
      `(?:who (?:to ask|can vouch for me)|people (?:to ask|who know(?: me| my work)?))`,
    ],
    [
      'header',
      `(?:how to (?:reach|contact|find) me|(?:where|how) you can (?:reach|find) me|reach me)`,
    ],
  ] as const
).map(([kind, words]) => [kind, new RegExp(`^${words}$`, 'u')]);

/** The kind of section that such a heading names; null when it is none. */
export function ownHeading(text: string): SectionKind | null {
  if (text.length > 50) return null;
  const bare = fold(text)
    .replaceAll('’', "'")
    .replace(/[\s:.–—-]+$/, '');
  return KINDS.find(([, words]) => words.test(bare))?.[0] ?? null;
}
