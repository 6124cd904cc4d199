/** What a screen is, and the steps that lead from one to the next. */
import type { Page } from '@playwright/test';

/** One screen or state of the app. */
export interface Screen {
  name: string;
  show: (page: Page) => Promise<void>;
  /** Selector of the part that is to be seen here and on no other screen; without it the whole page is new. */
  fresh?: string;
}

export const SAMPLE = 'Operations coordinator';

/** Chooses a text file of this name and content. */
export const give = (page: Page, name: string, content: string) =>
  page
    .getByLabel('Resume file')
    .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(content) });

/** Presses the first button of this name. */
export const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).first().click();

/** Opens one of the four tabs of the results. */
export const openTab = (page: Page, name: RegExp) => page.getByRole('tab', { name }).click();

/** Waits for a dialog. */
export const dialog = (page: Page) => page.getByRole('dialog').last().waitFor();

/** Closes the dialog on top. */
export const closeDialog = async (page: Page) => {
  await page.keyboard.press('Escape');
};

/** Waits for the toast with this title. */
export const toast = (page: Page, text: string) =>
  page
    .getByRole('region', { name: /Notifications/ })
    .getByText(text, { exact: true })
    .waitFor();

/** Closes the toast and waits until it is gone. */
export const closeToast = async (page: Page) => {
  const close = page
    .getByRole('region', { name: /Notifications/ })
    .getByRole('button', { name: 'Close' });
  // A toast goes by itself in the end, on a slow machine before it can be closed.
  await close.click({ timeout: 4000 }).catch(() => {});
  await close.waitFor({ state: 'hidden' });
};

/** Waits for the results. */
export const results = (page: Page) =>
  page.getByRole('heading', { name: 'Enhancement Results' }).waitFor();

/** Loads a page of the app and waits for its heading. */
export const visit = async (page: Page, path: string) => {
  await page.goto(new URL(path, page.url()).href);
  await page.locator('h1').waitFor();
};

/** From the start page to the results of a text, its toast closed. */
export const read = async (page: Page, name: string, content: string) => {
  await visit(page, '/');
  await give(page, name, content);
  await results(page);
  await closeToast(page);
};
