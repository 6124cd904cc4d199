import { useId, useState } from 'react';
import type { ChangeMatchRequest, ChangeTextRequest, Match } from '#contract/match.ts';
import { Button } from '../../ui/button.tsx';
import type { Numbered } from './ad-places.ts';

interface OwnLineProps {
  requirement: Numbered;
  roles: Match['roles'];
  busy: boolean;
  onChange: (change: ChangeMatchRequest) => void;
  onChangeText: (request: ChangeTextRequest) => void;
}

/** Asks for what the resume does not show: where it was used, in the person's own words, or that it was not. */
export function OwnLine({ requirement, roles, busy, onChange, onChangeText }: OwnLineProps) {
  const { id, terms, quote } = requirement;
  const [role, setRole] = useState(0);
  const [line, setLine] = useState('');
  const field = useId();
  const what = terms.length > 0 ? terms.join(', ') : 'this';
  return (
    <details className="own-word no-print mt-1 text-sm">
      <summary
        className="quiet-link inline-flex min-h-9 items-center"
        aria-label={`Do you know ${what}? ${quote}`}
      >
        Do you know {what}?
      </summary>
      <form
        className="grid gap-2 pt-1 pb-3"
        onSubmit={(event) => {
          event.preventDefault();
          onChangeText({ requirementId: id, role, line });
        }}
      >
        <label htmlFor={`${field}-role`}>Where did you use it?</label>
        <select
          id={`${field}-role`}
          className="field min-h-9! py-1!"
          value={role}
          onChange={({ target }) => setRole(Number(target.value))}
        >
          {roles.map((one) => (
            <option key={one.id} value={one.id}>
              {one.label}
            </option>
          ))}
        </select>
        <label htmlFor={`${field}-line`}>What did you do with it? In your own words.</label>
        <textarea
          id={`${field}-line`}
          rows={2}
          maxLength={300}
          className="field field-grow font-text"
          value={line}
          onChange={({ target }) => setLine(target.value)}
        />
        <span className="flex flex-wrap gap-2">
          <Button small type="submit" busy={busy} disabled={line.trim().length < 8}>
            Add this line to the job
          </Button>
          <Button small look="bare" onClick={() => onChange({ requirementId: id, answer: 'no' })}>
            No, leave it
          </Button>
        </span>
      </form>
    </details>
  );
}
