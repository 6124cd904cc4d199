declare module 'pdfjs-dist/legacy/build/pdf.worker.mjs' {
  /** The core of pdf.js: answers on a port what the other half asks. */
  export const WorkerMessageHandler: { initializeFromPort(port: unknown): void };
}
