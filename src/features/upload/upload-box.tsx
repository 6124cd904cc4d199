import { FileUp, Server, ShieldCheck } from 'lucide-react';
import { useRef, useState } from 'react';
import { ACCEPTED_EXTENSIONS } from '#contract/limits.ts';
import { SERVER } from '../../api/server.ts';
import { readAddress } from '../../ui/app-address.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { later, LazyPart } from '../../ui/lazy-part.tsx';
import './upload-box.css';

const SampleList = later(async () => (await import('./sample-list.tsx')).SampleList);
const PasteDialog = later(async () => (await import('./paste-dialog.tsx')).PasteDialog);

interface UploadBoxProps {
  onFile: (file: File) => void;
  busy: boolean;
  /** A file is being dragged over the page. */
  hovering: boolean;
  /** On a stand few have their resume with them. */
  samplesFirst: boolean;
}

/** The sheet that takes a resume: by drop, by choice, by paste, or a sample. */
export function UploadBox({ onFile, busy, hovering, samplesFirst }: UploadBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  const [samplesOpen, setSamplesOpen] = useState(() => readAddress().anchor === 'samples');
  const [pasteOpen, setPasteOpen] = useState(false);
  return (
    <section aria-label="Upload your resume" className="drop">
      <div className="drop-sheet">
        <LazyPart waiting={<div className="min-h-96 sm:min-h-74" />}>
          {samplesFirst && (
            <>
              <h2 className="px-2 pt-2">Try one of these</h2>
              <SampleList onFile={onFile} disabled={busy} />
            </>
          )}
        </LazyPart>
        <div className={classNames('dropzone', hovering && 'dropzone-over')}>
          <FileUp
            className="mb-1 size-10 text-pencil sm:size-13"
            strokeWidth={1.1}
            aria-hidden="true"
          />
          <h2>{hovering ? 'Let go to drop it here' : <Invitation />}</h2>
          <p className="text-ink-2 max-sm:hidden">or choose one from this device</p>
          <Button
            look="primary"
            className="my-3 min-h-12.5! px-7! text-base!"
            disabled={busy}
            onClick={() => input.current?.click()}
          >
            {busy ? 'Reading the file' : 'Choose a file'}
          </Button>
          <input
            ref={input}
            type="file"
            accept={ACCEPTED_EXTENSIONS.join(',')}
            aria-label="Resume file"
            className="sr-only"
            tabIndex={-1}
            onChange={(event) => {
              const file = event.target.files?.[0];
              // The same file may be chosen again.
              event.target.value = '';
              if (file) onFile(file);
            }}
          />
          <p className="flex flex-wrap justify-center gap-x-3.5 text-sm text-ink-2">
            {ACCEPTED_EXTENSIONS.map((extension) => (
              <span key={extension}>{extension.slice(1).toUpperCase()}</span>
            ))}
          </p>
          <p className="fine">Up to 2 MB</p>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-4 px-2 pt-3 text-sm">
          <span className="inline-flex items-center gap-2">
            <Icon of={SERVER === null ? ShieldCheck : Server} />
            {SERVER === null ? 'Nothing leaves this device' : `Sent to ${SERVER} to be read`}
          </span>
          <span className="flex gap-4">
            <button type="button" className="link min-h-9" onClick={() => setPasteOpen(true)}>
              Paste text
            </button>
            {!samplesFirst && (
              <button
                type="button"
                className="link min-h-9"
                aria-expanded={samplesOpen}
                onClick={() => setSamplesOpen(!samplesOpen)}
              >
                Try a sample
              </button>
            )}
          </span>
        </div>
        <LazyPart>
          {samplesOpen && <SampleList onFile={onFile} disabled={busy} />}
          {pasteOpen && <PasteDialog onFile={onFile} onClose={() => setPasteOpen(false)} />}
        </LazyPart>
      </div>
    </section>
  );
}

/** On a phone there is nothing to drop. */
const Invitation = () => (
  <>
    <span className="max-sm:hidden">Drop your resume here</span>
    <span className="sm:hidden">Add your resume</span>
  </>
);
