import { verbLemma, verbOfPast } from '#worker/nlp/verbs.ts';
import { firing } from '../firing.ts';
import type { RewriteRule } from '../model.ts';

/** Homophones, articles, apostrophes and agreement that can only be slips. */
export const confusedWords: RewriteRule = {
  id: 'confused-words',
  title: 'Correct the slip',
  why: 'Small slips are what a careful reader remembers.',
  mayAdd: 'their an were do then a part stationery the whom into'.split(' '),
  mayRemove: 'there a was do than apart stationary who in to'.split(' '),
  examples: {
    fires: [
      ['All four passed there licensing exam', 'All four passed their licensing exam'],
      ['Drove a 18-tonne lorry', 'Drove an 18-tonne lorry'],
      ['Orders was picked by hand', 'Orders were picked by hand'],
      ['Held a office key', 'Held an office key'],
      ['Drew plans and than priced them', 'Drew plans and then priced them'],
      ['Sold pizza’s and drinks', 'Sold pizzas and drinks'],
      ['Was apart of the night crew', 'Was a part of the night crew'],
      ['Answering there questions by phone', 'Answering their questions by phone'],
      ['Ran drills and done talks', 'Ran drills and did talks'],
      ['Cared for adults and there families', 'Cared for adults and their families'],
      ['Ordered stationary for 3 offices', 'Ordered stationery for 3 offices'],
      ['Coached 40 people, 70% of who found work', 'Coached 40 people, 70% of whom found work'],
      ['Translated menus in to French', 'Translated menus into French'],
      ['Raised customers satisfaction', 'Raised customer satisfaction'],
      ['Took orders over phone', 'Took orders over the phone'],
      ['Cleaned the guests rooms', "Cleaned the guests' rooms"],
      ['Fixed ovens in peoples homes', "Fixed ovens in people's homes"],
      ['Kept good relationship with buyers', 'Kept good relationships with buyers'],
    ],
    leaves: [
      'Was there when it opened',
      'Drove a one-tonne van',
      'Ran a unit of eleven',
      'Won a Oscar-style award',
      'The series was filmed in Cork',
      'Cleaned the dentist’s and the nurse’s rooms',
      'Covered for the manager’s',
      'Worked there two summers',
      'Took the lift apart in a day',
      'Sold less than half and than some',
      'Led surveys and done well',
      'Sent customers orders and invoices',
      'Tested the stationary engine',
      'Greeted patients who came in to the surgery',
      'Kept a good relationship with buyers',
      'Stayed on and there was much to do',
    ],
  },
  apply({ text }) {
    let added = '';
    let removed = '';
    let right = text;
    for (const [pattern, fix] of SLIPS) {
      right = right.replaceAll(pattern, (...match: unknown[]) => {
        const groups = match
          .filter((part): part is string => typeof part === 'string')
          .slice(0, -1);
        const fixed = fix(groups);
        if (fixed === null) return groups[0]!;
        removed += ` ${groups[0]!}`;
        added += ` ${fixed}`;
        return fixed;
      });
    }
    return right === text ? null : firing(right, 'auto', { added, removed });
  },
};

/** The found text and its groups come in, what stands there instead comes out; null leaves it. */
type Slip = readonly [pattern: RegExp, fix: (found: readonly string[]) => string | null];

