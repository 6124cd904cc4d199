/** What sort of document a text is: a resume, a letter, an invoice or something else. */
import { fold } from '#worker/nlp/fold.ts';
import type { ParsedResume } from './model.ts';

const LETTER =
  /\b(?:dear (?:sir|madam|mr|mrs|ms|dr|hiring|\p{L}+)|to whom it may concern|yours (?:sincerely|faithfully|truly)|sincerely,|kind regards|best regards|sehr geehrte|mit freundlichen grussen|madame, monsieur|veuillez agreer|cordialement|estimad[oa]s?|atentamente|prezad[oa]s?|atenciosamente|egregi[oa]?|distinti saluti|geachte|met vriendelijke groet|szanowni panstwo|z powazaniem)/gu;
const INVOICE =
  /\b(?:invoice|rechnung(?:snummer)?|facture|factura|fattura|fatura|factuur|faktura|amount due|total due|subtotal|vat|mwst|tva|iva|btw|unit price|bill to|payment terms|iban|quantity|due date|purchase order|receipt)\b/gu;
const OTHER =
  /\b(?:ingredients|preheat|tablespoons?|teaspoons?|zutaten|abstract|chapter \d|terms and conditions|hereinafter|whereas|minutes of|agenda|table of contents|privacy policy|user manual)\b/gu;

/** Without one of these, headings such as 'Introduction' and 'References' make a paper, not a resume. */
const BACKBONE = ['experience', 'education', 'projects', 'volunteer'];

type Evidence = Pick<
  ParsedResume,
  'sections' | 'email' | 'phone' | 'work' | 'education' | 'skills' | 'name'
>;

/** Weighs what was found against the words of other documents. */
export function recogniseKind(text: string, found: Evidence): ParsedResume['kind'] {
  const sample = fold(text.slice(0, 12_000));
  const count = (pattern: RegExp) => new Set(sample.match(pattern)).size;
  const headings = new Set<string>(
    found.sections.filter((section) => section.heading).map((section) => section.kind),
  );
  const core = [
    'experience',
    'education',
    'skills',
    'summary',
    'projects',
    'certificates',
    'languages',
  ].filter((kind) => headings.has(kind)).length;
  const dated = found.work.filter((role) => role.start || role.end).length;
  const resume =
    core * 1.5 +
    Math.min(3, dated) +
    (found.email || found.phone ? 1 : 0) +
    (found.education.length > 0 ? 1 : 0) +
    (found.name ? 0.3 : 0);
  const letters = count(LETTER);
  const invoice = count(INVOICE);
  if (letters >= 1 && letters * 2.2 + 1 > resume && core < 2) return 'letter';
  if (invoice >= 3 && invoice * 1.2 > resume) return 'invoice';
  if (count(OTHER) >= 2 && resume < 4) return 'other';
  const backbone = found.education.length > 0 || dated > 0 || BACKBONE.some((k) => headings.has(k));
  const reachable = (found.email ?? found.phone) !== null && core >= 2;
  return resume >= 1.8 && (backbone || reachable) ? 'resume' : 'other';
}
