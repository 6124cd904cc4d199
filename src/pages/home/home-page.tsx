import { useEffect, useState } from 'react';
import { FIRST_MOVE } from '#contract/first-move.ts';
import { ApiError } from '../../api/http.ts';
import { useProcessState } from '../../api/process-resume.ts';
import { useResume } from '../../api/use-resume.ts';
import { useFileEntry } from '../../features/upload/use-file-entry.ts';
import { later, LazyView } from '../../ui/lazy-part.tsx';
import { usePageTitle } from '../../ui/use-page-title.ts';
import { Waiting } from '../../ui/waiting.tsx';
import { CouldNotOpen } from './could-not-open.tsx';
import { NEW_MATCH, useHomeAddress } from './home-address.ts';
import { StartView } from './start-view.tsx';
import { useReading } from './use-reading.ts';
import { useViewChange } from './use-view-change.ts';

const AnalysisCard = later(
  async () => (await import('../../features/analysis/analysis-card.tsx')).AnalysisCard,
);
const CompareView = later(async () => (await import('./compare-view.tsx')).CompareView);
const MatchView = later(async () => (await import('./match-view.tsx')).MatchView);
const ResultsView = later(async () => (await import('./results-view.tsx')).ResultsView);
const NotProcessed = later(async () => (await import('./not-processed.tsx')).NotProcessed);

/** What a file needs next; what cannot be loaded ahead says so where it is shown. */
const loadAhead = () => void Promise.allSettled([AnalysisCard.load(), ResultsView.load()]);

const TITLE = 'Resume AI: mark up your resume before a recruiter does';

const COMPARE_TITLE = 'Compare two resumes: Resume AI';

const isGone = (error: unknown) => error instanceof ApiError && error.status === 404;

/** The main page: start, analysing, or results, by what the address names and where that resume stands. */
export function HomePage() {
  const address = useHomeAddress();
  const { resumeId, compared, matchId, tab, open, close, compare, setTab } = address;
  const { data: resume, error, refetch } = useResume(resumeId);
  const { pending, error: failure } = useProcessState(resumeId);
  const reading = useReading({ onStored: open, onSuggestions: () => setTab('suggestions') });
  const [givenAd, setGivenAd] = useState<File | null>(null);
  useEffect(() => {
    for (const kind of FIRST_MOVE) addEventListener(kind, loadAhead, { once: true, passive: true });
  }, []);
  useEffect(() => {
    // A file may come without a move, from the file manager.
    if (reading.uploading) loadAhead();
  }, [reading.uploading]);
  const hovering = useFileEntry((...files) => {
    if (matchId === null || resumeId === null) {
      void reading.take(...files);
      return;
    }
    setGivenAd(files[0]);
    address.openMatch(resumeId, NEW_MATCH);
  });

  const start = (
    <StartView
      onFile={(file) => void reading.take(file)}
      uploading={reading.uploading}
      hovering={hovering}
      gone={isGone(error)}
    />
  );
  usePageTitle(compared ? COMPARE_TITLE : resume ? `${resume.originalFileName}: Resume AI` : TITLE);
  const working = pending || resume?.processingStatus === 'processing';
  const view = compared ? 'compared' : working ? 'working' : resume ? (matchId ?? 'result') : null;
  useViewChange(!compared && (resumeId === null || isGone(error)) ? 'start' : view);
  if (compared) {
    return (
      <LazyView>
        <CompareView ids={compared} onChoose={compare} />
      </LazyView>
    );
  }
  if (resumeId === null || isGone(error)) return start;
  if (error) return <CouldNotOpen error={error} onRetry={() => void refetch()} onNew={close} />;
  if (working) {
    return (
      <LazyView>
        <AnalysisCard
          id={resumeId}
          fileName={resume?.originalFileName ?? ''}
          elsewhere={!pending}
          onCancel={() => {
            reading.cancel(resumeId);
            close();
          }}
        />
      </LazyView>
    );
  }
  if (!resume) return <Waiting />;
  return (
    <LazyView>
      {resume.processingStatus === 'completed' && matchId !== null ? (
        <MatchView
          resume={resume}
          matchId={matchId}
          given={givenAd}
          onOpen={(next) => {
            setGivenAd(null);
            address.openMatch(resume.id, next);
          }}
        />
      ) : resume.processingStatus === 'completed' ? (
        <ResultsView resume={resume} tab={tab} onTab={setTab} onNew={close} hovering={hovering} />
      ) : (
        <NotProcessed
          resume={resume}
          failure={failure}
          onRetry={() => void reading.process(resumeId)}
          onNew={close}
        />
      )}
    </LazyView>
  );
}
