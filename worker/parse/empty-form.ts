/** Forms and templates that nobody has filled in. */
import { oneLine } from '#contract/one-line.ts';
import { fold } from '#worker/nlp/fold.ts';

const FEWEST_OPEN = 4;
/** Share of the lines that ask for something. */
const MOSTLY = 0.5;

/** Room for a pen, or words in brackets that say what to write there. */
const ROOM =
  /_{4,}|\.{8,}|…{3,}|[☐□]|[[<{](?:your|insert|enter|\p{Lu}[\p{L} ,/'’]{2,60}|list|describe|this is)[^\]>}]*[\]>}]/iu;
/** What a form asks, with nothing behind it. */
const ASKED = new RegExp(oneLine`
  ^(?:
    (?:first|last|middle|full|family) names?(?: ?\/ ?surnames?)?|
    first name\(?s?\)? ?\/ ?surname\(?s?\)?|surnames?|name|address|telephone|phone|mobile|
    e-?mail|nationality|gender|date of birth|dates?(?: \(from ?[-–] ?to\))?|from|to|
    name and address of employer|employer|company|position|job title|
    occupation or position held|type of business or sector|main activities and responsibilities|
    responsibilities|name and type of organi[sz]ation(?: providing education and training)?|
    title of qualification awarded|school|degree|major|year|skills?|signature|place
  )\s*:?$
`);

/** Whether most lines of a text only ask: labels, lines to write on and placeholders, without a year or an address of anybody. */
export function isEmptyForm(text: string, reached: boolean): boolean {
  const lines = text
    .slice(0, 12_000)
    .split('\n')
    .filter((line) => /\p{L}|_/u.test(line));
  const open = lines.filter((line) => ROOM.test(line) || ASKED.test(fold(line).trim())).length;
  const filled = reached || /\b(?:19|20)\d\d\b/.test(text.slice(0, 12_000));
  return !filled && open >= FEWEST_OPEN && open >= lines.length * MOSTLY;
}
