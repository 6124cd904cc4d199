import { describe, expect, it } from 'vitest';
import { documentOf } from '#tests/fixtures/parse/document-of.ts';
import { parseResume } from './parse.ts';

const read = (text: string) => parseResume(documentOf(text));
const person = 'Ada Quillon\nada@example.com\n';

it.each(['School | Qualification | Years', 'School | Degree | From | To'])(
  'takes no names of columns for a school: %s',
  (head) => {
    const { education } = read(
      `${person}\nEDUCATION\n${head}\n\nBodø Technical College, Diploma in Logistics\t2010 – 2013\n`,
    );
    expect(education.map(({ institution }) => institution?.value)).toEqual([
      'Bodø Technical College',
    ]);
  },
);

describe('a school on one crowded line', () => {
  const schools = (text: string) =>
    read(`${person}\nEDUCATION\n${text}`).education.map((school) => [
      school.degree?.value,
      school.area?.value,
      school.institution?.value,
      school.end?.value,
    ]);

  it.each([
    [
      'B.Tech Civil Engineering, Aravalli Institute of Technology 2019 – 2023 CGPA 9.1/10',
      ['B.Tech', 'Civil Engineering', 'Aravalli Institute of Technology', '2023'],
    ],
    [
      'BTEC Level 2 Engineering (Distinction), Severn Vale College, 2011 - 2013',
      ['BTEC Level 2', 'Engineering', 'Severn Vale College', '2013'],
    ],
    [
      'Larch Grove High School, 8 GCSEs A-C, 2006 - 2011',
      ['8 GCSEs A-C', undefined, 'Larch Grove High School', '2011'],
    ],
    [
      'Dipl.-Ing. Elektrotechnik, Technische Hochschule Lübeck, 2008 - 2013',
      ['Dipl.-Ing.', 'Elektrotechnik', 'Technische Hochschule Lübeck', '2013'],
    ],
    [
      'M.S. in Botany, Fernhill University, 2027 (expected)',
      ['M.S.', 'Botany', 'Fernhill University', '2027'],
    ],
    [
      'BA History, 2:1, University of West Calder, 2014',
      ['BA', 'History', 'University of West Calder', '2014'],
    ],
  ])('%s', (text, expected) => {
    expect(schools(text)).toEqual([expected]);
  });

  it('keeps a field in capitals, which is no row of grades', () => {
    expect(schools('M.S. STATISTICS, FERNHILL UNIVERSITY, 2018')[0]?.[1]).toBe('STATISTICS');
  });
});

