/** One resume with much to suggest, and the way to its results. */
import type { Locator, Page } from '@playwright/test';
import { expect, processFile } from './guarded.ts';

/** Faults of every kind, told by one person. */
export const RESUME = `Ottilie Brandvold
ottilie.brandvold@example.com | +47 555 01 234 | Bergen

SUMMARY
Warehouse coordinator with seven years in food distribution, known for calm dispatch floors.

EXPERIENCE
Warehouse Coordinator, Fjord Foods AS, Mar 2019 - Present
- Responsible for scheduling and training 14 warehouse staff across two shifts
- Duties included tracking inbound freight and resolving carrier claims
- Inventory counts were reduced from 3 days to 1 day
- Helped with rolling out a barcode scanning system

Shipping Clerk, Nordvik Parcel, Jun 2016 - Feb 2019
- Prepared 180 outbound orders a day with RF scanners
- Built dashboards for the recieving team
- Duties included stock control, returns and paperwork

EDUCATION
Certificate in Logistics, Bergen Technical School, 2016

SKILLS
Dispatch, vendor relations, Excel
`;

/** Stores the resume, has it processed, and opens its results. */
export async function openResults(page: Page, home: string, tab = ''): Promise<void> {
  await page.goto(home);
  const { id } = await processFile(page, 'ottilie.txt', RESUME);
  await page.goto(`${home}?resume=${id}${tab && `&tab=${tab}`}`);
  await expect(page.getByRole('heading', { name: 'Enhancement Results' })).toBeVisible();
}

export const suggestions = (page: Page): Locator => page.getByRole('list', { name: 'Suggestions' });
/** The first suggestion that says this. */
export const item = (page: Page, text: string | RegExp): Locator =>
  suggestions(page).getByRole('listitem').filter({ hasText: text }).first();
