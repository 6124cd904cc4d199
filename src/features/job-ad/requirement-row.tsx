import type { ChangeMatchRequest, ChangeTextRequest, Evidence, Match } from '#contract/match.ts';
import { asTitle, clauseId, goToElement, rowId, type Numbered } from './ad-places.ts';
import { OwnLine } from './own-line.tsx';
import { OwnWord } from './own-word.tsx';
import { VerdictMark } from './verdict-mark.tsx';

/** What the rows may change, and where a line of the user's own can go. */
export interface RowActions {
  roles: Match['roles'];
  busy: boolean;
  onChange: (change: ChangeMatchRequest) => void;
  onChangeText: (request: ChangeTextRequest) => void;
}

interface RequirementRowProps {
  requirement: Numbered;
  actions: RowActions;
}

/** What the ad asks, what the resume shows of it and where, and what the user says about it. */
export function RequirementRow({ requirement, actions }: RequirementRowProps) {
  const { id, number, kind, quote, verdict, why, evidence, answer } = requirement;
  const canTell =
    answer === undefined &&
    verdict === 'not-shown' &&
    (kind === 'skill' || kind === 'experience') &&
    actions.roles.length > 0;
  const own = answer !== undefined && answer !== 'yes' && answer !== 'no';
  return (
    <li id={rowId(id)} tabIndex={-1} className="asked">
      <p className="asked-head">
        <VerdictMark verdict={verdict} own={own} />
        <button
          type="button"
          className="quiet-link fine no-print min-h-6"
          onClick={() => goToElement(clauseId(id))}
        >
          <span className="sr-only">Show number </span>
          {number} in the ad
        </button>
      </p>
      <p className="asked-quote">{asTitle(quote)}</p>
      <p className="text-sm text-ink-2">
        {own ? 'You said so.' : why}
        {answer === 'no' && verdict === 'not-shown' && ' You said no.'}
      </p>
      {evidence.length > 0 && (
        <ul className="mt-2 grid gap-2" aria-label="Lines of your resume">
          {evidence.map((line) => (
            <EvidenceLine key={line.span.start} line={line} />
          ))}
        </ul>
      )}
      {canTell && <OwnLine requirement={requirement} {...actions} />}
      <OwnWord requirement={requirement} onChange={actions.onChange} />
    </li>
  );
}

const EvidenceLine = ({ line: { quote, role, dates, section } }: { line: Evidence }) => (
  <li className="evidence">
    <q className="font-text">{quote}</q>
    <span className="fine block">
      {[role ?? sectionWords(section), dates].filter(Boolean).join(', ')}
    </span>
  </li>
);

const sectionWords = (section: string) =>
  section === 'header'
    ? 'At the top'
    : `Under ${section.charAt(0).toUpperCase()}${section.slice(1)}`;
