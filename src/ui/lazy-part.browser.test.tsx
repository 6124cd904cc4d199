import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { expect, it } from 'vitest';
import { later, LazyPart } from './lazy-part.tsx';

const Report = ({ title }: { title: string }) => <h1>{title}</h1>;

/** Renders at once, without what a library would put off. */
function show(children: ReactNode): HTMLElement {
  const place = document.createElement('div');
  flushSync(() => createRoot(place).render(children));
  return place;
}

const part = (children: ReactNode) => (
  <LazyPart waiting={<p>Loading</p>} instead={<p>Not here</p>}>
    {children}
  </LazyPart>
);

it('shows what was loaded ahead with the first render', async () => {
  const Part = later(async () => Report);
  await Part.load();
  expect(show(part(<Part title="Score" />)).innerHTML).toBe('<h1>Score</h1>');
});

it('shows what is waited for as soon as it has come', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof Report>();
  const Part = later(() => promise);
  const place = show(part(<Part title="Score" />));
  expect(place.innerHTML).toBe('<p>Loading</p>');
  resolve(Report);
  const since = performance.now();
  await expect.poll(() => place.innerHTML, { interval: 5 }).toBe('<h1>Score</h1>');
  // React's own `lazy` leaves "Loading" there for 300 ms.
  expect(performance.now() - since).toBeLessThan(200);
});

it('says so where a part cannot be loaded, and tries again for the next place', async () => {
  let isThere = false;
  const Part = later(async () => {
    if (isThere) return Report;
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  const place = show(part(<Part title="Score" />));
  await expect.poll(() => place.innerHTML).toBe('<p>Not here</p>');
  isThere = true;
  const next = show(part(<Part title="Score" />));
  await expect.poll(() => next.innerHTML).toBe('<h1>Score</h1>');
});
