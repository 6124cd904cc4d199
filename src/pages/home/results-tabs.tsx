import * as Tabs from '@radix-ui/react-tabs';
import type { Resume } from '#contract/resume.ts';
import type { UndoRedo } from '../../api/edition-history.ts';
import { BeforeAfter } from '../../features/before-after/before-after.tsx';
import { Keywords } from '../../features/keywords/keywords.tsx';
import { LinkedIn } from '../../features/linkedin/linkedin.tsx';
import { ReadRight } from '../../features/readout/read-right.tsx';
import { Suggestions } from '../../features/suggestions/suggestions.tsx';
import { Button } from '../../ui/button.tsx';
import { isOpen, isTab, TABS, type Tab } from './home-address.ts';
import { ResultsStrip } from './results-strip.tsx';
import { waitingWords } from './results-words.ts';
import type { usePath } from './use-path.ts';

interface ResultsTabsProps {
  resume: Resume;
  tab: Tab;
  path: ReturnType<typeof usePath>;
  undoRedo: UndoRedo;
}

/** The four tabs and what stands in each. */
export function ResultsTabs({ resume, tab, path, undoRedo }: ResultsTabsProps) {
  const { show, choose, toStep, goTo } = path;
  return (
    <Tabs.Root value={tab} onValueChange={(next) => choose(isTab(next) ? next : TABS[0])}>
      <ResultsStrip resume={resume} />
      <Tabs.Content value="before-after" className="outline-offset-8">
        <ReadRight resume={resume} open={path.readOpen} onOpen={path.setReadOpen} />
        <BeforeAfter
          resume={resume}
          undoRedo={undoRedo}
          onSuggestion={(number) => goTo({ step: 'fix', number })}
          sought={path.sought}
        />
        <Onward words={waitingWords(resume)}>
          <Button onClick={() => toStep('fix')}>View All Suggestions</Button>
        </Onward>
      </Tabs.Content>
      <Tabs.Content value="suggestions" className="outline-offset-8">
        <Suggestions resume={resume} target={path.target} />
        <Onward words={waitingWords(resume)}>
          <Button onClick={() => toStep('look')}>Look at the result</Button>
        </Onward>
      </Tabs.Content>
      <Tabs.Content value="keywords" className="outline-offset-8">
        <Keywords resume={resume} />
      </Tabs.Content>
      <Tabs.Content value="linkedin" className="outline-offset-8">
        <LinkedIn
          resume={resume}
          onGenerated={() => {
            if (isOpen(resume.id)) show('linkedin');
          }}
          onCheck={() => toStep('read')}
        />
      </Tabs.Content>
    </Tabs.Root>
  );
}

/** What is still to do in a tab, and the way on. */
const Onward = ({ words, children }: { words: string; children: React.ReactNode }) => (
  <div className="mt-8 flex flex-wrap items-center justify-between gap-4 border-t border-rule pt-6">
    <p className="text-ink-2">{words}</p>
    {children}
  </div>
);
