import { verbOfBase, verbOfParticiple, type Verb } from '#worker/nlp/verbs.ts';
import { firing } from '../firing.ts';
import type { LineContext, RewriteRule, RuleResult } from '../model.ts';
import { capitalise } from '../words.ts';
import { COMMON_WORDS } from './common-words.ts';

/** 'Invoices were checked' → 'Checked invoices', if it was the person's own deed. */
export const passive: RewriteRule = {
  id: 'passive',
  title: 'Put yourself in the sentence',
  why: 'Only accept this if it was your work. If it was the team’s, leave it.',
  mayAdd: ['and'],
  mayRemove: 'was be been have were is are had by me myself'.split(' '),
  examples: {
    fires: [
      ['The prompt book was kept up to date by me', 'Kept the prompt book up to date'],
      ['Invoices were checked every Friday', 'Checked invoices every Friday'],
      [
        'Samples were collected and analysed for heavy metals',
        'Collected and analysed samples for heavy metals',
      ],
      ['Alarm panels were installed by me in 12 schools', 'Installed alarm panels in 12 schools'],
      [
        'Venues were sourced and contracts were negotiated',
        'Sourced venues and negotiated contracts',
      ],
      [
        'Customers were contacted and appointments were set up',
        'Contacted customers and set up appointments',
      ],
      ['Windows servers were patched monthly', 'Patched Windows servers monthly'],
      [
        'A small exhibition on the local mills was curated by me in 2019',
        'Curated a small exhibition on the local mills in 2019',
      ],
      ['Access databases were built for 3 sites', 'Built Access databases for 3 sites'],
      ['Vehicle checks were carried out daily', 'Carried out vehicle checks daily'],
    ],
    leaves: [
      'Visits were carried out and photos taken for tenders',
      'The company was acquired in 2019',
      'Students were supervised by two teachers',
      'Costs were cut and the team was praised by the board',
      'Google was founded on ads',
      'Patients were given leaflets',
      'Complaints were dealt with promptly',
      'Care plans were updated and handed over to the night staff',
    ],
  },
  apply(context) {
    return twoClauses(context) ?? oneClause(context);
  },
};

const AUXILIARY = 'was|were|has been|have been|had been|is|are';
const ONE = new RegExp(
  `^((?:[\\p{Lu}\\d\\uE000-\\uF8FF][^\\s,;:()]*)(?: [^\\s,;:()]+){0,7}?) (${AUXILIARY}) ((?:[a-z]+(?:-[a-z]+)?)(?:(?:, (?:and )?| and )[a-z]+(?:-[a-z]+)?)*)(.*)$`,
  'su',
);
const TWO = new RegExp(
  `^([\\p{Lu}][^\\s,;:()]*(?: [^\\s,;:()]+){0,4}?) (was|were) ([a-z]+(?:-[a-z]+)?)((?: (?!and\\b)[^\\s,;:]+){0,6}?),? and ([a-z][^\\s,;:()]*(?: [^\\s,;:()]+){0,3}?) (was|were) ([a-z]+(?:-[a-z]+)?)(.*)$`,
  'su',
);

/** Deeds that others do to one, or that nobody does: never the person's own. */
const NOT_OWN = new Set(
  `be award recognize name rank acquire close promote hire select choose nominate approve require expect base locate involve
  satisfy impress concern allow ask invite tell give show offer use know mean let have see hear get go come do make meet
  pay grant elect appoint permit enable think understand lose win earn praise commend mention base found need like want
  certify licence license qualify divide split mix fill interest compose comprise exceed reach achieve complete`.split(
    /\s+/,
  ),
);

function oneClause(context: LineContext): RuleResult | null {
  const match = ONE.exec(context.text);
  if (!match) return null;
  const [, subject, auxiliary, list, after] = match;
  const participles = participlesOf(list!);
  if (!participles) return null;
  // 'Visits were made and photos taken': a second thing was done, too.
  const second = / and (?:the |all )?(?:[a-z]+ )?[a-z]+s ([a-z]+)(?= |[.,;]|$)/.exec(after!)?.[1];
  if (second !== undefined && verbOfParticiple(second) && !verbOfBase(second)) return null;
  if (participles.rest !== '' && !/^, (?:[a-z]+ing|which)$/.test(participles.rest)) return null;
  let tail = participles.rest + after!;
  const present = /^(?:is|are)$/.test(auxiliary!);
  if (present && !context.current) return null;
  const own = /\s+by (?:me|myself)\b(?! and)/.exec(tail)?.[0] ?? '';
  tail = tail.replace(own, '');
  const object = objectOf(subject!);
  if (object === null || !plainTail(tail) || participles.verbs.some(notOwn)) return null;
  const particle = /^ (?:out|up(?! to date\b)|off)\b/.exec(tail)?.[0] ?? '';
  if (/^ (?:down|over|away|in|on)(?:$|[,.;])|^ (?:down|away|over|back|through)\b/.test(tail))
    return null;
  tail = tail.slice(particle.length);
  // 'updated and handed over to the night staff': the object fits between none of the two.
  if (participles.verbs.length > 1 && (particle !== '' || /^ over\b/.test(tail))) return null;
  const verbs = joined(participles.verbs.map((verb) => (present ? verb.base : verb.past)));
  const moved = participles.verbs.map((verb) => verb.base).join(' ');
  return firing(`${capitalise(verbs)}${particle} ${object}${tail}`, own ? 'auto' : 'confirm', {
    added: `${moved} ${particle} and and ${object}`,
    removed: `${moved} ${particle} ${auxiliary} and and ${own} ${object}`,
  });
}

