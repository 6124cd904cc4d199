import * as Tabs from '@radix-ui/react-tabs';
import type { Resume } from '#contract/resume.ts';
import { scoresOf } from '../../features/score/scores.ts';

/** The four tabs, and the score beside them, in view while a tab scrolls. */
export function ResultsStrip({ resume }: { resume: Resume }) {
  const scores = scoresOf(resume);
  const keywords = resume.analysis?.keywords;
  return (
    <div className="strip">
      <Tabs.List
        aria-label="Results"
        className="flex flex-1 justify-between sm:justify-start sm:gap-1"
      >
        <Tab value="before-after">Before &amp; After</Tab>
        <Tab value="suggestions" count={resume.suggestions.length}>
          Suggestions
        </Tab>
        <Tab value="keywords" count={keywords && `${keywords.missing.length} missing`}>
          Keywords
        </Tab>
        <Tab value="linkedin">LinkedIn</Tab>
      </Tabs.List>
      {scores && (
        <p className="numeral hidden pb-2.5 text-xl leading-none md:block" aria-hidden="true">
          {scores.now} → <span className="text-pencil">{scores.accepted}</span>
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
    {count !== undefined && (
      <span className="num ml-1.5 font-normal text-ink-3 max-sm:sr-only">{count}</span>
    )}
  </Tabs.Trigger>
);
