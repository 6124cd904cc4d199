import { foldedWords } from './fold.ts';
import { rememberByText } from './remember.ts';

/** Frequent short words and a resume's usual headings by ISO 639-1 code, folded; a word that serves several languages counts for each. */
const FUNCTION_WORDS: Record<string, string> = {
  en: 'the and of to in for with on at by from as an our was were that this is are has have i my',
  de:
    'und der die das den dem des mit von zu im fur auf bei als eine einer ein einen nach ' +
    'durch sowie ist zur zum uber unter seit bis eines einem berufserfahrung ausbildung ' +
    'kenntnisse sprachen lebenslauf heute',
  fr:
    'et le la les des du de un une dans pour avec sur par au aux en est ou ainsi chez d l que ' +
    'sous depuis experience experiences professionnelle professionnelles formation ' +
    'competences langues aujourd',
  es:
    'y el la los las de del un una en para con por al es que como su desde sobre entre hasta ' +
    'años mas experiencia laboral formacion idiomas habilidades educacion actualidad',
  pt:
    'e o a os as de do da dos das um uma em para com por no na nos nas ao que como desde ' +
    'sobre entre ate mais experiencia profissional formacao idiomas competencias atual',
  it:
    'e il la lo gli i le di del della dei delle un una in per con da dal alla nel nella che ' +
    'come su presso ed tra esperienza istruzione formazione competenze lingue oggi',
  nl: 'en de het een van in voor met op aan bij als door naar uit te is ook tot over om zijn werkervaring opleiding opleidingen vaardigheden talen heden',
  pl: 'i w z na do od dla oraz przez przy po jak jest za ze o pod lub nad a doswiadczenie wyksztalcenie umiejetnosci jezyki obecnie',
  sv: 'och i att av for med pa som en ett den till fran samt vid har inom arbetslivserfarenhet utbildning sprak',
  da: 'og i at af til med pa som en et den for fra samt ved har inden erhvervserfaring uddannelse sprog',
  no: 'og i av til med pa som en et den for fra samt ved har innen arbeidserfaring utdanning sprak',
  cs: 'a v na do od pro s se z je pri jako ve za po nebo ze',
  ro: 'si de la in pentru cu din pe un o al ale prin sau este ca',
  tr: 've ile icin bir bu olarak da de olan gore kadar',
};

const SCRIPTS: [language: string, pattern: RegExp][] = [
  ['ja', /[\u3040-\u30ff]/g],
  ['ko', /[\uac00-\ud7af]/g],
  ['zh', /[\u4e00-\u9fff]/g],
  ['ru', /[\u0400-\u04ff]/g],
  ['ar', /[\u0600-\u06ff]/g],
  ['he', /[\u0590-\u05ff]/g],
  ['el', /[\u0370-\u03ff]/g],
  ['hi', /[\u0900-\u097f]/g],
  ['th', /[\u0e00-\u0e7f]/g],
];

const INDEX = new Map<string, string[]>();
for (const [language, words] of Object.entries(FUNCTION_WORDS)) {
  for (const word of words.split(' ')) INDEX.set(word, [...(INDEX.get(word) ?? []), language]);
}

/** Letters that only some of the languages use settle ties between neighbours. */
const LETTERS: [language: string, pattern: RegExp][] = [
  ['de', /[äöüß]/gi],
  ['fr', /[èêàçœ]/gi],
  ['es', /[ñ¿¡]|ción\b/gi],
  ['pt', /[ãõ]|ção\b/gi],
  ['it', /\b(?:della|delle|gli)\b|zione\b/gi],
  ['pl', /[łąęśżźćń]/gi],
  ['da', /[æø]/gi],
  ['sv', /å|ö/gi],
  ['cs', /[řěů]/gi],
  ['ro', /[șțăş]/gi],
  ['tr', /[ğışİ]/g],
];

/** ISO 639-1 code of the main language of a text, by its function words; 'en' when nothing speaks for another. */
export function detectLanguage(text: string): string {
  const lines = text.slice(0, SAMPLE).split('\n').map(signsIn);
  const sumOf = (count: (line: Signs) => number) =>
    lines.reduce((sum, line) => sum + count(line), 0);
  const letters = sumOf((line) => line.letters);
  if (letters === 0) return 'en';
  for (const [index, [language]] of SCRIPTS.entries()) {
    if (sumOf(({ scripts }) => scripts[index]!) > letters * 0.3) return language;
  }
  const score = new Map<string, number>();
  const add = (language: string, by: number) =>
    score.set(language, (score.get(language) ?? 0) + by);
  const distinct = new Map<string, Set<string>>();
  for (const word of lines.flatMap(({ known }) => known)) {
    const languages = INDEX.get(word)!;
    for (const language of languages) {
      add(language, 1 / languages.length + 0.35);
      distinct.set(language, (distinct.get(language) ?? new Set()).add(word));
    }
  }
  const words = sumOf((line) => line.words);
  for (const [index, [language]] of LETTERS.entries()) {
    const hits = sumOf(({ special }) => special[index]!);
    // A foreign name holds a few such letters; a text in that language holds many.
    if (hits > letters * 0.004) add(language, Math.min(hits, words * 0.06));
  }
  let best = 'en';
  let top = (score.get('en') ?? 0) * 1.15 + 2;
  for (const [language, value] of score) {
    // One or two words ('Chef de cuisine') are a name, not a text.
    if (language !== 'en' && value > top && (distinct.get(language)?.size ?? 0) >= 3) {
      best = language;
      top = value;
    }
  }
  return best;
}

/** Characters that tell enough. */
const SAMPLE = 6000;

interface Signs {
  letters: number;
  words: number;
  /** Words that tell a language. */
  known: string[];
  /** Letters of each of SCRIPTS, and of each of LETTERS. */
  scripts: number[];
  special: number[];
}

const signsIn: (line: string) => Signs = rememberByText((line) => {
  const countOf = ([, pattern]: readonly [string, RegExp]) => line.match(pattern)?.length ?? 0;
  const words = foldedWords(line);
  return {
    letters: line.match(/\p{L}/gu)?.length ?? 0,
    words: words.length,
    known: words.filter((word) => INDEX.has(word)),
    scripts: SCRIPTS.map(countOf),
    special: LETTERS.map(countOf),
  };
});
