import type { FieldData } from '../term.ts';

export const humanResources: FieldData = {
  id: 'human-resources',
  title: 'Human resources',
  titles:
    'hr manager; hr officer; hr assistant; hr generalist; hr business partner; hr ' +
    'coordinator; hr director; hr advisor; hr administrator; human resources manager; human ' +
    'resources generalist; human resources coordinator; recruiter; technical recruiter; ' +
    'talent acquisition specialist; talent acquisition manager; people operations manager; ' +
    'people partner; payroll administrator; training manager; learning and development ' +
    'manager; compensation analyst; benefits administrator; chief people officer',
  hard:
    'talent acquisition; full-cycle recruiting = full-cycle recruitment, full cycle ' +
    'recruiting, end-to-end recruitment; recruitment = recruiting, recruited; onboarding = ' +
    'onboarded, induction; offboarding; employee relations = ER cases; performance management ' +
    '= performance reviews, appraisals; compensation and benefits = compensation, benefits ' +
    'administration; payroll = payroll processing; HR administration = HR admin, HR files, ' +
    'personnel files; HR policies = policy development, HR policy; absence management = ' +
    'sickness absence, sickness; disciplinary procedures = disciplinaries, grievances, ' +
    'grievance; succession planning; employee engagement; workforce planning = headcount ' +
    'planning; diversity and inclusion = DEI, diversity, equity and inclusion, D&I, EDI; ' +
    'training and development = learning and development, L&D; training needs analysis; ' +
    'change management; organizational development = organisational development; job ' +
    'descriptions = job description; interviewing = interviews, structured interviews; ' +
    'sourcing = candidate sourcing; employer branding = employer brand; background checks = ' +
    'background screening, right to work; exit interviews; HR metrics = HR analytics, people ' +
    'analytics; retention = staff turnover, employee retention; labor law = employment law, ' +
    'labour law; Family and Medical Leave Act (FMLA); Equal Employment Opportunity (EEO); ' +
    'Americans with Disabilities Act (ADA); collective bargaining = union relations, trade ' +
    'unions; coaching = management coaching; minute taking = minutes; TUPE; GDPR',
  tool:
    'human resources information system (HRIS) = HRIS, HR information system; Workday; SAP ' +
    'SuccessFactors = SuccessFactors; BambooHR; ADP = ADP Workforce Now; applicant tracking ' +
    'system (ATS); Greenhouse; Lever; Taleo; LinkedIn Recruiter; UKG = UltiPro, Kronos; ' +
    'Oracle HCM; Microsoft Excel = Excel, MS Excel; Microsoft Office = MS Office',
  soft: `confidentiality; conflict resolution; empathy`,
  licence:
    'SHRM-CP = SHRM Certified Professional; SHRM-SCP; Professional in Human Resources (PHR); ' +
    'Senior Professional in Human Resources (SPHR); CIPD Level 3 = CIPD; CIPD Level 5; CIPD ' +
    'Level 7',
  buzzwords:
    'employee experience; people strategy; talent pipeline; candidate experience; ' +
    'psychological safety; hybrid work; total rewards; skills-based hiring',
};
