import { describe, expect, it } from 'vitest';
import { documentOf } from '#tests/fixtures/parse/document-of.ts';
import { parseResume } from './parse.ts';

const rolesOf = (text: string) =>
  parseResume(documentOf(`Ada Quillon\nada@example.com\n\nEXPERIENCE\n${text}`)).work.map(
    (role) => [role.title?.value, role.company?.value, role.location?.value, role.start?.value],
  );

describe("an employer's dated row over its roles", () => {
  it('is no role of its own, and gives each role below its name and place', () => {
    expect(
      rolesOf(`
MERIDIAN DAIRY GROUP PLC, Portland, ME\t2009 – Present
Chief Financial Officer\tApr 2018 – Present
- Closed the books in four days.
Director, Treasury\tJan 2013 – Mar 2018
- Cut the cost of debt by 90 basis points.
OAKUM MILLS, Albany, NY\t2004 – 2009
Controller\t2004 – 2009
- Ran three plants' ledgers.
`),
    ).toEqual([
      ['Chief Financial Officer', 'MERIDIAN DAIRY GROUP PLC', 'Portland, ME', '2018-04'],
      ['Director, Treasury', 'MERIDIAN DAIRY GROUP PLC', 'Portland, ME', '2013-01'],
      ['Controller', 'OAKUM MILLS', 'Albany, NY', '2004'],
    ]);
  });

  it('stays a role where it has bullets or the next role began before it', () => {
    expect(
      rolesOf(`
Oakum Mills\t2015 – 2019
- Ran three plants' ledgers.
Controller\t2016 – 2018
- Closed the books.
`),
    ).toHaveLength(2);
    expect(
      rolesOf(
        'Oakum Mills\t2015 – 2019\n\nController, Meridian Dairy\t2009 – 2014\n- Closed the books.',
      ),
    ).toHaveLength(2);
  });
});

describe('a header that runs employer, town and title together', () => {
  it('is divided at the state and before the town', () => {
    expect(
      rolesOf(`
Redwood Tile LLC Salem, OR Lead Tile Setter 5/2017 to now
- Set tile in 60 kitchens.

Coastal Flooring Services Pismo Beach, CA Apprentice Tile Setter 3/2013 to 4/2017
- Mixed thinset.
`),
    ).toEqual([
      ['Lead Tile Setter', 'Redwood Tile LLC', 'Salem, OR', '2017-05'],
      ['Apprentice Tile Setter', 'Coastal Flooring Services', 'Pismo Beach, CA', '2013-03'],
    ]);
  });

  it('leaves a town of two words with its state whole', () => {
    expect(rolesOf('Tile Setter\tMay 2017 - Present\nRedwood Tile LLC\tNew York, NY')).toEqual([
      ['Tile Setter', 'Redwood Tile LLC', 'New York, NY', '2017-05'],
    ]);
  });
});

describe('a town with its state and no comma between', () => {
  it('is the place behind title and employer', () => {
    expect(rolesOf('Ski Instructor, Larkspur Lodge, Silverthorne CO, 2016 - 2021')).toEqual([
      ['Ski Instructor', 'Larkspur Lodge', 'Silverthorne CO', '2016'],
    ]);
  });

  it('is none where the code is part of the title', () => {
    expect(rolesOf('Pentland Foods, Head of IT, 2016 - 2021')[0]?.slice(0, 2)).toEqual([
      'Head of IT',
      'Pentland Foods',
    ]);
  });
});

describe('a job set as a form', () => {
  it('is read by its labels, whose text may be bulleted', () => {
    expect(
      rolesOf(`
• Date (da – a): febbraio 2018 – in corso
• Datore di lavoro: Oreficeria Berica S.r.l., Vicenza
• Tipo di impiego: Responsabile produzione
• Principali mansioni: coordinamento di 12 orafi

• Date (da – a): ottobre 2012 – gennaio 2018
• Datore di lavoro: Gioielli Astico S.n.c., Thiene
• Tipo di impiego: Addetta al controllo
• Principali mansioni: verifica di 300 pezzi al giorno
`),
    ).toEqual([
      ['Responsabile produzione', 'Oreficeria Berica S.r.l.', 'Vicenza', '2018-02'],
      ['Addetta al controllo', 'Gioielli Astico S.n.c.', 'Thiene', '2012-10'],
    ]);
    expect(
      rolesOf('Designation: Site Clerk\nOrganization: Brightlark\nDuration: May 2021 - July 2021'),
    ).toEqual([['Site Clerk', 'Brightlark', undefined, '2021-05']]);
  });

  it('may hold hours, pay and supervisor, which are no part of the job', () => {
    const [job] = parseResume(
      documentOf(`Ada Quillon
ada@example.com

WORK EXPERIENCE

Hydrologic Technician, GS-1316-07
Prairie Survey Office, Bozeman, MT
06/2018 - Present
Hours per week: 40
Salary: $48,670 per year
Supervisor: Dana Lightfoot (406-555-0100), may contact
Duties:
- Operate 42 stream gauges across three counties.
Accomplishments:
- Received a Quality Step Increase in 2021.
`),
    ).work;
    expect(job).toMatchObject({
      title: { value: 'Hydrologic Technician, GS-1316-07' },
      company: { value: 'Prairie Survey Office' },
      highlights: [
        { value: 'Operate 42 stream gauges across three counties.' },
        { value: 'Received a Quality Step Increase in 2021.' },
      ],
    });
  });
});

