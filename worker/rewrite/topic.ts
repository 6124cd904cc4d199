/** The user's own words for a piece of work, as a question can name them: 'the stockroom'. */
import { NOUN_BASES } from '#worker/nlp/verb-data.ts';
import { verbOfBase, verbOfGerund, verbOfPast } from '#worker/nlp/verbs.ts';
import { readThings } from './noun-phrase.ts';

export interface Topic {
  /** With the article that a question needs before it. */
  words: string;
  kind: 'deeds' | 'list' | 'activity' | 'people' | 'aim' | 'thing';
}

const LONGEST = 64;

/** What stands in `text` after its verb or lead-in, short enough to be named; null where that would read badly. */
export function topicOf(text: string): Topic | null {
  const plain = text
    .replace(/[.;:](?=\s|$).*$/, '')
    .replace(ASIDE, '')
    .replace(/^(?:the )?following:? /i, '')
    .replaceAll(/\bmy\b/gi, 'your')
    .trim();
  const short = withinLength(beforeDeed(plain));
  if (
    short === '' ||
    /^(?:the )?(?:things|stuff)$/.test(short) ||
    /\b(?:I|me|we|us|our)\b|[:;](?=\s|$)|[•|]/.test(short)
  )
    return null;
  const first = /^[A-Za-z'’-]+/.exec(short)?.[0] ?? '';
  if (first.toLowerCase() === first && verbOfGerund(first) && /\s/.test(short)) {
    return { words: short, kind: 'deeds' };
  }
  const loose = short.replace(LOOSE, 'the ');
  const head = headOf(loose);
  if (plain.split(/, | and | & /).length > 2) return { words: loose, kind: 'list' };
  const kind = kindOf(head);
  return { words: withArticle(loose, head), kind };
}

const ASIDE =
  /,? (?:\(|(?:which|who|that|where|when|whenever|while|because|if|including|such as|like|so|for a period|as well as|and also|as and when|as (?:needed|required)|etc)\b).*$/;
const LOOSE =
  /^(?:(?:all|any|various|different|multiple|several|many|some|other|numerous) (?:of )?(?:the )?)+/i;

/** 'the activities and make sure …' is about the activities. */
function beforeDeed(text: string): string {
  const isDeed = verbOfGerund(/^(?:the )?([a-z]*)/.exec(text)![1]!) !== undefined;
  for (const match of text.matchAll(
    /,? and (?:also |then |to )?([a-z]+) (?=[a-z])|, (?:then )?([a-z]+) (?=[a-z])/g,
  )) {
    const word = match[1] ?? match[2]!;
    const plain = NOUN_BASES.has(word) ? undefined : (verbOfPast(word) ?? verbOfBase(word));
    const verb = plain ?? (isDeed ? undefined : verbOfGerund(word));
    if (!plain && text.slice(0, match.index).endsWith('ing')) continue;
    if (match.index > 0 && verb) return text.slice(0, match.index);
  }
  return text;
}

/** Cut before a preposition or a further item once the text is too long. */
function withinLength(text: string): string {
  let short = text;
  while (short.length > LONGEST) {
    const cut = short.replace(
      /(?:,| and| or| for| of| with| in| at| on| by| to| from| across)? [^ ]+$/,
      '',
    );
    const next = cut.replace(
      /(?:,| and| or| for| of| with| in| at| on| by| to| from| the| an?)+$/,
      '',
    );
    if (next === short) return '';
    short = next;
  }
  return short;
}

/** 'the day to day running of a home' → running. */
function headOf(words: string): string {
  const plain = words.replace(/\bday[ -]to[ -]day\b/, 'usual').replace(/ of\b.*$/, '');
  return readThings(plain)?.heads[0] ?? '';
}

function kindOf(head: string): Topic['kind'] {
  if (PEOPLE.test(head)) return 'people';
  if (AIM.test(head)) return 'aim';
  if (EVENT.test(head)) return 'activity';
  return ACTIVITY.test(head) && !PLACE.test(head) ? 'activity' : 'thing';
}

const PEOPLE =
  /^(?:staff|team|crew|apprentices?|volunteers?|children|pupils|students|patients|residents|customers|clients|guests|juniors|trainees|starters|joiners|employees|assistants|labourers|laborers)$/;
const AIM =
  /^(?:accuracy|quality|safety|security|compliance|hygiene|standards|targets|sales|growth|efficiency|productivity|performance|satisfaction|retention|cleanliness|relations|relationships)$/;
const ACTIVITY =
  /(?:ment|tion|sion|ance|ence|ing|work|support|care|cover|admin|control|payroll|procurement|sourcing|logistics|marketing|research|duty|duties|upkeep|delivery|entry|service|services|analysis|transport|storage|setup|mgmt|mgt|closure|rounds)$/;

/** Work that takes an article. */
const EVENT =
  /^(?:audits?|reviews?|inspections?|checks|rounds|campaigns?|projects?|events?|meetings?|trials?|tests|use|usage)$/;
const PLACE = /^(?:section|station|reception|location|building|equipment|department)$/;

/** Things that go without an article: stuff and what is bare by habit. */
const BARE =
  /^(?:inventory|stock|cash|data|equipment|software|hardware|payroll|work|research|admin|content|media|legislation|prep|food|post|mail|paperwork|correspondence|finance|it|hr|health|housekeeping|security|transport|maintenance)$/;
const ARTICLE =
  /^(?:the|an?|this|these|your|his|her|their|its|each|every|both|one|two|three|day|all|what|how|who)\b|^\d|^[^a-z]|^[a-z]+['’]s?\b/;

function withArticle(words: string, head: string): string {
  const isActivity = ACTIVITY.test(head) && !PLACE.test(head) && !EVENT.test(head);
  const bare = BARE.test(head) || isActivity || AIM.test(head);
  if (bare || ARTICLE.test(words)) return words;
  return `the ${words}`;
}
