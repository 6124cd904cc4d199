import { memo, useState } from 'react';
import { Link } from 'wouter';
import type { Resume } from '#contract/resume.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Dial } from '../../ui/dial/dial.tsx';
import { Folded } from '../../ui/folded.tsx';
import { later, LazyPart } from '../../ui/lazy-part.tsx';
import { Blockers } from './blockers.tsx';
import { Categories } from './categories.tsx';
import { BANDS, bandOf, scoresOf, type Scores } from './scores.ts';
import { Sum } from './sum.tsx';
import { useStickyTop } from './use-sticky-top.ts';

const WhyDialog = later(async () => (await import('./why-dialog.tsx')).WhyDialog);

interface ScoreCardProps {
  resume: Resume;
  onReadout: () => void;
}

const MARKS = BANDS.filter(({ from }) => from > 0).map(({ from, name }) => ({
  at: from,
  label: name,
}));

/** ATS Compatibility: the number, what it could be, what blocks it, and where the points are. */
export const ScoreCard = memo(function ScoreCard({ resume, onReadout }: ScoreCardProps) {
  const [why, setWhy] = useState(false);
  const card = useStickyTop();
  const scores = scoresOf(resume);
  const { analysis } = resume;
  return (
    <aside ref={card} aria-labelledby="ats" className="score-card sheet p-5 sm:p-8">
      <div className="min-w-0">
        <h2 id="ats" className="text-xl!">
          ATS Compatibility
        </h2>
        {scores ? (
          <Numbers
            scores={scores}
            accepted={resume.suggestions.filter((one) => one.accepted).length}
          />
        ) : (
          <NoScore resume={resume} />
        )}
      </div>
      <div className="min-w-0">
        {analysis && scores && <Blockers analysis={analysis} />}
        {analysis && scores && (
          <Folded title="Points by category">
            <Categories analysis={analysis} suggestions={resume.suggestions} />
            <Sum original={analysis.original} enhanced={analysis.enhanced} />
          </Folded>
        )}
        <div className="mt-5 flex flex-wrap gap-2">
          {analysis && scores && (
            <Button small className="px-2.5!" onClick={() => setWhy(true)}>
              Why this score
            </Button>
          )}
          {resume.readout && (
            <Button small className="px-2.5!" onClick={onReadout}>
              What software reads
            </Button>
          )}
          {scores && (
            <Link
              href={`/?resume=${encodeURIComponent(resume.id)}&match=new`}
              className={`${buttonClass('outline', true)} px-2.5!`}
            >
              Match to a job ad
            </Link>
          )}
        </div>
        <p className="mt-5 border-t border-rule pt-4 text-xs leading-normal text-ink-2">
          <Link href="/how-it-works#score" className="quiet-link">
            How points are counted
          </Link>
        </p>
      </div>
      <LazyPart>
        {why && analysis && <WhyDialog analysis={analysis} onClose={() => setWhy(false)} />}
      </LazyPart>
    </aside>
  );
});

const Numbers = ({ scores, accepted }: { scores: Scores; accepted: number }) => (
  <>
    <div className="relative mx-auto mt-3 max-w-76">
      <Dial
        now={scores.now}
        accepted={scores.accepted}
        possible={scores.possible}
        marks={MARKS}
        label={`Score ${scores.now} now, ${scores.accepted} with accepted suggestions, ${scores.possible} possible`}
      />
      <p className="absolute inset-x-0 top-[32%] text-center" aria-hidden="true">
        <span className="numeral block text-[6.25rem] leading-[.9] tracking-[-.05em]">
          {scores.accepted}
        </span>
        <span className="mt-1.5 block font-display text-[1.5rem] leading-tight text-pencil">
          {bandOf(scores.accepted)}
        </span>
      </p>
    </div>
    <dl className="mt-1 grid grid-cols-3 text-center">
      <Number value={scores.now} label="now" />
      <Number
        value={scores.accepted}
        label={accepted === 0 ? 'none accepted' : `with ${accepted} accepted`}
        className="border-x border-rule text-pencil"
      />
      <Number value={scores.possible} label="possible" className="text-ink-2" />
    </dl>
    <p className="mt-3 text-xs leading-normal text-pretty text-ink-2">
      How well this document follows what hiring software and recruiters look for; not a prediction.
    </p>
  </>
);

interface NumberProps {
  value: number;
  label: string;
  className?: string;
}

const Number = ({ value, label, className = '' }: NumberProps) => (
  <div className={`flex flex-col-reverse justify-end px-1 max-[22rem]:px-px ${className}`}>
    <dt className="text-xs leading-snug text-ink-2">{label}</dt>
    <dd className="numeral text-[1.75rem] leading-tight">{value}</dd>
  </div>
);

const NoScore = ({ resume }: { resume: Resume }) => (
  <div className="mt-4 grid gap-3">
    <p className="font-display text-xl">No score for this one.</p>
    <p className="text-sm text-ink-2">
      {resume.analysis?.original.reason ??
        resume.warnings[0]?.message ??
        'This does not read like a resume, so a number would mean nothing.'}
    </p>
    <p className="text-sm text-ink-2">
      Is it the right file? A resume needs its headings, such as Experience and Skills.
    </p>
  </div>
);
