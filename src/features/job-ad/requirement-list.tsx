import type { Need, Verdict } from '#contract/match.ts';
import type { Numbered } from './ad-places.ts';
import { RequirementRow, type RowActions } from './requirement-row.tsx';

interface RequirementListProps {
  need: Need;
  requirements: readonly Numbered[];
  filter: Verdict | null;
  actions: RowActions;
}

/** The rows of one need under a heading that counts them. */
export function RequirementList({ need, requirements, filter, actions }: RequirementListProps) {
  const all = requirements.filter((one) => one.need === need);
  if (all.length === 0) return null;
  const shown = all.filter(({ verdict }) => filter === null || verdict === filter);
  const title = need === 'must' ? 'Must-haves' : 'Nice-to-haves';
  return (
    <section aria-labelledby={`asked-${need}`} className="mt-8">
      <h3 id={`asked-${need}`}>
        {title} <span className="num text-ink-3">{all.length}</span>
      </h3>
      {shown.length === 0 ? (
        <p className="mt-2 text-ink-2">None of these.</p>
      ) : (
        <ul aria-label={title} className="mt-2">
          {shown.map((requirement) => (
            <RequirementRow key={requirement.id} requirement={requirement} actions={actions} />
          ))}
        </ul>
      )}
    </section>
  );
}
