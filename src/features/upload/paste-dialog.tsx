import { useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { SheetDialog } from '../../ui/dialog.tsx';
import { textFile } from './use-file-entry.ts';

interface PasteDialogProps {
  onFile: (file: File) => void;
  onClose: () => void;
}

/** Takes a resume as pasted text. */
export function PasteDialog({ onFile, onClose }: PasteDialogProps) {
  const [text, setText] = useState('');
  const id = useId();
  return (
    <SheetDialog open onClose={onClose} title="Paste your resume">
      <form
        className="mt-4 grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          onFile(textFile(text));
          onClose();
        }}
      >
        <label htmlFor={id} className="text-sm text-ink-2">
          All of its text, with the headings. Layout is not judged in pasted text.
        </label>
        <textarea
          id={id}
          rows={12}
          className="field font-text"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <div className="flex flex-wrap justify-end gap-2.5">
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" type="submit" disabled={!text.trim()}>
            Read this text
          </Button>
        </div>
      </form>
    </SheetDialog>
  );
}
