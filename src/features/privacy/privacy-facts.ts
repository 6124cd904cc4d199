/** Facts about this page that the visitor can check; each is measured, none is assumed. */
import { ownCaches, ownServiceWorker } from '../../api/erase-traces.ts';
import { countStoredResumes } from '../../api/stored-resumes.ts';
import { IS_SINGLE_FILE } from '../../ui/app-address.ts';

export interface PrivacyFacts {
  /** Connections that the page itself opened: fetch, XMLHttpRequest, beacon. */
  connections: number;
  /** Files of the app that the browser loaded. */
  files: number;
  /** Resumes in the database. */
  resumes: number;
  /** Bytes that this site keeps in the browser; null where the browser does not tell. */
  storedBytes: number | null;
  /** The browser promised not to clear them by itself; null where it does not tell. */
  persisted: boolean | null;
  /** Runs as an installed app. */
  installed: boolean;
  /** Every file is stored, so that it opens without a network. */
  worksOffline: boolean;
}

const CONNECTIONS = new Set(['fetch', 'xmlhttprequest', 'beacon', 'eventsource']);

/** Counts what the browser's own log of loaded resources says. */
export function countRequests(entries: readonly { initiatorType: string }[]) {
  const connections = entries.filter(({ initiatorType }) => CONNECTIONS.has(initiatorType)).length;
  return { connections, files: entries.length - connections };
}

/** Measures now. */
export async function measureFacts(): Promise<PrivacyFacts> {
  const entries = performance
    .getEntriesByType('resource')
    .filter((entry) => entry instanceof PerformanceResourceTiming);
  // Absent on insecure origins.
  const storage = navigator.storage as StorageManager | undefined;
  const resumes = await countStoredResumes();
  const keeps = resumes > 0 || (await ownCaches()).length > 0;
  return {
    ...countRequests(entries),
    resumes,
    // Browsers count what is deleted for a while longer.
    storedBytes: keeps ? ((await storage?.estimate?.())?.usage ?? null) : 0,
    persisted: (await storage?.persisted?.()) ?? null,
    installed: matchMedia('(display-mode: standalone)').matches,
    worksOffline: IS_SINGLE_FILE || Boolean((await ownServiceWorker())?.active),
  };
}

/** `1.4 MB`, `96 KB`, `0 KB`. */
export function formatBytes(bytes: number): string {
  const kilobytes = bytes / 1024;
  if (kilobytes < 1000) return `${Math.round(kilobytes)} KB`;
  return `${(kilobytes / 1024).toFixed(1)} MB`;
}