describe('a town that no list knows', () => {
  it.each([
    ['Chargée de communication, Mairie de Plouvara, Brizh, 2019 - 2021', 'Brizh'],
    [
      'Wijkverpleegkundige bij Zorggroep De Lege Geaen B.V., Gorrevaart, 2018 - heden',
      'Gorrevaart',
    ],
    ['Auxiliar de laboratorio – Laboratorios Norte S.L. (Osquilla), 2017 - 2019', 'Osquilla'],
    [
      'Class teacher | Fernhill Primary School, Todmarden (410 on roll, 2-form entry) | 2014 - 2019',
      'Todmarden',
    ],
  ])('%s: %s', (text, town) => {
    const [[title, company, place] = []] = rolesOf(text);
    expect(place).toBe(town);
    expect(`${title} ${company}`).not.toMatch(/[(,]/);
  });

  it('is not seen in a branch of the employer', () => {
    expect(
      rolesOf('Data Analyst, Fernhill Bank Ltd, Marketing, 2019 - 2021')[0]?.[2],
    ).toBeUndefined();
  });
});

describe('a title alone under its employer and dates', () => {
  it('is the title of plain lines about the work', () => {
    expect(
      rolesOf(`
Northgate Heating Ltd\t2014 - present
Plumbing and heating engineer
Responsible for installing boilers
Helped train apprentices
`),
    ).toEqual([['Plumbing and heating engineer', 'Northgate Heating Ltd', undefined, '2014']]);
  });

  it('is not a deed that ends in the name of a post', () => {
    expect(
      rolesOf(`
Northgate Heating Ltd\t2014 - present
Trained one junior engineer
Fitted boilers in 40 homes
`)[0]![0],
    ).toBeUndefined();
  });
});

it('reads a bracket behind two titles as their employer', () => {
  const { work } = parseResume(
    documentOf(
      'Ada Quillon\nada@example.com\n\nEXPERIENCE\nSenior Planner / Site Manager (Moos und ' +
        'Stein GmbH), 2014 – 2017\n- Planned\nJunior Planner / Water Management (Wasserwerk ' +
        'Main), 2012 – 2014\n- Planned',
    ),
  );
  expect(work.map(({ company }) => company?.value)).toEqual([
    'Moos und Stein GmbH',
    'Wasserwerk Main',
  ]);
});

describe('items below an item that ends in a colon', () => {
  const bulletsOf = (items: string) =>
    parseResume(
      documentOf(
        `Ada Quillon\nada@example.com\n\nEXPERIENCE\nSound Recordist\tJan 2018 – today\n${items}\n\nStudio Assistant\tOct 2014 – Dec 2017\n• Mended cables`,
      ),
    ).work.map(({ title, highlights }) => [title?.value, highlights.length]);

  it('are items of that job, though they are dated', () => {
    expect(
      bulletsOf(
        '• Clients, among others:\n• Atlas Films — feature "Salt", 2023\n' +
          '• Radio Quay — podcast series, 40 episodes, 2021–2022\n• Mill Theatre — sound for three ' +
          'plays, 2019',
      ),
    ).toEqual([
      ['Sound Recordist', 4],
      ['Studio Assistant', 1],
    ]);
  });
});

describe('a header in one row', () => {
  it.each([
    [
      'Floor Clerk, Penny Barrel, Garden City, KS',
      ['Floor Clerk', 'Penny Barrel', 'Garden City, KS'],
    ],
    ['Cashier, Party City', ['Cashier', 'Party City', undefined]],
  ])('names the employer before a town and its state: %s', (header, fields) => {
    expect(rolesOf(`${header}\n2014 – 2018\n- Trained 4 cashiers.`)[0]!.slice(0, 3)).toEqual(
      fields,
    );
  });

  it('keeps an employer that is called after its town behind the post, where others end in a town', () => {
    expect(
      rolesOf(`
Transport Coordinator, Sandbach Freight Ltd, Leeds
2020 – 2022
- Planned 25 loads a day.
Logistics Specialist, Agroveld Kharkiv
2014 – 2020
- Kept a database of 140 carriers.
`).map((role) => role.slice(0, 3)),
    ).toEqual([
      ['Transport Coordinator', 'Sandbach Freight Ltd', 'Leeds'],
      ['Logistics Specialist', 'Agroveld Kharkiv', undefined],
    ]);
  });
});

describe('a line below a header with dates at its right', () => {
  const read = (text: string) =>
    parseResume(documentOf(`Ada Quillon\nada@example.com\n\n${text}`, { x: 60 }));

  it('is no more of an employer whose town ends the header', () => {
    const { work } = read(
      'EXPERIENCE\nJunior editor at Pine Post, Swansea\t2016–2019\nIngest and labelling of rushes for two productions\n• Helped senior editors',
    );
    expect(work.map(({ company }) => company?.value)).toEqual(['Pine Post']);
  });

  it('is no more of a school that is named with its town', () => {
    const { education } = read(
      'EDUCATION\nUniversity of Hawai‘i at Mānoa\t2011-08 — 2013-05\nDirect Practice, Master of Social Work',
    );
    expect(education.map(({ institution }) => institution?.value)).toEqual([
      'University of Hawai‘i at Mānoa',
    ]);
  });

  it('goes on with an employer that it makes whole', () => {
    const { work } = read(
      'EXPERIENCE\nJunior editor at Pine Post\t2016–2019\nProductions Ltd\n• Helped senior editors',
    );
    expect(work.map(({ company }) => company?.value)).toEqual(['Pine Post Productions Ltd']);
  });
});

it('knows a school by the end of its Dutch name', () => {
  const { education } = parseResume(
    documentOf(
      'Ada Quillon\n\nEDUCATION\nBA, Media Arts — Kunstacademie Dommel, Tilburg\t2008–2011',
    ),
  );
  expect(education[0]?.institution?.value).toBe('Kunstacademie Dommel');
});

it('takes a length of time behind a comma for no employer', () => {
  expect(
    parseResume(
      documentOf(
        'Ada Quillon\nada@example.com\n\nEXPERIENCE\nShelf Stacker, Quay Market\n' +
          '2020 – 2022\n- Filled shelves\n\nACTIVITIES\nJV rowing, two years\n' +
          'Brass band (tuba)\n',
      ),
    ).work.map(({ company }) => company?.value),
  ).toEqual(['Quay Market']);
});

describe('work of one’s own', () => {
  it('is no employer of the next post', () => {
    expect(
      rolesOf(`
Shelf Stacker
Barnaby's Corner Market, Akron, OH
June 2023 – Present
- Filled shelves at night.

Pet Care (self-employed)
2021 – 2023
- Walked dogs for nine neighbours.
Babysitter
2021 – 2022
- Watched three children.
`).map(([, company]) => company),
    ).toEqual(["Barnaby's Corner Market", 'Pet Care (self-employed)', undefined]);
  });

  it('nor is a name with bullets of its own and other years', () => {
    expect(
      rolesOf(`
Hedge Cutting
2021 – 2023
- Cut hedges for nine neighbours.
Babysitter
2019 – 2020
- Watched three children.
`)[1]![1],
    ).toBeUndefined();
  });
});

it('reads a name with its department behind a title as the employer, though others stand in a row of their own', () => {
  const entry = (header: string, dates: string, length: string) =>
    `${header}\n${dates}\n\n${length}\n\n- Taught two courses a year.\n\n`;
  const roles = rolesOf(
    entry(
      'Associate Professor, School of Marine Sciences,\nCarrick University',
      'September 2019\n— Present',
      '7 years',
    ) +
      entry(
        'Visiting Research Fellow, Academia Thule, Institute of Oceanography',
        'July 2021\n—\nJune 2022',
        'a year',
      ) +
      entry(
        'Assistant Professor, School of Marine Sciences,\nCarrick University\n',
        'September 2013\n—\nAugust 2019',
        '6 years',
      ),
  );
  expect(roles[1]!.slice(0, 2)).toEqual([
    'Visiting Research Fellow',
    'Academia Thule, Institute of Oceanography',
  ]);
});
