import type { PDFPageProxy, PDFWorker } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PageImage } from '#contract/resume.ts';
import { toBase64 } from '../base64.ts';
import { encodePng } from './png.ts';

/** PDF counts in 72 points to the inch. */
const POINTS = 72;

/** Draws each page of one of our own PDFs with pdf.js, as PNG. Only where there is OffscreenCanvas. */
export async function drawPages(bytes: Uint8Array, dpi: number): Promise<PageImage[]> {
  const [core, pdfjs] = await Promise.all([
    import('pdfjs-dist/legacy/build/pdf.worker.mjs'),
    import('pdfjs-dist/legacy/build/pdf.mjs'),
  ]);
  const { port1, port2 } = new MessageChannel();
  port1.start();
  port2.start();
  core.WorkerMessageHandler.initializeFromPort(port1);
  const verbosity = pdfjs.VerbosityLevel.ERRORS;
  // its type asks for a whole Worker, its code for the three methods of a port
  const worker: PDFWorker = Reflect.construct(pdfjs.PDFWorker, [{ port: port2, verbosity }]);
  const task = pdfjs.getDocument({
    data: bytes.slice(),
    worker,
    CanvasFactory: WorkerCanvases,
    // A worker has no page to load font faces into: letters are drawn from their outlines.
    disableFontFace: true,
    useSystemFonts: false,
    useWasm: false,
    useWorkerFetch: false,
    isOffscreenCanvasSupported: false,
    verbosity,
  });
  try {
    const document = await task.promise;
    const images: PageImage[] = [];
    for (let page = 1; page <= document.numPages; page += 1) {
      images.push(await drawPage(await document.getPage(page), dpi));
    }
    return images;
  } finally {
    await task.destroy();
    worker.destroy();
    port1.close();
    port2.close();
  }
}

async function drawPage(page: PDFPageProxy, dpi: number): Promise<PageImage> {
  const viewport = page.getViewport({ scale: dpi / POINTS });
  const width = Math.ceil(viewport.width);
  const height = Math.ceil(viewport.height);
  const canvas = new OffscreenCanvas(width, height);
  const canvasContext = canvas.getContext('2d')!;
  // its types know the canvas of a page alone
  await page.render(Object.assign({ viewport, canvas: null }, { canvasContext })).promise;
  return { width, height, pngBase64: toBase64(await pngOf(canvas, canvasContext)) };
}

async function pngOf(
  canvas: OffscreenCanvas,
  context: OffscreenCanvasRenderingContext2D,
): Promise<Uint8Array> {
  try {
    const image = await canvas.convertToBlob({ type: 'image/png' });
    return new Uint8Array(await image.arrayBuffer());
  } catch {
    // WebKit's workers cannot read any blob where the page comes from a disk.
    return encodePng(context.getImageData(0, 0, canvas.width, canvas.height));
  }
}

/** The canvases that pdf.js asks for beside the page's own. */
class WorkerCanvases {
  create(width: number, height: number) {
    const canvas = new OffscreenCanvas(Math.max(1, width), Math.max(1, height));
    return { canvas, context: canvas.getContext('2d') };
  }

  reset({ canvas }: { canvas: OffscreenCanvas }, width: number, height: number): void {
    canvas.width = Math.max(1, width);
    canvas.height = Math.max(1, height);
  }

  destroy(): void {}
}
