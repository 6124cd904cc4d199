import { describe, expect, it } from 'vitest';
import { documentOf } from '#tests/fixtures/parse/document-of.ts';
import { parseResume } from './parse.ts';

const read = (text: string) =>
  parseResume(documentOf(`Ada Quillon\nada@example.com\n\n${text}\n\nREFERENCES\nOn request\n`));

describe('licences, certificates and courses', () => {
  it.each([
    [
      'TRAINING\nParenteral Vaccination Training (IIOP), 2023\nEmergency contraception training, 2022\nCPR and anaphylaxis, renewed 2024',
      [
        'Parenteral Vaccination Training (IIOP)',
        'Emergency contraception training',
        'CPR and anaphylaxis',
      ],
    ],
    [
      'PROFESSIONAL DEVELOPMENT\n• National Professional Qualification for Leading Teaching (NPQLT), 2022\n• Level 3 Safeguarding, 2023',
      ['National Professional Qualification for Leading Teaching (NPQLT)', 'Level 3 Safeguarding'],
    ],
    [
      'JOB RELATED TRAINING\nS-230 Crew Boss (Single Resource), 2020\nS-212 Wildland Fire Chain Saws, Faller 2, 2019\nWilderness First Responder, expires 2026',
      [
        'S-230 Crew Boss (Single Resource)',
        'S-212 Wildland Fire Chain Saws, Faller 2',
        'Wilderness First Responder',
      ],
    ],
    [
      'CERTIFICATIONS\n• ACLS, BLS, NIHSS\n• Registered Nurse, Florida (multistate compact), RN ' +
        '0000000, exp. 04/30/2026\n• CCRN, American Association of Critical-Care Nurses, 2019',
      [
        'ACLS',
        'BLS',
        'NIHSS',
        'Registered Nurse, Florida (multistate compact), RN 0000000',
        'CCRN, American Association of Critical-Care Nurses',
      ],
    ],
    [
      'Licences & Tickets\nHR licence, Forklift licence (LF), EWP over 11 m, Working at Heights, Confined Space, Gas Test Atmospheres',
      [
        'HR licence',
        'Forklift licence (LF)',
        'EWP over 11 m',
        'Working at Heights',
        'Confined Space',
        'Gas Test Atmospheres',
      ],
    ],
    [
      'Kenntnisse\nScheine: Staplerschein, Schaltberechtigung bis 30 kV\nEDV: SAP PM, Excel',
      ['Staplerschein', 'Schaltberechtigung bis 30 kV'],
    ],
    [
      'Weiterbildung\n03/2018 Ausbildereignungsprüfung (AEVO), IHK Regensburg\n' +
        '2016 – 2017 REFA-Grundausbildung 2.0\nSep. 2015: SPS-Programmierung, Siemens Sitrain',
      [
        'Ausbildereignungsprüfung (AEVO), IHK Regensburg',
        'REFA-Grundausbildung 2.0',
        'SPS-Programmierung, Siemens Sitrain',
      ],
    ],
    ['Führerscheine\nKlasse B, BE, C1', ['Klasse B, BE, C1']],
    [
      'Otros datos\nCarné de conducir B y vehículo propio\nDisponibilidad inmediata',
      ['Carné de conducir B y vehículo propio'],
    ],
    [
      'PROFESSIONAL MEMBERSHIPS\nMCLIP, Chartered Institute of Library and Information ' +
        'Professionals, since 2014\nChartered Member, CIPD (Chartered MCIPD), 2018',
      [
        'MCLIP, Chartered Institute of Library and Information Professionals',
        'Chartered Member, CIPD (Chartered MCIPD)',
      ],
    ],
    [
      'ADDITIONAL INFORMATION\nFull UK driving licence\nDBS checked (enhanced), 2024\nHobbies: fell running',
      ['Full UK driving licence', 'DBS checked (enhanced)'],
    ],
    [
      'SKILLS\nLanguages: English, Welsh\nCertifications: PMP, ITIL 4 Foundation, PRINCE2 Practitioner\nTools: Jira, MS Project',
      ['PMP', 'ITIL 4 Foundation', 'PRINCE2 Practitioner'],
    ],
    [
      'Courses and certificates\n- Scrum Master Certified (SMC) | ScrumStudy | 2021\n- Google Data Analytics Professional Certificate | Coursera | 2022',
      ['Scrum Master Certified (SMC)', 'Google Data Analytics Professional Certificate'],
    ],
    [
      'Certifications\nAWS Certified Solutions Architect – Associate (2022)\n' +
        'Credential ID: ABC-123\nCertified Kubernetes Administrator (CKA)\n' +
        'The Linux Foundation\nIssued Mar 2021 · Expires Mar 2024',
      ['AWS Certified Solutions Architect – Associate', 'Certified Kubernetes Administrator (CKA)'],
    ],
    [
      'Licenses\nNC Real Estate Broker License #314159, active\nNotary Public, State of North Carolina (commission expires 8/2027)',
      ['NC Real Estate Broker License #314159, active', 'Notary Public, State of North Carolina'],
    ],
    [
      'LICENSURE & CERTIFICATION\nRegistered Nurse – Oregon State Board of Nursing – RN ' +
        '201800000 – Exp. 06/2025\nBasic Life Support (BLS) – American Heart Association – Exp. ' +
        '03/2025',
      [
        'Registered Nurse – Oregon State Board of Nursing – RN 201800000',
        'Basic Life Support (BLS) – American Heart Association',
      ],
    ],
    [
      'Formations complémentaires et permis\n• SST (Sauveteur secouriste du travail), 2021\n• CACES R489 catégories 1, 3 et 5\n• Permis B, véhicule personnel',
      [
        'SST (Sauveteur secouriste du travail)',
        'CACES R489 catégories 1, 3 et 5',
        'Permis B, véhicule personnel',
      ],
    ],
    [
      'Cursos y certificados\nManipulador de alimentos (2022)\nPrevención de riesgos laborales, 60 horas, 2019',
      ['Manipulador de alimentos', 'Prevención de riesgos laborales, 60 horas'],
    ],
    [
      'Corsi e patenti\nAttestato HACCP, 2021\nPatente B, automunito',
      ['Attestato HACCP', 'Patente B, automunito'],
    ],
    [
      'Cursussen en certificaten\nBHV (herhaling 2023)\nVCA-VOL, 2020\nRijbewijs B en BE',
      ['BHV', 'VCA-VOL', 'Rijbewijs B en BE'],
    ],
    [
      'Kursy i uprawnienia\n2019  Uprawnienia SEP do 1 kV\n2020  Kurs operatora wózków widłowych (UDT)\nPrawo jazdy kat. B, C',
      ['Uprawnienia SEP do 1 kV', 'Kurs operatora wózków widłowych (UDT)', 'Prawo jazdy kat. B, C'],
    ],
    [
      'Cursos e certificações\nNR-10 e NR-35, SENAI, 2021\nCarta de condução B',
      ['NR-10 e NR-35, SENAI', 'Carta de condução B'],
    ],
    [
      'Tickets\nWhite Card | Forklift (LF) | Dogging (DG) | First Aid HLTAID011',
      ['White Card', 'Forklift (LF)', 'Dogging (DG)', 'First Aid HLTAID011'],
    ],
    [
      'CPD\nNov 2023  Prevent Duty Refresher\nJan 2022  Paediatric First Aid (12 hours)',
      ['Prevent Duty Refresher', 'Paediatric First Aid (12 hours)'],
    ],
    [
      'Qualifications & Training\nCSCS Gold Card\nSMSTS (Site Management Safety Training Scheme), expires 05/2026\nAsbestos awareness',
      ['CSCS Gold Card', 'SMSTS (Site Management Safety Training Scheme)', 'Asbestos awareness'],
    ],
    ['Security clearance\nActive Secret clearance, adjudicated 2021', ['Active Secret clearance']],
    [
      'Zertifikate\n• ITIL v4 Foundation (2020), PRINCE2 Foundation (2018)\n• Flurförderschein; Ersthelfer',
      ['ITIL v4 Foundation', 'PRINCE2 Foundation', 'Flurförderschein', 'Ersthelfer'],
    ],
    [
      'EXPERIENCE\nFitter, Barkly Plant Hire, 2013 - 2019\n- Serviced 40 loaders.\n\nHR licence, Forklift licence (LF), EWP over 11 m, Working at Heights',
      ['HR licence', 'Forklift licence (LF)', 'EWP over 11 m', 'Working at Heights'],
    ],
    [
      'Certificates, Licences and Registrations\nNursing and Midwifery Council PIN 00A0000E\n' +
        'Level 2 Food Hygiene and Safety for Catering (Highfield), May 2022',
      [
        'Nursing and Midwifery Council PIN 00A0000E',
        'Level 2 Food Hygiene and Safety for Catering (Highfield)',
      ],
    ],
  ])('%j', (text, expected) => {
    expect(read(text).certificates.map(({ value }) => value)).toEqual(expected);
  });

  it('are no skills when they stand among them', () => {
    const { skills } = read('SKILLS\nCertifications: PMP, ITIL 4 Foundation\nTools: Jira, Excel');
    expect(skills.map(({ value }) => value)).toEqual(['Jira', 'Excel']);
  });

  it.each([
    ['RELEVANT COURSEWORK\nData Structures, Certified Mail Systems, Licensing Law'],
    ['MEMBERSHIPS\nMember, Riverbend Allotment Society, since 2014'],
    ['SKILLS\nAccess card systems, permit drafting, licensing negotiations'],
    [
      'EXPERIENCE\nClerk, Hollin Bank, 2013 - 2019\n- Issued driving licences, permits, cards and certificates.',
    ],
    ['INTERESTS\nPlaying cards, driving, tickets to the opera'],
  ])('are not read in %j', (text) => {
    expect(read(text).certificates).toEqual([]);
  });
});

it('takes the place and date of a signature for no certificate', () => {
  const { certificates } = parseResume(
    documentOf('Max Brandt\nmax@example.de\n\nScheine\nStaplerschein\n\nLeipzig, den 14.03.2025\n'),
  );
  expect(certificates.map(({ value }) => value)).toEqual(['Staplerschein']);
});
