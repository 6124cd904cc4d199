/** Stands in for `use-sync-external-store/shim` in the build: React brings it. */
export { useSyncExternalStore } from 'react';
