/** Words by which a field of study is known, such as 'Civil Engineering' or 'Business Administration'. */
import { oneLine } from '#contract/one-line.ts';
import { fold } from '#worker/nlp/fold.ts';

/** A word by whose ending a field of study is known, folded. */
const FIELD = new RegExp(
  oneLine`
    (?:
      ics|ik|log(?:y|ie|ia)|try|phy|fia|omy|mia|nomie|nomia|ism|ing|ment|[ae]nc[ey]|ure|tions?|
      cion|zione|cao|ciencias?|sciences?|studies|arts?|laws?|history|business|music|musik|drama|
      theat(?:er|re)|film|english|french|spanish|german|maths?|math[\p{L}]*|recht|jura|wesen|
      technik|schaft|kunde|kunst|bau|lettres|droit|gestion|derecho|diritto|rechten|prawo|
      zarzadzanie|informatyka|literat\p{L}*|marketing|finance|design|fashion|dance|practice|
      work|care|health|therapy|policy|systems
    )(?:$|[\s&,/])
  `,
  'u',
);

/** Whether a word of the text has the ending of a field of study. */
export const hasFieldWord = (text: string): boolean => FIELD.test(fold(text));

const UNIT = new RegExp(oneLine`
  \b(?:
    department|dept|faculty|division|campus|section|school|fakultat|facultad|faculte|facolta|
    wydzial|club|society|award|prize|scholarship|activities|coursework
  )\b
`);

/** Whether the whole text may be a field of study: two to five words, the last with such an ending, and no part of a school. */
export function isWholeField(text: string): boolean {
  const words = text.trim().split(/\s+/);
  if (words.length > 5 || !/^\p{Lu}[\p{L}&'’ -]+$/u.test(text)) return false;
  return hasFieldWord(words.at(-1)!) && !UNIT.test(fold(text));
}
