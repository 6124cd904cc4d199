import { useState } from 'react';
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
  const [traces, setTraces] = useState(online);
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
          Every trace: settings and the app’s own files, too.{' '}
          <span className="text-ink-2">
            {online
              ? 'They come back with your next visit.'
              : 'You are offline: the app would not start again before there is a network.'}
          </span>
        </span>
      </label>
    </ConfirmDialog>
  );
}
