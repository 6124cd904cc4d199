import type { Sample } from './sample.ts';

const TEXT = `Priscilla Vandermeer, RN
Tucson, Arizona | priscilla.vandermeer@example.com | (520) 555-0176

Summary
Registered nurse with six years on medical-surgical and telemetry floors. Calm in an emergency, careful in a handover.

Experience

Registered Nurse, Saguaro Valley Hospital, Tucson
May 2020 - Present
- Responsible for the care of 5 to 6 telemetry patients on each shift
- Tasked with precepting new graduate nurses, 9 so far
- Cut catheter infections on the unit from 4 to 1 a year with a daily checklist
- Assisted with the move to Epic charting in 2022
- Medications were administered and documented for all assigned patients

Registered Nurse, Mesa Ridge Clinic, Mesa
June 2018 - April 2020
- Triaged 40 walk-in patients a day
- Duties included giving vaccines and drawing blood for lab work
- Helped families understand discharge plans, in english and in Spanish

Education
BSN, Desert State University, 2018

Licenses and Certifications
Registered Nurse, Arizona
BLS, ACLS

Skills
Telemetry, patient education, wound care, IV therapy, Epic, Spanish
`;

export const nurse: Sample = {
  fileName: 'priscilla-vandermeer-nurse.txt',
  title: 'Registered nurse',
  note: 'Text, with licences',
  make: () => new File([TEXT], nurse.fileName, { type: 'text/plain' }),
};
