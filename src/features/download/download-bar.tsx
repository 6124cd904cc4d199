import { Download, FilePlus, FileText } from 'lucide-react';
import type { Resume } from '#contract/resume.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { recoveredInWords } from './recovered.ts';
import { useDownload } from './use-download.ts';

interface DownloadBarProps {
  resume: Resume;
  onNew: () => void;
}

/** The ways out: text, Word, a clean Word copy, JSON Resume, print; and what our own reader gets back. */
export function DownloadBar({ resume, onNew }: DownloadBarProps) {
  const { download, isPending, recovered } = useDownload(resume);
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
        <Button
          look="primary"
          className="max-sm:basis-full"
          busy={isPending}
          onClick={() => download('word')}
        >
          <Icon of={FileText} />
          Generate Final Resume
        </Button>
      </div>
      <p className="flex flex-wrap gap-x-4 text-sm">
        <button type="button" className={other} onClick={() => download('word-clean')}>
          Clean copy
        </button>
        <button type="button" className={other} onClick={() => download('json-resume')}>
          JSON Resume
        </button>
        <button type="button" className={other} onClick={() => window.print()}>
          Print
        </button>
      </p>
      {recovered && (
        <p role="status" className="fine w-0 min-w-full text-pretty sm:text-right">
          {recoveredInWords(recovered)}
        </p>
      )}
    </div>
  );
}
