/** Points to the nearest tenth, as all of them are shown: 7.25 → 7.3, and never −0. */
export const inTenths = (points: number) => Math.round(points * 10) / 10 + 0;

/** Points with at most one decimal: 7.25 → `7.3`, 7 → `7`. */
export const formatPoints = (points: number) => inTenths(points).toString();

/** A multiplier without its leading zero: 0.93 → `.93`. */
export const formatMultiplier = (value: number) =>
  (Math.round(value * 100) / 100).toString().replace(/^0\./, '.');

/** `1 point`, `2.5 points`. */
export const pointsInWords = (points: number) =>
  `${formatPoints(points)} ${formatPoints(points) === '1' ? 'point' : 'points'}`;
