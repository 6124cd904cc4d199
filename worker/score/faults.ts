import type { Blocker } from '#contract/resume.ts';
import type { Fault } from '#worker/checks/model.ts';
import { FAULTS, MULTIPLIER_FLOOR } from './rubric.ts';

/** Points 0..100 with the grave faults applied, rounded, and what each fault costs. */
export function weighFaults(
  raw: number,
  faults: readonly Fault[],
): { total: number; multiplier: number; blockers: Blocker[] } {
  const distinct = faults.filter(
    (fault, index) => faults.findIndex(({ id }) => id === fault.id) === index,
  );
  const total = totalOf(raw, distinct);
  const blockers = distinct.map((fault) => {
    const { kind, value, title } = FAULTS[fault.id];
    const without = totalOf(
      raw,
      distinct.filter((other) => other !== fault),
    );
    const quote = fault.quote === undefined ? {} : { quote: fault.quote };
    return { id: fault.id, title, kind, value, costs: without - total, ...quote };
  });
  // A cap above what is left anyway holds nothing down.
  const weighed = Math.round(raw * multiplierOf(distinct));
  const binding = blockers.filter(({ kind, value }) => kind !== 'cap' || value < weighed);
  const byCost = (a: Blocker, b: Blocker) => b.costs - a.costs || a.value - b.value;
  return { total, multiplier: multiplierOf(distinct), blockers: binding.sort(byCost) };
}

function totalOf(raw: number, faults: readonly Fault[]): number {
  const caps = faults.map(({ id }) => FAULTS[id]).filter(({ kind }) => kind === 'cap');
  const weighed = raw * multiplierOf(faults);
  return Math.round(Math.min(weighed, 100, ...caps.map(({ value }) => value)));
}

function multiplierOf(faults: readonly Fault[]): number {
  const product = faults
    .map(({ id }) => FAULTS[id])
    .filter(({ kind }) => kind === 'multiplier')
    .reduce((factor, { value }) => factor * value, 1);
  return Math.max(MULTIPLIER_FLOOR, Math.round(product * 10000) / 10000);
}
