import { useEffect, useEffectEvent, useState } from 'react';
import type { GivenFiles } from './file-request.ts';
import { onLaunchedFiles } from './launched-file.ts';

/** Where a paste means something else. */
const OWN_PASTE = 'input, textarea, [contenteditable], [role=dialog]';

/** Shorter pastes are more likely a slip than a resume. */
const SHORTEST_PASTE = 80;

/**
 * Takes files dropped anywhere on the page, those that the app was opened with, and pasted files or text;
 * tells whether one hovers above the page. A paste into an input belongs to the input.
 */
export function useFileEntry(onFiles: (...files: GivenFiles) => void): boolean {
  const [hovering, setHovering] = useState(false);
  const take = useEffectEvent(([first, ...others]: Iterable<File>) => {
    if (first) onFiles(first, ...others);
  });
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'copy';
      setHovering(true);
    };
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setHovering(false);
    };
    const drop = (event: DragEvent) => {
      setHovering(false);
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      take(event.dataTransfer.files);
    };
    const paste = (event: ClipboardEvent) => {
      if (event.target instanceof Element && event.target.closest(OWN_PASTE)) return;
      const files = pastedFiles(event.clipboardData);
      if (files.length === 0) return;
      event.preventDefault();
      take(files);
    };
    onLaunchedFiles(take);
    window.addEventListener('dragover', over);
    window.addEventListener('dragleave', leave);
    window.addEventListener('drop', drop);
    window.addEventListener('paste', paste);
    return () => {
      window.removeEventListener('dragover', over);
      window.removeEventListener('dragleave', leave);
      window.removeEventListener('drop', drop);
      window.removeEventListener('paste', paste);
    };
  }, []);
  return hovering;
}

/** Text as a file of its own. */
export const textFile = (text: string) =>
  new File([text], 'pasted-resume.txt', { type: 'text/plain' });

function pastedFiles(clipboard: DataTransfer | null): File[] {
  if (!clipboard) return [];
  if (clipboard.files.length > 0) return [...clipboard.files];
  const text = clipboard.getData('text/plain').trim();
  return text.length >= SHORTEST_PASTE ? [textFile(text)] : [];
}
