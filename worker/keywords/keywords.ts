import type { KeywordHit, KeywordReport } from '#contract/resume.ts';
import type { ExtractedDocument } from '#worker/document/model.ts';
import type { ParsedResume } from '#worker/parse/model.ts';
import { detectField, GENERAL } from './field.ts';
import { FIELDS } from './fields.ts';
import { byImportance } from './importance.ts';
import { itemsOf } from './lexicon.ts';
import { hitsIn, termsIn } from './matcher.ts';
import type { Term } from './term.ts';

type FieldOfWork = Pick<KeywordReport, 'field' | 'fieldTitle' | 'chosen'>;

/** The field of work that a resume shows, unless `chosenField` names it. */
export function fieldOf(
  document: ExtractedDocument,
  resume: ParsedResume,
  chosenField?: string | null,
): FieldOfWork {
  const isKnown = FIELDS.some(({ id }) => id === chosenField) || chosenField === GENERAL;
  const id = isKnown ? chosenField! : detectField(document, resume);
  const title = FIELDS.find((candidate) => candidate.id === id)?.title ?? 'General';
  return { field: id, fieldTitle: title, chosen: isKnown };
}

/**
 * Recognises the field of work, unless `chosenField` names it, and lists its terms found and missing.
 * Terms of other fields that the resume holds are found too, after those of its own. In a language other
 * than English only names of tools are recommended: they are the same everywhere.
 */
export function findKeywords(
  document: ExtractedDocument,
  resume: ParsedResume,
  chosenField?: string | null,
): KeywordReport {
  const fieldOfWork = fieldOf(document, resume, chosenField);
  const id = fieldOfWork.field;
  const field = FIELDS.find((candidate) => candidate.id === id);
  const present = new Set<Term>();
  /** What the resume names outright, so that it stands for the term in any trade. */
  const named = new Set<Term>();
  const english = resume.language === 'en';
  for (const { text } of document.lines) {
    for (const { term, loose } of hitsIn(text)) {
      // 'Communication' and 'distribution' are French, too; a tool or a licence has one name.
      if (!english && term.kind !== 'tool' && term.kind !== 'licence') continue;
      present.add(term);
      if (!loose) named.add(term);
    }
  }
  const own = byImportance(id, present);
  const others = [...named].filter((term) => !own.includes(term));
  return {
    ...fieldOfWork,
    found: [
      ...own.filter((term) => present.has(term)).map((term) => hit(term, true)),
      ...others.map((term) => ({ ...hit(term, true), ...(field && { otherField: true }) })),
    ],
    missing: missingOf(own, present)
      .filter(({ kind }) => english || kind === 'tool')
      .map((term) => hit(term, false)),
    buzzwords: english ? buzzwordsOf(field?.buzzwords ?? GENERAL_BUZZWORDS, document) : [],
    fields: fieldChoices(),
  };
}

/** Ids and titles of the fields that a user can choose from. */
export function fieldChoices(): { id: string; title: string }[] {
  return [{ id: GENERAL, title: 'General' }, ...FIELDS.map(({ id, title }) => ({ id, title }))];
}

/** Terms of no single trade, for resumes whose field is not recognised. */
const GENERAL_MISSING = [
  'Microsoft Excel',
  'Microsoft Office',
  'project coordination',
  'data entry',
  'customer service',
  'scheduling',
  'report preparation',
  'process improvement',
];
const GENERAL_BUZZWORDS =
  'cross-functional; continuous improvement; stakeholder management; data-driven; customer-centric; hybrid work; sustainability; digital transformation';

function missingOf(own: readonly Term[], present: ReadonlySet<Term>): Term[] {
  if (own.length > 0) return own.filter((term) => !present.has(term));
  return GENERAL_MISSING.flatMap((name) => {
    const term = [...termsIn(name)][0];
    return term && !present.has(term) ? [term] : [];
  });
}

function hit({ name, kind }: Term, present: boolean): KeywordHit {
  return { term: name, kind, present, addable: !present && kind !== 'licence' };
}

function buzzwordsOf(list: string, { text }: ExtractedDocument): KeywordHit[] {
  const plain = text.toLowerCase().replace(/[-\s]+/g, ' ');
  return itemsOf(list).map((term) => ({
    term,
    kind: 'buzzword',
    present: plain.includes(term.toLowerCase().replace(/[-\s]+/g, ' ')),
    addable: false,
  }));
}
