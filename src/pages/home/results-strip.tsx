import * as Tabs from '@radix-ui/react-tabs';
import type { Resume } from '#contract/resume.ts';
import { scoresOf } from '../../features/score/scores.ts';

/** The four tabs, and the score beside them, in view while a tab scrolls. */
export function ResultsStrip({ resume }: { resume: Resume }) {
  const scores = scoresOf(resume);
  const keywords = resume.analysis?.keywords;
  return (
    <div className="strip">
      <Tabs.List aria-label="Results" className="flex min-w-0 flex-1 gap-x-1">
        <Tab value="before-after">Before &amp; After</Tab>
        <Tab value="suggestions" count={resume.suggestions.length + resume.questions.length}>
          Suggestions
        </Tab>
        <Tab value="keywords" count={keywords && `${keywords.found.length} found`}>
          Keywords
        </Tab>
        <Tab value="linkedin">LinkedIn</Tab>
      </Tabs.List>
      {scores && (
        <p className="strip-score numeral pb-2.5 text-xl leading-none" aria-hidden="true">
          {scores.now !== scores.accepted && `${scores.now} → `}
          <span className="text-pencil">{scores.accepted}</span>
        </p>
      )}
    </div>
  );
}

interface TabProps {
  value: string;
  count?: number | string | undefined;
  children: React.ReactNode;
}

const Tab = ({ value, count, children }: TabProps) => (
  <Tabs.Trigger value={value} className="tab">
    {children}
    {count !== undefined && <span className="tab-count num font-normal text-ink-3">{count}</span>}
  </Tabs.Trigger>
);
