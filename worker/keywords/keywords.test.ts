import { describe, expect, it } from 'vitest';
import { ACCOUNTANT, NURSE, SHOP_ASSISTANT } from '#tests/builders/people.ts';
import { buildResume, type ResumeDraft } from '#tests/builders/resume.ts';
import { FIELDS } from './fields.ts';
import { findKeywords } from './keywords.ts';
import { itemsOf, termsOfField } from './lexicon.ts';

const keywordsOf = (draft: ResumeDraft, field?: string | null) => {
  const { document, resume } = buildResume(draft);
  return findKeywords(document, resume, field);
};

describe('the lexicon', () => {
  it('knows at least 25 fields with at least 30 terms, some of each kind', () => {
    expect(FIELDS.length).toBeGreaterThanOrEqual(25);
    for (const { id, buzzwords } of FIELDS) {
      const terms = termsOfField(id);
      expect(terms.length, id).toBeGreaterThanOrEqual(30);
      expect(new Set(terms.map(({ kind }) => kind)).size, id).toBe(4);
      expect(itemsOf(buzzwords).length, id).toBeGreaterThanOrEqual(7);
    }
  });

  it('has one id per field and no term twice', () => {
    expect(new Set(FIELDS.map(({ id }) => id)).size).toBe(FIELDS.length);
    for (const { id } of FIELDS) {
      const names = termsOfField(id).map(({ name }) => name.toLowerCase());
      expect(new Set(names).size, id).toBe(names.length);
    }
  });
});

describe('the field of work', () => {
  it.each([
    [NURSE, 'healthcare'],
    [ACCOUNTANT, 'finance-accounting'],
    [SHOP_ASSISTANT, 'retail'],
  ])('is recognised by title, skills and body (%#)', (draft, field) =>
    expect(keywordsOf(draft)).toMatchObject({ field, chosen: false }),
  );

  it('is general where nothing stands out', () => {
    expect(keywordsOf({ name: 'Ines Duarte', summary: 'I like people and places.' }).field).toBe(
      'general',
    );
  });

  it('is the one that the user chose, and an unknown choice is no choice', () => {
    expect(keywordsOf(NURSE, 'teaching')).toMatchObject({ field: 'teaching', chosen: true });
    expect(keywordsOf(NURSE, 'general')).toMatchObject({ field: 'general', chosen: true });
    expect(keywordsOf(NURSE, 'astrology')).toMatchObject({ field: 'healthcare', chosen: false });
  });
});

describe('the three lists', () => {
  const report = keywordsOf(NURSE);

  it('are never mixed', () => {
    const found = new Set(report.found.map(({ term }) => term));
    expect(report.missing.filter(({ term }) => found.has(term))).toEqual([]);
    expect(report.found.every(({ present, addable }) => present && !addable)).toBe(true);
    expect(report.missing.some(({ present }) => present)).toBe(false);
    expect(report.buzzwords.every(({ kind, addable }) => kind === 'buzzword' && !addable)).toBe(
      true,
    );
  });

  it('never offer a licence to be added by a click: it is a fact', () => {
    const licences = report.missing.filter(({ kind }) => kind === 'licence');
    expect(licences.length).toBeGreaterThan(0);
    expect(licences.some(({ addable }) => addable)).toBe(false);
  });

  it('recommend first what employers name most, skills and tools before licences and traits', () => {
    const first = report.missing.slice(0, 12);
    expect(first.filter(({ kind }) => kind === 'hard').length).toBeGreaterThanOrEqual(6);
    expect(first.filter(({ kind }) => kind === 'tool').length).toBeGreaterThanOrEqual(2);
    expect(first.filter(({ kind }) => kind === 'soft')).toEqual([]);
  });

  it('recommend first what is near to the resume', () => {
    const rankIn = (draft: ResumeDraft) =>
      keywordsOf(draft, 'sales').missing.findIndex(({ term }) => term === 'solution selling');
    expect(rankIn({ skills: ['Consultative selling'] })).toBeLessThan(rankIn({ skills: ['Gong'] }));
  });

  it('recommend names of tools alone in a language other than English', () => {
    const { missing, buzzwords } = keywordsOf({ ...ACCOUNTANT, skills: [], language: 'fr' });
    expect(missing.map(({ kind }) => kind)).toContain('tool');
    expect(missing.filter(({ kind }) => kind !== 'tool')).toEqual([]);
    expect(buzzwords).toEqual([]);
  });

  it('take an ordinary word for a term of its own trade only', () => {
    const draft = { ...ACCOUNTANT, extra: ['Scanning of inbound returns with Photoshop and SEO'] };
    const found = keywordsOf(draft).found.map(({ term }) => term);
    expect(found).toContain('Adobe Photoshop');
    expect(found.filter((term) => /photocopying|inbound calls|refunds/.test(term))).toEqual([]);
    const inOwnTrade = keywordsOf(draft, 'administration').found.map(({ term }) => term);
    expect(inOwnTrade).toEqual(expect.arrayContaining(['photocopying']));
  });

  it('mark what belongs to other lines of work, and nothing where none was recognised', () => {
    const { document, resume } = buildResume({
      ...NURSE,
      skills: [...NURSE.skills!, 'Kubernetes'],
    });
    const marked = (field?: string) =>
      findKeywords(document, resume, field)
        .found.filter(({ otherField }) => otherField)
        .map(({ term }) => term);
    expect(marked()).toContain('Kubernetes');
    expect(marked()).not.toContain('wound care');
    expect(marked('software')).toContain('wound care');
    expect(marked('general')).toEqual([]);
  });
});
