/** What a text names when it is read as a section heading. */
import { oneLine } from '#contract/one-line.ts';
import { fold } from '#worker/nlp/fold.ts';
import { rightWordFor } from '#worker/nlp/misspellings.ts';
import { rememberByText } from '#worker/nlp/remember.ts';
import { AMBIGUOUS, DECIDING, HEAD_NOUNS, PHRASES } from './heading-words.ts';
import type { SectionKind } from './model.ts';
import { ownHeading } from './own-headings.ts';
import { companyScore } from './roles.ts';

const FILLER = new Set(
  (
    'and & + of the my a in for with und der die das et de des du la le les l d y e i ed en ' +
    'of van oraz en met het del della degli delle dei do da dos das'
  ).split(' '),
);

const phrases = new Map<string, SectionKind>();
const squeezed = new Map<string, SectionKind>();
/** 'Certi cations', 'Pro le': what a font without a map for its ligatures leaves of a heading. */
const torn = new Map<string, SectionKind>();
for (const [kind, list] of PHRASES) {
  for (const phrase of list.split('|')) {
    // 'what i can do' is looked up without its filler, as all headings are.
    for (const key of [phrase, headingKey(phrase)])
      if (key && !phrases.has(key)) phrases.set(key, kind);
    const rest = phrase.replaceAll(/ffi|ffl|ff|fi|fl/g, ' ');
    if (rest !== phrase && !torn.has(rest)) torn.set(rest, kind);
    const key = phrase.replaceAll(' ', '');
    if (!squeezed.has(key)) squeezed.set(key, kind);
  }
}

/** Heading kinds that the parsers in use know by exactly these names. */
const STANDARD = new RegExp(oneLine`
  ^(?:
    (?:work |professional |relevant )?experience|employment(?: history)?|work history|education|
    (?:technical |key |core )?skills|(?:professional )?summary|profile|objective|projects|
    certifications|certificates|languages|awards|honors|publications|
    volunteer(?:ing| experience)?|references|interests|contact
  )$
`);

/** 'Teaching experience', 'Digital skills', 'Selected publications': the name is in it, and parsers find it. */
const SAYS_ITSELF =
  /^(?:\p{L}+ ){0,3}(?:experience|education|skills|summary|publications|languages|awards|projects|certifications)$/u;

/** Whether parsers know a heading with this key. */
export const isStandard = (key: string): boolean => STANDARD.test(key) || SAYS_ITSELF.test(key);

