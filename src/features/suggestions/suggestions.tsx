import { memo, useMemo, useState, type ReactNode } from 'react';
import type { Resume } from '#contract/resume.ts';
import { usePrices } from '../../api/use-prices.ts';
import { Button } from '../../ui/button.tsx';
import { useGrowing } from '../../ui/use-growing.ts';
import {
  arrange,
  countOf,
  FILTERS,
  idOf,
  numbered,
  type Filter,
  type Numbered,
} from './filters.ts';
import { goThrough } from './go-through.ts';
import { KindHeading } from './kind-heading.tsx';
import { KINDS, kindOf } from './kinds.ts';
import { QuestionCard } from './question-card.tsx';
import { SuggestionItem } from './suggestion-item.tsx';
import { useGoTo } from './use-go-to.ts';

/** Suggestions shown before the rest is asked for. */
const PAGE = 20;
/** Of these, rendered in one go: more than fit a window. */
const AT_ONCE = 6;

const NAMES: Record<Filter, string> = {
  all: 'All',
  undecided: 'Undecided',
  questions: 'Questions',
  accepted: 'Accepted',
  rejected: 'Rejected',
};

interface SuggestionsProps {
  resume: Resume;
  /** Number of the suggestion to go to, counted from 1. */
  target: number | null;
}

/** Every suggestion with its worth, its edit and its reason; accept, reject, answer, reword, undo. */
export function Suggestions({ resume, target }: SuggestionsProps) {
  const { suggestions, questions } = resume;
  const [filter, setFilter] = useState<Filter>('all');
  const [undecidedFirst, setUndecidedFirst] = useState(true);
  const [shown, setShown] = useState(target === null ? PAGE : Infinity);
  // The order is taken once for each choice: what has just been decided must not jump away.
  const [order, setOrder] = useState(() => arrange(resume, filter, undecidedFirst));
  const numbers = useMemo(
    () => new Map(numbered({ suggestions, questions }).map((one) => [idOf(one), one])),
    [suggestions, questions],
  );
  const choose = (next: Filter, first: boolean) => {
    setFilter(next);
    setUndecidedFirst(first);
    setOrder(arrange(resume, next, first));
    setShown(PAGE);
  };
  const fresh = [...numbers.keys()].filter((id) => !order.includes(id));
  const ids = filter === 'all' ? [...order, ...fresh] : order;
  const listed = ids.flatMap((id) => numbers.get(id) ?? []);
  const visible = useGrowing(Math.min(shown, listed.length), AT_ONCE);
  const goTo = useGoTo(target);
  const prices = usePrices(resume);

  if (numbers.size === 0) return <NoSuggestions />;
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div role="group" aria-label="Show" className="flex flex-wrap gap-1.5">
          {FILTERS.map((name) => (
            <button
              key={name}
              type="button"
              className="toggle num"
              aria-pressed={filter === name}
              onClick={() => choose(name, undecidedFirst)}
            >
              {NAMES[name]} {countOf(resume, name)}
            </button>
          ))}
        </div>
        <label className="inline-flex min-h-9 items-center gap-2 text-sm text-ink-2">
          <input
            type="checkbox"
            className="size-4 accent-pencil"
            checked={undecidedFirst}
            onChange={(event) => choose(filter, event.target.checked)}
          />
          Undecided first
        </label>
      </div>
      <CapNote resume={resume} />
      {listed.length === 0 && <p className="py-8 text-ink-2">None here.</p>}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys repeat buttons that are there */}
      <ol aria-label="Suggestions" onKeyDown={goThrough}>
        {listed.slice(0, visible).map((one, i) => {
          const kind = kindOf(one);
          const opens = i === 0 || kindOf(listed[i - 1]!) !== kind;
          const heading = opens ? <KindHeading resume={resume} kind={KINDS[kind]!} /> : undefined;
          return (
            <Item
              key={idOf(one)}
              resumeId={resume.id}
              points={prices[idOf(one)] ?? (one.suggestion ?? one.question).points}
              heading={heading}
              {...one}
            />
          );
        })}
      </ol>
      {listed.length > Math.max(visible, PAGE) && (
        <div className="mt-8 flex flex-wrap items-center justify-between gap-4 border-t border-rule pt-6">
          <p className="text-ink-2">
            {PAGE} of {listed.length} shown.
          </p>
          <Button
            onClick={() => {
              setShown(Infinity);
              goTo(listed[PAGE]!.number);
            }}
          >
            Show the other {listed.length - PAGE}
          </Button>
        </div>
      )}
    </>
  );
}

/** Why single fixes are worth nothing where a grave fault holds the whole score. */
function CapNote({ resume: { analysis } }: { resume: Resume }) {
  const cap = analysis?.enhanced.blockers.find(({ kind, costs }) => kind === 'cap' && costs > 0);
  if (!cap) return null;
  return (
    <p className="mb-4 border-l-3 border-red pl-4 text-sm">
      {cap.title}. Until then the score stays at {cap.value}, whatever else you fix.
    </p>
  );
}

/** Only what was decided is rendered again: the cache keeps the other suggestions as they were. */
const Item = memo(function Item({
  resumeId,
  number,
  points,
  heading,
  ...one
}: Numbered & { resumeId: string; points: number; heading?: ReactNode }) {
  const props = { resumeId, number, points, heading };
  return one.question ? (
    <QuestionCard {...props} question={one.question} />
  ) : (
    <SuggestionItem {...props} suggestion={one.suggestion} />
  );
});

const NoSuggestions = () => (
  <div className="mx-auto my-10 max-w-md text-center">
    <h3>Nothing to correct</h3>
    <p className="mt-3 text-balance text-ink-2">
      No rule found an edit that would help without changing what you say. The score and the keyword
      lists may still have an idea for you.
    </p>
  </div>
);
