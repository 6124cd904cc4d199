/** From the .zip that LinkedIn sends to the text of a resume; nothing of it leaves the page. */
import { ArchiveError } from './archive-error.ts';
import { resumeText } from './resume-text.ts';
import { readTable, TABLE_FILES, type Row, type TableName, type Tables } from './tables.ts';
import { ARCHIVE_LIMITS, openZipFile, type ArchiveLimits } from './zip-file.ts';

/** The text of a resume, made of an archive's tables. Rejects with ArchiveError. */
export async function readArchive(
  file: Blob,
  limits: ArchiveLimits = ARCHIVE_LIMITS,
): Promise<string> {
  try {
    if ((await file.slice(0, 5).text()) === '%PDF-') throw new ArchiveError('pdf');
    const zip = await openZipFile(file, limits);
    const found = tablesIn(zip.names);
    if (!found.has('profile') && !found.has('positions')) throw new ArchiveError('not-linkedin');
    const rows = new Map<TableName, Row[]>();
    for (const [table, name] of found) rows.set(table, readTable(table, await zip.read(name)));
    const tables: Tables = (table) => rows.get(table) ?? [];
    if (tables('positions').length + tables('education').length === 0)
      throw new ArchiveError('no-history');
    return resumeText(tables);
  } catch (error) {
    throw error instanceof ArchiveError ? error : new ArchiveError('unreadable');
  }
}

/** The file of each table: of several, the one nearest to the archive's root. */
function tablesIn(names: readonly string[]): Map<TableName, string> {
  const found = new Map<TableName, string>();
  for (const name of names) {
    const path = name.split('/');
    // names that point out of the archive, and what macOS puts into one
    if (path.includes('..') || /[\\:]/.test(name) || path.includes('__MACOSX')) continue;
    const table = TABLE_FILES.get(path.at(-1)!.toLowerCase());
    if (!table) continue;
    const known = found.get(table);
    if (known === undefined || path.length < known.split('/').length) found.set(table, name);
  }
  return found;
}
