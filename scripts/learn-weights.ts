/** Learns the weights of signs from labelled examples, for the votes of the engine. */

export interface Labelled {
  /** Examples of one source say the same once: what one source alone shows teaches nothing about the next. */
  source: string;
  signs: readonly string[];
  holds: boolean;
  /** How much the example counts; 1 where nothing is said. */
  weight?: number;
}

export interface Learning {
  /** Fewest sources and examples that must share a sign. */
  sources: number;
  examples: number;
  rounds: number;
  /** Pull of each weight towards nothing, and the least that is kept. */
  pull: number;
  least: number;
  /** What parts the signs of a row; a space unless signs hold spaces. */
  gap?: string;
}

const RATE = 0.05;

/** Logistic regression by Adam over all examples at once; gives rows 'weight sign sign …', weights in tenths, as `weightsOf` reads them. */
export function learnWeights(all: readonly Labelled[], options: Learning): string {
  const names = sharedSigns(all, options);
  const numbers = new Map(names.map((sign, index) => [sign, index]));
  const rows = all.map(({ signs, holds, weight = 1 }) => ({
    at: signs.flatMap((sign) => numbers.get(sign) ?? []),
    holds: Number(holds),
    weight,
  }));
  const size = names.length + 1;
  const [w, m, v] = [new Float64Array(size), new Float64Array(size), new Float64Array(size)];
  for (let round = 1; round <= options.rounds; round++) {
    const slope = new Float64Array(size);
    for (const { at, holds, weight } of rows) {
      let sum = w[size - 1]!;
      for (const index of at) sum += w[index]!;
      const wrong = weight * (1 / (1 + Math.exp(-sum)) - holds);
      for (const index of at) slope[index]! += wrong;
      slope[size - 1]! += wrong;
    }
    for (let index = 0; index < size; index++) {
      const pull = slope[index]! + (index < size - 1 ? options.pull * w[index]! : 0);
      m[index] = 0.9 * m[index]! + 0.1 * pull;
      v[index] = 0.999 * v[index]! + 0.001 * pull * pull;
      w[index]! -=
        (RATE * (m[index]! / (1 - 0.9 ** round))) /
        (Math.sqrt(v[index]! / (1 - 0.999 ** round)) + 1e-8);
    }
  }
  const learnt = names
    .map((sign, index): [string, number] => [sign, w[index]!])
    .filter(([, weight]) => Math.abs(weight) >= options.least);
  const steps = Map.groupBy(learnt, ([, weight]) => Math.round(weight * 10));
  const gap = options.gap ?? ' ';
  const lines = [...steps]
    .toSorted(([a], [b]) => a - b)
    .map(([step, signs]) => [step, ...signs.map(([sign]) => sign).toSorted()].join(gap));
  return [Math.round(w[size - 1]! * 10), ...lines].join('\n');
}

/** Signs that enough sources and examples hold. */
function sharedSigns(all: readonly Labelled[], { sources, examples }: Learning): string[] {
  const from = new Map<string, Set<string>>();
  const count = new Map<string, number>();
  for (const { source, signs } of all)
    for (const sign of signs) {
      (from.get(sign) ?? from.set(sign, new Set()).get(sign)!).add(source);
      count.set(sign, (count.get(sign) ?? 0) + 1);
    }
  return [...count.keys()].filter(
    (sign) => from.get(sign)!.size >= sources && count.get(sign)! >= examples,
  );
}
