/** Every screen and state: nothing sideways, nothing covered, reached in the order in which it stands, nothing that axe-core can find, in both themes. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { SCREENS_BY_PART } from './all-screens.ts';
import { expect, test } from './guarded.ts';

/** On a desk, where each screen is called up. */
const DESK = 1280;
/** Also 400 % zoom of the desk. */
const NARROWEST_PHONE = 320;
/** Then 200 % zoom of the desk, a tablet, the widest screen. */
const WIDTHS = [NARROWEST_PHONE, 640, 768, 2560];

interface Misfit {
  sideways: number;
  /** Controls that cannot be pressed where they stand, and texts cut off at their box. */
  covered: string[];
  /** Controls that the Tab key reaches after one that stands below or to the right of them. */
  disordered: string[];
  /** Short words and numbers of headings, controls and tables that are broken in the middle. */
  broken: string[];
}

const FITS: Misfit = { sideways: 0, covered: [], disordered: [], broken: [] };

/** Whether the page fits the window as it is now. */
const misfitsOf = (page: Page): Promise<Omit<Misfit, 'broken'>> =>
  page.evaluate(() => {
    const root = document.documentElement;
    const dialogs = [...document.querySelectorAll('[role=dialog]')];
    const scope = dialogs.at(-1) ?? document;
    const covered: string[] = [];
    const disordered: string[] = [];
    let last: DOMRect | null = null;
    for (const control of scope.querySelectorAll(
      'button, a[href], select, input, textarea, summary',
    )) {
      const box = control.getBoundingClientRect();
      const { left, top, width, height } = box;
      // What is for screen readers only is a pixel wide.
      if (width < 8 || top < -scrollY) continue;
      const name = control.getAttribute('aria-label') ?? control.textContent.trim().slice(0, 40);
      if (
        !control.matches('[tabindex="-1"]') &&
        !control.closest('.strip, .demo-bar, .toasts, [role=dialog]')
      ) {
        const above = last && box.bottom <= last.top + 1 && left < last.right - 1;
        const before = last && Math.abs(top - last.top) < 8 && box.right <= last.left + 1;
        if (above || before) disordered.push(name);
        last = box;
      }
      if (top < 0 || top + height > innerHeight) continue;
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      const inStrip = hit?.closest('.strip, .demo-bar, .toasts');
      if (inStrip && !inStrip.contains(control)) continue;
      if (hit === null || (!control.contains(hit) && !hit.contains(control))) {
        covered.push(`${name} lies under ${hit?.tagName ?? 'the edge'}`);
      } else if (
        control instanceof HTMLButtonElement &&
        // The number beside a line takes the finger around it, too.
        !control.matches('.doc-ref') &&
        control.scrollWidth > control.clientWidth + 1
      ) {
        covered.push(`${name} does not fit its box`);
      }
    }
    const sideways = Math.max(0, root.scrollWidth - root.clientWidth);
    return { sideways, covered, disordered };
  });

/** Longer words may have to be broken on the narrowest phone. */
const LONGEST_WHOLE = 14;

const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate((longest) => {
    const places = '[role=tab], button, td, th, dt, dd, h1, h2, h3, label';
    const broken = new Set<string>();
    const range = document.createRange();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      if (!text.parentElement?.closest(places) || text.parentElement.closest('.sr-only')) continue;
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[\p{L}\d]+/gu)) {
        if (word.length < 2 || word.length > longest) continue;
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) broken.add(word);
      }
    }
    return [...broken];
  }, LONGEST_WHOLE);

/** axe-core, which only reports what is wrong and, without frames of other hosts, needs no page of its own. */
async function axe(page: Page): Promise<AxeBuilder> {
  const isThere = await page.evaluate(() => 'axe' in window);
  return new AxeBuilder({ page, ...(isThere && { axeSource: ';' }) })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] });
}

/** What axe-core finds with every rule; in a part of the page without the rules that are about whole pages. */
async function faultsOf(page: Page, part: string | undefined): Promise<string[]> {
  const builder = await axe(page);
  if (part) builder.include(part).disableRules(['region', 'page-has-heading-one']);
  return describe(await builder.analyze());
}

/** The same in the dark: in a part of the page only what depends on colours. */
async function faultsInTheDark(page: Page, part: string | undefined): Promise<string[]> {
  await setTheme(page, 'dark');
  const builder = await axe(page);
  if (part) builder.include(part).withRules('color-contrast');
  const faults = describe(await builder.analyze());
  await setTheme(page, 'light');
  return faults;
}

type Found = Awaited<ReturnType<AxeBuilder['analyze']>>;

const describe = ({ violations }: Found): string[] =>
  violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));

const setTheme = (page: Page, theme: 'light' | 'dark') =>
  page.evaluate((theme) => {
    document.documentElement.classList.remove('light', 'dark');
    document.documentElement.classList.add(theme);
  }, theme);

for (const [part, screens] of Object.entries(SCREENS_BY_PART)) {
  test(
    `every screen ${part} fits from 320 to 2560 px and at 200 % zoom, and axe-core finds nothing`,
    { tag: '@thorough' },
    async ({ page, home }) => {
      test.slow();
      await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
      await page.goto(home);
      for (const { name, show, fresh } of screens) {
        await test.step(name, async () => {
          await page.setViewportSize({ width: DESK, height: 900 });
          await show(page);
          expect.soft(await faultsOf(page, fresh), name).toEqual([]);
          for (const width of WIDTHS) {
            await page.setViewportSize({ width, height: 900 });
            if (width === NARROWEST_PHONE) {
              expect.soft(await faultsInTheDark(page, fresh), `${name}, dark`).toEqual([]);
            }
            const misfit = { ...(await misfitsOf(page)), broken: await brokenWords(page) };
            expect.soft(misfit, `${name} at ${width} px`).toEqual(FITS);
          }
        });
      }
    },
  );
}
