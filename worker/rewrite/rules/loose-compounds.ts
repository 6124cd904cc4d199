import { replaceWhere } from '#worker/nlp/needed.ts';
import { firing } from '../firing.ts';
import type { RewriteRule } from '../model.ts';

/** 'a fast paced kitchen' → 'a fast-paced kitchen', in a line that changes anyway. */
export const looseCompounds: RewriteRule = {
  id: 'loose-compounds',
  title: 'Join the compound',
  why: 'A hyphen keeps words together that belong together.',
  finishing: true,
  mayAdd: [],
  mayRemove: [],
  examples: {
    fires: [
      ['Cooked in a fast paced kitchen', 'Cooked in a fast-paced kitchen'],
      ['Wired new build homes', 'Wired new-build homes'],
      ['Built user friendly forms end to end', 'Built user-friendly forms end to end'],
      ['Ran end to end tests of 3rd party tools', 'Ran end-to-end tests of 3rd-party tools'],
      ['Taught non technical staff', 'Taught non-technical staff'],
    ],
    leaves: [
      'Ran a new build of the app',
      'Worked fast paced by a bell',
      'Worked full time for two clinics',
      'Made menus user friendly and short',
    ],
  },
  apply({ text }) {
    const joined = COMPOUNDS.reduce((line, [pattern, to]) => replaceWhere(line, pattern, to), text);
    return joined === text ? null : firing(joined, 'auto');
  },
};

const COMPOUNDS: readonly [RegExp, string][] = [
  [/\bfast paced (?!by\b)(?=[a-z])/g, 'fast-paced '],
  [
    /\bnew build (?=(?:properties|homes|houses|flats|developments?|estates?|sites?|apartments)\b)/g,
    'new-build ',
  ],
  [
    /\b([Uu]ser|[Ee]co|[Ff]amily|[Cc]hild|[Pp]et) friendly (?=[a-z])(?!(?:and|or|with|to|for|in)\b)/g,
    '$1-friendly ',
  ],
  [/\bage appropriate (?=[a-z])(?!(?:and|or|for|to)\b)/g, 'age-appropriate '],
  [/\bpixel perfect (?=[A-Za-z])(?!(?:and|or|on|in)\b)/g, 'pixel-perfect '],
  [/\b([Cc]ustomer|[Cc]lient|[Pp]ublic) facing (?=[a-z])(?!(?:and|or|at|in|on)\b)/g, '$1-facing '],
  [
    /\bend to end (?=(?:[a-z]+ )?(?:delivery|tests?|testing|process|processes|management|recruitment|encryption|campaigns?|projects?|support|solutions?|pipelines?|service|automation)\b)/g,
    'end-to-end ',
  ],
  [
    /\breal time (?=(?:data|tracking|monitoring|updates|dashboards?|reports?|reporting|alerts|analytics|systems?|pcr)\b)/gi,
    'real-time ',
  ],
  [
    /\bnon (?=(?:technical|clinical|compliant|native|teaching|stop|profit|conforming|conformance|conformances|perishable|destructive|invasive|verbal|medical|urgent|food)\b)/g,
    'non-',
  ],
  [/\banti (?=(?:social|bullying|virus|slip|fraud|inflammatory)\b)/g, 'anti-'],
  [
    /\b(3rd|[Tt]hird) party (?=[a-z\uE000-\uF8FF])(?!(?:and|or|to|for|in|on|at|was|is|by)\b)/g,
    '$1-party ',
  ],
  [
    /\b(gluten|sugar|dairy|nut|error|defect|accident) free (?=(?:[a-z]+ )?(?:bread|cakes?|menus?|options?|products?|records?|range|meals?|dishes|baking|driving|environment)\b)/g,
    '$1-free ',
  ],
  [
    /\bfollow up (?=(?:calls?|emails?|e-mails?|appointments?|visits?|letters?|meetings?|care|sessions?)\b)/g,
    'follow-up ',
  ],
  [
    /\b([Ff]ull|[Pp]art) time (?=(?:staff|employees?|workers?|teachers?|drivers?|role|job|students?|assistants?|team|nurses?|carers?)\b)/g,
    '$1-time ',
  ],
  [
    /\bend of (day|month|year|week|term|shift|life) (?=(?:paperwork|banking|reports?|reporting|procedures|accounts|close|cash|reconciliations?|exams?|assessments?|care|cleaning)\b)/g,
    'end-of-$1 ',
  ],
  [/\bwake up (?=calls?\b)/g, 'wake-up '],
  [
    /\bover the counter (?=(?:products?|medicines?|medications?|sales|remedies|drugs|advice)\b)/g,
    'over-the-counter ',
  ],
  [
    /\b(accident|water|storm|flood|fire|smoke) damaged (?=[a-z]+s?\b)(?!(?:and|or|by|in|the|a)\b)/g,
    '$1-damaged ',
  ],
  [/\bstate of the art (?=[a-z])/g, 'state-of-the-art '],
  [/\btune up(?=s?\b)/g, 'tune-up'],
];
