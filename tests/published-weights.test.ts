import { expect, it } from 'vitest';
import { CATEGORIES, WEIGHTS } from '#worker/score/rubric.ts';
import { CHECKS } from '#worker/checks/all.ts';
import { CATEGORY_WEIGHTS } from '../src/pages/how-it-works/category-weights.ts';

it('the page publishes the weights that the engine uses', () => {
  const used = CATEGORIES.map(([id, title]) => [
    title,
    CHECKS.filter(({ category }) => category === id).reduce(
      (sum, check) => sum + WEIGHTS[check.id]!,
      0,
    ),
  ]);
  expect(CATEGORY_WEIGHTS.map(([title, points]) => [title, points])).toEqual(used);
});
