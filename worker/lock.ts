/**
 * First import of the engine: takes every way to the network out of this worker, whatever a library
 * tries. A worker loaded by URL does not inherit the page's meta policy (CSP Level 3, section 4.2).
 */
const DOORS = [
  'fetch',
  'XMLHttpRequest',
  'WebSocket',
  'WebSocketStream',
  'EventSource',
  'WebTransport',
  'RTCPeerConnection',
  'importScripts',
];

for (const name of DOORS) {
  if (!(name in globalThis)) continue;
  Object.defineProperty(globalThis, name, {
    value: function locked(): never {
      throw new TypeError(`The engine has no network: ${name} is locked.`);
    },
    writable: false,
    configurable: false,
  });
}

export {};
