/** 0 at `from` or before, 1 at `to` or beyond, linear between; `from` may be the larger one. */
export function ramp(value: number, from: number, to: number): number {
  return clamp((value - from) / (to - from));
}

/** `value` kept within 0..1. */
export function clamp(value: number): number {
  return Math.min(1, Math.max(0, value));
}
