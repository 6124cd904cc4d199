/**
 * Entry of the engine's web worker. WebKit evaluates a module worker's entry twice when another file
 * imports it back, as chunks do that share code with it; so nothing but the lock stands in it.
 */
// First: it takes the network away before anything else can keep a reference to it.
import './lock.ts';

// A start that cannot be loaded must reach the page as an error of the worker.
import('./start.ts').catch(reportError);

// What a first file takes beside the engine, asked for while the engine is still being compiled. What cannot be
// loaded now is asked for again, and missed, by the call that needs it.
const AHEAD = [
  import('pdfjs-dist/legacy/build/pdf.worker.mjs'),
  import('pdfjs-dist/legacy/build/pdf.mjs'),
  import('./nlp/dictionary/american-words.ts'),
];
for (const part of AHEAD) part.catch(() => {});
