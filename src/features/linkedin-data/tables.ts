/** The tables of a LinkedIn archive that a resume is made of, and how to read one of them. */
import Papa from 'papaparse';

/** Files that are looked for, each with columns that its heading row must have. */
const TABLES = {
  profile: { files: ['Profile.csv'], columns: ['First Name', 'Last Name'] },
  emails: { files: ['Email Addresses.csv'], columns: ['Email Address'] },
  phones: { files: ['PhoneNumbers.csv', 'Phone Numbers.csv'], columns: ['Number'] },
  positions: { files: ['Positions.csv'], columns: ['Company Name', 'Title'] },
  education: { files: ['Education.csv'], columns: ['School Name'] },
  skills: { files: ['Skills.csv'], columns: ['Name'] },
  certificates: { files: ['Certifications.csv'], columns: ['Name'] },
  languages: { files: ['Languages.csv'], columns: ['Name'] },
  projects: { files: ['Projects.csv'], columns: ['Title'] },
  volunteering: { files: ['Volunteering.csv'], columns: ['Company Name', 'Role'] },
  honors: { files: ['Honors.csv'], columns: ['Title'] },
  publications: { files: ['Publications.csv'], columns: ['Name'] },
} as const;

export type TableName = keyof typeof TABLES;

/** One row of a table by its column names; a column that is absent reads as empty. */
export type Row = (column: string) => string;

/** The rows of a table; of one that the archive lacks, none. */
export type Tables = (name: TableName) => readonly Row[];

const NAMES = Object.keys(TABLES).filter((name): name is TableName => name in TABLES);

/** Which table a file of this name, in small letters, holds. */
export const TABLE_FILES: ReadonlyMap<string, TableName> = new Map(
  NAMES.flatMap((name) => TABLES[name].files.map((file) => [file.toLowerCase(), name])),
);

/** Most rows of a table that are read. */
const MAX_ROWS = 2_000;

/** The rows of a table under its heading row; what LinkedIn notes above that row is passed over. */
export function readTable(name: TableName, bytes: Uint8Array): Row[] {
  const text = new TextDecoder().decode(bytes);
  const { data } = Papa.parse<string[]>(text, {
    skipEmptyLines: 'greedy',
    preview: MAX_ROWS,
    delimitersToGuess: [',', ';', '\t'],
  });
  const wanted = TABLES[name].columns.map(plain);
  const heading = data.findIndex((row) => {
    const cells = new Set(row.map(plain));
    return wanted.every((column) => cells.has(column));
  });
  if (heading < 0) return [];
  const columns = new Map(data[heading]!.map((column, i) => [plain(column), i]));
  return data.slice(heading + 1).map((row): Row => (column) => {
    const at = columns.get(plain(column));
    return at === undefined ? '' : (row[at] ?? '').trim();
  });
}

const plain = (column: string) => column.trim().toLowerCase();
