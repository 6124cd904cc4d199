let asked = false;

/** Asks once that the browser keeps the data under disk pressure; a refusal is normal and changes nothing. */
export function keepStorage(): void {
  if (asked || typeof navigator === 'undefined' || !navigator.storage?.persist) return;
  asked = true;
  navigator.storage.persist().catch(() => {});
}
