/** A summary in plain sentences: what says nothing is gone, and so is the 'I' where it can go. */
import { verbOfBase, verbOfParticiple, verbOfPast } from '#worker/nlp/verbs.ts';
import { isJobTitle } from '#worker/keywords/job-titles.ts';
import { capitalise } from '#worker/rewrite/words.ts';
import { sentencesOf } from '#worker/checks/lines/words.ts';
import {
  isAim,
  isBareTitle,
  saysNothing,
  tells,
  withoutPurpose,
  type Known,
} from './empty-sentences.ts';

/** What is left of the summary, sentence by sentence, without final full stops. */
export function plainSentences(text: string, known: Known): string[] {
  return sentencesOf(text).flatMap((sentence) => plainSentence(sentence, known));
}

const FIRST_PERSON =
  /(?<![\p{L}.])(?:I(?:['’]\p{L}+)?|[Mm]e|[Mm]y|[Mm]yself|[Ww]e|[Oo]ur)(?![\p{L}.])/u;

/** True where a sentence still speaks of 'I'. */
export const isFirstPerson = (text: string): boolean => FIRST_PERSON.test(text);

function plainSentence(sentence: string, known: Known): string[] {
  const whole = withoutGreeting(sentence.replace(/[.!?]+$/, ''), known);
  const clauses = clausesOf(whole)
    .map((clause) => withoutTrailingPraise(clause, known))
    .filter(
      (clause) =>
        !saysNothing(clause, known) || isBareTitle(withoutPraise(subjectless(clause)), known),
    );
  const plain = clauses
    .map((clause) => (isAim(clause, known) ? withoutPurpose(clause) : clause))
    .map((clause) => capitalise(withoutPraise(withoutPerson(clause)).trim()));
  // Where an 'I' has to stay, what says something stays as the person wrote it.
  if (plain.some(isFirstPerson)) {
    const empty = clauses.length < clausesOf(whole).length;
    return empty ? clauses.map((clause) => capitalise(clause.trim())) : [whole];
  }
  return joinAim(joinQualities(plain.filter(Boolean)));
}

/** '7 years of experience in warehouses' and 'Forklift certified' are one statement. */
function joinQualities(clauses: readonly string[]): string[] {
  const [first, second, ...rest] = clauses;
  if (first === undefined || second === undefined) return [...clauses];
  const quality =
    /^[\p{L}-]+(?: [\p{L}-]+){0,2} (?:certified|qualified|licen[sc]ed|trained|registered)$/iu;
  return quality.test(second)
    ? joinQualities([`${first}, ${second.charAt(0).toLowerCase()}${second.slice(1)}`, ...rest])
    : [first, ...joinQualities(clauses.slice(1))];
}

/** 'Computer science student' and 'Seeking an internship as …' were one sentence. */
function joinAim([first, second, ...rest]: readonly string[]): string[] {
  if (first === undefined) return [];
  if (second === undefined || !/^(?:Seeking|Looking for|Hoping|Aiming)\b/.test(second))
    return [first, ...joinAim(second === undefined ? [] : [second, ...rest])];
  return joinAim([`${first} ${second.charAt(0).toLowerCase()}${second.slice(1)}`, ...rest]);
}

function withoutGreeting(sentence: string, { name }: Known): string {
  const plain = sentence.replace(/^(?:hi|hello|hey)\b(?: there)?\s*[!,.]*\s*/i, '');
  const own =
    /^(?:my name is|i am|i['’]m)\s+([\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+)*)\s*(?:,|and)\s+/iu.exec(
      plain,
    );
  return own && own[1]!.split(' ').every((word) => name.has(word.toLowerCase()))
    ? plain.slice(own[0].length)
    : plain;
}

const AFTER = String.raw`(?:who\s+)?(?:am\s+|is\s+|currently\s+|now\s+)*(?:looking (?:for|to)|seeking|searching for|eager to|hoping|keen to)\b`;
const BOUNDARY = new RegExp(
  [
    String.raw`,?\s+(?:and|but|so)\s+(?=I\b|I['’]|(?:in|at) my \w+ (?:role|job)\b|${AFTER})`,
    String.raw`;\s+(?:and\s+)?(?=I\b|I['’]|${AFTER})`,
    String.raw`,\s+(?=I\b|I['’])`,
    String.raw`,?\s+(?=${AFTER})`,
    String.raw`,?\s+(?=who (?:thinks?|can think|loves?|enjoys?|likes?|works? (?:well|hard)|always|never|strives?|takes? pride|is (?:very|highly|always|passionate))\b)`,
  ].join('|'),
  'gi',
);

const clausesOf = (sentence: string) =>
  sentence.split(BOUNDARY).filter((part) => part.trim() !== '');

/** '… with excellent communication skills', '… with a passion for coding'. */
function withoutTrailingPraise(clause: string, known: Known): string {
  const parts = /^(.{3,}?),?\s+with\s+(.+)$/i.exec(clause);
  if (!parts || tells(parts[2]!, known)) return clause;
  const liking =
    /^(?:an? )?(?:\w+ )?(?:passion|love|eye|flair|interest|enthusiasm|desire|drive)\b/i;
  return liking.test(parts[2]!) || saysNothing(parts[2]!, known) ? parts[1]! : clause;
}

const ADJECTIVE = String.raw`(?:results?[- ](?:driven|oriented|focused)|goal[- ]oriented|(?:very|highly|extremely|truly|really)[- ](?:motivated|skilled|organi[sz]ed|driven|dedicated|passionate|dynamic|creative|reliable)|hard[- ]?working|detail[- ]oriented|self[- ]motivated|motivated|dynamic|passionate|enthusiastic|dedicated|energetic|seasoned|talented|driven|visionary|ambitious|proactive|dependable|reliable|friendly|outgoing|creative|committed|compassionate|caring|innovative|punctual|loyal|trustworthy)`;
const LEADING = new RegExp(
  String.raw`^(?:an?\s+)?${ADJECTIVE}(?:(?:,\s+and\s+|,\s+|\s+and\s+|\s+)${ADJECTIVE})*,?\s+(?=\p{L})(?!(?:about|to|for|in|by|with|at|and)\b)`,
  'iu',
);

/** 'Results-driven and dynamic accountant' → 'accountant'. */
const withoutPraise = (clause: string) =>
  clause.replace(LEADING, '').replace(/^an? (?=\p{Ll})/u, '');

const subjectless = (clause: string) =>
  clause.replace(/^(?:I am|I['’]m|I was)\s+(?:currently\s+)?(?:an?\s+|the\s+)?/, '');

const MUCH = String.raw`(?:a (?:lot|wealth|great deal|good deal) of|lots of|plenty of|loads of|much|great|good|vast|extensive|wide|strong|solid)\s+`;

/** 'I have managed stores' → 'Managed stores'; as it was where no such pattern fits. */
function withoutPerson(clause: string): string {
  const text = clause.trim();
  const then =
    /^(?:in|at|during) my (last|previous|current|present|first|most recent) (role|job|position|post),?\s+I (?:was|am)\s+/i.exec(
      text,
    );
  if (then) return `In the ${then[1]!} ${then[2]!}, ${text.slice(then[0].length)}`;
  const pride = /^(?:I )?prides? (?:my|him|her)self on (?:my |his |her )?/i.exec(text);
  if (pride) return own(`Takes pride in ${text.slice(pride[0].length)}`);
  const subject = /^(?:I am|I['’]m|I was)\s+/.exec(text);
  // 'Working as a clerk since …' is no better than what it stands for.
  if (
    subject &&
    /^(?:currently )?\w+ing (?:as|at|for|in|with)\b/i.test(text.slice(subject[0].length))
  )
    return text;
  if (subject) return own(subjectless(text));
  const having = /^I(?:['’]ve|\s+have)\s+(?:got\s+)?/.exec(text);
  if (having) return own(withoutHaving(text.slice(having[0].length)));
  const deed = /^I\s+(?:also\s+)?([a-z-]+)\b(.*)$/s.exec(text);
  if (!deed) return text;
  const [, word = '', rest = ''] = deed;
  if (verbOfPast(word)) return own(word + rest);
  const verb = verbOfBase(word);
  if (!verb) return text;
  // 'recruit and train': a second verb would be left without its -s.
  const several = /\b(?:and|or) ([a-z]+)\b/.exec(rest)?.[1];
  return own((several && verbOfBase(several) ? word : verb.thirdPerson) + rest);
}

function withoutHaving(rest: string): string {
  const [word = ''] = rest.split(' ');
  const participle = verbOfParticiple(word);
  if (participle) return `has ${rest}`;
  return rest
    .replace(new RegExp(String.raw`^${MUCH}(?=(?:\w+ ){0,2}experience\b)`, 'i'), '')
    .replace(/^an?\s+/, '')
    .replace(/^experience with (?=\w+ing\b)/, 'experience in ');
}

/** The person's own team is 'the team' where nobody else speaks. */
const own = (text: string) =>
  text
    .replaceAll(/\bmy (?=(?:last|previous|current|first)\b)/g, 'the ')
    .replaceAll(/\bmy (?=(?:team|department|store|branch|class|shift|manager)\b)/g, 'the ')
    .replaceAll(/\b(?:and|but) I (?=(?:[a-z]+ed|can|also)\b)/g, (words) =>
      words.replace(/ I $/, ' '),
    );

/** 'Data scientist' and 'Experience in …' become one sentence; a title alone is none. */
export function joinTitle(sentences: readonly string[], known: Known): string[] {
  const [first, second, ...rest] = sentences;
  if (first === undefined || !isOccupation(first, known)) return [...sentences];
  const small = second && second.charAt(0).toLowerCase() + second.slice(1);
  if (second && JOINS.test(second)) {
    return [`${first} with ${small!.replace(/^experience with /, 'experience in ')}`, ...rest];
  }
  const verb = /^[A-Z][a-z]+/.exec(second ?? '')?.[0].toLowerCase() ?? '';
  if (verb === 'has' || verbOfPast(verb)) return [`${first} who ${small!}`, ...rest];
  return isBareTitle(first, known) ? sentences.slice(1) : [...sentences];
}

/** Two to four words without a verb that end in what a person can be. */
const isOccupation = (sentence: string, known: Known) =>
  isBareTitle(sentence, known) ||
  (/^[\p{L}-]+(?: [\p{L}-]+){1,3}$/u.test(sentence) &&
    (isJobTitle(sentence) || /\b(?:graduate|student|professional)$/i.test(sentence)) &&
    verbOfPast(sentence.split(' ')[0]!.toLowerCase()) === undefined);
const JOINS =
  /^(?:(?:over |more than |about |nearly )?(?:\d+|two|three|four|five|six|seven|eight|nine|ten|many)\+? years?\b|experience\b)/i;
