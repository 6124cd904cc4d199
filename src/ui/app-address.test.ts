import { expect, it } from 'vitest';
import { behindHash, onHost } from './app-address.ts';

const at = (hash: string) => ({ pathname: '/home/ada/resume-ai.html', search: '?x', hash });

it.each([
  ['', { path: '/', search: '', anchor: '' }],
  ['#/', { path: '/', search: '', anchor: '' }],
  ['#/examples', { path: '/examples', search: '', anchor: '' }],
  ['#/?resume=3&tab=keywords', { path: '/', search: '?resume=3&tab=keywords', anchor: '' }],
  ['#/how-it-works#score', { path: '/how-it-works', search: '', anchor: 'score' }],
  ['#/how-it-works?demo#score', { path: '/how-it-works', search: '?demo', anchor: 'score' }],
  ['#main', { path: '/', search: '', anchor: '' }],
])('the single file reads %j behind its address', (hash, address) => {
  expect(behindHash(at(hash))).toEqual(address);
});

it('the hosted app reads the address itself', () => {
  const page = { pathname: '/resume/examples', search: '?demo', hash: '#samples' };
  expect(onHost(page)).toEqual({
    path: '/resume/examples',
    search: '?demo',
    anchor: 'samples',
  });
});
