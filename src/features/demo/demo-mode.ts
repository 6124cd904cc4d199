import { readAddress } from '../../ui/app-address.ts';

/** Whether this tab runs as a stand's demo: asked for by `?demo` in the address, kept until it is ended. */
const KEY = 'resume-ai-demo';

/** Tells whether the demo is asked for in the address, or was started in this tab before. */
export const isDemoWanted = (search = readAddress().search): boolean =>
  new URLSearchParams(search).has('demo') || isDemoStarted();

/** Whether somebody agreed to it in this tab, or there was nothing to lose. */
export function isDemoStarted(): boolean {
  try {
    return sessionStorage.getItem(KEY) === 'on';
  } catch {
    return false;
  }
}

/** Remembers the agreement for this tab; without storage it is asked again after a reload. */
export function startDemo(): void {
  try {
    sessionStorage.setItem(KEY, 'on');
  } catch {
    // Storage is switched off: there is nothing to keep it in.
  }
}

export function endDemo(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // It was never kept.
  }
}

/** How many were stored before the page was opened (epoch milliseconds): not by a visitor of this demo. */
export const heldBefore = (rows: readonly { createdAt: string }[], openedAt: number): number =>
  rows.filter(({ createdAt }) => !(Date.parse(createdAt) >= openedAt)).length;
