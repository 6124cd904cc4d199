/** "Bring your LinkedIn data": from the archive that LinkedIn sends to a read resume. */
import { DELPHINE, makeArchive } from '#tests/builders/linkedin-archive.ts';
import { expect, nextFileChooser, test, untilOffline } from './guarded.ts';

const archive = (bytes: Uint8Array) => ({
  name: 'Complete_LinkedInDataExport_11-20-2024.zip',
  mimeType: 'application/zip',
  buffer: Buffer.from(bytes),
});

test(
  'an archive becomes a resume without a network, by keyboard alone',
  { tag: '@thorough' },
  async ({ page, home, context }) => {
    const chooser = nextFileChooser(page);
    await page.goto(home);
    await untilOffline(page);
    await context.setOffline(true);
    const entry = page.getByRole('button', { name: 'Bring your LinkedIn data' });
    await entry.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Bring your LinkedIn data' });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(entry).toBeFocused();
    await page.keyboard.press('Enter');
    const choose = dialog.getByRole('button', { name: 'Choose the .zip' });
    // A dialog that opens puts the focus on its first control; only then is it moved on.
    await expect(dialog.locator(':focus')).toBeAttached();
    await choose.focus();
    await expect(choose).toBeFocused();
    await page.keyboard.press('Enter');
    await (await chooser).setFiles(archive(makeArchive(DELPHINE)));
    await expect(page.getByRole('heading', { level: 1, name: 'linkedin-data.txt' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Enhancement Results' })).toBeVisible();
    await expect(page.getByText('Membership Coordinator').first()).toBeAttached();
  },
);

test(
  'another archive is refused in its place, and the next choice is read',
  { tag: '@thorough' },
  async ({ page, home }) => {
    await page.goto(home);
    await page.getByRole('button', { name: 'Bring your LinkedIn data' }).click();
    const dialog = page.getByRole('dialog');
    const input = dialog.getByLabel('LinkedIn archive');
    const { 'Profile.csv': _, 'Positions.csv': __, ...others } = DELPHINE;
    await input.setInputFiles(archive(makeArchive(others)));
    await expect(dialog.getByRole('alert')).toContainText('not a LinkedIn archive');
    await input.setInputFiles(archive(new TextEncoder().encode('%PDF-1.7')));
    await expect(dialog.getByRole('alert')).toContainText('This is a PDF');
    await input.setInputFiles(archive(makeArchive(DELPHINE)));
    await expect(page.getByRole('heading', { level: 1, name: 'linkedin-data.txt' })).toBeVisible();
  },
);
