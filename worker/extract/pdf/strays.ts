/** Errors that pdf.js throws at damaged bytes, by name. */
const OF_DAMAGE = new Set([
  'FormatError',
  'InvalidPDFException',
  'MissingDataException',
  'ParserEOFException',
  'XRefEntryException',
  'XRefParseException',
]);

/** Whether a rejection that nobody handles is pdf.js' own word about a damaged file. */
export const isStray = (reason: unknown): boolean =>
  reason instanceof Error && OF_DAMAGE.has(reason.name);

interface NodeProcess {
  on(event: 'unhandledRejection', listener: (reason: unknown) => void): unknown;
  listenerCount(event: 'unhandledRejection'): number;
}

const isNodeProcess = (value: unknown): value is NodeProcess =>
  typeof value === 'object' && value !== null && 'on' in value && 'listenerCount' in value;

let isCatching = false;

/**
 * pdf.js fetches the pages of a document ahead and forgets those that are damaged: such rejections end
 * here, where in Node they would end the process. All others go on as before.
 */
export function catchStrays(): void {
  if (isCatching) return;
  isCatching = true;
  const runtime: unknown = Reflect.get(globalThis, 'process');
  if (isNodeProcess(runtime)) {
    runtime.on('unhandledRejection', (reason) => {
      if (!isStray(reason) && runtime.listenerCount('unhandledRejection') === 1) throw reason;
    });
  } else if ('addEventListener' in globalThis) {
    globalThis.addEventListener('unhandledrejection', (event) => {
      if (isStray(event.reason)) event.preventDefault();
    });
  }
}
