import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { noticesText } from './notices.ts';

it('names every library that the app uses, with what those need, the fonts and the word lists', () => {
  const text = noticesText();
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  for (const [name, version] of Object.entries(dependencies)) {
    expect(text, name).toContain(`\n${name} ${String(version)}\n`);
  }
  // Needed by docx and by react-dom.
  expect(text).toMatch(/^jszip \d/m);
  expect(text).toMatch(/^scheduler \d/m);
  expect(text).toMatch(/WordNet (?:3\.0|Release)/);
  expect(text.match(/SIL OPEN FONT LICENSE/gi)?.length).toBeGreaterThanOrEqual(4);
  expect(text.match(/^Licence: unknown/gm)).toBeNull();
});
