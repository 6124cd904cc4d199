import { expect, it } from 'vitest';
import { draftsOf } from '#tests/fixtures/drafts-of.ts';
import { contactLine } from './contact-line.ts';

const withContact = (line: string) =>
  `Noor Haddad\n${line}\n\nEXPERIENCE\nClerk, Oak & Co\n- Sent 9 || 10 forms`;
const tidied = (line: string) => draftsOf(contactLine, withContact(line)).text.split('\n')[1];

it.each([
  ['901-555-0166 || noor@example.com', '901-555-0166 | noor@example.com'],
  [
    'Phone: 901-555-0166 | | Email : noor@example.com |',
    'Phone: 901-555-0166 | Email: noor@example.com',
  ],
  ['| Leeds, , UK | noor@example.com', 'Leeds, UK | noor@example.com'],
])('«%s» → «%s»', (before, after) => {
  expect(tidied(before)).toBe(after);
});

it.each([
  'Leeds, UK | +44 113 496 0123 | noor@example.com',
  'noor@example.com • (901) 555-0166 • https://example.com/a//b',
  'Tel. 0121 496 0721',
])('leaves «%s» alone', (line) => {
  expect(tidied(line)).toBe(line);
});

it('does not touch a line below the first heading', () => {
  expect(draftsOf(contactLine, withContact('noor@example.com')).drafts).toEqual([]);
});
