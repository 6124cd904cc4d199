// First: msw reads localStorage as soon as this is loaded.
import './blocked-storage.ts';

/** Stands in for `tough-cookie` in the build: the surface that msw touches, with nothing kept. */
export class Cookie {
  domain: string | null = null;
  path: string | null = null;
  key = '';
  static fromJSON(): null {
    return null;
  }
}

export class MemoryCookieStore {
  idx: Record<string, unknown> = {};
}

export class CookieJar {
  getCookiesSync(): [] {
    return [];
  }
  async setCookie(): Promise<void> {}
}
