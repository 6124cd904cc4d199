import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { claimsOf, withClaims } from './claims.ts';

it('promises that nothing leaves the device only where nothing does', () => {
  expect(claimsOf({ apiOrigin: null }).description).toContain('Nothing leaves it');
  const { description, withoutScript } = claimsOf({ apiOrigin: 'https://api.example.org' });
  expect(`${description} ${withoutScript}`).not.toMatch(/device|leaves/);
});

it('leaves the page itself without a claim of its own', () => {
  const page = readFileSync(new URL('../../index.html', import.meta.url), 'utf8');
  expect(page).toContain('%DESCRIPTION%');
  expect(page).toContain('%WITHOUT_SCRIPT%');
  expect(page).not.toMatch(/on (?:this|your own) device|Nothing leaves/);
  expect(withClaims(page, { apiOrigin: null })).not.toMatch(/%[A-Z_]*(?:DESCRIPTION|SCRIPT)%/);
});
