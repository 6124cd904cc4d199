import type { PageImage } from '#contract/resume.ts';

/** Prints the very pages of the PDF, and takes them away again. */
export async function printPages(
  pages: readonly PageImage[],
  paper: 'a4' | 'letter',
): Promise<void> {
  const sheet = document.createElement('div');
  sheet.className = `print-only printed-pages printed-${paper}`;
  const images = pages.map(({ pngBase64, width, height }) => {
    const image = new Image(width, height);
    image.src = `data:image/png;base64,${pngBase64}`;
    sheet.append(image);
    return image.decode();
  });
  document.body.append(sheet);
  try {
    await Promise.all(images);
    window.print();
  } finally {
    sheet.remove();
  }
}
