import { useEffect, useEffectEvent, useState } from 'react';
import { onLaunchedFile } from './launched-file.ts';

/** Where a paste means something else. */
const OWN_PASTE = 'input, textarea, [role=dialog]';

/** Shorter pastes are more likely a slip than a resume. */
const SHORTEST_PASTE = 80;

/**
 * Takes a file dropped anywhere on the page, one that the app was opened with, and a pasted file or text;
 * tells whether one hovers above the page. A paste into an input belongs to the input.
 */
export function useFileEntry(onFile: (file: File) => void): boolean {
  const [hovering, setHovering] = useState(false);
  const take = useEffectEvent(onFile);
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
      const file = event.dataTransfer.files[0];
      if (file) take(file);
    };
    const paste = (event: ClipboardEvent) => {
      if (event.target instanceof Element && event.target.closest(OWN_PASTE)) return;
      const file = event.clipboardData?.files[0] ?? pastedText(event.clipboardData);
      if (!file) return;
      event.preventDefault();
      take(file);
    };
    onLaunchedFile(take);
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

function pastedText(clipboard: DataTransfer | null): File | null {
  const text = clipboard?.getData('text/plain').trim() ?? '';
  return text.length >= SHORTEST_PASTE ? textFile(text) : null;
}
