import { useState } from 'react';
import type { Analysis, CheckReport, CheckStatus, ScoreReport } from '#contract/resume.ts';
import { SheetDialog } from '../../ui/dialog.tsx';
import { formatPoints, pointsInWords } from '../../ui/format-points.ts';
import { fixFirst } from './fix-first.ts';
import { groupFindings } from './group-findings.ts';

interface WhyDialogProps {
  analysis: Analysis;
  onClose: () => void;
}

const STATUS: Record<CheckStatus, string> = {
  pass: 'Full points',
  partial: 'Some points',
  fail: 'No points',
  'not-applicable': 'Does not apply',
  skipped: 'Skipped',
  error: 'Could not run',
};

/** Every check with its points, why it matters, and what it saw in the document. */
export function WhyDialog({ analysis, onClose }: WhyDialogProps) {
  const [which, setWhich] = useState<'enhanced' | 'original'>('enhanced');
  const report = analysis[which];
  return (
    <SheetDialog
      open
      onClose={onClose}
      wide
      title="Why this score"
      description="Every check, its points, and what it saw. A check that does not apply to your document is left out of the sum."
    >
      <div role="group" aria-label="Version" className="mt-5 flex gap-1.5">
        {(['enhanced', 'original'] as const).map((version) => (
          <button
            key={version}
            type="button"
            className="toggle"
            aria-pressed={which === version}
            onClick={() => setWhich(version)}
          >
            {version === 'enhanced' ? 'Enhanced' : 'Original'} {analysis[version].total}
          </button>
        ))}
      </div>
      {report.partial && (
        <p className="mt-4 border-l-3 border-red pl-4 text-sm">
          One check could not run, so the score is not complete.
        </p>
      )}
      <FixFirst report={report} />
      {report.categories.map((category) => (
        <section key={category.id} className="mt-8">
          <h3 className="headrow border-b border-rule pb-2">
            {category.title}
            <span className="num font-sans text-sm tracking-normal text-ink-2">
              {formatPoints(category.points)} of {formatPoints(category.max)}
            </span>
          </h3>
          <ul>
            {report.checks
              .filter((check) => check.category === category.id)
              .map((check) => (
                <Check key={check.id} check={check} />
              ))}
          </ul>
        </section>
      ))}
      <p className="fine mt-8">Engine {report.engineVersion}. Same file, same number.</p>
    </SheetDialog>
  );
}

function FixFirst({ report }: { report: ScoreReport }) {
  const fixes = fixFirst(report);
  if (fixes.length === 0) return null;
  return (
    <section className="mt-8">
      <h3 className="headrow border-b border-rule pb-2">Fix first</h3>
      <ol>
        {fixes.map(({ id, title, advice, worth }) => (
          <li
            key={id}
            className="grid grid-cols-1 gap-x-6 border-b border-rule py-2.5 sm:grid-cols-[6rem_minmax(0,1fr)]"
          >
            <p className="num text-sm text-pencil">up to {pointsInWords(Math.round(worth) || 1)}</p>
            <p className="min-w-0">
              <strong className="font-semibold">{title}</strong>
              {advice && <span className="block text-sm text-ink-2">{advice}</span>}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

const Check = ({ check }: { check: CheckReport }) => {
  const counted = check.status !== 'not-applicable' && check.status !== 'skipped';
  return (
    <li className="grid grid-cols-1 gap-x-6 gap-y-1 border-b border-rule py-4 sm:grid-cols-[6rem_minmax(0,1fr)]">
      <p className="numeral text-xl leading-tight">
        {counted ? formatPoints(check.points) : '–'}
        <span className="text-sm text-ink-2"> {counted && `of ${formatPoints(check.max)}`}</span>
        <span className="block font-sans text-xs tracking-normal text-ink-3">
          {STATUS[check.status]}
        </span>
      </p>
      <div className="min-w-0">
        <h4 className="font-semibold">{check.title}</h4>
        <p className="margin-note mt-0.5">{check.why}</p>
        {check.reason && <p className="mt-2 text-sm text-ink-2">{check.reason}</p>}
        {check.findings.length > 0 && (
          <ul className="mt-2 grid gap-1.5 text-sm">
            {groupFindings(check.findings).map(({ message, quotes }) => (
              <li key={message} className="border-l border-pencil pl-3">
                {message}
                {quotes.map((quote) => (
                  <q key={quote} className="mt-0.5 block font-text text-base text-ink-2">
                    {quote}
                  </q>
                ))}
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
};
