import { scalesFor, type Scales } from '../suggest/scales.ts';
import type { AssessOptions, Assessment } from '../pipeline.ts';

/** Makes scales for an assessed text; of the one asked for last from memory, with all that was weighed on them. */
export function rememberScales() {
  let last: { of: Assessment; speller: AssessOptions['speller']; scales: Scales } | undefined;
  return (of: Assessment, { speller }: AssessOptions): Scales => {
    if (last?.of !== of || last.speller !== speller) {
      last = { of, speller, scales: scalesFor({ ...of, speller }) };
    }
    return last.scales;
  };
}
