import type { Sample } from './sample.ts';

const TEXT = `
Marisol Okonkwo
Portland, Oregon | marisol.okonkwo@example.com | (503) 555-0142

# Summary
Operations coordinator with eight years in food distribution and parcel logistics. Known for calm dispatch floors and seperate books that agree.

# Where I've Worked
Operations Coordinator, Harbor & Pine Foods, Portland
Mar. 2021 - now
- Responsible for scheduling and training 14 warehouse staff across two shifts
- Duties included tracking inbound freight and resolving carrier claims
- Helped with rolling out a barcode scanning system in 2023
- Inventory counts were reduced from 3 days to 1 day
- Built excel dashboards for the recieving team

Shipping Clerk, Cascadia Parcel, Vancouver WA
6/2018 - 2/2021
- Prepared 180 outbound orders a day with RF scanners.
- Performed weekly cycle counts in SAP EWM.
- Responsible for training new clerks on packing standards.

# Education
A.A.S. Supply Chain Management, Clackamas Community College
2018

# Skills
Dispatch, vendor relations, Excel, forklift licence
`;

export const operations: Sample = {
  fileName: 'marisol-okonkwo-operations.docx',
  title: 'Operations coordinator',
  note: 'Word, an unusual heading',
  make: async () => (await import('./word-file.ts')).wordFile(operations.fileName, TEXT),
};
