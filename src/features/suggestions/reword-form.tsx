import { useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';

interface RewordFormProps {
  before: string;
  after: string;
  /** The user has just asked for the field; not so where it comes back with what was typed before. */
  takeFocus: boolean;
  busy: boolean;
  onType: (text: string) => void;
  onSave: (text: string) => void;
  onCancel: () => void;
}

/** The user's own wording of the after-text; saving it accepts the suggestion. */
export function RewordForm({ before, after, takeFocus, busy, ...on }: RewordFormProps) {
  const [text, setText] = useState(after);
  const id = useId();
  return (
    <form
      className="grid gap-2.5 rounded-sheet bg-pencil-wash p-4"
      onSubmit={(event) => {
        event.preventDefault();
        on.onSave(text);
      }}
    >
      {before && <p className="font-text text-ink-2">{before}</p>}
      <label htmlFor={id} className="text-xs font-medium text-ink-2">
        In your own words
      </label>
      <textarea
        id={id}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- only where the user has just asked for this field
        autoFocus={takeFocus}
        rows={3}
        maxLength={2000}
        className="field field-grow font-text text-[1.125rem]/[1.45]"
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          on.onType(event.target.value);
        }}
        onKeyDown={(event) => event.key === 'Escape' && on.onCancel()}
      />
      <div className="flex flex-wrap gap-2">
        <Button look="primary" small type="submit" busy={busy} disabled={!text.trim()}>
          Accept this wording
        </Button>
        <Button look="bare" small onClick={on.onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