/** Key of a heading: folded, letter-spacing undone by the caller, counts and decoration gone, filler words dropped. */
export function headingKey(text: string): string {
  return (
    fold(text)
      .replace(/(?<=\p{L}[ :])\([^()]*\)$|\(\s*\d+\s*\)/gu, ' ')
      .match(/[\p{L}][\p{L}']*/gu)
      ?.map((word) => word.replace(/^[ld]'/, ''))
      .filter((word) => !FILLER.has(word))
      .join(' ') ?? ''
  );
}

/** 'work experiance' → 'work experience' */
const withoutSlips = (words: readonly string[]) => words.map(withoutSlip).join(' ');

const withoutSlip = (word: string) => {
  if (word.length < 5 || HEADING_WORDS.includes(word)) return word;
  return rightWordFor(word) ?? HEADING_WORDS.find((right) => isOneSlip(word, right)) ?? word;
};

const HEADING_WORDS = (
  'experience education employment professional skills summary qualifications ' +
  'certifications certificates references objective languages projects volunteering ' +
  'achievements training profile interests history technical publications'
).split(' ');

/** One letter too many, too few, wrong, or two in the wrong order; a missing plural is no slip. */
function isOneSlip(word: string, right: string): boolean {
  if (Math.abs(word.length - right.length) > 1 || `${word}s` === right) return false;
  // 'Experienced' is a word of its own.
  if (word === `${right}d`) return false;
  let at = 0;
  while (at < word.length && word[at] === right[at]) at++;
  const [rest, wanted] = [word.slice(at), right.slice(at)];
  return (
    rest.slice(1) === wanted.slice(1) ||
    rest.slice(1) === wanted ||
    rest === wanted.slice(1) ||
    (rest[0] === wanted[1] && rest[1] === wanted[0] && rest.slice(2) === wanted.slice(2))
  );
}

/** The heading without its misspelling, in its own capitals; null where it has none. */
export function spelledRight(text: string): string | null {
  const words = headingKey(text).split(' ');
  if (phrases.has(words.join(' ')) || !phrases.has(withoutSlips(words))) return null;
  const right = text.replaceAll(/\p{L}{5,}/gu, (word) => {
    const better = withoutSlip(word.toLowerCase());
    if (better === word.toLowerCase()) return word;
    if (word === word.toUpperCase()) return better.toUpperCase();
    return /^\p{Lu}/u.test(word) ? better.charAt(0).toUpperCase() + better.slice(1) : better;
  });
  return right === text ? null : right;
}

/** 'academic qualification' ⇄ 'academic qualifications'; a single word such as 'course' is too common. */
const otherNumber = (key: string) =>
  !key.includes(' ') ? '' : key.endsWith('s') ? key.slice(0, -1) : `${key}s`;

/** Kind of section that a text names, and how surely by its words alone (0..1); null when none. */
export const readHeading = rememberByText(computeHeading);

function computeHeading(
  text: string,
): { kind: SectionKind; confidence: number; exact: boolean } | null {
  if (text.length > 60 || /[@\d]{3}|[.!?]$/.test(text)) return null;
  // 'Volunteer Roofing, Salem, OR' is an employer in its town.
  if (/\p{Ll}, (?:.*, )?\p{Lu}{2}$/u.test(text)) return null;
  const spaced = isLetterSpaced(text) ? squeezed.get(lettersOf(text)) : undefined;
  if (spaced) return { kind: spaced, confidence: 0.95, exact: true };
  const remains = torn.get(
    fold(text)
      .replace(/[^\p{L}]+/gu, ' ')
      .trim(),
  );
  if (remains) return { kind: remains, confidence: 0.9, exact: true };
  const key = headingKey(text);
  if (!key) return null;
  const words = key.split(' ');
  if (words.length > 6) return null;
  if (/^refer(?:ences|ees)\b.* (?:on|upon) request$/.test(key))
    return { kind: 'references', confidence: 0.95, exact: true };
  const exact =
    phrases.get(key) ?? phrases.get(withoutSlips(words)) ?? phrases.get(otherNumber(key));
  if (exact) return { kind: exact, confidence: AMBIGUOUS.has(key) ? 0.6 : 0.95, exact: true };
  if (words.length <= 5 && /\b(?:work|employment)\b/.test(key) && words.at(-1) === 'experience')
    return { kind: 'experience', confidence: 0.9, exact: true };
  const bare = text.replace(OWNER, '').replace(PURPOSE, '');
  const narrowed = bare === text ? null : readHeading(bare);
  if (narrowed?.exact) return narrowed;
  if (text === text.toUpperCase() && isAtEmployer(text))
    return { kind: 'experience', confidence: 0.8, exact: false };
  const deciding = words.map((word) => DECIDING[word]).find(Boolean);
  if (deciding && words.length <= 4) return { kind: deciding, confidence: 0.6, exact: false };
  if (words.length <= 5 && CIVIC.test(key))
    return { kind: 'volunteer', confidence: 0.7, exact: false };
  const own = ownHeading(text);
  if (own) return { kind: own, confidence: 0.8, exact: false };
  const joined = joinedHeading(text);
  if (joined) return { kind: joined, confidence: 0.8, exact: false };
  const noun = HEAD_NOUNS[words.at(-1)!];
  if (noun && words.length <= 4) return { kind: noun, confidence: 0.5, exact: false };
  return null;
}

/** 'EXPERIENCE AT HALDEN BAY RAILWAY': one employer for all the jobs below. */
function isAtEmployer(text: string): boolean {
  const [, lead, name] = /^(.{4,40}?)\s+(?:AT|WITH)\s+(.{3,40})$/.exec(text) ?? [];
  return (
    name !== undefined && companyScore(name) >= 1 && phrases.get(headingKey(lead!)) === 'experience'
  );
}

/** 'Employment record relevant to the assignment': what a section was chosen for says nothing of its kind. */
const PURPOSE = new RegExp(
  oneLine`
    \s+(?:
      (?:relevant|related|pertinent|specific) (?:to|for)|for (?:the|this)|with regard to|
      in support of
    )\s.+$|
    \s+with (?:the )?(?:dates?|years?|results?|grades?)
    (?: (?:and|&) (?:dates?|years?|results?|grades?))?$
  `,
  'i',
);

/** 'Expert's contact information', 'Applicant's skills'. */
const OWNER = /^(?:the )?(?:expert|candidate|applicant|consultant|employee)['’]?s\s+/i;

/** 'Board Service', 'Board and Committee Roles', 'Civic Involvement': unpaid offices; 'Board Certification' is none. */
const CIVIC = new RegExp(
  oneLine`
    ^(?:\p{L}+ )?(?:board|boards|committees?|civic|trustee|nonprofit|charity|church|parish)
    (?: (?:board|committee|advisory|civic|community|leadership))*
    (?: (?:
        service|memberships?|positions|roles|appointments|leadership|involvement|engagement|
        experience|work|activities|affiliations
      )
    )$|^(?:boards|trusteeships|directorships)$
  `,
  'u',
);

/** 'Skills & Languages', 'Awards / Publications': each side a heading; the first decides. */
function joinedHeading(text: string): SectionKind | null {
  const { parts, kinds } = sidesOf(text);
  if (parts.length < 2 || parts.length > 4) return null;
  // What is listed with skills is a skill as well: 'Licences and skills'.
  if (kinds.includes('skills') && (kinds.includes('certificates') || kinds.includes('training')))
    return 'skills';
  // 'Teaching & Other Work': what is of no kind of its own lets the other decide.
  if (kinds.every(Boolean)) return kinds.find((kind) => kind !== 'other') ?? 'other';
  // 'Skills & Proficiency': the heading that is known says what the other adds to.
  const known = parts.flatMap((part) => phrases.get(headingKey(part)) ?? []);
  const plain = !text.includes(',') && parts.every((part) => !part.includes(' '));
  return parts.length === 2 && plain && known.length === 1 ? known[0]! : null;
}

/** The kinds that a heading names on its two sides: 'Licences and skills'; fewer than two for any other. */
export const namedKinds = (text: string): SectionKind[] => [
  ...new Set(sidesOf(text).kinds.flatMap((kind) => kind ?? [])),
];

function sidesOf(text: string) {
  const parts = text
    .split(/\s*(?:&|\/|\+|,|\band\b|\bund\b|\bet\b|\by\b|\be\b|\ben\b|\bi\b|\boraz\b)\s*/i)
    .filter(Boolean);
  const kinds = parts.map(
    (part) => phrases.get(headingKey(part)) ?? HEAD_NOUNS[headingKey(part).split(' ').at(-1)!],
  );
  return { parts, kinds };
}

const lettersOf = (text: string) => fold(text).replace(/[^\p{L}]/gu, '');

/** 'S U M M A RY': most tokens are one or two letters. */
export function isLetterSpaced(text: string): boolean {
  const tokens = text.match(/\p{L}+/gu) ?? [];
  return (
    tokens.length >= 4 && tokens.filter((token) => token.length <= 2).length >= tokens.length * 0.7
  );
}
