import type { Speller } from '../nlp/speller.ts';
import type { ResumeDatabase } from '../storage/database.ts';

/** What the service needs from the world around it. */
export interface ServiceParts {
  database: ResumeDatabase;
  /** The one clock; nothing below the service reads another. */
  clock: () => Date;
  /** Milliseconds that no change of the clock moves, by which time-outs are told; those of the clock where it is left out. */
  steady?: () => number;
  /** Null where no dictionary can be had. */
  loadSpeller: () => Promise<Speller | null>;
}

/** How long something takes. */
export const timerOf = ({ clock, steady }: ServiceParts): (() => number) =>
  steady ?? (() => clock().getTime());

/** The database key behind an id of the contract; 0, which no record has, for anything else. */
export function keyOf(id: string): number {
  return /^[1-9]\d{0,14}$/.test(id) ? Number(id) : 0;
}

/** `YYYY-MM-DD` of a moment where the user is. */
export function localDay(moment: Date): string {
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${moment.getFullYear()}-${pad(moment.getMonth() + 1)}-${pad(moment.getDate())}`;
}