function twoClauses(context: LineContext): RuleResult | null {
  const match = TWO.exec(context.text);
  if (!match) return null;
  const [, first, , one, oneTail, second, , two, twoTail] = match;
  const a = verbOfParticiple(one!);
  const b = verbOfParticiple(two!);
  const object = objectOf(first!);
  if (!a || !b || notOwn(a) || notOwn(b) || object === null) return null;
  if (!plainTail(oneTail!) || !plainTail(twoTail!) || / (?:was|were) /.test(twoTail!)) return null;
  if (/\b(?:I|we|they|he|she|it)\b/.test(second!) || /^(?:up|out|off)\b/.test(oneTail!.trim())) {
    return null;
  }
  const particle = /^ (?:up(?! to date\b)|out|off)\b/.exec(twoTail!)?.[0] ?? '';
  const rest = twoTail!.slice(particle.length);
  const text = `${capitalise(a.past)} ${object}${oneTail} and ${b.past}${particle} ${second}${rest}`;
  return firing(text, 'confirm', {
    added: `${a.base} ${b.base} ${object} ${second} ${particle}`,
    removed: `${a.base} ${b.base} ${object} ${second} ${particle} was was`,
  });
}

/** A deed that the person may have done: not one that befalls or that others grant. */
export const isOwnDeed = (verb: Verb) => !NOT_OWN.has(verb.lemma);
const notOwn = (verb: Verb) => !isOwnDeed(verb);

/** Leading words of a list that are participles; what follows is the tail. */
function participlesOf(list: string): { verbs: Verb[]; rest: string } | null {
  const parts = list.split(/(, and |, | and )/);
  const verbs: Verb[] = [];
  let used = 0;
  for (let index = 0; index < parts.length; index += 2) {
    const verb = verbOfParticiple(parts[index]!);
    if (!verb) break;
    verbs.push(verb);
    used = index + 1;
  }
  return verbs.length === 0 ? null : { verbs, rest: parts.slice(used).join('') };
}

const joined = (verbs: string[]) =>
  verbs.length < 3 ? verbs.join(' and ') : `${verbs.slice(0, -1).join(', ')} and ${verbs.at(-1)!}`;

const FINITE =
  /\b(?:was|were|is|are|that|which|who|I|we|my|our|they|he|she|it|this|there|company|employer)\b/i;

/** The subject as an object, its first word in lower case where that word is an ordinary one. */
function objectOf(subject: string): string | null {
  if (
    FINITE.test(subject) ||
    /^(?:During|In|At|On|For|With|As|After|Before|By|From|Responsible|Duties)\b/.test(subject)
  ) {
    return null;
  }
  const [first, ...rest] = subject.split(' ');
  if (/^[\d\uE000-\uF8FF]/.test(first!) || /^[^a-z]{2,}s?$/.test(first!)) return subject;
  if (/^X-rays?$/.test(first!)) return subject;
  if (PRODUCTS.test(subject)) return subject;
  const lower = first!.toLowerCase();
  if (/^(?:an?|the|all|new|each|every)$/.test(lower)) return [lower, ...rest].join(' ');
  if (!COMMON_WORDS.has(lower.split('-')[0]!))
    return /^\p{Lu}/u.test(rest[0] ?? '') ? subject : null;
  return [lower, ...rest].join(' ');
}

/** Names of products that are ordinary words elsewhere: they keep their capital. */
const PRODUCTS =
  /^(?:Windows (?:servers?|PCs?|machines|desktops|laptops|updates|clients|environments?|systems|licen[cs]es|\d)|Access (?:databases?|forms|queries|tables)|Teams (?:meetings|channels|calls|rooms)|Word (?:documents|templates|macros)|Project (?:plans in|files in))/;

const ALLOWED_BY =
  /\bby (?:hand|phone|e-?mail|mail|post|using|\w+ing|\d|over|up to|more than|at least|truck|van|region|the end|Q\d)\b/gi;

/** No other doer, no second clause, no later participle that would lose its subject. */
export function plainTail(tail: string): boolean {
  if (/\bby\b/.test(tail.replace(ALLOWED_BY, ''))) return false;
  if (/\b(?:was|were|is|are|been|I|we|my|our|but|then|so that)\b/.test(tail)) return false;
  if (/^\s*(?:as|to be|very|not|never|also)\b/.test(tail)) return false;
  // 'were dealt with promptly': the preposition has lost its object.
  if (
    /^ (?:with|to|for|after|at|of|into|upon|about)(?:$|[,.;]| (?:and|by|in|within|on|at|[a-z]+ly)\b)/.test(
      tail,
    )
  )
    return false;
  return ![...tail.matchAll(/(?:,| and|;) ([a-z]+)\b/g)].some((m) => verbOfParticiple(m[1]!));
}
