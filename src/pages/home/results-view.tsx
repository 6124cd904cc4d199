import * as Tabs from '@radix-ui/react-tabs';
import { CheckCheck } from 'lucide-react';
import { lazy, useCallback, useRef, useState } from 'react';
import type { Resume } from '#contract/resume.ts';
import { useEditionHistory } from '../../api/edition-history.ts';
import { useFollowTabs } from '../../api/use-follow-tabs.ts';
import { BeforeAfter } from '../../features/before-after/before-after.tsx';
import { PrintedResume } from '../../features/before-after/printed-resume.tsx';
import { DownloadBar } from '../../features/download/download-bar.tsx';
import { ReadRight } from '../../features/readout/read-right.tsx';
import { Keywords } from '../../features/keywords/keywords.tsx';
import { LinkedIn } from '../../features/linkedin/linkedin.tsx';
import { ScoreCard } from '../../features/score/score-card.tsx';
import { Suggestions } from '../../features/suggestions/suggestions.tsx';
import { Button } from '../../ui/button.tsx';
import { FileName } from '../../ui/file-name.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LazyPart } from '../../ui/lazy-part.tsx';
import { takeFocus } from '../../ui/take-focus.ts';
import { isOpen, isTab, TABS, type Tab } from './home-address.ts';
import { ResultsStrip } from './results-strip.tsx';
import { SummaryTiles } from './summary-tiles.tsx';
import { useApplyAll } from './use-apply-all.ts';
import { readOnWords, waitingWords } from './results-words.ts';
import './results-view.css';

const ReadoutDialog = lazy(async () => ({
  default: (await import('../../features/readout/readout-dialog.tsx')).ReadoutDialog,
}));

interface ResultsViewProps {
  resume: Resume;
  tab: Tab;
  onTab: (tab: Tab) => void;
  onNew: () => void;
  hovering: boolean;
}

/** Score, downloads, and everything that can be decided about one resume. */
export function ResultsView({ resume, tab, onTab, onNew, hovering }: ResultsViewProps) {
  const [target, setTarget] = useState<number | null>(null);
  const [readout, setReadout] = useState(false);
  const openReadout = useCallback(() => setReadout(true), []);
  const results = useRef<HTMLElement>(null);
  const applyAll = useApplyAll(resume);
  const undoRedo = useEditionHistory(resume);
  useFollowTabs(resume);
  const goTo = (number: number | null) => {
    setTarget(number);
    onTab('suggestions');
    if (number === null) results.current?.scrollIntoView({ behavior: 'smooth', block: 'start' });
  };
  const waiting = waitingWords(resume);
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 pt-7 pb-6 sm:pt-10">
        <div className="min-w-0 flex-[1_1_20rem]">
          <h1
            ref={takeFocus}
            tabIndex={-1}
            className="text-[clamp(1.625rem,1.2rem+1.6vw,2.375rem)]! leading-[1.1]!"
          >
            <FileName of={resume.originalFileName} />
          </h1>
          <p className="text-balance text-ink-2">{readOnWords(resume)}</p>
        </div>
        <DownloadBar resume={resume} onNew={onNew} />
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
      <div className="results">
        <ScoreCard resume={resume} onReadout={openReadout} />
        <section ref={results} aria-labelledby="results-title" className="min-w-0">
          <div className="headrow">
            <h2 id="results-title">Enhancement Results</h2>
            <Button small busy={applyAll.isPending} onClick={applyAll.run}>
              <Icon of={CheckCheck} />
              Apply All Changes
            </Button>
          </div>
          <SummaryTiles resume={resume} />
          <Tabs.Root
            value={tab}
            onValueChange={(next) => {
              setTarget(null);
              onTab(isTab(next) ? next : TABS[0]);
            }}
          >
            <ResultsStrip resume={resume} />
            <Tabs.Content value="before-after" className="outline-offset-8">
              <ReadRight resume={resume} />
              <BeforeAfter resume={resume} undoRedo={undoRedo} onSuggestion={goTo} />
              <div className="mt-8 flex flex-wrap items-center justify-between gap-4 border-t border-rule pt-6">
                <p className="text-ink-2">{waiting}</p>
                <Button onClick={() => goTo(null)}>View All Suggestions</Button>
              </div>
            </Tabs.Content>
            <Tabs.Content value="suggestions" className="outline-offset-8">
              <Suggestions resume={resume} target={target} />
            </Tabs.Content>
            <Tabs.Content value="keywords" className="outline-offset-8">
              <Keywords resume={resume} />
            </Tabs.Content>
            <Tabs.Content value="linkedin" className="outline-offset-8">
              <LinkedIn
                resume={resume}
                onGenerated={() => {
                  if (isOpen(resume.id)) onTab('linkedin');
                }}
              />
            </Tabs.Content>
          </Tabs.Root>
        </section>
      </div>
      <PrintedResume resume={resume} />
      <LazyPart>
        {readout && resume.readout && (
          <ReadoutDialog
            readout={resume.readout}
            original={resume.originalContent}
            onClose={() => setReadout(false)}
          />
        )}
      </LazyPart>
    </>
  );
}
