/** More slips that a reader sees at once: wrong forms beside a deed, lost little words, one where many are meant. */
import { COUNTABLES } from '#worker/nlp/countables.ts';
import { NOUN_BASES } from '#worker/nlp/verb-data.ts';
import {
  verbOfBase,
  verbOfGerund,
  verbOfParticiple,
  verbOfPast,
  verbOfThirdPerson,
} from '#worker/nlp/verbs.ts';
import { finder, type SlipFinder } from './slip-finder.ts';
import { isPlural, pluralOf } from './slips.ts';

const END = '(?= (?:and|in|on|at|for|with|to|of|as|when|where)\\b|[.,;]|$)';

/** In the order of the line's own rank: forms of verbs, then little words, then numbers and marks. */
export const PLAIN_SLIPS: readonly SlipFinder[] = [
  // 'Prepared and cook breakfast'
  finder(
    /^[A-Z][a-z]+ed and ([a-z]+)(?= (?:the|an?|all|our|new|\d|[a-z]+s?\b))(?! (?:in|on|at|for|with|to|of|and|or|by|from)\b)/g,
    ([whole = '', word = '']) =>
      verbOfPast(whole.split(' ')[0]!.toLowerCase()) !== undefined &&
      verbOfBase(word) !== undefined &&
      ALSO_DEED.test(word) &&
      !verbOfPast(word) &&
      !verbOfParticiple(word),
  ),
  // 'Maintained records and done interviews', 'Driven a lorry'
  finder(
    /(?<!\b(?:have|has|had|having|was|were|be|been|being|is|are|get|got|it|them|once|when|that)\b.*)\band (?:done|gone|written|driven|begun|spoken) (?!(?:addresses|submissions|statements|reports|answers|opinions|advice|work|notes|evidence|instructions|records?|materials?|exams?|tests?|notices|offers|quotations|procedures|communications?|feedback|responses|representations|agreements|contracts|word|English|French|Spanish|German|piles)\b|[a-z]+ly\b|(?:by|to|up|in|on|at|with|for|so|from|under|through|when|before|after|well|right|off|out|as|over|per|without|and|or)\b)[a-z\d]+/g,
  ),
  finder(/^(?:Driven|Written|Done|Ridden|Flown|Spoken|Begun) (?:an?|the|my|our|all|some) [a-z]+/g),
  // 'Ensured all works complies with'
  finder(
    /\b(?:[Ee]nsur(?:e|ed|ing)|[Mm]a[dk]e sure) (?:that )?(?:(?:all|the|our) )?(?:[a-z]+ )?([a-z]+s) ([a-z]+s)(?= (?:with|the|all|to|their|every)\b)/g,
    ([, noun = '', word = '']) => {
      const verb = verbOfThirdPerson(word);
      return isPlural(noun) && verb !== undefined && !NOUN_BASES.has(verb.base);
    },
  ),
  // 'Write clean code and documents it'
  finder(
    /(?<=^([A-Z][a-z]+) (?!.*\b(?:that|which|who|it|he|she|one|each|every|this|what|team|system|where)\b.*and).*)\band ([a-z]+s) (?:it|them)\b/g,
    ([, opening = '', word = '']) =>
      verbOfBase(opening.toLowerCase()) !== undefined &&
      !verbOfPast(opening.toLowerCase()) &&
      verbOfThirdPerson(word) !== undefined,
  ),
  // 'Used drones to survey quarries and to producing maps'
  finder(
    /(?<=\bto (?!the\b|an?\b)[a-z]+(?<!ing) [^.;]*)(?<!\b(?:addition|relation|regard|commitment|used|committed|led|due|contributed|dedicated|limited|close|linked|according|access|approach(?:es)?|respect)\b.*)\band to ([a-z]{3,}ing)\b/g,
    ([, word = '']) => verbOfGerund(word) !== undefined && !ING_THINGS.test(word),
  ),
  // 'disposed hazardous waste'
  finder(
    /\bdispos(?:e|ed|ing) (?!of\b|off\b|and\b|or\b|[a-z]+ly\b|to\b|in\b|on\b|at\b|by\b|daily\b|as\b)[a-z]+/gi,
  ),
  // 'all sort of dishes', 'soups and deserts'
  finder(/\b(?:all|many|different|various|these|those|several) (?:sort|kind|type) of\b/gi),
  finder(
    /\b(?:soups?|mains?|starters?|sauces|cakes|salads|pastries|breads?|pastry|meals?|dishes|fruits?)(?:,| and| or|, and) (?:[a-z]+ )?deserts\b/g,
  ),
  finder(/\b[a-z]+ devises\b(?! (?:the|an?|and|new|strateg[a-z]+|plans|ways)\b)/g),
  finder(/\bdata bases?\b/g),
  finder(/\b(?:wrote|write|writing) copies for\b/gi),
  finder(/\b(?:within|under) a budget\b(?! of)/g),
  // 'for 4 consecutive quarter', 'aged 2 to 4 year'
  finder(
    new RegExp(
      `\\b(?:[2-9]|[1-9]\\d|two|three|four|five|six|seven|eight|nine|ten) (?:consecutive|different|separate|successive|busy|major|other) ([a-z]+)${END}`,
      'g',
    ),
    ([, noun = '']) =>
      /^(?:quarter|year|month|week|day|season)$/.test(noun) || COUNTABLES.has(pluralOf(noun)),
  ),
  finder(/\baged? \d+ ?(?:to|-|–) ?\d+ (?:year|month)\b(?! olds?)/g),
  // 'Conducted exit interview and', 'Delivered information skills session to'
  finder(
    /^(?:Conducted|Performed|Carried out|Held|Organi[sz]ed|Delivered|Attended|Prepared|Wrote up|Ran|Led) (?:(?!(?:an?|the|each|every|one|my|our|their|no|its|his|her|this|that|another|to|of|and|for|on|in|with)\b)[a-z-]+ ){1,2}(?:interview|meeting|session|workshop|presentation|appraisal|seminar)(?= (?:and|with|for|on|to|at|in|about)\b|[.;]|$)/g,
  ),
  finder(
    /\b(?:wrote|write|writing) up (?:report|letter|note|case)(?=[.,;]|$| (?:for|on|to|and)\b)/g,
  ),
  // "two apprentice's in", "the appropriate department's as"
  finder(
    new RegExp(
      `\\b(?:two|three|four|five|six|seven|eight|nine|ten|several|many|various|these|those) (?!(?:week|day|year|month|minute|hour|term|night|people)['’]|others?['’])[a-z]+['’]s${END}`,
      'g',
    ),
  ),
  finder(
    new RegExp(
      `\\b(?:the|all) (?:appropriate|relevant|various|different|correct|other) [a-z]+['’]s${END}`,
      'g',
    ),
  ),
  // 'how to use new feature', 'Opened new client file and carried out checks'
  finder(
    /\b(to|for|with|[Uu]se|[Uu]sing|[a-z]+ to|[A-Z][a-z]+ed) new (?:(?!and\b|or\b)[a-z]+ )?([a-z]+)(?= (?:for|in|on|at|with|from|by|across|who|that|and [a-z]+(?:ed|ght) (?:them|out|the|an?|all|[a-z]+s)\b)|[.;]|$)/g,
    ([, before = '', noun = '']) =>
      (isOneOfMany(noun) || /^(?:wearer|colleague|joiner)$/.test(noun)) &&
      !/^(?:Applied|Introduced|Added)$/.test(before),
  ),
  // 'cardiac arrests, strokes and road traffic collision', 'reports and monthly summary for'
  finder(
    /\b(?:[a-z]+[^su\W]s,? and|[a-z]+[^su\W]s, [a-z]+[^su\W]s and) (?:(?!an?\b|the\b|each\b|every\b|one\b|our\b|its\b|their\b|my\b|[a-z]+ed\b)[a-z]+ ){1,2}(?:collision|accident|statement|summary|complaint|request|proposal|invoice|drawing|certificate|receipt|quotation|enquiry|case study|figure)(?= (?:across|for|in|on|at|to|with|during|from)\b|[.,;]|$)/g,
    ([whole = '']) => !NAMED_DEED.test(/ and ([a-z]+) /.exec(whole)?.[1] ?? ''),
  ),
  finder(
    /(?:\b(?:[a-z]+s|[Ww]rote|[Ww]rite|[Ww]riting)(?: and)?|,) case study (?=for\b|on\b|about\b)/g,
  ),
  // 'reported defects to supervisor straight away'
  finder(
    /\b(?:[Rr]eport|[Ee]scalat|[Pp]ass|[Hh]and)(?:e?d|ing)? (?:[a-z]+ ){1,4}to (?:supervisor|line manager|charge nurse|mechanic|foreman|dispatcher|shift leader|duty manager)(?= (?:straight|immediately|promptly|and|when|at|on|before)\b|[.,;]|$)/g,
  ),
  // 'purified 25 intermediates by flash chromatography and characterised it'
  finder(
    /\b\d+ ([a-z]+s) (?:by|using|with|from) (?!the\b|an?\b|my\b|our\b)[a-z]+(?: [a-z]+)? and [a-z]+ed it\b(?= (?:by|with|using|in|to|for)\b|[.,;]|$)/g,
    ([, things = '']) => isPlural(things),
  ),
  // 'Review shop drawing and submittals', 'broke down pallet for the crew'
  finder(
    /(?<=^|\band )(?:[A-Z]?[a-z]+)(?: (?:up|down|out|right to))? (?:(?!the\b|an?\b|each\b|every\b|one\b|any\b|no\b|my\b|our\b|its\b|their\b|to\b|of\b|by\b|per\b|as\b|from\b|in\b|on\b|for\b|with\b|[a-z]+ing\b)[a-z]+ )?(?:pallet|circuit board|refund request|walkaround check|brake pad|planting plan|test report|usability test|net gain calculation|shop drawing|memory leak|soldering iron|site survey|loss adjuster|field trip)(?= (?:and|for|by|with|from|after|before|in|on|under|to|or)\b|[.,;]|$)/g,
    ([whole = '']) => isDeedWord(whole.split(' ')[0]!.toLowerCase()),
  ),
  // 'which cuts is best'
  finder(/\bwhich ([a-z]+s) (?:is|was|has|needs)\b/g, ([, noun = '']) => isPlural(noun)),
];

/** One of what is counted, and nothing that one does. */
const isOneOfMany = (noun: string) =>
  COUNTABLES.has(pluralOf(noun)) &&
  !/^(?:design|work|report|staff|test|business|build|home|display|film|media)$/.test(noun);
const isDeedWord = (word: string) =>
  word === 'broke' || verbOfPast(word) !== undefined || verbOfBase(word) !== undefined;
/** Behind 'and' they are another deed. */
const NAMED_DEED =
  /^(?:handle|process|log|file|answer|check|write|prepare|review|issue|send|draft|complete|sign|raise)$/;

/** Names of things that stand directly behind a first deed only where they are a second one. */
const ALSO_DEED =
  /^(?:cook|check|repair|test|review|record|answer|monitor|process|file|sort|pack|load|help|tutor|inspect)$/;
const ING_THINGS =
  /^(?:training|building|planning|meeting|housing|clothing|engineering|marketing|manufacturing|nursing|catering|farming|banking|accounting|learning|teaching|reading|spelling|anything|everything|something)$/;
