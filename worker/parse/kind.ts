/** What sort of document a text is: a resume, a letter, an invoice or something else. */
import { oneLine } from '#contract/one-line.ts';
import { fold } from '#worker/nlp/fold.ts';
import type { DocumentKind } from '#contract/resume.ts';
import { isEmptyForm } from './empty-form.ts';
import type { ParsedResume } from './model.ts';
import { isDocumentTitle } from './name.ts';
import { isSeveral } from './several.ts';

const LETTER = new RegExp(
  oneLine`
    \b(?:
      dear (?:sir|madam|mr|mrs|ms|dr|hiring|\p{L}+)|to whom it may concern|
      yours (?:sincerely|faithfully|truly)|sincerely,|kind regards|best regards|warm regards|
      best wishes|i look forward to|i am (?:writing|applying)|
      thank you for (?:your|considering)|sehr geehrte|mit freundlichen grussen|madame, monsieur|
      veuillez agreer|cordialement|estimad[oa]s?|atentamente|prezad[oa]s?|atenciosamente|
      egregi[oa]?|distinti saluti|geachte|met vriendelijke groet|szanowni panstwo|z powazaniem
    )
  `,
  'gu',
);
const INVOICE = new RegExp(
  oneLine`
    \b(?:
      invoice|rechnung(?:snummer)?|facture|factura|fattura|fatura|factuur|faktura|amount due|
      total due|subtotal|vat|mwst|tva|iva|btw|unit price|bill to|payment terms|iban|quantity|
      due date|purchase order|receipt
    )\b
  `,
  'gu',
);
const OTHER = new RegExp(
  oneLine`
    \b(?:
      ingredients|preheat|tablespoons?|teaspoons?|zutaten|abstract|chapter \d|
      terms and conditions|hereinafter|whereas|minutes of|agenda|table of contents|
      privacy policy|user manual|syllabus|course description|learning outcomes|office hours|
      midterm|related work|in this paper|to be completed by|for office use|
      please (?:state|tick|complete|specify|indicate)|we (?:describe|present|propose|report on)
    )\b
  `,
  'gu',
);
/** Words that name what a document is once it is sure that it is no resume; two of them do. */
const NAMED: [kind: 'recipe' | 'article' | 'advert', words: RegExp][] = [
  [
    'recipe',
    new RegExp(
      oneLine`
        \b(?:
          ingredients?|preheat|oven|bake|simmer|tablespoons?|teaspoons?|tbsp|tsp|cups? of|
          servings?|serves \d|minutes|zutaten|backofen|ruhren|minuten|ingredienti|forno|
          ingredientes|horno|four|cuisson|degrees
        )\b
      `,
      'gu',
    ),
  ],
  [
    'article',
    new RegExp(
      oneLine`
        \b(?:
          abstract|keywords|introduction|related work|methods?|conclusions?|references|
          bibliography|doi|isbn|issn|et al|in this paper|
          we (?:describe|present|propose|report on|show)|figure \d|vol\. ?\d
        )\b
      `,
      'gu',
    ),
  ],
  [
    'advert',
    new RegExp(
      oneLine`
        \b(?:
          we(?: are|['’]re) (?:looking for|seeking|hiring)|job title|reports to|
          minimum (?:of )?\d+ years|preferred|what you['’]ll do|we(?:'re| are) an equal|
          about the role|about us|you will|you have|your (?:tasks|profile|responsibilities)|
          what we offer|we offer|how to apply|apply (?:now|by|online)|closing date|salary|
          benefits|equal opportunity|requirements|join our team|send your (?:cv|resume)|
          wir suchen|wir bieten|ihr profil|ihre aufgaben|bewerbung|nous recherchons|
          profil recherche|buscamos|ofrecemos|requisitos|cerchiamo|offriamo|wij zoeken|
          wij bieden|poszukujemy|oferujemy
        )\b
      `,
      'gu',
    ),
  ],
];

const ADVERT = NAMED.find(([kind]) => kind === 'advert')![1];

/** Lines and boxes left open for a pen. */
const BLANK = /_{5,}|\.{12,}|…{5,}|[☐□](?= ?\p{L})/gu;

/** A life told in sentences. */
const FIRST_PERSON = new RegExp(
  oneLine`
    \b(?:
      my name is|i have (?:worked|been working)|i (?:currently )?work (?:as|at|for)|
      mein name ist|ich (?:arbeite|habe .{0,40}gearbeitet)|je m'appelle|je travaille|me llamo|
      trabajo (?:como|en)|mi chiamo|lavoro (?:come|presso)|mijn naam is|ik werk|nazywam sie|
      chamo-me|meu nome e
    )\b
  `,
  'u',
);

/** Without one of these, headings such as 'Introduction' and 'References' make a paper, not a resume. */
const BACKBONE = ['experience', 'education', 'projects', 'volunteer'];

