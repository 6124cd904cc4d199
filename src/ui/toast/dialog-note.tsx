import { useEffect, useState, useSyncExternalStore } from 'react';
import { classNames } from '../class-names.ts';
import {
  dismissToast,
  holdToasts,
  newestToast,
  readToasts,
  subscribeToToasts,
  TOAST_DURATION_MS,
  type ToastEntry,
} from './toast-store.ts';

/**
 * What a toast would say, as a line of the dialog that is open: it stays until the next message. A dialog that
 * closes before it could be read leaves it to a toast.
 */
export function DialogNote({ className }: { className?: string }) {
  const note = useNote();
  return (
    <div role="status" className={note ? classNames('text-sm', className) : undefined}>
      {note && (
        <p
          key={note.id}
          {...(note.style === 'destructive'
            ? { role: 'alert', className: 'border-l-3 border-red pl-3' }
            : {})}
        >
          <strong>{note.title}</strong>
          {note.description && `: ${note.description}`}
          {note.action && (
            <>
              {' '}
              <button type="button" className="link" onClick={note.action.run}>
                {note.action.label}
              </button>
            </>
          )}
        </p>
      )}
    </div>
  );
}

/** The newest message since this dialog opened. */
function useNote(): ToastEntry | null {
  const [opened] = useState(newestToast);
  const [newest] = useSyncExternalStore(subscribeToToasts, readToasts);
  const [note, setNote] = useState<ToastEntry | null>(null);
  if (newest && newest.open && newest.id > opened && newest.id !== note?.id) setNote(newest);
  useEffect(holdToasts, []);
  useEffect(() => {
    if (!note) return undefined;
    const timer = setTimeout(() => dismissToast(note.id), TOAST_DURATION_MS);
    return () => clearTimeout(timer);
  }, [note]);
  return note;
}
