import { useCallback, useRef, useState } from 'react';
import type { Resume } from '#contract/resume.ts';
import { useEditionHistory } from '../../api/edition-history.ts';
import { useLeftChanges } from '../../api/send-change.ts';
import { useFollowTabs } from '../../api/use-follow-tabs.ts';
import { PrintedResume } from '../../features/before-after/printed-resume.tsx';
import { DownloadBar } from '../../features/download/download-bar.tsx';
import { gapsOf } from '../../features/path/gaps.ts';
import { PathLine } from '../../features/path/path-line.tsx';
import { SendPanel } from '../../features/path/send-panel.tsx';
import { stepsOf } from '../../features/path/steps.ts';
import { doubtsIn } from '../../features/readout/entry-lines.ts';
import { ScoreCard } from '../../features/score/score-card.tsx';
import { Button } from '../../ui/button.tsx';
import { FileName } from '../../ui/file-name.tsx';
import { later, LazyPart } from '../../ui/lazy-part.tsx';
import { takeFocus } from '../../ui/take-focus.ts';
import { useDesk } from '../../ui/use-media.ts';
import type { Tab } from './home-address.ts';
import { ResultsHead } from './results-head.tsx';
import { ResultsTabs } from './results-tabs.tsx';
import { readOnWords } from './results-words.ts';
import { ScoreInShort } from './score-in-short.tsx';
import { SummaryTiles } from './summary-tiles.tsx';
import { usePath } from './use-path.ts';
import './results-view.css';

const ReadoutDialog = later(
  async () => (await import('../../features/readout/readout-dialog.tsx')).ReadoutDialog,
);
const EmployerDialog = later(
  async () => (await import('../../features/download/employer/employer-dialog.tsx')).EmployerDialog,
);

interface ResultsViewProps {
  resume: Resume;
  tab: Tab;
  onTab: (tab: Tab) => void;
  onNew: () => void;
  hovering: boolean;
}

/** Score, downloads, and everything that can be decided about one resume. On a phone the document comes first. */
export function ResultsView({ resume, tab, onTab, onNew, hovering }: ResultsViewProps) {
  const [readout, setReadout] = useState(false);
  const [sending, setSending] = useState(false);
  const openReadout = useCallback(() => setReadout(true), []);
  const desk = useDesk();
  const results = useRef<HTMLElement>(null);
  const path = usePath(resume.id, results, tab, onTab);
  const undoRedo = useEditionHistory(resume);
  useFollowTabs(resume);
  useLeftChanges(resume);
  const unsure = resume.readout ? doubtsIn(resume.readout, resume.edition.hints).length : 0;
  const { looked } = path;
  const gaps = gapsOf(resume, unsure, looked);
  const downloads = <DownloadBar resume={resume} onNew={onNew} />;
  const score = <ScoreCard key="score" resume={resume} onReadout={openReadout} />;
  const main = (
    <section key="main" ref={results} aria-labelledby="results-title" className="min-w-0">
      <ResultsHead resume={resume} />
      <PathLine
        steps={stepsOf(resume, { unsure, gaps: gaps.length, looked })}
        current={path.step}
        onStep={path.toStep}
      />
      {desk && <SummaryTiles resume={resume} />}
      <ResultsTabs resume={resume} tab={tab} path={path} undoRedo={undoRedo} />
      <SendPanel gaps={gaps} onPlace={path.goTo}>
        {desk ? (
          <Button look={gaps.length === 0 ? 'primary' : 'outline'} onClick={() => setSending(true)}>
            Make the file to send
          </Button>
        ) : (
          downloads
        )}
      </SendPanel>
      {!desk && <SummaryTiles resume={resume} />}
    </section>
  );
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 pt-5 pb-4 sm:pt-10 sm:pb-6">
        <div className="min-w-0 flex-[1_1_20rem]">
          <h1
            ref={takeFocus}
            tabIndex={-1}
            className="text-[clamp(1.625rem,1.2rem+1.6vw,2.375rem)]! leading-[1.1]!"
          >
            <FileName of={resume.originalFileName} />
          </h1>
          <p className="text-balance text-ink-2">
            {desk ? readOnWords(resume) : <ScoreInShort resume={resume} />}
          </p>
        </div>
        {desk && downloads}
      </div>
      {resume.warnings.length > 0 && (
        <ul className="mb-6 grid gap-1 border-l-3 border-edge pl-4 text-sm text-ink-2">
          {resume.warnings.map((warning, i) => (
            <li key={i}>{warning.message}</li>
          ))}
        </ul>
      )}
      {hovering && (
        <p role="status" className="drop-hint">
          Let go to read this file
        </p>
      )}
      <div className="results">{desk ? [score, main] : [main, score]}</div>
      <PrintedResume resume={resume} />
      <LazyPart>
        {readout && resume.readout && (
          <ReadoutDialog
            readout={resume.readout}
            original={resume.originalContent}
            secondReader={resume.format === 'docx' ? resume.id : null}
            onClose={() => setReadout(false)}
          />
        )}
        {sending && <EmployerDialog resume={resume} onClose={() => setSending(false)} />}
      </LazyPart>
    </>
  );
}
