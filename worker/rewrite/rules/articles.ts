import { isPastOnly, verbLemma, verbOfPast } from '#worker/nlp/verbs.ts';
import type { RewriteRule } from '../model.ts';
import { mendSlips, type Slip } from '../slips.ts';

/** 'a apprentice' → 'an apprentice', 'an user' → 'a user': by sound. */
export const articles: RewriteRule = {
  id: 'articles',
  title: 'Correct the article',
  why: '“A” or “an” goes by the sound that follows; a wrong one is heard at once.',
  mayAdd: ['a', 'an', 'and'],
  mayRemove: ['a', 'an'],
  examples: {
    fires: [
      ['Restored a 1898 grand', 'Restored an 1898 grand'],
      ['Stood on deck as an Level 2 coach', 'Stood on deck as a Level 2 coach'],
      ['Drove a 18-tonne lorry', 'Drove an 18-tonne lorry'],
      ['Held a office key', 'Held an office key'],
      ['Coached a under-12 football team', 'Coached an under-12 football team'],
      ['Ran a hour of reading a day', 'Ran an hour of reading a day'],
      ['Built an user guide for an university', 'Built a user guide for a university'],
      ['Moved to a NHS trust with a MRI suite', 'Moved to an NHS trust with an MRI suite'],
      ['Wrote a ERP import', 'Wrote an ERP import'],
      ['Worked as a HCA with a SIA licence', 'Worked as an HCA with an SIA licence'],
      ['Tested water in an UKAS lab', 'Tested water in a UKAS lab'],
      ['Logged catches in a Excel sheet', 'Logged catches in an Excel sheet'],
      ['Hold an Universal licence', 'Hold a Universal licence'],
      ['Managed an 96-room hotel', 'Managed a 96-room hotel'],
      ['Worked as an manager for a year', 'Worked as a manager for a year'],
      ['Loaded an unloaded lorries', 'Loaded and unloaded lorries'],
      ['Won an student award', 'Won a student award'],
      ['Shipped to Japan an Canada', 'Shipped to Japan and Canada'],
      ['Wrote 74 papers an nine books', 'Wrote 74 papers and nine books'],
      ['Sold tickets an snacks', 'Sold tickets and snacks'],
    ],
    leaves: [
      'Won a NZ$1.2m grant',
      'Met an Irish buyer and led Anna an Oxford tour',
      'Drove a one-tonne van',
      'Ran a unit of eleven',
      'Processed an estimated 900 claims',
      'Created an updated price list for the bar',
      'Giving an engaging talk to pupils',
      'Managed an 80-room hotel, an 11-acre farm and an 18-hole course',
      'Won a Oscar-style award',
      'Wrote a UK guide and a European one',
      'Built a SaaS product and a NASA demo',
      'Led a unanimous board and an uninsured crew',
      'Held an X-ray licence and an honours degree',
      'Set a USB policy for an SQL server',
      'Wrote a SQL query for a HMP report',
      'Grade A and B meat',
      'Rebuilt an 1886 organ',
      'Cooked at a AAA Four Diamond inn',
    ],
  },
  apply: ({ text }) => mendSlips(text, SLIPS),
};

/** Letters alone, the first of them said with a vowel in front: 'NHS', 'MRI', 'HGV'; with a vowel inside it may be said as a word. */
const SPELT =
  '[FHLMNRSX][BCDFGHJKLMNPQRSTVWXZ]{1,4}s?|HCAs?|HMOs?|SIA|MOTs?|SEN|RTITB|MEP|SEO|SOPs?|SME|FOI|HEI|LEA|LCA|FEA|HSE|HIV|RFI|ROI|SUV|MOU|LOI|NGO|SRE|MRI|HR|X-ray|NDIS|NVQ|LED|MSc|MBA';
const VOWEL_U =
  'un(?!i(?![nmd])|anim|ique|its?\\b)[a-z]+|up(?!s?i)[a-z]*|ur(?:gent|ban)[a-z]*|ul[a-z]+|um[a-z]+|utter|usher|ugly';
const SILENT_H = 'hours?|hourly|honest|honou?r(?:s|ed|ary)?|heir';
/** Written with a vowel, said with a consonant. */
const SAID_YOU =
  'un(?:i(?![nmd])[a-z]*|animous)|us(?:e|er|ed|eful|ual|age|er-[a-z]+|ing)s?|eu[a-z]+|European|ut(?:e|i)[a-z]+|one(?:-[a-z]+)?|once';

