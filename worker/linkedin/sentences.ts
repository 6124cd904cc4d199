import { oneLine } from '#contract/one-line.ts';
import { emptyPhrasesIn } from '#worker/keywords/empty-phrases.ts';
import { sentencesOf } from '#worker/nlp/sentences.ts';
import { inFirstPerson } from './first-person.ts';
import { withoutPraise } from './praise.ts';
import { ended } from './wording.ts';

/** What a person's summary keeps on a public profile, and what it had better not say there. */
export interface OwnWords {
  kept: string[];
  /** Sentences that only praise: 'Results-driven team player with a proven track record.' */
  empty: string[];
  /** Sentences that ask for a job, which a present employer would read, too. */
  seeking: string[];
}

/** Sorts the sentences of a summary; English ones speak in the first person from then on. */
export function ownWordsOf(
  summary: string,
  english: boolean,
  name: string | null = null,
): OwnWords {
  const own: OwnWords = { kept: [], empty: [], seeking: [] };
  const points = summary.replace(/\s+/g, ' ').trim().split(BULLET);
  const sentences = points.length > 1 ? points.map(ended) : points;
  for (const [index, sentence] of sentences.flatMap(sentencesOf).entries()) {
    if (REFEREES.test(sentence) || (index === 0 && isFragment(sentence))) continue;
    const [told, sought] = partedAtSearch(sentence);
    if (sought !== '') own.seeking.push(sought);
    if (told === '') continue;
    const fact = isEmpty(told) ? '' : withoutPraise(told);
    if (fact === '') own.empty.push(told);
    else own.kept.push(english ? inFirstPerson(fact, name) : fact);
  }
  return own;
}

const BULLET = /\s*[•▪●‣◦]\s+/;

/** The tail of a sentence whose beginning was lost: 'odd music video.' */
const isFragment = (sentence: string): boolean => /^\p{Ll}+\s/u.test(sentence);

/** A line that belongs on no profile. */
const REFEREES = /^References (?:are )?(?:available|furnished|provided)\b/i;

/** 'I know Python and am looking for a new role.' → what it tells, and what it looks for. */
function partedAtSearch(sentence: string): [told: string, sought: string] {
  if (SEEKING.test(sentence)) return ['', sentence];
  const [before, clause] = sentence.split(
    /,?\s+and\s+(?=(?:I am |I['’]m |am )?(?:now |currently )?(?:looking|searching) for\b)/i,
  );
  if (clause === undefined || !SEEKING.test(clause)) return [sentence, ''];
  return [`${before}.`, clause];
}

const SEEKING = new RegExp(
  oneLine`
    ^(?:am )?(?:
      (?:I am |I['’]m |now |currently )*(?:looking|searching|hoping) for|
      (?:I am |I['’]m |now |currently )*seeking|in search of|open to
    )\b.*\b(?:
      positions?|roles?|jobs?|opportunit(?:y|ies)|employment|posts?|challenges?|internships?|
      placements?|compan(?:y|ies)
    )\b|^(?:I am |I['’]m )?looking for (?:\w+ ){0,3}work\b|
    ^(?:I am |I['’]m |I )?look(?:ing)? forward to (?:joining|working|hearing|meeting)\b
  `,
  'i',
);

/** Whether hardly a word is left once the empty phrases and words without content are gone. */
function isEmpty(sentence: string): boolean {
  const phrases = emptyPhrasesIn(sentence);
  if (phrases.length === 0) return false;
  let rest = sentence;
  for (const { phrase } of phrases) rest = rest.replace(phrase, ' ');
  const words = rest.match(/[\p{L}\p{N}][\p{L}\p{N}+#’'-]*/gu) ?? [];
  return words.filter((word) => !WITHOUT_CONTENT.has(word.toLowerCase())).length <= 1;
}

const WITHOUT_CONTENT = new Set(
  `a an the and or of in on at to for with by as i i'm i’m am is are be my me who where can very always
   well also highly strong good great excellent friendly outgoing positive organised organized reliable
   professional person individual people someone communication skill skills experience experienced
   experiences work working works position role job opportunity opportunities company team part seeking
   looking utilize utilise use apply grow growth develop ability abilities attitude under pressure
   give gives enthusiastic energetic dedicated committed motivated creative flexible ambitious
   love loves enjoy new that this able`.split(/\s+/),
);
