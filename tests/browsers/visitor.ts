/** What a visitor does and sees, as a script inside the page: the same in every engine. */
import type { Driven } from './drivers.ts';

/** The hands and eyes that `settle` puts into a page. */
export interface Visitor {
  until: <T>(look: () => T | Promise<T>, what: string) => Promise<NonNullable<T>>;
  /** The first element on show with such a name. */
  find: (selector: string, name: string) => HTMLElement | undefined;
  press: (selector: string, name: string) => Promise<void>;
  openTab: (name: string) => Promise<void>;
  give: (name: string, base64: string) => Promise<void>;
  /** Names of the files that were offered for download so far. */
  downloads: string[];
}

declare global {
  interface Window {
    visitor: Visitor;
  }
}

/** Opens an address and gets the page ready for the steps. */
export async function visit(browser: Driven, url: string): Promise<void> {
  await browser.goto(url);
  await browser.evaluate(settle, null);
}

/** Runs in the page, and so knows nothing of this file. */
async function settle(): Promise<void> {
  const LIMIT_MS = 40_000;
  const until: Visitor['until'] = async (look, what) => {
    const since = Date.now();
    for (;;) {
      const seen = await look();
      if (seen) return seen;
      if (Date.now() - since > LIMIT_MS) {
        throw new Error(`never: ${what}. Shown: ${document.body.innerText.slice(0, 300)}`);
      }
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
  };
  const find: Visitor['find'] = (selector, name) =>
    [...document.querySelectorAll<HTMLElement>(selector)].find(
      (element) =>
        element.getClientRects().length > 0 &&
        new RegExp(name).test(element.getAttribute('aria-label') ?? element.innerText),
    );
  const downloads: string[] = [];
  // oxlint-disable-next-line typescript/unbound-method -- called on its own element below
  const click = HTMLAnchorElement.prototype.click;
  HTMLAnchorElement.prototype.click = function record() {
    if (this.download) downloads.push(this.download);
    click.call(this);
  };
  window.visitor = {
    until,
    find,
    downloads,
    press: async (selector, name) =>
      (
        await until(() => {
          const found = find(selector, name);
          return found?.ariaDisabled === 'true' ? undefined : found;
        }, `${selector} “${name}”, ready`)
      ).click(),
    async openTab(name) {
      const tab = await until(() => find('[role=tab]', name), `tab “${name}”`);
      tab.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, button: 0 }));
      await until(() => tab.getAttribute('aria-selected') === 'true', `tab “${name}” open`);
    },
    async give(name, base64) {
      const input = await until(
        () => document.querySelector<HTMLInputElement>('input[aria-label="Resume file"]'),
        'the place for a file',
      );
      const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
      const transfer = new DataTransfer();
      transfer.items.add(new File([bytes], name));
      input.files = transfer.files;
      input.dispatchEvent(new Event('change', { bubbles: true }));
      await until(() => find('h2, h3', 'Enhancement Results'), `results of ${name}`);
    },
  };
}
