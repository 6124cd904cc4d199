import type { Proposals } from '#contract/resume.ts';
import { suggestFor, type AssessOptions } from '../pipeline.ts';
import type { Layers } from './processing.ts';

/** States kept: as many as somebody steps back and forth over. */
const MOST_STATES = 150;

/** Finds suggestions and questions in a working text; of the states seen last from memory, which makes undo quick. */
export function rememberProposals() {
  const known = new Map<string, { of: readonly unknown[]; found: Proposals }>();
  return (
    id: number,
    { original, ownEdits, working }: Layers,
    options: AssessOptions,
  ): Proposals => {
    const key = JSON.stringify([id, options.chosenField ?? null, ownEdits, options.hints ?? []]);
    const of = [original.document.text, options.speller];
    const before = known.get(key);
    const same = before?.of.every((part, i) => part === of[i]);
    const found = same ? before!.found : suggestFor(working, { ...options, onStage: undefined });
    known.delete(key);
    known.set(key, { of, found });
    const [oldest] = known.keys();
    if (known.size > MOST_STATES && oldest !== undefined) known.delete(oldest);
    return found;
  };
}
