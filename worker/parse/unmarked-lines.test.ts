/** Resumes typed without list marks, styles or care: what begins a deed, a header or a section is told by its words. */
import { describe, expect, it } from 'vitest';
import { documentOf } from '#tests/fixtures/parse/document-of.ts';
import { parseResume } from './parse.ts';

const read = (text: string) => parseResume(documentOf(text));

describe('jobs without list marks', () => {
  const { work, summary } = read(`Tomás Arrieta Leal
Laredo, TX | 956 555 0117 | t.arrieta@example.com

Summary: Diesel mechanic. Bilingual.

WORK HISTORY

Rio Truck Center - Mechanic - Laredo TX - 2017-Present
Responsible for diagnosing and repairing of engines, brakes and transmissions
Utilizing diagnostic scanners to find problems
Talk to drivers about faults and explain repairs
Was tasked with training 2 apprentices

Zapata Lube - Lube Technician - Laredo TX - 2014-2017
Oil changes, tire rotations, filters
Responsible for checking fluids
`);

  it('takes what follows text without an empty line for text', () => {
    const { work: jobs } = read(
      'Ada Quillon\nada@example.com\n\nEXPERIENCE\nLead Technician, Fern Motors, Toledo, OH\n' +
        'August 2019 - Present\nDiagnose misfires and other faults of engines and gearboxes\n' +
        'Turn 55 hours a week\nComeback rate under 1%, lowest in the shop\n' +
        'Perform recalls\n\nTechnician, Maumee Tires, Toledo, OH\n2014 - 2019\n' +
        'Turned rotors\nNamed Employee of the Month four times\nClosed the shop on Saturdays\n',
    );
    expect(jobs.map(({ title, highlights }) => [title?.value, highlights.length])).toEqual([
      ['Lead Technician', 4],
      ['Technician', 3],
    ]);
  });

  it('keeps a long line and the deed below it apart', () => {
    expect(work[0]!.highlights.map(({ value }) => value)).toEqual([
      'Responsible for diagnosing and repairing of engines, brakes and transmissions',
      'Utilizing diagnostic scanners to find problems',
      'Talk to drivers about faults and explain repairs',
      'Was tasked with training 2 apprentices',
    ]);
  });

  it('takes the list below a complete header for what was done', () => {
    expect(work[1]!.title?.value).toBe('Lube Technician');
    expect(work[1]!.highlights[0]?.value).toBe('Oil changes, tire rotations, filters');
  });

  it('reads a labelled summary on top', () => {
    expect(summary?.value).toBe('Diesel mechanic. Bilingual.');
  });

  it('still joins a wrapped sentence that goes on with a name', () => {
    const [role] = read(`Tomás Arrieta Leal

WORK HISTORY

Mechanic, Rio Truck Center, 2017-Present
Repaired engines of the long-haul fleet together with the crew of
Zapata Lube and kept the records of every truck in the yard
`).work;
    expect(role!.highlights).toHaveLength(1);
  });
});

describe('a resume typed without care', () => {
  const found = read(`curriculum vitae

dorota wilczek
14 mill lane, leeds
dorota_wilczek77@example.com

About me
I am a reliable person and I love what I do every single day.

Jobs

Hartfield Bakery, Leeds
Baker
march 2018 - now
- made about 900 loaves a day

education
Leeds North College - NVQ level 2 Bakery, 2013
`);

  it('knows a name written small by the address that repeats it', () => {
    expect(found.name?.value).toBe('dorota wilczek');
    expect(read('mill lane\ndorota_wilczek77@example.com').name).toBeNull();
  });

  it('ends the summary where the jobs begin', () => {
    expect(found.summary?.value).toBe(
      'I am a reliable person and I love what I do every single day.',
    );
    expect(found.work.map(({ title }) => title?.value)).toEqual(['Baker']);
  });
});

it('reads degrees behind their years under “Education and training”', () => {
  const { education, certificates } = read(`Aoife Ní Chonaill
aoife@example.ie

EDUCATION AND TRAINING
2013 - 2017: BA Business & Tourism, ATU Galway, 2.1 honours
2013: Leaving Certificate, Coláiste Éinde
`);
  expect(education[0]).toMatchObject({
    degree: { value: 'BA' },
    institution: { value: 'ATU Galway' },
    end: { value: '2017' },
  });
  expect(certificates).toEqual([]);
});

describe('duties that name a year', () => {
  const { work } = read(`Hine Rangihau
Napier | 021 555 0199 | hine.rangihau@example.com

EXPERIENCE

Senior Glazier, Bay Glass Ltd, Napier
March 2015 to present
- Keep the order book (paperless since 2019) and stand in for the foreman
- Check sealed units before dispatch; only two have come back since 2021
- Fitted shopfronts for three malls

Glazier, Pania Windows, Hastings
June 2010 to February 2015
- Cut and fitted toughened glass
`);

  it('begins no job with one, however it is marked', () => {
    expect(work.map(({ title }) => title?.value)).toEqual(['Senior Glazier', 'Glazier']);
    expect(work[0]!.highlights).toHaveLength(3);
  });
});
