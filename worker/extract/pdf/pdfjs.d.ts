declare module 'pdfjs-dist/legacy/build/pdf.worker.mjs' {
  /** Imported for its effect: it registers the core on `globalThis.pdfjsWorker`. */
  export const WorkerMessageHandler: unknown;
}
