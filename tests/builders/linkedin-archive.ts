/** Packs the tables of a fictional person as LinkedIn's data archive does. */
import { zipSync, type Zippable } from 'fflate';
import Papa from 'papaparse';

/** Tables by file name; each row in the order of the columns that LinkedIn writes. */
export type ArchiveTables = Record<string, readonly (readonly string[])[]>;

/** The columns of each file, as LinkedIn names them. */
const COLUMNS: Record<string, string> = {
  'Profile.csv':
    'First Name,Last Name,Maiden Name,Address,Birth Date,Headline,Summary,Industry,Zip Code,Geo Location,Twitter Handles,Websites,Instant Messengers',
  'Positions.csv': 'Company Name,Title,Description,Location,Started On,Finished On',
  'Education.csv': 'School Name,Start Date,End Date,Notes,Degree Name,Activities',
  'Skills.csv': 'Name',
  'Certifications.csv': 'Name,Url,Authority,Started On,Finished On,License Number',
  'Languages.csv': 'Name,Proficiency',
  'Email Addresses.csv': 'Email Address,Confirmed,Primary,Updated On',
  'PhoneNumbers.csv': 'Extension,Number,Type',
  'Projects.csv': 'Title,Description,Url,Started On,Finished On',
  'Volunteering.csv': 'Company Name,Role,Cause,Started On,Finished On,Description',
  'Honors.csv': 'Title,Description,Issued On',
  'Publications.csv': 'Name,Published On,Description,Publisher,Url',
};

/** One table as LinkedIn writes it: quoted where needed, rows apart by \n. */
export const csvOf = (file: string, rows: ArchiveTables[string]): string =>
  `${COLUMNS[file]}\n${Papa.unparse(
    rows.map((row) => [...row]),
    { newline: '\n' },
  )}\n`;

/** What else lies in every archive and is none of a resume's business. */
const OTHERS: Record<string, string> = {
  'Connections.csv':
    'Notes:\n"When exporting your connection data, you may notice that some of the email ' +
    'addresses are missing."\n\nFirst Name,Last Name,URL,Email Address,Company,Position,' +
    'Connected On\nAnton,Private,https://example.org/a,,Example,Clerk,01 Jan 2024\n',
  'messages.csv': 'CONVERSATION ID,CONTENT\n1,A private message\n',
};

/** The bytes of an archive; `folder` is put before each name. */
export function makeArchive(tables: ArchiveTables, folder = ''): Uint8Array<ArrayBuffer> {
  const files: Zippable = {};
  for (const [file, rows] of Object.entries(tables))
    files[folder + file] = new TextEncoder().encode(csvOf(file, rows));
  for (const [file, text] of Object.entries(OTHERS))
    files[folder + file] = new TextEncoder().encode(text);
  return new Uint8Array(zipSync(files));
}

const LONG_TEXT =
  'Grew annual giving from $0.9M to $2.2M in four years.\n\n- Lead a team of three, and a "board committee" of nine\n- Wrote grants worth $640,000';

/** A person with two employers, two schools, and rows that a careless reader would trip over. */
export const DELPHINE: ArchiveTables = {
  'Profile.csv': [
    [
      'Delphine',
      'Achterberg',
      '',
      '12 Harbor Street',
      'Mar 3',
      'Development Director at Harbor Light Mission',
      'I raise money for people who sleep outside.\n\nNine years of appeals, campaigns and grants in small teams.',
      'Non-profit',
      '04101',
      'Portland, Maine, United States',
      '',
      '[PERSONAL:https://delphine.example.org]',
      '',
    ],
  ],
  'Positions.csv': [
    [
      'Casco Bay Land Trust',
      'Membership Coordinator',
      '',
      'Falmouth, Maine',
      'Jun 2014',
      'Feb 2017',
    ],
    ['Harbor Light Mission', 'Development Director', LONG_TEXT, 'Portland, Maine', 'Mar 2020', ''],
    [
      'Harbor Light Mission',
      'Grants Manager',
      '=SUM(1,2) is in the budget sheet that I keep',
      'Portland, Maine',
      'Mar 2017',
      'Mar 2020',
    ],
  ],
  'Education.csv': [
    ['Bowdoin College', '2010', '2014', '', 'Bachelor of Arts - BA, Sociology', 'Rowing'],
    ['Deering High School', '2006', '2010', '', '', ''],
  ],
  'Skills.csv': [['Grant Writing'], ['Donor Relations'], ['Annual Giving'], ['Grant Writing']],
  'Certifications.csv': [
    [
      'Certified Fund Raising Executive (CFRE)',
      'https://example.org/c',
      'CFRE International',
      'May 2019',
      '',
      '12345',
    ],
  ],
  'Languages.csv': [
    ['English', 'Native or bilingual proficiency'],
    ['French', 'Professional working proficiency'],
  ],
  'Email Addresses.csv': [
    ['old@example.com', 'Yes', 'No', '1/2/14, 10:00 AM'],
    ['delphine@example.com', 'Yes', 'Yes', '3/4/20, 9:00 AM'],
  ],
  'PhoneNumbers.csv': [['', '+1 207 555 0100', 'Mobile']],
};
