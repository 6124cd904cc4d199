import type { FieldData } from '../term.ts';

export const healthcare: FieldData = {
  id: 'healthcare',
  title: 'Nursing and healthcare',
  titles:
    'registered nurse; staff nurse; nurse; nurse practitioner; nurse manager; charge nurse; ' +
    'licensed practical nurse; nursing assistant; certified nursing assistant; medical ' +
    'assistant; physician; physician assistant; pharmacist; pharmacy technician; physical ' +
    'therapist; physiotherapist; occupational therapist; respiratory therapist; paramedic; ' +
    'emt; dental hygienist; dental assistant; radiographer; radiologic technologist; ' +
    'phlebotomist; caregiver; home health aide; midwife; healthcare assistant; medical ' +
    'receptionist; surgical technologist; care assistant',
  hard:
    'patient care; patient assessment = patient assessments; medication administration = ' +
    'administered medication, administered medications; IV therapy = IV insertion, IVs, ' +
    'intravenous therapy; phlebotomy = blood draws, drawing labs; triage = triaged; wound ' +
    'care; infection control = infection prevention; care planning = care plans, care plan; ' +
    'patient education = patient teaching; discharge planning; telemetry; critical care = ' +
    'intensive care, ICU; emergency department = emergency room, ED, ER; medical-surgical = ' +
    'med-surg, med surg; pediatrics = paediatrics; geriatrics = elderly care; oncology; ' +
    'obstetrics; operating room = perioperative, theatre nursing; vital signs = vitals; case ' +
    'management; clinical documentation = charting; electronic health record (EHR) = ' +
    'electronic health records, electronic medical records, EMR; HIPAA; medical terminology; ' +
    'medical coding = ICD-10, CPT coding; patient safety; pain management; catheterization = ' +
    'catheter care; ventilator management = ventilators; palliative care = hospice; ' +
    'rehabilitation; mental health; interdisciplinary team = multidisciplinary team; quality ' +
    'improvement; patient scheduling; sterile technique = aseptic technique; activities of ' +
    'daily living (ADLs); fall prevention; utilization review; specimen collection; prior ' +
    'authorization; preceptorship = precepted, preceptor',
  tool: `Epic = Epic EHR, EpicCare; Cerner = Oracle Health; Meditech; Allscripts; Pyxis; SystmOne; Athenahealth; Microsoft Office = MS Office`,
  soft: `empathy; compassion; teamwork under pressure; bedside manner`,
  licence:
    'Registered Nurse (RN); Licensed Practical Nurse (LPN) = LVN; Certified Nursing Assistant ' +
    '(CNA); Bachelor of Science in Nursing (BSN); Basic Life Support (BLS); Advanced ' +
    'Cardiovascular Life Support (ACLS) = Advanced Cardiac Life Support; Pediatric Advanced ' +
    'Life Support (PALS); Trauma Nursing Core Course (TNCC); Critical Care Registered Nurse ' +
    '(CCRN); Cardiopulmonary Resuscitation (CPR) = CPR certified; Certified Medical Assistant ' +
    '(CMA); Nursing and Midwifery Council (NMC) registration = NMC PIN; Emergency Medical ' +
    'Technician (EMT)',
  buzzwords:
    'patient-centered care; evidence-based practice; continuum of care; patient experience; ' +
    'telehealth; population health; value-based care; care coordination',
};
