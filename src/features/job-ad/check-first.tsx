import { CircleAlert } from 'lucide-react';
import { isCheckFirst } from '#contract/match-words.ts';
import { Icon } from '../../ui/icon.tsx';
import { goToElement, inOneLine, rowId, type Numbered } from './ad-places.ts';
import { VerdictMark } from './verdict-mark.tsx';

/** What may end an application whatever else is shown: licences, degrees and the right to work that are not met yet. */
export function CheckFirst({ requirements }: { requirements: readonly Numbered[] }) {
  const first = requirements.filter(isCheckFirst);
  if (first.length === 0) return null;
  return (
    <section aria-labelledby="check-first" className="mt-6 border-l-3 border-ink py-1 pl-4">
      <h2 id="check-first" className="flex items-center gap-2 text-lg!">
        <Icon of={CircleAlert} />
        Check before you apply
      </h2>
      <ul className="mt-2 grid gap-2">
        {first.map(({ id, quote, verdict }) => (
          <li key={id} className="flex flex-wrap items-baseline gap-x-3">
            <button
              type="button"
              className="quiet-link text-left font-text"
              onClick={() => goToElement(rowId(id))}
            >
              {inOneLine(quote)}
            </button>
            <VerdictMark verdict={verdict} own={false} />
          </li>
        ))}
      </ul>
    </section>
  );
}
