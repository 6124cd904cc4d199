import { expect, it } from 'vitest';
import { impactNow } from './impact-now.ts';

it.each([
  ['formatting', 0.2, 2.6, 'medium_impact'],
  ['formatting', 0.2, 3, 'high_impact'],
  ['high_impact', 4.4, 0.3, 'formatting'],
  // A grave fault, which costs little at the moment.
  ['high_impact', 0, 0, 'high_impact'],
] as const)('%s of %f points, now worth %f, is shown as %s', (type, points, now, shown) =>
  expect(impactNow({ type, points }, now)).toBe(shown),
);
