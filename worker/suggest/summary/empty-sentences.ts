/** Tells which words of a summary say something, and which everybody could write. */
import { hitsIn, type TermHit } from '#worker/keywords/matcher.ts';
import { isJobTitle } from '#worker/keywords/job-titles.ts';
import { emptyPhrasesIn } from '#worker/keywords/empty-phrases.ts';
import type { Term } from '#worker/keywords/term.ts';
import { isNamed } from '../skill-words.ts';

/** What the rest of the resume tells, so that a summary need not repeat it. */
export interface Known {
  /** Terms that stand elsewhere in the document. */
  terms: ReadonlySet<Term>;
  /** Lower-case words of the person's name. */
  name: ReadonlySet<string>;
  /** Lower-case words of the titles held or aimed at. */
  title: ReadonlySet<string>;
}

/** A number, a name, or a term that stands nowhere else: such words are never thrown away. */
export function tells(clause: string, known: Known): boolean {
  return tellsFact(clause, known) || hitsIn(clause).some((hit) => isNews(clause, hit, known));
}

function tellsFact(clause: string, { name, title }: Known): boolean {
  if (/\d/.test(clause.replaceAll(/\b1[01]0\s?%/g, ''))) return true;
  const names = [...clause.matchAll(/(?<=\S\s)\p{Lu}[\p{L}\d]*/gu)].map(([word]) => word);
  return names.some(
    (word) => word !== 'I' && !name.has(word.toLowerCase()) && !title.has(word.toLowerCase()),
  );
}

const isNews = (clause: string, { term, start, end }: TermHit, { terms }: Known) =>
  term.kind !== 'soft' && !terms.has(term) && isNamed(term, clause.slice(start, end));

/** Nothing is left of it but praise, words that go with any job, and the title. */
export function saysNothing(clause: string, known: Known): boolean {
  // What one likes is no skill, whatever its name.
  if (LIKING.test(clause)) return !tellsFact(clause, known);
  if (tells(clause, known)) return false;
  if (REFERENCES.test(clause)) return true;
  if (WISH.test(clause)) return !isAim(clause, known);
  if (FEELING.test(clause)) return true;
  return residueOf(clause, known).length === 0;
}

/** 'Seeking an internship as a backend developer': whoever has not done that job has to say that they want it. */
export function isAim(clause: string, { title }: Known): boolean {
  if (!WISH.test(clause)) return false;
  const wanted = withoutPurpose(clause);
  const words = wanted.toLowerCase().match(/\p{L}+/gu) ?? [];
  return isJobTitle(wanted) && !words.some((word) => word.length > 3 && title.has(word));
}

/** '… to gain experience', '… where I can grow': said by everybody. */
export const withoutPurpose = (clause: string): string =>
  clause.replace(
    /,?\s+(?:(?:in order )?to (?:gain|grow|learn|develop|utili[sz]e|use|apply|contribute|expand|further|build|advance|enhance|improve|start|begin)|where i|that (?:will|would|allows?)|in which i)\b.*$/is,
    '',
  );

/** Only the name of an occupation: 'Data scientist'. */
export const isBareTitle = (clause: string, { title }: Known): boolean =>
  clause.split(/\s+/).length <= 5 &&
  clause
    .toLowerCase()
    .split(/[\s-]+/)
    .every((word) => title.has(word));

export const REFERENCES = /^references?\b.*\b(?:request|available)\b/i;

const SUBJECT = String.raw`(?:i\s+(?:am|was|have been)\s+|i['’]m\s+|i\s+)?`;
const LATELY = String.raw`(?:currently\s+|now\s+|always\s+|also\s+|really\s+|very\s+|truly\s+|simply\s+|just\s+)*`;
/** What the person is after. */
const WISH = new RegExp(
  String.raw`^${SUBJECT}${LATELY}(?:looking|seeking|searching|hoping|eager|excited|keen|ready|willing|aiming|striving|aspiring|open to|want|wish|hope|aim|seek|would (?:like|love)|['’]d (?:like|love)|my (?:goal|aim|objective|dream) is|to (?:obtain|secure|find|gain|get|work|utili[sz]e|use|join|contribute|grow)|where i)\b`,
  'i',
);
const LIKING = new RegExp(
  String.raw`^(?:who\s+)?${SUBJECT}${LATELY}(?:loves?|enjoys?|likes?|adores?|lives? and breathes?|(?:am |is )?passionate about)\b`,
  'i',
);
/** What the person thinks of work and of themselves. */
const FEELING = new RegExp(
  String.raw`^(?:who\s+)?${SUBJECT}${LATELY}(?:believes?|cares? (?:about|deeply)|thrives?|strives?|prides? (?:my|him|her|them)sel(?:f|ves)|takes? (?:great |a lot of )?pride|gets? along|always|never|works? (?:hard|well)|learns? (?:fast|quickly)|thinks? (?:outside|out of)|can think|brings? (?:passion|energy|enthusiasm)|gives? (?:110|100)|(?:am |is |are )?(?:on time|good with people|passionate|fun|punctual|reliable|very))\b`,
  'i',
);

/** Words that neither praise nor fill, each with what it is worth: nothing of these, all is empty. */
function residueOf(clause: string, { name, title }: Known): string[] {
  let text = clause;
  for (const { phrase } of emptyPhrasesIn(clause)) text = text.replace(phrase, ' ');
  return (text.toLowerCase().match(/[\p{L}\d][\p{L}\d'’]*/gu) ?? []).filter(
    (word) => !EMPTY.has(word.replace(/['’].*$/, '')) && !name.has(word) && !title.has(word),
  );
}

const EMPTY = new Set(
  `a an the and or but with of in to for at by from as on into about through who that which where when while i me my am m is are be been being
  was were have has had ve do does can could will would may this these it its all both any every each very highly really truly extremely quite so
  always never also well more most great good excellent strong outstanding exceptional superb amazing awesome solid proven demonstrated effective
  friendly outgoing motivated dynamic dedicated passionate passion enthusiastic enthusiasm energetic energy hardworking hard working worker reliable
  dependable punctual organised organized organisational organizational ambitious proactive driven creative creativity flexible adaptable loyal honest
  trustworthy positive confident caring compassionate committed commitment conscientious detail oriented focused focussed results result goal
  resourceful versatile talented seasoned skilled capable able bubbly cheerful responsible mature smart quick fast learner eager keen willing innovative visionary strategic
  leader individual professional person people player team teams guy girl someone candidate employee member self starter hi hello hey
  skill skills ability abilities attitude ethic ethics work works worked job jobs role roles position positions opportunity opportunities career
  experience experienced background track record success successful success level levels time times company companies organization organisation
  department departments environment environments industry field area areas business life day daily communication communicate communicator
  interpersonal attention multitask multitasking problem problems solver solving thinker thinking pressure deadlines deadline learn learning
  new things thing stuff part variety wide range different various years many lot lots plenty number name based`.split(
    /\s+/,
  ),
);
