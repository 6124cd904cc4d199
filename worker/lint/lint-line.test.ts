import type { Span } from '#contract/resume.ts';
import { describe, expect, it } from 'vitest';
import { loadSpeller } from '#worker/nlp/speller.ts';
import { analyseLine } from '#worker/nlp/line/analyse.ts';
import { findLints } from './lint-line.ts';

const speller = await loadSpeller();
const rulesIn = (text: string, protectedSpans: readonly Span[] = []) => {
  const line = analyseLine(text, {
    start: 0,
    kind: 'bullet',
    current: false,
    dialect: null,
    protectedSpans,
    speller,
  });
  return findLints(line, { speller }).map(({ rule }) => rule.split('/')[0]);
};

describe('findLints', () => {
  it('minds how names are written in a list of names, and nothing else there', () => {
    expect(rulesIn('javascript, Kafka, Nginx, Zabbix, Haproxy')).toContain('casing');
    expect(rulesIn('Gestion, Vente, Accueil, Comptabilité')).toEqual([]);
  });

  it('gives a month its capital in a date, in which nothing else is touched', () => {
    const text = 'Lead clerk, february 2017 to present in bogota';
    const date = { start: text.indexOf('feb'), end: text.length };
    expect(rulesIn(text, [date])).toEqual(['casing']);
    expect(rulesIn('Lead clerk, may 2022', [{ start: 12, end: 20 }])).toEqual(['casing']);
  });
});
