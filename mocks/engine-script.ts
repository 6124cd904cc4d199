// oxlint-disable-next-line import/default -- the bundler makes it
import engineAddress from '../worker/main.ts?worker&url';

export const SCRIPT_TYPE: WorkerType = 'module';

/** Address that the engine's worker starts from, under the page's policy in the built app. */
export function engineScript(): string {
  const address = new URL(engineAddress, location.href).href;
  // Handed out by the service worker, its script carries the policy; so may a host's headers.
  if (!import.meta.env.PROD || navigator.serviceWorker?.controller) return address;
  // A worker from a blob inherits the page's policy (CSP Level 3, 4.2), one from an address does not.
  const script = new Blob([`import ${JSON.stringify(address)};`], { type: 'text/javascript' });
  return URL.createObjectURL(script);
}
