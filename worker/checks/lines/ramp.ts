/** 0 at `from` or before, 1 at `to` or beyond, linear between; `from` may be the larger one. */
export function ramp(value: number, from: number, to: number): number {
  return clamp((value - from) / (to - from));
}

/** `value` kept within 0..1. */
export function clamp(value: number): number {
  return Math.min(1, Math.max(0, value));
}

/** Straight lines between the given points [value, height], sorted by value; flat beyond the ends. */
export function along(points: readonly (readonly [number, number])[], value: number): number {
  const next = points.findIndex(([at]) => value <= at);
  if (next < 0) return points.at(-1)![1];
  const [to, high] = points[next]!;
  const [from, low] = points[next - 1] ?? [to, high];
  return to === from ? high : low + ((high - low) * (value - from)) / (to - from);
}

/** 1 for none, a half at `half`, and less with every further one: each that goes is worth something. */
export function fading(count: number, half: number): number {
  return 0.5 ** (count / half);
}
