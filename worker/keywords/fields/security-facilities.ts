import type { FieldData } from '../term.ts';

export const securityFacilities: FieldData = {
  id: 'security-facilities',
  title: 'Security, cleaning and facilities',
  titles:
    'security guard; security officer; security supervisor; door supervisor; loss prevention ' +
    'officer; cctv operator; janitor; custodian; cleaner; cleaning supervisor; office ' +
    'cleaner; school custodian; caretaker; groundskeeper; facilities assistant; facilities ' +
    'technician; building maintenance worker; building manager; porter; parking attendant; ' +
    'window cleaner; doorman; security manager; property caretaker; sanitation worker; ' +
    'bouncer; patrol officer',
  hard:
    'access control = visitor control, checked ID, checking IDs; patrols = foot patrols, ' +
    'patrolled, patrolling, patrol; CCTV monitoring = CCTV, surveillance, camera monitoring; ' +
    'incident reports = incident reporting, incident report; emergency response = emergency ' +
    'procedures, evacuations, evacuation; fire safety = fire alarms, fire drills, fire watch; ' +
    'crowd control = crowd management; conflict de-escalation = de-escalation, de-escalated; ' +
    'loss prevention = theft prevention; alarm systems = alarms, alarm response; key control ' +
    '= key holding; visitor management = visitor log, signed in visitors; gate control = ' +
    'gatehouse; two-way radio = radio communication; report writing = daily logs, shift ' +
    'reports; risk assessment = risk assessments; event security; executive protection = ' +
    'close protection; commercial cleaning = office cleaning, cleaning of offices, cleaning; ' +
    'deep cleaning = deep cleans; floor care = floor waxing, floor buffing, stripping and ' +
    'waxing, mopping, vacuuming; carpet cleaning = carpets; window cleaning; restroom ' +
    'sanitation = restrooms, toilets; disinfection = sanitizing, sanitising; waste disposal = ' +
    'waste removal, trash removal, recycling; chemical safety = COSHH, safety data sheets; ' +
    'cleaning schedules = cleaning schedule; supply ordering = ordering supplies, restocking ' +
    'supplies; minor repairs = repairs, light maintenance; preventive maintenance; ' +
    'groundskeeping = lawn care, mowing, snow removal; building maintenance = building ' +
    'systems; HVAC; facilities management; work orders = work order; contractor coordination ' +
    '= contractors; key performance inspections = cleaning inspections, site inspections; ' +
    'health and safety; customer service; infection control; equipment operation = floor ' +
    'scrubber, floor machines, buffers',
  tool:
    'CCTV systems; Microsoft Office = MS Office; Microsoft Outlook = Outlook; computerized ' +
    'maintenance management system (CMMS) = CMMS; TrackTik; Silvertrac; floor scrubber-dryer; ' +
    'pressure washer = power washer; Lenel = LenelS2; Genetec',
  soft: `reliability; alertness; attention to detail; teamwork`,
  licence:
    'guard card = security guard license, guard license, licensed security guard; SIA licence ' +
    '= SIA; CPR and First Aid = CPR, First Aid; OSHA 10 = OSHA-10; armed guard license = ' +
    'firearms license, firearms permit; BICSc certificate = BICSc; DBS check = enhanced DBS',
  buzzwords:
    'duty of care; situational awareness; green cleaning; site safety; zero incidents; ' +
    'customer-facing security; hygiene standards; proactive maintenance',
};
