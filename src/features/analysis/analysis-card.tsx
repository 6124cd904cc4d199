import { Check, Circle, LoaderCircle } from 'lucide-react';
import type { ProgressRow } from '#contract/database.ts';
import { SERVER } from '../../api/server.ts';
import { useProgress } from '../../api/stored-resumes.ts';
import { useRefreshWhenDone } from '../../api/use-refresh-when-done.ts';
import { Button } from '../../ui/button.tsx';
import { takeFocus } from '../../ui/take-focus.ts';
import { percentDone, stageLines, type StageLine } from './stages.ts';

interface AnalysisCardProps {
  id: string;
  fileName: string;
  /** Another tab processes it. */
  elsewhere: boolean;
  onCancel: () => void;
}

/** Shown while a resume is processed: the real stages, and the lines as they are read. */
export function AnalysisCard({ id, fileName, elsewhere, onCancel }: AnalysisCardProps) {
  const progress = useProgress(id);
  useRefreshWhenDone(id, elsewhere);
  const lines = stageLines(progress);
  const percent = percentDone(lines);
  return (
    <section
      aria-labelledby="analyzing"
      className="grid items-start gap-x-16 gap-y-10 py-10 pb-20 lg:grid-cols-2 lg:py-16"
    >
      <div>
        <h1 ref={takeFocus} tabIndex={-1} id="analyzing" className="text-2xl!">
          Analyzing your resume
        </h1>
        <p className="mt-1 text-ink-2">
          {fileName && `${fileName}. `}
          {SERVER === null ? 'Read here, on this device.' : `Read by ${SERVER}.`}
        </p>
        <p role="status" className="sr-only">
          {lines.find(({ state }) => state === 'running')?.title}
        </p>
        <p className="numeral mt-8 text-3xl leading-none" aria-hidden="true">
          {percent}%
        </p>
        <svg
          className="bar mt-4 block h-2 w-full"
          role="progressbar"
          aria-valuenow={percent}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-label="Progress"
        >
          <rect className="track" width="100%" height="8" />
          <rect className="gain" width={`${percent}%`} height="8" />
        </svg>
        <ol className="mt-6">
          {lines.map((line) => (
            <Stage key={line.stage} line={line} />
          ))}
        </ol>
        <p className="fine mt-4">
          Tools of this kind take 30-60 seconds. This one usually takes about a second.
        </p>
        <Button className="mt-5" onClick={onCancel}>
          Cancel
        </Button>
      </div>
      {progress?.excerpt && <Reading lines={progress.excerpt} />}
    </section>
  );
}

const SIGNS = { done: Check, running: LoaderCircle, waiting: Circle };

function Stage({ line }: { line: StageLine }) {
  const Sign = SIGNS[line.state];
  const waiting = line.state === 'waiting';
  return (
    <li className="grid grid-cols-[1.75rem_minmax(0,1fr)_auto] gap-x-3.5 border-t border-rule py-3.5">
      <Sign
        className={`size-5.5 ${waiting ? 'text-edge' : 'text-pencil'} ${line.state === 'running' ? 'spin' : ''}`}
        strokeWidth={1.75}
        aria-hidden="true"
      />
      <strong className={waiting ? 'font-normal text-ink-3' : 'font-[550]'}>{line.title}</strong>
      <span className="num text-sm text-ink-3">
        {line.tookMs !== undefined && `${(line.tookMs / 1000).toFixed(2)} s`}
      </span>
      <span className={`col-start-2 text-sm ${waiting ? 'text-ink-3' : 'text-ink-2'}`}>
        {line.detail}
      </span>
    </li>
  );
}

/** The document as it is read, with notes in its margin; the stages say the same in words. */
const Reading = ({ lines }: { lines: NonNullable<ProgressRow['excerpt']> }) => (
  <ol
    aria-hidden="true"
    className="relative rounded-[2px] bg-(--paper) p-6 pr-32 font-text shadow-sheet sm:p-10 sm:pr-36"
  >
    <span className="absolute inset-y-0 right-28 w-px bg-pencil opacity-35 sm:right-32" />
    {lines.map((line, i) => (
      <li key={i} className="relative mt-1">
        <span className={line.note && 'bg-pencil-wash'}>{line.text || '\u00a0'}</span>
        {line.note && (
          <span className="absolute top-0 left-full w-28 pl-6 text-[1.0625rem] text-pencil italic">
            {line.note}
          </span>
        )}
      </li>
    ))}
  </ol>
);
