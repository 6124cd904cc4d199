import { ArrowLeft } from 'lucide-react';
import { Link } from 'wouter';
import type { Resume } from '#contract/resume.ts';
import { changeFailure } from '../../api/error-catalogue.ts';
import { useStoredResumes } from '../../api/stored-resumes.ts';
import { useResume } from '../../api/use-resume.ts';
import { ComparedTexts } from '../../features/before-after/compared-texts.tsx';
import { Choice } from '../../features/compare/choice.tsx';
import { Compared, Part } from '../../features/compare/compared.tsx';
import { compareResumes } from '../../features/compare/comparison.ts';
import { Icon } from '../../ui/icon.tsx';
import { takeFocus } from '../../ui/take-focus.ts';

interface CompareViewProps {
  ids: readonly [first: string, second: string];
  onChoose: (first: string, second: string) => void;
}

/** Two stored resumes side by side: scores, checks, keywords, and the lines that differ. */
export function CompareView({ ids: [first, second], onChoose }: CompareViewProps) {
  const rows = useStoredResumes()?.filter((row) => row.processingStatus === 'completed');
  const one = useResume(first);
  const other = useResume(second);
  const error = one.error ?? other.error;
  return (
    <div className="pt-7 pb-20 sm:pt-10">
      <Link href="/" className="quiet-link inline-flex min-h-9 items-center gap-2 text-sm">
        <Icon of={ArrowLeft} />
        Back to the start
      </Link>
      <h1
        ref={takeFocus}
        tabIndex={-1}
        className="mt-2 text-[clamp(1.625rem,1.2rem+1.6vw,2.375rem)]! leading-[1.1]!"
      >
        Compare two resumes
      </h1>
      <p className="mt-2 mb-6 text-ink-2">Each with the edits that you accepted.</p>
      {rows && <Choice rows={rows} first={first} second={second} onChoose={onChoose} />}
      <div className="mt-10">
        {error ? (
          <p role="alert">
            {changeFailure('', error).description} Choose another one above, or go back.
          </p>
        ) : (
          one.data && other.data && <Differences first={one.data} second={other.data} />
        )}
      </div>
    </div>
  );
}

function Differences({ first, second }: { first: Resume; second: Resume }) {
  const comparison = compareResumes(first, second);
  if (first.id === second.id) return <p>This is the same resume twice. Choose two.</p>;
  if (!comparison) return <p>One of them has not been read yet. Open it to read it.</p>;
  return (
    <>
      <Compared comparison={comparison} />
      <Part title="Lines that differ">
        <ComparedTexts
          first={first.enhancedContent ?? first.originalContent}
          second={second.enhancedContent ?? second.originalContent}
          titles={[first.originalFileName, second.originalFileName]}
          readouts={[first.readout, second.readout]}
        />
      </Part>
    </>
  );
}
