/**
 * Takes names out of a realm for good: from the object itself and from the prototypes that it has them
 * from, where planted code would look for them next. Locking twice changes nothing.
 */
export function lockDoors(target: object, names: readonly string[], where: string): void {
  for (const name of names) {
    const locked = function locked(): never {
      throw new TypeError(`${where} has no network: ${name} is locked.`);
    };
    for (let at: object | null = target; at; at = parentOf(at)) {
      if (Object.getOwnPropertyDescriptor(at, name)?.configurable) {
        Object.defineProperty(at, name, { value: locked, writable: false, configurable: false });
      }
    }
  }
}

function parentOf(object: object): object | null {
  const parent: unknown = Object.getPrototypeOf(object);
  return typeof parent === 'object' ? parent : null;
}

/** Ways to the network that a page and a worker have in common. */
export const SHARED_DOORS = [
  'XMLHttpRequest',
  'WebSocket',
  'WebSocketStream',
  'EventSource',
  'WebTransport',
  'RTCPeerConnection',
  'webkitRTCPeerConnection',
  'fetchLater',
  'Worker',
  'SharedWorker',
  'FontFace',
  'Notification',
] as const;

/** Of `navigator`; `storageBuckets` brings caches of its own. */
export const NAVIGATOR_DOORS = ['sendBeacon', 'storageBuckets'] as const;
