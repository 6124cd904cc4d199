/** The same journey with the single file, opened from the disk: no server stands behind it. */
import { SINGLE_FILE } from '../e2e/guarded.ts';
import { SAMPLE_FILES } from '../e2e/sample-files.ts';
import { decideAndWrite, download, giveFile, TEXT_FILE, type Step } from './steps.ts';
import { visit } from './visitor.ts';

export const KEPT_FROM_DISK: Step = {
  title: 'single file: kept over a reload, pages behind the #',
  run: async ({ browser }) => {
    await visit(browser, 'about:blank');
    await visit(browser, `${SINGLE_FILE}#/how-it-works#score`);
    await browser.evaluate(async () => {
      await window.visitor.until(() => document.getElementById('score'), 'how the score works');
    }, null);
    await visit(browser, 'about:blank');
    await visit(browser, SINGLE_FILE);
    await browser.evaluate(async () => {
      const { until, find } = window.visitor;
      await until(() => find('button, a', 'leonie'), 'the stored resumes');
    }, null);
  },
};

export const PORTABLE_STEPS: readonly Step[] = [
  ...SAMPLE_FILES.map((file) => ({
    title: `single file: results of a ${file.name.slice(file.name.lastIndexOf('.'))} file`,
    run: ({ browser }: Parameters<Step['run']>[0]) => giveFile(browser, SINGLE_FILE, file),
  })),
  {
    title: 'single file: suggestions, LinkedIn, downloads',
    run: async ({ browser }) => {
      await giveFile(browser, SINGLE_FILE, TEXT_FILE);
      await browser.evaluate(decideAndWrite, null);
      await browser.evaluate(download, null);
    },
  },
  KEPT_FROM_DISK,
  {
    title: 'single file: backup, delete everything, restore',
    run: async ({ browser }) => {
      await visit(browser, SINGLE_FILE);
      await browser.evaluate(backUpAndRestore, null);
    },
  },
  {
    title: 'single file: no request but for itself',
    run: async ({ browser }) => {
      if (browser.requests?.length === 0) throw new Error('the driver saw no request at all');
      await giveFile(browser, SINGLE_FILE, TEXT_FILE);
      const loaded = await browser.evaluate(async () => {
        return performance.getEntriesByType('resource').map(({ name }) => name);
      }, null);
      const others = [...(browser.requests ?? []), ...loaded].filter(
        (url) =>
          !/^(?:blob|data|about):/.test(url) && !isServed(url) && url.split('#')[0] !== SINGLE_FILE,
      );
      if (others.length > 0) throw new Error(others.join(', '));
    },
  },
];

/** Requests of the steps before, with the hosted app; its page is left by then. */
const isServed = (url: string): boolean => url.startsWith('http://localhost:');

/** Runs in the page; the backup is caught on its way to the downloads. */
async function backUpAndRestore(): Promise<void> {
  const { until, find, press } = window.visitor;
  let backup: Blob | undefined;
  const make = URL.createObjectURL.bind(URL);
  URL.createObjectURL = (object: Blob | MediaSource) => {
    if (object instanceof Blob && object.type === 'application/json') backup = object;
    return make(object);
  };
  await press('button', 'nothing leaves this device');
  await press('[role=dialog] button', '^Save a backup');
  const saved = await until(() => backup, 'the backup');
  await press('[role=dialog] button', '^Delete everything');
  await press('[role=dialog]:has([type=checkbox]) button', '^Delete everything');
  await until(() => find('[role=status], li', 'Everything deleted'), 'that everything is deleted');
  const input = document.querySelector<HTMLInputElement>('input[aria-label="Backup file"]')!;
  const transfer = new DataTransfer();
  transfer.items.add(new File([saved], 'backup.json'));
  input.files = transfer.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
  await until(() => find('[role=status], li', String.raw`\d+ resumes? added`), 'the resumes again');
}
