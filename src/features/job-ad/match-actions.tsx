import { Download as DownloadIcon, Pencil, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import type { ChecklistKind } from '#contract/match.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Icon } from '../../ui/icon.tsx';

interface MatchActionsProps {
  name: string;
  busy: boolean;
  onRename: (name: string) => void;
  onDelete: () => void;
  onChecklist: (kind: ChecklistKind) => void;
}

/** Takes the checklist away, names the ad, deletes it. */
export function MatchActions({ name, busy, onRename, onDelete, onChecklist }: MatchActionsProps) {
  const [renaming, setRenaming] = useState(false);
  const [deleting, setDeleting] = useState(false);
  return (
    <div className="no-print mb-6 flex flex-wrap items-center gap-2">
      {renaming ? (
        <Rename
          name={name}
          onDone={(next) => {
            setRenaming(false);
            if (next !== null && next !== name) onRename(next);
          }}
        />
      ) : (
        <>
          <Button small busy={busy} onClick={() => onChecklist('text')}>
            <Icon of={DownloadIcon} />
            Checklist as text
          </Button>
          <Button small busy={busy} onClick={() => onChecklist('word')}>
            <Icon of={DownloadIcon} />
            Checklist for Word
          </Button>
          <Button small look="bare" onClick={() => setRenaming(true)}>
            <Icon of={Pencil} />
            Rename
          </Button>
          <Button small look="bare" onClick={() => setDeleting(true)}>
            <Icon of={Trash2} />
            Delete
          </Button>
        </>
      )}
      <ConfirmDialog
        open={deleting}
        title="Delete this job ad?"
        description={`${name} and what you said about it will be removed from this browser. Your resume stays as it is. This cannot be undone.`}
        keepLabel="Keep it"
        confirmLabel="Delete it"
        onClose={() => setDeleting(false)}
        onConfirm={onDelete}
      />
    </div>
  );
}

function Rename({ name, onDone }: { name: string; onDone: (name: string | null) => void }) {
  const [value, setValue] = useState(name);
  const id = useId();
  return (
    <form
      className="flex w-full flex-wrap gap-2.5"
      onSubmit={(event) => {
        event.preventDefault();
        onDone(value.trim());
      }}
    >
      <label htmlFor={id} className="sr-only">
        New name of this job ad
      </label>
      <input
        id={id}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the user has just asked for this field
        autoFocus
        className="field flex-[1_1_12rem] max-sm:basis-full"
        value={value}
        maxLength={255}
        onChange={(event) => setValue(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && onDone(null)}
      />
      <Button look="primary" type="submit" disabled={!value.trim()}>
        Rename
      </Button>
      <Button look="bare" onClick={() => onDone(null)}>
        Cancel
      </Button>
    </form>
  );
}
