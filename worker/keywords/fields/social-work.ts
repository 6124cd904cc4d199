import type { FieldData } from '../term.ts';

export const socialWork: FieldData = {
  id: 'social-work',
  title: 'Social work and counseling',
  titles:
    'social worker; clinical social worker; licensed clinical social worker; case manager; ' +
    'case worker; caseworker; counselor; therapist; mental health counselor; substance abuse ' +
    'counselor; school social worker; youth worker; family support worker; psychologist; ' +
    'behavioral health specialist; child welfare specialist; community support worker; ' +
    'support worker; probation officer; victim advocate; housing officer; residential ' +
    'counselor; behavior technician; life coach; marriage and family therapist',
  hard:
    'case management = caseload, caseloads; crisis intervention; psychosocial assessment = ' +
    'psychosocial assessments, biopsychosocial assessment; intake assessment = intake ' +
    'assessments, intake; treatment planning = treatment plans, treatment plan; individual ' +
    'counseling = individual therapy, individual and group counseling, counseling, ' +
    'counselling; group facilitation = group therapy, group counseling, support groups, grief ' +
    'group; family therapy = family counseling; trauma-informed care; motivational ' +
    'interviewing; cognitive behavioral therapy (CBT) = cognitive behavioural therapy; ' +
    'dialectical behavior therapy (DBT); EMDR; solution-focused therapy; play therapy; child ' +
    'protective services (CPS) = child protection; child welfare = abuse and neglect, reports ' +
    'of abuse; foster care = adoption; safety planning = safety plans, safety plan; risk ' +
    'assessment = risk assessments; suicide prevention = suicide risk assessment; discharge ' +
    'planning; community resources = resource referral, community referrals; community ' +
    'outreach; mandated reporting = mandated reporter; substance abuse counseling = addiction ' +
    'counseling, substance use disorder; harm reduction; domestic violence; homelessness ' +
    'services = housing support, supportive housing; court testimony = testified in family ' +
    'court, testified, court reports; advocacy = client advocacy; cultural competence = ' +
    'cultural humility; client documentation = case notes, progress notes, case ' +
    'documentation; home visits = home visit; school social work; school counseling; behavior ' +
    'intervention = behavioral intervention, applied behavior analysis, ABA; mental health = ' +
    'mental health assessment, behavioral health; grief counseling = bereavement; hospice; ' +
    'geriatric care; disability services; safeguarding; clinical supervision; HIPAA; DSM-5 = ' +
    'DSM; person-centered planning = person-centred; group work; de-escalation; parenting ' +
    'programs = parent training; youth development; refugee services; benefits advice',
  tool:
    'electronic health record (EHR) = electronic health records, EMR; Epic; Apricot = Social ' +
    'Solutions; HMIS; Credible; TherapyNotes; SimplePractice; Microsoft Office = MS Office; ' +
    'Mosaic; Liquidlogic',
  soft: `empathy; active listening; patience`,
  licence:
    'Licensed Clinical Social Worker (LCSW); Licensed Master Social Worker (LMSW); Licensed ' +
    'Professional Counselor (LPC); Licensed Mental Health Counselor (LMHC); Licensed Marriage ' +
    'and Family Therapist (LMFT); Master of Social Work (MSW); Certified Alcohol and Drug ' +
    'Counselor (CADC); Registered Behavior Technician (RBT); CPR and First Aid = CPR, First ' +
    'Aid; Social Work England registration; Certified Case Manager (CCM)',
  buzzwords:
    'strengths-based; person-centered; evidence-based practice; trauma-informed; wraparound ' +
    'services; social determinants of health; resilience; anti-oppressive practice',
};
