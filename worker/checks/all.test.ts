import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CHECKS } from './all.ts';

const NOT_CHECKS = new Set(['all.ts', 'model.ts']);

describe('every check', () => {
  it.each(CHECKS.map((check) => [check.id, check] as const))('%s is complete', (id, check) => {
    expect(existsSync(new URL(`./${id}.ts`, import.meta.url))).toBe(true);
    expect(check.title.length).toBeGreaterThan(5);
    expect(check.why).toMatch(/[.!]$/);
    expect(check.examples.good.length).toBeGreaterThan(0);
    expect(check.examples.bad.length).toBeGreaterThan(0);
  });

  it('is in the list', () => {
    const files = readdirSync(import.meta.dirname).filter(
      (file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !NOT_CHECKS.has(file),
    );
    expect(files.map((file) => file.replace('.ts', '')).toSorted()).toEqual(
      CHECKS.map(({ id }) => id).toSorted(),
    );
  });

  it('promises nothing that nobody knows', () => {
    const texts = CHECKS.map(({ title, why }) => `${title} ${why}`).join(' ');
    expect(texts).not.toMatch(/75\s?%|guarantee|beat the ATS|workday|taleo|percentile/i);
  });
});
