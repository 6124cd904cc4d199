/**
 * A browser that blocks cookies throws at the very name of `localStorage`, and msw looks there for cookies while it is
 * loaded: the whole API would be missing. In its place stands one that keeps nothing. Imported by what msw loads first.
 */
const KEEPS_NOTHING: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = {
  getItem: () => null,
  setItem: () => {},
  removeItem: () => {},
};

try {
  void globalThis.localStorage;
} catch {
  // Created from it, so that it has no keys of its own.
  const value: unknown = Object.create(KEEPS_NOTHING);
  Object.defineProperty(globalThis, 'localStorage', { value, configurable: true });
}

export {};
