import { ArrowLeftRight } from 'lucide-react';
import { useId } from 'react';
import type { ResumeListRow } from '#contract/database.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';

interface ChoiceProps {
  /** Every resume that can be compared. */
  rows: readonly ResumeListRow[];
  first: string;
  second: string;
  onChoose: (first: string, second: string) => void;
}

/** Which two to compare. */
export const Choice = ({ rows, first, second, onChoose }: ChoiceProps) => (
  <div className="grid items-end gap-x-4 gap-y-3 sm:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)]">
    <Select name="First" rows={rows} id={first} onChoose={(id) => onChoose(id, second)} />
    <Button className="justify-self-start" onClick={() => onChoose(second, first)}>
      <Icon of={ArrowLeftRight} />
      Swap
    </Button>
    <Select name="Second" rows={rows} id={second} onChoose={(id) => onChoose(first, id)} />
  </div>
);

interface SelectProps {
  name: string;
  rows: readonly ResumeListRow[];
  id: string;
  onChoose: (id: string) => void;
}

function Select({ name, rows, id, onChoose }: SelectProps) {
  const field = useId();
  return (
    <div className="grid min-w-0 gap-1">
      <label htmlFor={field} className="text-sm font-semibold text-ink-2">
        {name}
      </label>
      <select
        id={field}
        className="field w-full"
        value={id}
        onChange={(event) => onChoose(event.target.value)}
      >
        {rows.map((row) => (
          <option key={row.id} value={row.id}>
            {row.originalFileName}
          </option>
        ))}
      </select>
    </div>
  );
}