type Evidence = Pick<
  ParsedResume,
  'sections' | 'email' | 'phone' | 'work' | 'education' | 'skills' | 'name'
>;

/** Weighs what was found against the words of other documents. */
export function recogniseKind(text: string, found: Evidence): DocumentKind {
  const reached = (found.email ?? found.phone) !== null;
  if (isEmptyForm(text, reached)) return 'form';
  const kind = weigh(text, found);
  if (kind === 'resume' && isSeveral(text.split('\n'), found.sections)) return 'several';
  return kind === 'other' ? nameOther(fold(text.slice(0, 12_000)), text) : kind;
}

/** What a document that is no resume is, where two words of its trade say so and no other trade has as many. */
function nameOther(sample: string, text: string): DocumentKind {
  const counts = NAMED.map(([kind, words]) => [kind, new Set(sample.match(words)).size] as const);
  const [first, second] = counts.sort((a, b) => b[1] - a[1]);
  if (first![1] >= 2 && first![1] > second![1]) return first![0];
  return isStory(text.slice(0, 12_000)) ? 'article' : 'other';
}

/** Paragraphs under the name of who wrote them. */
function isStory(text: string): boolean {
  const lines = text.split('\n');
  const long = lines.filter((line) => line.split(' ').length >= 25);
  const told = long.reduce((sum, line) => sum + line.length, 0);
  return long.length >= 3 && told >= text.length * 0.7 && BYLINE.test(lines.slice(0, 4).join('\n'));
}

const BYLINE = /^by \p{Lu}\p{L}+ \p{Lu}/imu;

type Weighed = 'resume' | 'letter' | 'invoice' | 'other';

function weigh(text: string, found: Evidence): Weighed {
  const sample = fold(text.slice(0, 12_000));
  const count = (pattern: RegExp) => new Set(sample.match(pattern)).size;
  const headings = new Set<string>(
    found.sections.filter((section) => section.heading).map((section) => section.kind),
  );
  const core = CORE.filter((kind) => headings.has(kind)).length;
  const told = toldOf(found);
  const reached = (found.email ?? found.phone) !== null;
  // It calls itself a resume, or tells a life and how to reach who lived it.
  const declared = declares(text) || (reached && FIRST_PERSON.test(sample));
  const resume =
    core * 1.5 +
    Math.min(3, told.roles) +
    (reached ? 1 : 0) +
    (told.schools > 0 || (core > 0 && found.education.length > 0) ? 1 : 0) +
    (found.name ? 0.3 : 0) +
    (declared ? 1.5 : 0);
  const letters = count(LETTER);
  const invoice = count(INVOICE);
  if (letters >= 1 && letters * 2.2 + 1 > resume && core < 2) return 'letter';
  if (invoice >= 3 && invoice * 1.2 > resume) return 'invoice';
  // Who can be reached and dates the jobs under a heading wrote a resume, whatever the trade's words.
  const hired = reached && told.roles > 0 && headings.has('experience');
  const other = count(OTHER);
  if (other * 1.4 > resume || (!hired && other >= 2 && resume < 4)) return 'other';
  const blanks = sample.match(BLANK)?.length ?? 0;
  if (blanks >= 4 && told.roles + told.schools === 0) return 'other';
  // 'Reports to', 'preferred', 'we offer': what an employer asks for, where nobody says what they did.
  const asks = new Set(sample.match(ADVERT)).size;
  if (asks >= 4 && told.roles === 0 && !reached) return 'other';
  const spine = told.roles + told.schools > 0 || BACKBONE.some((kind) => headings.has(kind));
  const enough = spine || (reached && core >= 2) || (declared && (reached || found.name !== null));
  return resume >= 1.8 && enough ? 'resume' : 'other';
}

const CORE = [
  'experience',
  'education',
  'skills',
  'summary',
  'projects',
  'certificates',
  'languages',
];

/** Roles and schools that say when or what: a university's name in a letterhead is no schooling. */
function toldOf({ work, education, name, sections }: Evidence): { roles: number; schools: number } {
  const roles = work.filter(
    (role) => (role.start && role.end) || (name && (role.start ?? role.end)),
  );
  const headed = sections.some(({ kind, heading }) => kind === 'education' && heading);
  const schools = education.filter(
    (school) => school.degree ?? (headed ? (school.start ?? school.end) : null),
  );
  return { roles: roles.length, schools: schools.length };
}

/** 'Lebenslauf', 'Życiorys' or 'Curriculum vitae' on a line of its own at the top. */
const declares = (text: string): boolean =>
  text
    .slice(0, 400)
    .split('\n')
    .filter((line) => line.trim())
    .slice(0, 3)
    .some(isDocumentTitle);