describe('a qualification of one country', () => {
  const read = (text: string) =>
    parseResume(documentOf(`${person}\nEDUCATION\n${text}`)).education.map((school) =>
      [school.degree, school.area, school.institution, school.end].map(
        (field) => field?.value ?? '',
      ),
    );

  it.each([
    [
      'Cert IV in Commercial Cookery, TAFE NSW, Newcastle, 2014',
      'Cert IV|Commercial Cookery|TAFE NSW|2014',
    ],
    [
      'Leaving Certificate, Coláiste Bhríde, Clondalkin, 2009',
      'Leaving Certificate||Coláiste Bhríde|2009',
    ],
    [
      "GCE 'O' Levels, Bukit Timah Secondary School, 2004",
      "GCE 'O' Levels||Bukit Timah Secondary School|2004",
    ],
    [
      'Class XII (CBSE), Kendriya Vidyalaya No. 2, Pune, 2012, 88.4%',
      'Class XII (CBSE)||Kendriya Vidyalaya No. 2|2012',
    ],
    [
      'Higher School Certificate, Peel High School, 2009',
      'Higher School Certificate||Peel High School|2009',
    ],
    ['GED, State of Kentucky, 2009', 'GED||State of Kentucky|2009'],
    [
      '9 GCSEs at grades A*–C including Maths, Ridge Hill School, 2006–2011',
      '9 GCSEs||Ridge Hill School|2011',
    ],
    [
      'Doctor of Pharmacy (PharmD), University of Limerick | 2008 – 2013',
      'Doctor of Pharmacy (PharmD)||University of Limerick|2013',
    ],
    [
      'PhD Botany, University of St Andrews. Thesis: "Kelp in warm seas". 2012–2016',
      'PhD|Botany|University of St Andrews|2016',
    ],
    [
      'Bachillerato, Preparatoria Emiliano Zapata, 2010',
      'Bachillerato||Preparatoria Emiliano Zapata|2010',
    ],
    ['Matura, BRG Wels, 2004', 'Matura||BRG Wels|2004'],
    [
      '1999 – 2005 Realschule am Berg, Eichstätt, Abschluss: Mittlere Reife',
      'Mittlere Reife||Realschule am Berg|2005',
    ],
    [
      'HTL für Maschinenbau, Steyr (Reife- und Diplomprüfung), 1998–2003',
      'Reife- und Diplomprüfung||HTL für Maschinenbau|2003',
    ],
    [
      '10/2010 – 09/2013\nStudium der Sozialen Arbeit (B.A.), Katholische Hochschule Freiburg',
      'B.A.|Sozialen Arbeit|Katholische Hochschule Freiburg|2013-09',
    ],
    [
      'Titre professionnel Conducteur routier, AFPA Rennes, 2018',
      'Titre professionnel|Conducteur routier|AFPA Rennes|2018',
    ],
    [
      'Bac pro Maintenance des véhicules, LP Réaumur (Laval), 2014',
      'Bac pro|Maintenance des véhicules|LP Réaumur|2014',
    ],
    [
      'Grado en Enfermería. Universidad de Salamanca. 2010 - 2014',
      'Grado|Enfermería|Universidad de Salamanca|2014',
    ],
    [
      'Máster Universitario en Cuidados Críticos, Universidad CEU San Pablo, 2016',
      'Máster Universitario|Cuidados Críticos|Universidad CEU San Pablo|2016',
    ],
    ['Mestrado em Finanças – ISEG – 2014', 'Mestrado|Finanças|ISEG|2014'],
    [
      'Ensino Médio Completo – Colégio Estadual Dom Pedro – 2004',
      'Ensino Médio Completo||Colégio Estadual Dom Pedro|2004',
    ],
    [
      'Qualifica professionale di operatore meccanico, IPSIA Galilei, 2005',
      'Qualifica professionale|operatore meccanico|IPSIA Galilei|2005',
    ],
    [
      'WO Bachelor Rechtsgeleerdheid – Rijksuniversiteit Groningen, 2009',
      'WO Bachelor|Rechtsgeleerdheid|Rijksuniversiteit Groningen|2009',
    ],
    [
      'Politechnika Śląska, mgr inż. Budownictwo, 2013',
      'mgr inż.|Budownictwo|Politechnika Śląska|2013',
    ],
  ])('in %s', (line, expected) => {
    expect(read(line)).toEqual([expected.split('|')]);
  });

  it('is not seen in the name of a school or in a field of study', () => {
    expect(read('BA Vocal Studies, Royal Academy of Music, 2012')).toEqual([
      ['BA', 'Vocal Studies', 'Royal Academy of Music', '2012'],
    ]);
    expect(read('High School of Performing Arts, New York, 2011')[0]?.[2]).toBe(
      'High School of Performing Arts',
    );
  });

  it('is one with the grades told below it', () => {
    expect(
      read(
        'GCSEs, Caludon Castle School\t2017 – 2022\n10 GCSEs at grades 9–6 including Mathematics\n',
      ),
    ).toHaveLength(1);
  });

  it('begins a school of its own without a date', () => {
    const schools = read(
      'Associate in Arts, Liberal Studies\nCuesta College, San Luis Obispo, CA\nMay 2012\nHigh School Diploma, Arroyo High School, Arroyo Grande, CA',
    );
    expect(schools.map(([degree]) => degree)).toEqual(['Associate in Arts', 'High School Diploma']);
  });

  it('keeps its year beside a mark out of ten', () => {
    expect(read('B.Tech Mechanical\tKaveri College of Technology\t2014\tCGPA 8.4/10')).toEqual([
      ['B.Tech', 'Mechanical', 'Kaveri College of Technology', '2014'],
    ]);
  });
});

it('takes the school that is named in full, not a mark in capitals beside it', () => {
  const { education } = read(
    `${person}\nEDUCATION\nMaster Project - KESTREL\tUniversity of Sligo, 2012 – 2013`,
  );
  expect(education[0]?.institution?.value).toBe('University of Sligo');
});

it('reads the labels of a form that stand in front of a colon', () => {
  const [school, ...others] = read(`${person}
EDUCATION
Dates: October 2011 – July 2014
Title of qualification awarded: BSc in Botany
Name and type of organisation providing education and training: Fernhill University`).education;
  expect(others).toEqual([]);
  expect(school).toMatchObject({
    degree: { value: 'BSc' },
    institution: { value: 'Fernhill University' },
    start: { value: '2011-10' },
    end: { value: '2014-07' },
  });
});

it('takes what stands before the colon of a school for no label of a form', () => {
  const [school] = read(
    `${person}\nEDUCATION\nThesis: Mosses of the Fells\nBSc in Botany, Fernhill University, 2014`,
  ).education;
  expect(school?.institution?.value).toBe('Fernhill University');
});

it('takes what a picture is called for nothing that the person says', () => {
  const { skills, name } = read(
    `profile-pic\n${person}\nSKILLS\nGlazing\nuser photo.jpg\nPhoto editing\n`,
  );
  expect(name?.value).toBe('Ada Quillon');
  expect(skills.map(({ value }) => value)).toEqual(['Glazing', 'Photo editing']);
});
