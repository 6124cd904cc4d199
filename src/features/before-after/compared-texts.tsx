import { useMemo } from 'react';
import type { Readout } from '#contract/resume.ts';
import { useGrowing } from '../../ui/use-growing.ts';
import { lineKindsOfEither } from './line-kind.ts';
import { rowsByDiff } from './rows-by-diff.ts';
import { Pair, Single } from './sheets.tsx';
import { useWide } from './use-wide.ts';

interface ComparedTextsProps {
  first: string;
  second: string;
  titles: readonly [string, string];
  readouts: readonly [Readout | null, Readout | null];
}

const ROWS_AT_ONCE = 24;

/** The lines in which two resumes differ: side by side where there is room, else one below the other. */
export function ComparedTexts({ first, second, titles, readouts }: ComparedTextsProps) {
  const wide = useWide();
  const [one, other] = readouts;
  const kindOf = useMemo(() => lineKindsOfEither(one, other), [one, other]);
  const rows = useMemo(
    () =>
      rowsByDiff(first, second).filter(
        ({ changed, before, after }) => changed && `${before ?? ''}${after ?? ''}`.trim(),
      ),
    [first, second],
  );
  const visible = rows.slice(0, useGrowing(rows.length, ROWS_AT_ONCE));
  if (rows.length === 0) return <p className="text-ink-2">Both say the same, word for word.</p>;
  return wide ? (
    <Pair rows={visible} kindOf={kindOf} titles={titles} />
  ) : (
    <Single rows={visible} kindOf={kindOf} view="marked" />
  );
}
