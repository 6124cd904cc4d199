import { lazy, Suspense } from 'react';
import { ApiError } from '../../api/http.ts';
import { useProcessState } from '../../api/process-resume.ts';
import { useResume } from '../../api/use-resume.ts';
import { useFileEntry } from '../../features/upload/use-file-entry.ts';
import { useHomeAddress } from './home-address.ts';
import { StartView } from './start-view.tsx';
import { useReading } from './use-reading.ts';

const AnalysisCard = lazy(async () => ({
  default: (await import('../../features/analysis/analysis-card.tsx')).AnalysisCard,
}));
const ResultsView = lazy(async () => ({
  default: (await import('./results-view.tsx')).ResultsView,
}));
const NotProcessed = lazy(async () => ({
  default: (await import('./not-processed.tsx')).NotProcessed,
}));

/** The main page: start, analysing, or results, by what the address names and where that resume stands. */
export function HomePage() {
  const { resumeId, tab, open, close, setTab } = useHomeAddress();
  const { data: resume, error } = useResume(resumeId);
  const { pending, error: failure } = useProcessState(resumeId);
  const reading = useReading({ onStored: open, onSuggestions: () => setTab('suggestions') });
  const hovering = useFileEntry((file) => void reading.take(file));

  const start = (
    <StartView
      onFile={(file) => void reading.take(file)}
      uploading={reading.uploading}
      hovering={hovering}
      gone={error instanceof ApiError && error.status === 404}
    />
  );
  if (resumeId === null || error) return start;
  if (pending || resume?.processingStatus === 'processing') {
    return (
      <Suspense fallback={null}>
        <AnalysisCard id={resumeId} fileName={resume?.originalFileName ?? ''} onCancel={close} />
      </Suspense>
    );
  }
  if (!resume) return null;
  return (
    <Suspense fallback={null}>
      {resume.processingStatus === 'completed' ? (
        <ResultsView resume={resume} tab={tab} onTab={setTab} onNew={close} hovering={hovering} />
      ) : (
        <NotProcessed
          resume={resume}
          failure={failure}
          onRetry={() => void reading.process(resumeId)}
          onNew={close}
        />
      )}
    </Suspense>
  );
}
