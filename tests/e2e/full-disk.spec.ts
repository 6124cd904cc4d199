/** Storage that runs out is said plainly and costs nothing that was stored. */
import { callApi, devTools, expect, processFile, RESUME_TEXT, test, uploadOf } from './guarded.ts';

// Its stored files would count against the small quota, too.
test.use({ serviceWorkers: 'block' });

test(
  'a full disk is reported with 507 and loses nothing',
  { tag: '@thorough' },
  async ({ page, home, context }) => {
    // The quota must be set before the app first opens its database: the browser remembers it then.
    await page.goto(`${home}robots.txt`);
    const session = await devTools(context, page);
    const origin = new URL(home).origin;
    await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 3_000_000 });
    await page.goto(home);
    const kept = await processFile(page);
    const statuses = [];
    for (const name of ['one.txt', 'two.txt', 'three.txt']) {
      const upload = uploadOf(name, RESUME_TEXT + digits(1_900_000));
      statuses.push((await callApi(page, 'POST', '/api/resumes', upload)).status);
    }
    expect(statuses).toContain(507);
    const stored = await callApi<unknown[]>(page, 'GET', '/api/resumes');
    expect(stored.body).toHaveLength(1 + statuses.filter((status) => status === 201).length);
    expect((await callApi(page, 'GET', `/api/resumes/${kept.id}`)).body).toEqual(kept);
  },
);

/** Digits that no storage engine can squeeze into little. */
const digits = (length: number): string =>
  Array.from({ length: length / 10 }, (_, at) => String((at * 7919) % 1e9).padStart(10, '0')).join(
    '',
  );
