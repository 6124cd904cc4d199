import { useIsMutating } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { Button } from '../ui/button.tsx';
import { applyUpdate, readOffline, subscribeToOffline } from './offline-state.ts';

/** Offers a newer version once one waits, never while something is being worked on. */
export function UpdateBar() {
  const { updateWaiting } = useSyncExternalStore(subscribeToOffline, readOffline);
  const busy = useIsMutating() > 0;
  if (!updateWaiting || busy) return null;
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-3 border-b border-rule py-2 text-sm"
    >
      <span>A newer version is stored on this device. Your resumes stay as they are.</span>
      <Button small onClick={applyUpdate}>
        Use the new version
      </Button>
    </div>
  );
}
