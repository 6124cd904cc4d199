/** Nothing in it can be put better by a rule. */
export const FAULTLESS = `Annika Solberg
annika.solberg@example.com | +47 555 01 234 | Bergen, Norway | linkedin.com/in/annika-solberg-example

Warehouse Manager

SUMMARY
Warehouse manager with nine years in food distribution. Led 42 staff across two sites and cut dispatch errors by 31%.

EXPERIENCE
Warehouse Manager, Fjord Foods AS, Bergen, Jan 2020 - Present
- Led 42 warehouse staff across two sites, raising on-time dispatch from 88% to 97%
- Cut stock differences by 31% by counting 1,200 pallet places every month
- Negotiated carrier contracts worth $1.4M, saving $180,000 a year
- Introduced barcode scanning at 9 docks, which halved loading time

Warehouse Supervisor, Nordvik Parcel, Oslo, Mar 2016 - Dec 2019
- Trained 26 pickers in safe forklift driving, reducing accidents by 40%
- Scheduled 3 shifts of 18 people, cutting overtime by 22%
- Built a weekly inventory report in Excel that 5 managers used to plan orders

EDUCATION
BSc Logistics, University of Bergen, 2012 - 2015

SKILLS
Warehouse management, Inventory control, Barcode scanning, Forklift driving, Carrier contracts, Excel, Scheduling, Safety training
`;
