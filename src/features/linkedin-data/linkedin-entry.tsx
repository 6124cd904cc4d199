import { useState } from 'react';
import { later, LazyPart } from '../../ui/lazy-part.tsx';

const BringData = later(async () => (await import('./bring-data.tsx')).BringData);

interface LinkedInEntryProps {
  onFile: (file: File) => void;
  disabled: boolean;
}

/** The way in for LinkedIn's data archive, beside the upload box; what it opens is loaded when asked for. */
export function LinkedInEntry({ onFile, disabled }: LinkedInEntryProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <p className="mt-5 text-center text-sm text-ink-2">
        No resume at hand?{' '}
        <button
          type="button"
          className="link min-h-9"
          disabled={disabled}
          onClick={() => setOpen(true)}
        >
          Bring your LinkedIn data
        </button>
      </p>
      <LazyPart>{open && <BringData onFile={onFile} onClose={() => setOpen(false)} />}</LazyPart>
    </>
  );
}
