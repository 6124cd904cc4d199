/** A reason to stop at a changed line, and what it may know of the line. */
import type { LineContext } from './model.ts';

export interface Told extends Pick<LineContext, 'current'> {
  /** True when the line only had its wording trimmed: its verb is the one that was there. */
  dressed: boolean;
}

/** Whether an editor stops at the line. */
export type Doubt = (text: string, context: Told) => boolean;
/** Doubts by name, for tests. */
export type Doubts = readonly (readonly [name: string, Doubt])[];
