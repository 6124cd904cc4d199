import { FileUp } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { ACCEPTED_EXTENSIONS } from '#contract/limits.ts';
import { SERVER } from '../../api/server.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { SAMPLE_ADS } from './sample-ads.ts';

interface AdEntryProps {
  busy: boolean;
  /** Why the last ad was refused, in plain words; null when it was not. */
  problem: string | null;
  /** Name of the resume's file, for which there may be a sample ad. */
  resumeFileName: string;
  onText: (text: string) => void;
  onFile: (file: File) => void;
}

/** Takes a job ad: pasted text first, or a file. */
export function AdEntry({ busy, problem, resumeFileName, onText, onFile }: AdEntryProps) {
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const sample = SAMPLE_ADS[resumeFileName];
  return (
    <form
      className="sheet grid gap-3 p-5 sm:p-7"
      onSubmit={(event) => {
        event.preventDefault();
        onText(text);
      }}
    >
      <label htmlFor={id} className="font-display text-xl">
        Paste the job ad
      </label>
      <p id={`${id}-note`} className="text-sm text-ink-2">
        All of its text. {SERVER === null ? 'It stays on this device' : `It is sent to ${SERVER}`};
        no address is opened.
      </p>
      <textarea
        id={id}
        rows={12}
        className="field font-text"
        value={text}
        aria-describedby={problem === null ? `${id}-note` : `${id}-problem`}
        aria-invalid={problem !== null}
        onChange={(event) => setText(event.target.value)}
      />
      {problem !== null && (
        <p id={`${id}-problem`} role="alert" className="text-red">
          {problem}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-2.5">
        <Button look="primary" type="submit" busy={busy} disabled={!text.trim()}>
          Match this ad
        </Button>
        <Button disabled={busy} onClick={() => input.current?.click()}>
          <Icon of={FileUp} />
          Choose a file
        </Button>
        {sample !== undefined && (
          <Button look="bare" disabled={busy} onClick={() => setText(sample)}>
            Fill in a sample ad
          </Button>
        )}
        <input
          ref={input}
          type="file"
          accept={ACCEPTED_EXTENSIONS.join(',')}
          aria-label="Job ad file"
          className="sr-only"
          tabIndex={-1}
          onChange={(event) => {
            const file = event.target.files?.[0];
            event.target.value = '';
            if (file) onFile(file);
          }}
        />
      </div>
    </form>
  );
}
