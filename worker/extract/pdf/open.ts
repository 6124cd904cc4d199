import type { PDFDocumentProxy, PDFPageProxy, PDFWorker } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { CorePort } from './core-port.ts';
import { fontTraits } from './fonts.ts';
import type { LoadedFont } from './graphics-state.ts';
import type { OperatorCodes } from './operators.ts';
import { loadPdfJs } from './pdf-js.ts';
import { catchStrays } from './strays.ts';

export interface OpenPdf {
  document: PDFDocumentProxy;
  codes: OperatorCodes;
  fonts: Map<string, LoadedFont>;
  /** Rejected when the document draws more than any resume does. */
  overflow: Promise<never>;
  /** How many messages the halves of pdf.js have exchanged: a page that waits while none comes never ends. */
  messages: () => number;
  close(): Promise<void>;
}

/** Opens a PDF with pdf.js, both halves of it in this thread; throws what pdf.js throws. */
export async function openPdf(bytes: Uint8Array): Promise<OpenPdf> {
  const [core, pdfjs] = await loadPdfJs();
  catchStrays();
  const port = new CorePort();
  core.WorkerMessageHandler.initializeFromPort(port);
  const verbosity = pdfjs.VerbosityLevel.ERRORS;
  // its type asks for a whole Worker, its code for the three methods of a port
  const worker: PDFWorker = Reflect.construct(pdfjs.PDFWorker, [{ port, verbosity }]);
  const task = pdfjs.getDocument({
    // pdf.js takes the buffer for its own: give it a copy
    data: bytes.slice(),
    worker,
    // with font faces on, no outline of a letter is ever built; the port keeps the faces from loading
    disableFontFace: false,
    fontExtraProperties: true,
    useSystemFonts: false,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    useWasm: false,
    useWorkerFetch: false,
    stopAtErrors: false,
    // one pixel: no picture is ever decoded, only its place on the page matters
    maxImageSize: 1,
    enableXfa: false,
    verbosity,
  });
  const close = async () => {
    await task.destroy();
    worker.destroy();
  };
  try {
    return {
      document: await task.promise,
      codes: pdfjs.OPS,
      fonts: port.fonts,
      overflow: port.overflow,
      messages: () => port.messages,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

interface PdfjsFont {
  name?: string;
  fontMatrix?: number[];
  bbox?: number[];
}

/** Completes the document's fonts by the Type 3 fonts of a page, which the port lets pass. */
export async function loadFonts(
  page: PDFPageProxy,
  names: ReadonlySet<string>,
  { fonts }: OpenPdf,
): Promise<void> {
  for (const id of names) {
    if (fonts.has(id)) continue;
    const font = await new Promise<PdfjsFont | null>((resolve) => {
      page.commonObjs.get(id, resolve);
    });
    const [unit = 0.001, , , vertical = 0.001] = font?.fontMatrix ?? [];
    const [, bottom = 0, , top = 0] = font?.bbox ?? [];
    const emHeight = Math.abs((top - bottom) * vertical) || 1;
    fonts.set(id, { traits: fontTraits(font?.name), unit, emHeight, vertical: false });
  }
}
