import type { Download } from '#contract/resume.ts';
import { saveBlob } from '../../ui/save-blob.ts';

/** Hands a file made on this device to the browser's downloads. */
export function saveFile({ fileName, mediaType, contentBase64 }: Download): void {
  const bytes = Uint8Array.from(atob(contentBase64), (sign) => sign.codePointAt(0)!);
  saveBlob(new Blob([bytes], { type: mediaType }), fileName);
}
