import { useState } from 'react';
import { IS_SINGLE_FILE } from './app-address.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

interface EraseDialogProps {
  /** What is lost, as a sentence. */
  description: string;
  confirmLabel: string;
  /** `traces`: the app's own files go, too. */
  onErase: (traces: boolean) => void;
  onClose: () => void;
}

/** Asks before everything is deleted, and whether the app's own files go, too. */
export function EraseDialog({ description, confirmLabel, onErase, onClose }: EraseDialogProps) {
  const [online] = useState(navigator.onLine);
  const [traces, setTraces] = useState(online || IS_SINGLE_FILE);
  return (
    <ConfirmDialog
      open
      title="Delete everything?"
      description={description}
      keepLabel="Keep them"
      confirmLabel={confirmLabel}
      onClose={onClose}
      onConfirm={() => onErase(traces)}
    >
      <label className="mt-4 grid grid-cols-[auto_1fr] items-baseline gap-x-2.5 text-sm">
        <input
          type="checkbox"
          className="size-4 translate-y-0.5 accent-pencil"
          checked={traces}
          onChange={(event) => setTraces(event.target.checked)}
        />
        <span>
          {IS_SINGLE_FILE
            ? 'Every trace: settings, too.'
            : 'Every trace: settings and the app’s own files, too.'}{' '}
          <span className="text-ink-2">{whatBecomes(online)}</span>
        </span>
      </label>
    </ConfirmDialog>
  );
}

/** Of the app itself, once its traces are gone. */
function whatBecomes(online: boolean): string {
  if (IS_SINGLE_FILE) return 'This file itself stays where it is.';
  if (online) return 'They come back with your next visit.';
  return 'You are offline: the app would not start again before there is a network.';
}
