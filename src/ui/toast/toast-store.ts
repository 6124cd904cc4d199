/** Toasts as data, so that any feature can raise one without knowing who shows it. */

export interface ToastAction {
  label: string;
  run: () => void;
}

export interface ToastMessage {
  title: string;
  description?: string;
  action?: ToastAction;
  style?: 'default' | 'destructive';
  /** The page shows the same where one looks: on a phone it is read out, and covers nothing. */
  quiet?: boolean;
}

export interface ToastEntry extends ToastMessage {
  id: number;
  open: boolean;
}

/** Only the newest is shown. */
export const TOAST_LIMIT = 1;
/** A dismissed toast is forgotten after this time. */
export const TOAST_REMOVE_DELAY_MS = 1_000_000;
export const TOAST_DURATION_MS = 5000;

let entries: readonly ToastEntry[] = [];
let lastId = 0;
/** How many dialogs are open: while there is one, it says what a toast would. */
let dialogs = 0;
const listeners = new Set<() => void>();
const removals = new Map<number, ReturnType<typeof setTimeout>>();

/** Shows a message in place of the one that is shown; returns its id. */
export function toast(message: ToastMessage): number {
  lastId += 1;
  update([{ ...message, id: lastId, open: true }, ...entries].slice(0, TOAST_LIMIT));
  return lastId;
}

/** Closes a toast; it stays known until the removal delay is over. */
export function dismissToast(id: number): void {
  update(entries.map((entry) => (entry.id === id ? { ...entry, open: false } : entry)));
  if (removals.has(id)) return;
  const forget = () => {
    removals.delete(id);
    update(entries.filter((entry) => entry.id !== id));
  };
  removals.set(id, setTimeout(forget, TOAST_REMOVE_DELAY_MS));
}

export const readToasts = () => entries;

/** Whether a dialog is open, which shows new messages itself. */
export const areToastsHeld = () => dialogs > 0;

/**
 * For as long as a dialog is open there is no toast over it. What has been said before is over when it opens,
 * except a failure, which comes back afterwards. Returns how to let go.
 */
export function holdToasts(): () => void {
  dialogs += 1;
  for (const { id, open, style } of entries) {
    if (open && style !== 'destructive') dismissToast(id);
  }
  update(entries);
  return () => {
    dialogs -= 1;
    update(entries);
  };
}

/** Id of the newest message so far. */
export const newestToast = () => lastId;

/** Whether there has been a toast yet: nothing needs to show them before. */
export const hasToasts = () => lastId > 0;

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function update(next: readonly ToastEntry[]) {
  entries = next;
  for (const listener of listeners) listener();
}
