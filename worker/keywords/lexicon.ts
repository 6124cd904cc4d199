import { FIELDS } from './fields.ts';
import type { FieldData, Term, TermKind } from './term.ts';

const KINDS: readonly TermKind[] = ['hard', 'tool', 'soft', 'licence'];

/** Every term of every field once; fields that share a term share its object. */
export const TERMS: readonly Term[] = allTerms();

/** Terms of one field in the order of its data; those of all fields for `general`. */
export function termsOfField(fieldId: string): readonly Term[] {
  return byField.get(fieldId) ?? [];
}

/** Items of one of a field's lists. */
export function itemsOf(list: string): string[] {
  return list
    .split(';')
    .map((item) => item.trim())
    .filter(Boolean);
}

function allTerms(): Term[] {
  const byName = new Map<string, Term>();
  for (const field of FIELDS) {
    for (const kind of KINDS) {
      for (const item of itemsOf(field[kind])) addTerm(byName, field, kind, item);
    }
  }
  return [...byName.values()];
}

function addTerm(byName: Map<string, Term>, field: FieldData, kind: TermKind, item: string) {
  const [name = '', aliases = ''] = item.split(' = ');
  const surfaces = [
    ...partsOf(name.trim()),
    ...aliases
      .split(', ')
      .map((alias) => alias.trim())
      .filter(Boolean),
  ];
  const known = byName.get(name);
  if (!known) {
    byName.set(name, { name: name.trim(), kind, fields: [field.id], surfaces });
    return;
  }
  if (!known.fields.includes(field.id)) known.fields.push(field.id);
  for (const surface of surfaces)
    if (!known.surfaces.includes(surface)) known.surfaces.push(surface);
}

/** 'accounts payable (AP)' is written in full, as the acronym, or as both. */
function partsOf(name: string): string[] {
  const parts = /^(.+?) \(([^()]+)\)(.*)$/.exec(name);
  if (!parts) return [name];
  const [, full = '', acronym = '', rest = ''] = parts;
  return rest === ''
    ? [full, acronym, `${full} ${acronym}`]
    : [`${full}${rest}`, `${acronym}${rest}`];
}

const byField = new Map<string, Term[]>(
  FIELDS.map(({ id }) => [id, TERMS.filter(({ fields }) => fields.includes(id))]),
);
