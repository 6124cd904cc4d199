/** What is written by hand: keys in the editor, and a job ad held against the resume. */
import { MARKER } from '../e2e/guarded.ts';
import { giveFile, TEXT_FILE, type Step } from './steps.ts';
import { visit } from './visitor.ts';

const AD = `Office Manager ${MARKER}
Brightmoor Foods, Berlin

What you will do
- Plan the rotas of the office and keep its books
- Order paper, furniture and everything else that is used up

What we need
- Experience with Microsoft Excel
- A forklift licence

What we offer
28,000 euros a year, free parking and a pension.`;

export const WRITING_STEPS: readonly Step[] = [
  {
    title: 'editor: typed, taken back, put in again, kept over a reload',
    run: async ({ browser, home }) => {
      await giveFile(browser, home, TEXT_FILE);
      await browser.evaluate(putCursorAfter, '- Reduced paper costs');
      await browser.type(' at 3 sites\nTrained 2 clerks');
      const search = await browser.evaluate(takeBackAndPutIn, [
        'at 3 sites',
        '- Trained 2 clerks',
      ] as const);
      await visit(browser, `${home}${search}`);
      await browser.evaluate(async () => {
        const { until } = window.visitor;
        await until(
          () =>
            /at 3 sites\n+- Trained 2 clerks/.test(
              document.querySelector<HTMLElement>('.cm-content')?.innerText ?? '',
            ),
          'the typed lines after the reload',
        );
      }, null);
    },
  },
  {
    title: 'job ad: matched, checklist',
    run: async ({ browser, home }) => {
      await giveFile(browser, home, TEXT_FILE);
      await browser.evaluate(matchAd, AD);
    },
  },
];

/** Runs in the page. */
async function putCursorAfter(words: string): Promise<void> {
  const { until } = window.visitor;
  const line = await until(
    () =>
      [...document.querySelectorAll<HTMLElement>('.cm-content .cm-line')].find((one) =>
        one.innerText.includes(words),
      ),
    `a line with “${words}”`,
  );
  line.scrollIntoView({ block: 'center' });
  line.closest<HTMLElement>('.cm-content')!.focus();
  // A click, which the editor reads by its place: it hears late of a selection in a window without focus.
  const text = document.createRange();
  text.selectNodeContents(line);
  const { right, bottom } = [...text.getClientRects()].at(-1)!;
  const at = { clientX: right - 1, clientY: bottom - 3, button: 0, detail: 1, bubbles: true };
  line.dispatchEvent(new MouseEvent('mousedown', { ...at, buttons: 1, cancelable: true }));
  line.dispatchEvent(new MouseEvent('mouseup', at));
  await new Promise((resolve) => setTimeout(resolve, 500));
}

/** Runs in the page; answers with the resume's place in the address. */
async function takeBackAndPutIn([first, second]: readonly [string, string]): Promise<string> {
  const { until, press } = window.visitor;
  const { search } = location;
  const id = new URLSearchParams(search).get('resume');
  const stored = async (): Promise<string> => {
    const answer = await fetch(`/api/resumes/${id}`);
    return String((await answer.json()).enhancedContent);
  };
  const bothStored = async () => {
    const text = await stored();
    return text.includes(first) && text.split('\n').includes(second);
  };
  await until(bothStored, 'both typed lines in what is stored');
  await press('button', '^Undo');
  await until(async () => !(await bothStored()), 'that typing is taken back');
  await press('button', '^Redo');
  await until(bothStored, 'both lines again');
  return search;
}

/** Runs in the page. */
async function matchAd(ad: string): Promise<void> {
  const { until, find, press, downloads } = window.visitor;
  await press('a', '^Match to a job ad');
  const field = await until(() => document.querySelector('textarea'), 'the place for an ad');
  // A controlled field hears only of what is set past it.
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')!.set!.call(field, ad);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  await press('button', '^Match this ad');
  await until(() => find('h2', '^What this ad asks'), 'what the ad asks');
  await until(
    () => find('li', 'forklift licence[^]*Not shown|Not shown[^]*forklift licence'),
    'a row not shown',
  );
  await press('button', '^Checklist as text');
  await until(() => downloads.some((name) => /^checklist_.*\.txt$/.test(name)), 'the checklist');
}
