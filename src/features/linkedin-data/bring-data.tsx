import { useRef, useState } from 'react';
import { SERVER } from '../../api/server.ts';
import { Button } from '../../ui/button.tsx';
import { SheetDialog } from '../../ui/dialog.tsx';
import { ArchiveError } from './archive-error.ts';
import { readArchive } from './read-archive.ts';

interface BringDataProps {
  onFile: (file: File) => void;
  onClose: () => void;
}

/** Takes the data archive that LinkedIn sends, and says how to get one; hands on a text file made of it. */
export function BringData({ onFile, onClose }: BringDataProps) {
  const input = useRef<HTMLInputElement>(null);
  const [reading, setReading] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const read = async (archive: File) => {
    setReading(true);
    setProblem(null);
    try {
      const text = await readArchive(archive);
      onFile(new File([text], 'linkedin-data.txt', { type: 'text/plain' }));
      onClose();
    } catch (error) {
      setProblem(error instanceof ArchiveError ? error.message : UNKNOWN);
      setReading(false);
    }
  };
  return (
    <SheetDialog
      open
      onClose={onClose}
      title="Bring your LinkedIn data"
      description="The data archive that LinkedIn sends you becomes a plain resume, in your own words."
    >
      <ol className="mt-4 grid list-decimal gap-2 pl-5 text-sm text-ink-2">
        <li>
          In LinkedIn, open Settings, then Data privacy, then Get a copy of your data. Ask for the
          larger archive.
        </li>
        <li>LinkedIn sends an e-mail, mostly within a day. Download the .zip that it links to.</li>
        <li>Choose that .zip here, as it is.</li>
      </ol>
      <p className="fine mt-4">
        It is opened{' '}
        {SERVER === null
          ? 'on this device, without a network.'
          : `in this page; what is read goes to ${SERVER}.`}{' '}
        Your profile, positions, education, skills and similar lists are read; messages and
        connections are not.
      </p>
      {problem && (
        <p role="alert" className="mt-4 border-l-3 border-red pl-4 text-sm">
          {problem}
        </p>
      )}
      <div className="mt-5 flex flex-wrap justify-end gap-2.5">
        <Button onClick={onClose}>Cancel</Button>
        <Button look="primary" busy={reading} onClick={() => input.current?.click()}>
          {reading ? 'Reading it' : 'Choose the .zip'}
        </Button>
      </div>
      <input
        ref={input}
        type="file"
        accept=".zip,application/zip"
        aria-label="LinkedIn archive"
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          const archive = event.target.files?.[0];
          // The same file may be chosen again.
          event.target.value = '';
          if (archive) void read(archive);
        }}
      />
      <p className="mt-5 border-t border-rule pt-4 text-sm text-ink-2">
        No archive yet? On your profile, More and then Save to PDF gives a file at once. Choose it
        in the upload box like any resume.
      </p>
    </SheetDialog>
  );
}

const UNKNOWN = 'The archive could not be read. Please try again.';
