import { Download, FilePlus, FileText, Send } from 'lucide-react';
import { useCallback, useState } from 'react';
import type { Resume } from '#contract/resume.ts';
import { NO_ENHANCED_CONTENT } from '../../api/results-errors.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { later, LazyPart } from '../../ui/lazy-part.tsx';
import { toast } from '../../ui/toast/toast-store.ts';
import { recoveredInWords } from './recovered.ts';
import { useDownload } from './use-download.ts';

const EmployerDialog = later(
  async () => (await import('./employer/employer-dialog.tsx')).EmployerDialog,
);
const FormSheetDialog = later(
  async () => (await import('./form/form-sheet-dialog.tsx')).FormSheetDialog,
);

/** Prints the pages of the look that was chosen last; the text itself where there is no such page. */
async function printChosen({ id }: Resume): Promise<void> {
  try {
    const { printDocument } = await import('./employer/print-document.ts');
    await printDocument(id);
  } catch {
    window.print();
  }
}

interface DownloadBarProps {
  resume: Resume;
  onNew: () => void;
}

/** The ways out: a document for employers first, then the files of the specification, and the rest. */
export function DownloadBar({ resume, onNew }: DownloadBarProps) {
  const { download, isPending, recovered } = useDownload(resume);
  const [open, setOpen] = useState<'employer' | 'form' | null>(null);
  const close = useCallback(() => setOpen(null), []);
  const show = (dialog: 'employer' | 'form') => {
    if (resume.enhancedContent) setOpen(dialog);
    else toast({ ...NO_ENHANCED_CONTENT, style: 'destructive' });
  };
  const other = 'quiet-link min-h-9';
  return (
    <div className="grid justify-items-start gap-1 max-sm:w-full sm:ml-auto sm:justify-items-end">
      <div className="flex w-full flex-wrap gap-2.5 *:flex-auto sm:w-auto sm:*:flex-none">
        <Button look="bare" className="max-sm:px-2!" onClick={onNew}>
          <Icon of={FilePlus} />
          New resume
        </Button>
        <Button className="max-sm:px-3!" busy={isPending} onClick={() => download('text')}>
          <Icon of={Download} />
          Download Enhanced
        </Button>
        <Button className="max-sm:basis-full" busy={isPending} onClick={() => download('word')}>
          <Icon of={FileText} />
          Generate Final Resume
        </Button>
        <Button look="primary" className="max-sm:basis-full" onClick={() => show('employer')}>
          <Icon of={Send} />
          Download for employers
        </Button>
      </div>
      <p className="flex flex-wrap gap-x-4 text-sm">
        <button type="button" className={other} onClick={() => show('form')}>
          Form sheet
        </button>
        <button type="button" className={other} onClick={() => download('json-resume')}>
          JSON Resume
        </button>
        <button type="button" className={other} onClick={() => void printChosen(resume)}>
          Print
        </button>
      </p>
      {recovered && (
        <p role="status" className="fine w-0 min-w-full text-pretty sm:text-right">
          {recoveredInWords(recovered)}
        </p>
      )}
      <LazyPart>
        {open === 'employer' && <EmployerDialog resume={resume} onClose={close} />}
        {open === 'form' && <FormSheetDialog resume={resume} onClose={close} />}
      </LazyPart>
    </div>
  );
}
