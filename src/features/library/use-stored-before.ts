import { useEffect, useState } from 'react';
import { DATABASE_NAME } from '#contract/database-name.ts';
import { subscribeToRestore } from '../../api/restore-end.ts';

/**
 * Whether this browser has the app's database, so that a first visit need not load what reads it. Null
 * until known; looked up again after a restore, and when the page comes back into view, for another tab may have
 * stored something.
 */
export function useStoredBefore(): boolean | null {
  const [stored, setStored] = useState<boolean | null>(null);
  useEffect(() => {
    const look = () => void isStored().then(setStored);
    look();
    document.addEventListener('visibilitychange', look);
    const forget = subscribeToRestore(look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      forget();
    };
  }, []);
  return stored;
}

async function isStored(): Promise<boolean> {
  try {
    const databases = await indexedDB.databases();
    return databases.some(({ name }) => name === DATABASE_NAME);
  } catch {
    // Not every browser tells; then the database itself must be asked.
    return true;
  }
}
