import { describe, expect, it } from 'vitest';
import { loadSpeller } from '#worker/nlp/speller.ts';
import { analyseLine } from '#worker/nlp/line/analyse.ts';
import { findLints } from './lint-line.ts';

const speller = await loadSpeller();
const rulesIn = (text: string) => {
  const line = analyseLine(text, {
    start: 0,
    kind: 'bullet',
    current: false,
    dialect: null,
    protectedSpans: [],
    speller,
  });
  return findLints(line, { speller }).map(({ rule }) => rule.split('/')[0]);
};

describe('findLints', () => {
  it('minds how names are written in a list of names, and nothing else there', () => {
    expect(rulesIn('javascript, Kafka, Nginx, Zabbix, Haproxy')).toContain('casing');
    expect(rulesIn('Gestion, Vente, Accueil, Comptabilité')).toEqual([]);
  });
});
