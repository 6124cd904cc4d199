import type { DocumentOptions } from '#contract/document-options.ts';
import { previewDocument } from '../../../api/documents.ts';
import { printPages } from './print-pages.ts';
import { rememberedOptions } from './remembered.ts';
import './employer.css';

/** Fine enough for paper. */
const PRINT_DPI = 220;

/** Prints the very pages of the PDF; throws what making it throws. */
export async function printDocument(
  id: string,
  options: DocumentOptions = rememberedOptions(),
): Promise<void> {
  const { pages, file } = await previewDocument(id, options, PRINT_DPI);
  await printPages(pages, file.made?.paper ?? 'a4');
}
