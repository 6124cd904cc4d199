import { ENGINE_ELEMENT } from '#contract/single-file.ts';

/** Chromium starts no module worker from a blob of a page on a disk. */
export const SCRIPT_TYPE: WorkerType = 'classic';

let address: string | undefined;

/** In the single file the engine stands as text in the page; a worker from a blob inherits the page's policy. */
export function engineScript(): string {
  const text = document.getElementById(ENGINE_ELEMENT)?.textContent ?? '';
  address ??= URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
  return address;
}
