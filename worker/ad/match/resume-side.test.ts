import { expect, it } from 'vitest';
import { documentOf } from '#tests/fixtures/parse/document-of.ts';
import { parseResume } from '#worker/parse/parse.ts';
import { evidenceOf, resumeSide } from './resume-side.ts';

function rolesOf(head: string) {
  const document = documentOf(
    `Ida Pell\nida@example.com\n\nEXPERIENCE\n${head}\n2018 – 2020\n- Counted stock`,
  );
  const side = resumeSide(document, parseResume(document), '2026-01-31');
  const lines = side.lines.filter(({ text }) => text === 'Counted stock');
  return evidenceOf(lines.map((line) => ({ line, strength: 1 }))).map(({ role }) => role);
}

it('names the job of a line where title and employer are sure, and only then', () => {
  expect(rolesOf('Warehouse Clerk, Kestrel Foods Ltd')).toEqual([
    'Warehouse Clerk, Kestrel Foods Ltd',
  ]);
  expect(rolesOf('Blue, Yonder')).toEqual([null]);
});