const SLIPS: readonly Slip[] = [
  [/(?<= and |, )than(?= ([a-z]+) )/g, ([, next]) => (verbOfPast(next!) ? 'then' : null)],
  [/\bapart(?= of (?:a|the|our)\b)/g, () => 'a part'],
  [
    /(?<=^[A-Z][a-z]+(?:ed|ing)? (?:[a-z]+ ){0,2}|\b(?:for|of|and|CNC|all|many|new|with) )(?<!\b(?:the|a|an|my|our|his|her|their|each|every) (?:[a-z]+ )?)([a-z]{3,})['’]s(?= (?:and|or|to|for|from|at|on|in|by|with)\b|[,.;]|$)/g,
    ([, word]) => `${word!}s`,
  ],
  [
    /(?<=\b([a-z]+) )there(?= (?:[a-z]+ )?[a-z]{3,}s\b)/gi,
    ([, before]) => (ownsNext(before!) ? 'their' : null),
  ],
  [
    /(?<=\b(?:passed|reached|achieved|completed|exceeded|improved|met|with|of|manage|managed|in|on|meet|reach) )there(?= (?:[a-z]+ )?(?:exams?|goals?|targets?|homes?|needs|licen[cs]e|licen[sc]ing|training|accounts?|skills|potential|studies|careers?|children|families|own|first|best|full)\b)/g,
    () => 'their',
  ],
  [
    /(?<=\b(?:with|of|for|through|about|on|regarding|concerning|into) )there(?= (?:[a-z]+ )?[a-z]{3,}s\b)/g,
    () => 'their',
  ],
  [
    /(?<=\b(?:and|or|to [a-z]+|understand|inspect|check|meet|clean|feed|wash|collect|solve|resolve|answer) )there(?= (?:own |daily |personal )?(?:families|family|carers|parents|needs|rooms|homes|houses|pets|children|belongings|goals|issues|problems|questions|queries|concerns|accounts|details|skills|progress|medicines|medications?|meals|records|bills|vehicles|cars|staff|teams?|work)\b)/g,
    () => 'their',
  ],
  [
    /(?<=\b(?:of|order|ordered|ordering|orders for|buy|bought|buying|restock(?:ed|ing)?|stock(?:ed|ing)?) (?:the |office |new )?)stationary(?= (?:and|supplies|items|stock|orders?|for|cupboard)\b|[,.;]|$)/gi,
    () => 'stationery',
  ],
  [
    /(?<=(?<!\b(?:an?|the|their|its|our|very) )\b(?:strong|good|close|positive|excellent|effective|great|working|lasting) )relationship(?= with (?:[a-z]+ ){0,2}[a-z]+[^su]s\b)/g,
    () => 'relationships',
  ],
  [/(?<=\b(?:in|at|to|of|from) )peoples(?= [a-z]+)/g, () => "people's"],
  [/(?<=(?:%|\b(?:all|most|many|some|both|half|none|\d+)) of )who(?= [a-z]+)/g, () => 'whom'],
  [
    /\bin to(?= (?:work|employment|housing|profit|production|service|practice|use|operation|line|French|German|Spanish|English|Mandarin|Italian|Polish|Arabic|Welsh)\b)|(?<=\b(?:investigations?|research|enquiry|inquiry|enquiries|inquiries|insights?|looked|looking) )in to\b/g,
    () => 'into',
  ],
  [
    /\b(customer|client|guest|patient|employee|student)s (?=satisfaction\b)/g,
    ([, person]) => `${person!} `,
  ],
  [/(?<=\bover )phone\b/g, () => 'the phone'],
  [/(?<=\boffice )stationary\b/g, () => 'stationery'],
  [
    /(?<=\b(?:to|of|in|for|from|into|and|per|by|with|cleaned|cleaning|clean|inspecting|inspected|visiting|visited|answering|answered|resolving|resolved|recording|recorded|meeting|met|taking|took|monitoring|monitored|checking|checked) (?:the |our |all )?)(guests|patients|customers|clients|residents|students|pupils|tenants|visitors|passengers|auditors|users)(?= (?:(?!across|always|versus|besides|includes|requires|needs to|plus)(?:[a-z]{3,}[^su]s)|premises|luggage)\b(?! to\b))/gi,
    ([, people]) => `${people!}'`,
  ],
  [/\ba(?= (?:8|11|18|8\d|8\d\d|11,\d{3}|18,\d{3})(?!\d|,\d{3}))/g, () => 'an'],
  [
    /\ba(?= (?!one|once|eu|and\b|or\b|are\b|in\b|is\b|at\b|as\b|of\b|on\b|it\b|if\b|am\b)[aeio][a-z]+\b)/g,
    () => 'an',
  ],
  [
    /(?<=(?:^|, | and )([A-Za-z][a-z]+(?: [a-z]+)?) )was(?= (?:[a-z]+(?:ed|n|t)|done|made)\b)/g,
    ([, subject]) => (isPlural(subject!) ? 'were' : null),
  ],
  [/^Done(?= [a-z])/g, () => 'Did'],
  [
    /(?<= and )done(?= (?:[a-z]+ )?(?:talks?|repairs|inspections?|reports?|checks|tests|training|interviews|deliveries|research|the|all)\b)/g,
    () => 'did',
  ],
];

/** A verb that may take what follows: 'answering there questions', not 'worked there two summers'. */
const ownsNext = (word: string) =>
  /(?:ing|ed)$/.test(word) &&
  verbLemma(word.toLowerCase()) !== undefined &&
  !/^(?:work|live|go|stay|stand|run|be|get|serve|start|train|teach|stop|volunteer|happen)/.test(
    verbLemma(word.toLowerCase())!,
  );

/** A subject that surely is a plural: not 'series', 'glass', 'logistics', 'virus', 'analysis'. */
const isPlural = (subject: string) =>
  subject.endsWith('s') && !/(?:ss|ics|us|is|series|news)$/i.test(subject);
