/** Questions for lines whose shape hides the deed: a heading of duties, a name of know-how, 'where I was …'. */
import { deed, mostOf } from './duty-questions.ts';
import type { LineContext, LineQuestion } from './model.ts';

/** The question that fits such a line, or null for any other line. */
export function shapeQuestion(context: LineContext): LineQuestion | null {
  const { text, current } = context;
  const did = current ? 'do you' : 'did you';
  if (DUTIES.test(text)) return mostOf(context);
  if (DUTY.test(text)) return deed(`What ${did} do in this? Start with a verb.`);
  if (KNOW_HOW.test(text) && text.split(' ').length < 17) {
    return deed(`What ${did} do with it in this role? Start with a verb.`);
  }
  if (ALSO_IN.test(text)) return deed('What was your own part in this? Start with a verb.');
  if (MID_LINE_I.test(text)) {
    return deed(`Say this without “I”: what ${did} do? Start with a verb.`);
  }
  return null;
}

/** 'Kitchen duties in the evenings included', 'My responsibilities in the winery were' */
const DUTIES =
  /^(?:My|Our|[A-Z][a-z-]+)(?: [a-z-]+){0,3}? (?:duties|responsibilities|tasks)\b(?: [a-z]+){0,4}? (?:including|included|such as|were|are|involved|consisted of)\b/;
/** 'My main responsibility though was the lettings side' */
const DUTY =
  /^(?:My|The)(?: [a-z-]+){0,2}? (?:responsibility|job|role|duty|task)\b(?: [a-z]+){0,4}? (?:was|is|included|involved)\b/;
const KNOW_HOW =
  /^(?:(?:Good|Some|Strong|Extensive|Hands-on|Working|Solid|Basic) )?(?:[Kk]nowledge|[Uu]nderstanding|[Ff]amiliarity) (?:of|in|with|using)\b/;
const ALSO_IN = /^(?:Participated|Took part|(?:Was )?[Ii]nvolved) also in\b|^Was also involved\b/;
/** Only where the clause tells a duty of the person's own, so that it cannot stand as it is. */
const MID_LINE_I =
  /\bwhere I (?:was|had|worked|helped|used|also)\b|\band (?:also )?I (?:was (?!promoted|chosen|given|asked|selected|awarded|praised|named)|had to\b|also\b|used to\b)|^As an? [a-z -]+,? I (?:was|had|worked|helped|used)\b|\bfor which I had to\b|^(?:In|On|At|During|After) [^,]{3,40}?,? I (?:was|used to|would|had to)\b/;
