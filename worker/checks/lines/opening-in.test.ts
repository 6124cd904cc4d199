import { expect, it } from 'vitest';
import { loadSpeller } from '#worker/nlp/speller.ts';
import { openingIn } from './opening-in.ts';

const speller = await loadSpeller();
const kindOf = (text: string) => openingIn({ text }, speller).kind;

it.each([
  ['Recieved the regional award in 2018', 'Received the regional award in 2018'],
  ['Manged 14 shops', 'Managed 14 shops'],
  ['Assited two chemists', 'Assisted two chemists'],
])('reads “%s” like “%s”', (slip, right) => expect(kindOf(slip)).toBe(kindOf(right)));

it.each([
  'Helped them with the forms',
  'I helped them with the forms',
  'I was helping in the laundry',
  'Was helping clients to dress',
])('sees who only helped in “%s”', (text) => expect(kindOf(text)).toBe('duty'));

it('leaves names, terms and right words as they are', () => {
  expect(kindOf('Kubernetes clusters for 3 teams')).toBe('other');
  expect(openingIn({ text: 'Led 12 people' }, speller).words).toBe('Led');
  expect(openingIn({ text: 'Manged 14 shops' }, null).words).toBe('Manged');
});
