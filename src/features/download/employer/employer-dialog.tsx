import { Download, FileText, Printer } from 'lucide-react';
import { useState } from 'react';
import type { DocumentOptions } from '#contract/document-options.ts';
import type { Resume } from '#contract/resume.ts';
import {
  makeDocument,
  useDocumentCheck,
  useDocumentPreview,
  type EmployerKind,
} from '../../../api/documents.ts';
import { changeFailure } from '../../../api/error-catalogue.ts';
import { Button } from '../../../ui/button.tsx';
import { SheetDialog } from '../../../ui/dialog.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { savedWords } from '../../../ui/shared-computer.ts';
import { DialogNote } from '../../../ui/toast/dialog-note.tsx';
import { toast } from '../../../ui/toast/toast-store.ts';
import { saveFile } from '../save-file.ts';
import { linesInWords, scoreInWords } from './check-words.ts';
import { OptionsForm } from './options-form.tsx';
import { Preview } from './preview.tsx';
import { printDocument } from './print-document.ts';
import { rememberedOptions, rememberOptions } from './remembered.ts';
import './employer.css';

/** Sharp on the screen. */
const SCREEN_DPI = 144;

interface EmployerDialogProps {
  resume: Resume;
  onClose: () => void;
}

/** A document to send: its look, its very pages, what it scores, and the file. */
export function EmployerDialog({ resume, onClose }: EmployerDialogProps) {
  const [options, setOptions] = useState(rememberedOptions);
  const [busy, setBusy] = useState(false);
  const text = resume.enhancedContent ?? '';
  const preview = useDocumentPreview(resume.id, text, options, SCREEN_DPI);
  const shown = preview.error ? undefined : preview.data;
  const check = useDocumentCheck(
    resume.id,
    text,
    options,
    shown !== undefined && !preview.isFetching,
  );
  const change = (next: DocumentOptions) => {
    setOptions(next);
    rememberOptions(next);
  };
  const attempt = async (title: string, work: () => Promise<void>) => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      toast({ ...changeFailure(title, error), style: 'destructive' });
    } finally {
      setBusy(false);
    }
  };
  const save = (kind: EmployerKind) =>
    attempt('Could not make the file', async () => {
      // The file that is shown is the file that is saved.
      const ready = kind === 'pdf' && !preview.isFetching ? shown?.file : undefined;
      const file = ready ?? (await makeDocument(resume.id, kind, options));
      saveFile(file);
      toast({ title: 'Download started', description: savedWords(file.fileName) });
    });
  const print = () => attempt('Could not print', () => printDocument(resume.id, options));
  const made = shown?.file.made;
  return (
    <SheetDialog
      open
      onClose={onClose}
      wide
      ownNote
      title="Download for employers"
      description="One column, real text, nothing about this app in it. What you see is the file itself."
    >
      <div className="mt-6 grid gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_19rem]">
        <div className="grid min-w-0 content-start gap-4">
          <div className="grid grid-cols-2 gap-2.5 sm:flex">
            <Button
              look="primary"
              className="max-sm:col-span-2"
              busy={busy}
              disabled={preview.error !== null}
              onClick={() => void save('pdf')}
            >
              <Icon of={Download} />
              Download PDF
            </Button>
            <Button
              className="max-sm:col-span-2"
              busy={busy}
              onClick={() => void save('word-clean')}
            >
              <Icon of={FileText} />
              Download Word
            </Button>
            <Button look="bare" busy={busy} onClick={() => void save('markdown')}>
              Markdown
            </Button>
            <Button
              look="bare"
              busy={busy}
              disabled={preview.error !== null}
              onClick={() => void print()}
            >
              <Icon of={Printer} />
              Print
            </Button>
          </div>
          <div className="grid gap-1">
            <DialogNote />
            <div role="status" className="grid gap-1 text-sm text-ink-2">
              {made && <p>{madeInWords(made, options)}</p>}
              {check.data && !preview.isFetching && (
                <>
                  <p>
                    <strong className="text-ink">{scoreInWords(check.data)}</strong>
                    {check.data.score !== null &&
                      ' Measured by reading the finished file as an employer’s system would.'}
                  </p>
                  <p>{linesInWords(check.data)}</p>
                </>
              )}
            </div>
          </div>
          {check.data && check.data.missing.length > 0 && !preview.isFetching && (
            <details className="text-sm">
              <summary className="quiet-link min-h-9">Lines to check in the file</summary>
              <ul className="mt-2 grid list-disc gap-1 pl-5 text-ink-2">
                {check.data.missing.slice(0, 20).map((line, at) => (
                  <li key={at}>{line}</li>
                ))}
              </ul>
            </details>
          )}
          {preview.error ? (
            <p role="alert" className="border-l-3 border-red pl-4">
              {changeFailure('', preview.error).description}
            </p>
          ) : (
            <Preview preview={shown} busy={preview.isFetching} />
          )}
        </div>
        <OptionsForm options={options} onChange={change} made={made} />
      </div>
    </SheetDialog>
  );
}

/** How many pages it takes, and whether that is what was asked for. */
function madeInWords(
  { pages, fits, sizePt }: { pages: number | null; fits: boolean; sizePt: number },
  options: DocumentOptions,
): string {
  const count = pages === 1 ? 'One page' : `${pages} pages`;
  if (fits) return `${count}, text in ${sizePt} pt.`;
  const wanted = options.pages === 1 ? 'one page' : 'two pages';
  return `${count}. It does not fit on ${wanted}, even as tight as it reads well. Shorten it, or let it run.`;
}