const SLIPS: readonly Slip[] = [
  [/\ba(?= (?:8|11|18|8\d|8\d\d|11,\d{3}|18,\d{3})(?!\d|,\d{3}))/g, () => 'an'],
  [
    /\ba(?= (?!one|once|eu|and\b|or\b|are\b|in\b|is\b|at\b|as\b|of\b|on\b|it\b|if\b|am\b)[aeio][a-z]+(?:-[a-z]+)?\b)/g,
    () => 'an',
  ],
  [new RegExp(`\\ba(?= (?:${VOWEL_U}|${SILENT_H})(?:-[a-z\\d]+)?\\b)`, 'g'), () => 'an'],
  [
    new RegExp(
      `\\ba(?= (?!SQL|HMP|FAQ|[A-Z]+\\$)(?:${SPELT}|(?!EUR?\\b|ONE\\b|USB|USP|AAA)[AEIO][A-Z&]{1,5}s?)\\b)`,
      'g',
    ),
    () => 'an',
  ],
  // 'a Excel sheet', not 'a Oscar-style award' or 'a One Nation bill'
  [
    /(?<=\b(?:in|with|on|as|using|for|into|from|of) )a(?= (?!One|Eu|Ow)[AEI][a-z]+ [a-z])/g,
    () => 'an',
  ],
  [/\ban(?= (?:UK(?:AS|VI)?|USA?|USB|USP|UX|UI|UAT|UAV|UPS|URL|UN|UCAS|UV|UPVC)\b)/g, () => 'a'],
  // 'a 1886 organ', 'an Level 2 coach'
  [/\ba(?= 18\d\d\b(?! (?:people|pupils|students|staff|units)\b))/g, () => 'an'],
  [
    /(?<=\b(?:as|with|for|of|in|at|by) )an(?= (?:Level|Grade|Year|Key|Band|Class|Tier|Stage|Category|Form|Type) [A-Z\d])/g,
    () => 'a',
  ],
  // 'an 1886 organ'
  [/\ban(?= (?!8|11(?![\d.])|11,|18(?![\d.])|18,|1[18]\d\d\b)\d)/g, () => 'a'],
  [new RegExp(`\\ban(?= (?:${SAID_YOU}|Uni(?![nmd])[a-z]+)\\b)`, 'g'), () => 'a'],
  [
    /(?<=\b(?:([A-Za-z]+ing)|([A-Za-z]+ed)) )an(?= (?:([a-z]+ing)|([a-z]+ed)) [a-z]+[^sui]s(?=$|[.,;]| (?:and|in|on|at|for|from|to|by|with|per|across)\b))/g,
    ([, doing = '', done = '', alsoDoing = '', alsoDone = '']) =>
      (isVerb(doing) && isVerb(alsoDoing)) || (isVerb(done) && isVerb(alsoDone)) ? 'and' : null,
  ],
  [
    /(?<=\b([A-Za-z-]+) )an(?= ((?!h|x-)[b-df-hj-np-tv-z][a-z-]+)\b)/g,
    ([, before, next]) => articleOrAnd(before!.toLowerCase(), next!),
  ],
  // 'Japan an Canada', '74 outputs an nine studies', 'worth £68,000, an sown 9 ha'
  [/(?<=(?<!^)\b\p{Lu}\p{Ll}+ )an(?= [BCDFGJ-NP-TV-Z]\p{Ll}{2,})/gu, () => 'and'],
  [
    /(?<=[a-z]s,? )an(?= (?:two|three|four|five|six|seven|nine|ten|twelve|thirteen|fourteen|fifteen|twenty|thirty|forty|fifty|sixty|seventy|ninety)\b)/g,
    () => 'and',
  ],
];

const GOVERNS =
  /^(?:as|with|for|in|to|on|of|by|from|at|into|onto|using|is|was|became|become|and|or|including|under|over|within|like|about|through|such|than|per|running)$/;

/** 'as an manager' is an article, 'tickets an snacks' a lost letter; else nobody can tell. */
function articleOrAnd(before: string, next: string): string | null {
  if (GOVERNS.test(before) && !/[^su]s$/.test(next)) return 'a';
  const sameKind = (ending: RegExp) => ending.test(before) && ending.test(next);
  if (!isVerb(before) || !(/ed$|ing$/.test(before) || isPastOnly(verbOfPast(before))))
    return sameKind(/[a-z]{2}[^su]s$/) ? 'and' : null;
  return /[^su]s$/.test(next) ? null : 'a';
}

const isVerb = (word: string) => verbLemma(word.toLowerCase()) !== undefined;
