/** Tells words from the junk that a damaged file or a broken font map yields. */

/** The commonest short words of languages that resumes are written in; real prose cannot avoid them. */
const FUNCTION_WORDS = new Set(
  (
    'the and of to in for with on at by from as is was an my a i or ' +
    'de la le les des et en du un une pour à au aux par sur dans ' +
    'el los las y del con para una por se ' +
    'der die das und in von mit für im zu auf bei als ein eine den ' +
    'e di il per dei nel della che da do dos das em com na no os ao ' +
    'van het een voor met op bij te aan en ' +
    'och i på av för med till som att den er og til af på som ' +
    'w z na do i oraz dla przez od ze ' +
    'a v s na je se pro od ' +
    've ile bir için olarak ' +
    'ja on tai sekä és az egy ' +
    'và của là trong với cho các'
  ).split(' '),
);

const MIN_WORDS = 80;
const MAX_JUNK_SHARE = 0.05;
const MIN_JUNK = 10;

/** True when the text is noise: over 5 % unprintable characters, or long Latin text without one function word. */
export function isGibberish(text: string, junkChars: number): boolean {
  const visible = text.replaceAll(/\s/g, '').length;
  if (visible + junkChars === 0) return false;
  const unassigned = text.match(/\p{Cn}/gu)?.length ?? 0;
  const junk = junkChars + unassigned;
  if (junk >= MIN_JUNK && junk / (visible + junkChars) > MAX_JUNK_SHARE) return true;
  const words = text.toLowerCase().match(/[\p{L}\p{M}']+/gu) ?? [];
  const latin = words.filter((word) => /\p{Script=Latin}/u.test(word));
  if (new Set(latin).size < MIN_WORDS) return false;
  if (latin.length * 2 < words.length) return false;
  return !latin.some((word) => FUNCTION_WORDS.has(word) && word.length > 1);
}
