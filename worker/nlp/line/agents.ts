/** Nouns that name who does a job: 'process engineer' is a title, 'process orders' is not. */
export const AGENTS: ReadonlySet<string> = new Set(
  `manager engineer operator driver worker assistant technician clerk officer analyst developer designer supervisor coordinator co-ordinator
consultant administrator specialist technologist therapist teacher tutor trainer nurse chef cook cleaner porter fitter welder mechanic electrician
plumber carpenter joiner painter builder labourer laborer foreman intern instructor coach inspector surveyor architect
buyer seller cashier barista waiter waitress bartender host hostess receptionist secretary accountant bookkeeper auditor adviser advisor agent broker
representative executive director president leader planner scheduler controller handler picker packer loader assembler machinist programmer
tester scientist chemist biologist researcher lecturer professor doctor physician surgeon dentist pharmacist hygienist paramedic carer caregiver
aide guard steward attendant conductor pilot captain sailor soldier sergeant editor writer journalist translator interpreter
photographer artist musician stylist hairdresser owner founder partner member player mentor farmer gardener groundsman baker butcher
fisherman courier postman warden caretaker janitor housekeeper maid nanny childminder baker brewer bricklayer roofer plasterer decorator
glazier rigger scaffolder estimator merchandiser marketer copywriter strategist recruiter paralegal solicitor lawyer barrister notary
actuary underwriter adjuster teller trader economist statistician librarian archivist curator counsellor counselor psychologist
midwife radiographer sonographer phlebotomist optician veterinarian groomer firefighter dispatcher detective investigator superintendent
principal headteacher dean chairman chairperson treasurer delegate ambassador liaison practitioner contractor subcontractor`.split(
    /\s+/,
  ),
);
