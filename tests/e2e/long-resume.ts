/** A resume as long as they come: twelve jobs, names that fill a line, and an edit to make in nearly every line. */

const NAME = 'Maximiliane Theodora Wolfeschlegelstein-Bergerdorffmann von Ravensbruck';

const EMPLOYERS = [
  'Donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunterbeamtengesellschaft',
  'Northern Counties Refrigerated Warehousing & Overnight Distribution Cooperative Limited',
  'Fjord Foods AS',
  'Nordvik Parcel',
  'Harbourside Cold Storage and Ferry Terminal Services',
  'Lindqvist & Daughters',
  'Ostrava Brewing',
  'Saltmarsh Printing Works',
  'Alder Valley Farmers Union',
  'Blackwater Timber',
  'Quayside Bakery Group',
  'Penrose Ceramics',
];

const TITLES = [
  'Senior Regional Transport, Warehousing and Customs Clearance Operations Coordinator',
  'Warehouse Coordinator',
  'Dispatch Supervisor',
  'Shipping Clerk',
];

/** Each can be put better; `%d` is a number that differs by line, so that no line stands twice. */
const LINES = [
  'Responsible for scheduling and training %d warehouse staff across two shifts',
  'Duties included tracking %d inbound loads and resolving carrier claims',
  'Was responsible for the yearly inventory count of %d pallet places',
  'Helped with rolling out a barcode scanning system at %d docks',
  'Worked on the recieving of %d containers of frozen goods a month',
  'Utilized a forklift fleet of %d trucks in order to load night departures',
  'Tasked with preparing %d customs declarations a week',
  'Resposible for the maintainance of %d cold rooms',
];

const job = (at: number): string => {
  const from = 2024 - at * 2;
  const lines = LINES.map((line, row) => `- ${line.replace('%d', String(at * 17 + row * 5 + 6))}`);
  return [
    `${TITLES[at % TITLES.length]}, ${EMPLOYERS[at]}, Mar ${from} - ${at === 0 ? 'Present' : `Feb ${from + 2}`}`,
    ...lines,
  ].join('\n');
};

export const LONG_RESUME = `${NAME}
maximiliane.theodora.wolfeschlegelstein-bergerdorffmann@averylongmailproviderindeed.example.com | +47 555 01 234 | Bergen

SUMMARY
Warehouse coordinator with twenty years in food distribution, known for calm dispatch floors.

EXPERIENCE
${EMPLOYERS.map((_, at) => job(at)).join('\n\n')}

EDUCATION
Certificate in Logistics, Bergen Technical School, 1999

SKILLS
Dispatch, vendor relations, Excel
`;
