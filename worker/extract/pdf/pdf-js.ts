/** Loads both halves of pdf.js; the second time at no cost. */
export const loadPdfJs = () =>
  Promise.all([
    import('pdfjs-dist/legacy/build/pdf.worker.mjs'),
    import('pdfjs-dist/legacy/build/pdf.mjs'),
  ]);
