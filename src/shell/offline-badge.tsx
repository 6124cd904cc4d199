import { Server, Unplug } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { SERVER } from '../api/server.ts';
import { Icon } from '../ui/icon.tsx';
import { readOffline, subscribeToOffline, type OfflineState } from './offline-state.ts';

/** What the badge may claim: [short, rest], the rest left out on phones. */
export function badgeWords(
  { ready, unplugged }: OfflineState,
  server: string | null,
): [string, string] {
  if (server !== null)
    return unplugged
      ? ['Offline', `, ${server} is out of reach`]
      : ['Uses a server', `: ${server}`];
  if (unplugged) return ['Unplugged', ', and working'];
  if (ready) return ['Unplugged', ', works offline'];
  return ['On this device', ' only'];
}

/** The quiet signature: says how things stand and opens the privacy panel. */
export function OfflineBadge({ onOpen }: { onOpen: () => void }) {
  const [short, rest] = badgeWords(useSyncExternalStore(subscribeToOffline, readOffline), SERVER);
  return (
    <button
      type="button"
      onClick={onOpen}
      className="ml-auto inline-flex min-h-11 items-center gap-2 whitespace-nowrap text-xs text-ink-2 hover:text-ink sm:ml-0 sm:border-l sm:border-rule sm:pl-5"
    >
      <Icon of={SERVER === null ? Unplug : Server} className="text-pencil" />
      <span>
        {short}
        <span className="max-sm:sr-only">{rest}</span>
      </span>
    </button>
  );
}
