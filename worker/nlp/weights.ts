/** Weights of signs, learnt from labelled examples: a vote is the sum of the weights of the signs that hold. */

export type Weights = ReadonlyMap<string, number>;

/** Of rows 'weight sign sign …' parted by `gap`, weights in tenths; the row without signs says where the balance lies. */
export const weightsOf = (rows: string, gap = ' '): Weights =>
  new Map(
    rows
      .trim()
      .split('\n')
      .flatMap((row) => {
        const [weight = '', ...signs] = row.split(gap);
        return (signs.length > 0 ? signs : ['']).map((sign): [string, number] => [
          sign,
          Number(weight) / 10,
        ]);
      }),
  );

/** The vote in log-odds: above 0 more likely than not. */
export function voteOf(signs: Iterable<string>, weights: Weights): number {
  let sum = weights.get('') ?? 0;
  for (const sign of signs) sum += weights.get(sign) ?? 0;
  return sum;
}
