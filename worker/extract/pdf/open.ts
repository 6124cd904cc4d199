import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { LoadedFont } from './graphics-state.ts';
import { fontTraits } from './fonts.ts';
import { fontNames, type OperatorCodes, type OperatorList } from './operators.ts';

export interface OpenPdf {
  document: PDFDocumentProxy;
  codes: OperatorCodes;
  close(): Promise<void>;
}

/** Opens a PDF with pdf.js, whose core runs in this same thread; throws what pdf.js throws. */
export async function openPdf(bytes: Uint8Array): Promise<OpenPdf> {
  await import('pdfjs-dist/legacy/build/pdf.worker.mjs');
  const pdfjs = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const task = pdfjs.getDocument({
    // pdf.js takes the buffer away: give it a copy
    data: bytes.slice(),
    disableFontFace: true,
    useSystemFonts: false,
    fontExtraProperties: true,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    useWasm: false,
    useWorkerFetch: false,
    stopAtErrors: false,
    // one pixel: no picture is ever decoded, only its place on the page matters
    maxImageSize: 1,
    enableXfa: false,
    verbosity: pdfjs.VerbosityLevel.ERRORS,
  });
  const close = () => task.destroy();
  try {
    return { document: await task.promise, codes: pdfjs.OPS, close };
  } catch (error) {
    await close();
    throw error;
  }
}

interface PdfjsFont {
  name?: string;
  fontMatrix?: number[];
  isType3Font?: boolean;
  vertical?: boolean;
}

/** Fonts of a page by pdf.js' own names for them. */
export async function loadFonts(
  page: PDFPageProxy,
  list: OperatorList,
  codes: OperatorCodes,
  known: Map<string, LoadedFont>,
): Promise<void> {
  for (const id of fontNames(list, codes)) {
    if (known.has(id)) continue;
    const font = await new Promise<PdfjsFont | null>((resolve) => {
      page.commonObjs.get(id, resolve);
    });
    known.set(id, {
      traits: fontTraits(font?.name),
      unit: font?.fontMatrix?.[0] ?? 0.001,
      vertical: font?.vertical ?? false,
    });
  }
}
