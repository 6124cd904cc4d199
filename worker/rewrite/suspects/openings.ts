import { oneOf, type Frame } from '../frames.ts';

/** Things that are rightly handled. */
const HANDLED_THINGS = oneOf(
  'complaints|queries|requests|calls|issues|enquiries|inquiries|paperwork|tickets|claims',
  'disputes|forms|documents|deposits|orders|errors|emails|data|goods|equipment|stock',
  'systems|questions',
);

/** Openings that tell the deed in a weak or a wrong way. */
export const OPENINGS: readonly Frame[] = [
  // How often, before any deed.
  [
    'Daily opened',
    /^(?:Daily|Weekly|Monthly|Yearly|Quarterly|Nightly|Hourly|Timely|Annually|Seasonally) [a-z]/,
  ],
  // What was had or given, and no deed.
  ['Having 5', /^(?:Has|Have|Having) \d/],
  ['Trained to', /^Trained to\b/],
  ['Awarded with', /^Awarded with\b/],
  ['was awarded as', /\bawarded as\b/],
  [
    'Served as the driver',
    /^Served as (?:an?|the) (?:[a-z]+ ){0,2}(?:driver|trainer|cook|cleaner|editor|designer|writer|translator|interpreter|photographer|cashier)\b/,
  ],
  // Help that hides the deed.
  ['Helped cooking meals', /^Help(?:ed)? (?!bring\b|with\b)[a-z]+ing (?!and\b|of\b)/],
  ['Helped with all', /^Helped with all\b/],
  ['Helped in the creation of', /^(?:Help|Assist)(?:ed)? in the [a-z]+(?:ing|ment|tion|ance) of\b/],
  // A deed told as a thing.
  [
    'Executed cleaning',
    /^Execut(?:e|ed) (?!(?:[a-z]+ ){0,2}(?:the|a|an|trades|orders|code|search|warrants?|documents|deeds|contracts|plans?|campaigns?|tests?|projects?|events?)\b)/,
  ],
  [
    'Handled line management',
    new RegExp(
      String.raw`^Handled? (?:the |a |an )?(?:[a-z-]+ ){0,3}[a-z]{3,}(?:ing|ment|tion|sion|ance)\b(?! ${HANDLED_THINGS})`,
    ),
  ],
  ['Handled the team', /^Handled? (?:a |the |all )?(?:[a-z]+ )?(?:team|crew|staff|accounts of)\b/],
  ['Provided training to', /^Provided? (?:[a-z]+ )?(?:training|coaching) (?:to|for)\b/],
  [
    'Ran planning and wrote',
    /^(?:Handled|Produced|Conducted|Created|Performed|Ran|Completed) (?:the )?[a-z]+(?:ing|ion|ign|rch) and [a-z]+(?:ed|ote|an|aught|ut)\b/,
  ],
  ['Ran execution of', /^Ran [a-z]+ion of\b/],
  [
    'Looked after client billing',
    /^Look(?:ed)? after (?:[a-z-]+ ){0,3}(?:works?|reconciliations?|execution|filing|processing|administration|billing|compliance|operations)\b/,
  ],
  ['Taught swimming and the', /^T(?:aught|each) [a-z]+ing and the\b/],
  // Deeds that do not share what is told of them.
  ['Served drinks, both', /^[A-Z][a-z]+ [a-z]+, both\b/],
  [
    'Planned and supervise',
    /^(?:Plan(?:ned)?|Design(?:ed)?|Construct(?:ed)?|Develop(?:ed)?) and supervised?\b/,
  ],
  ['Mixed up, loaded out', /^[A-Z][a-z]+ (?:up|out|off|down), [a-z]+(?:ed|t) /],
  ['Part-time cooks hired for', /^[A-Z][a-z]*-[a-z]+ [a-z]+s [a-z]+ed (?:for|in|at|on)\b/],
  ['Taking inventory of stock,', /^Tak(?:e|ing) inventory of [^,]*,/],
  ['Took inventory of stock,', /^Took inventory of [^,]*,/],
];
