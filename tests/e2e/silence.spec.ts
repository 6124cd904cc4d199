/** The console is for faults. */
import { expect, test } from './guarded.ts';
import { openResults } from './ottilie.ts';

test('the console stays silent', async ({ page, home, consoleLines }) => {
  await openResults(page, home);
  for (const name of [/Suggestions/, /Keywords/, /LinkedIn/]) {
    await page.getByRole('tab', { name }).click();
  }
  await page.getByRole('button', { name: 'Why this score' }).click();
  expect(consoleLines).toEqual([]);
});
