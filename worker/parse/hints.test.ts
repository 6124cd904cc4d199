import { describe, expect, it } from 'vitest';
import { withHint, type Hint } from '#contract/hint.ts';
import { documentOf } from '#tests/fixtures/parse/document-of.ts';
import { parseResume } from './parse.ts';
import { toReadout } from './readout.ts';

const TEXT = `Dear hiring team
Signe Bakke
signe.bakke@example.com | +47 555 01 017

What I did so far
Night Porter, Hotel Fjordblikk, 2019 - 2023
- Checked in 40 guests a night
Kitchen Assistant, Kaffe Bakke, 2016 - 2018
- Washed up for 90 covers

EDUCATION
Diploma in Hospitality, Bergen Fagskole, 2016

SKILLS
Opera PMS, cash handling`;

const read = (...hints: Hint[]) => parseResume(documentOf(TEXT), hints);

describe('a hint', () => {
  it('puts a value right, with its place where the text has it', () => {
    const { name, location } = read(
      { kind: 'value', field: 'name', value: 'Signe Bakke' },
      { kind: 'value', field: 'location', value: '' },
    );
    expect(name).toEqual({ value: 'Signe Bakke', span: { start: 17, end: 28 }, confidence: 1 });
    expect(location).toBeNull();
  });

  it('makes a line a heading, under its own words', () => {
    const { sections, work } = read({
      kind: 'line',
      line: 'What I did so far',
      role: 'experience',
    });
    expect(sections.find(({ kind }) => kind === 'experience')?.heading?.value).toBe(
      'What I did so far',
    );
    expect(work.map(({ company }) => company?.value)).toEqual(['Hotel Fjordblikk', 'Kaffe Bakke']);
  });

  it('takes a line out of what is read', () => {
    const { skills } = read({ kind: 'line', line: 'Opera PMS, cash handling', role: 'nothing' });
    expect(skills).toEqual([]);
  });

  it('makes a job a line of the one before, and a line a job again', () => {
    const line = 'Kitchen Assistant, Kaffe Bakke, 2016 - 2018';
    const heading: Hint = { kind: 'line', line: 'What I did so far', role: 'experience' };
    const joined = read(heading, { kind: 'line', line, role: 'bullet' });
    expect(joined.work).toHaveLength(1);
    expect(joined.work[0]!.highlights.map(({ value }) => value)).toContain(line);
    const split = read(heading, { kind: 'line', line: '- Washed up for 90 covers', role: 'job' });
    expect(split.work).toHaveLength(3);
    expect(split.work[2]!.title?.value ?? split.work[2]!.company?.value).toMatch(/Washed up/);
    expect(split.work[1]!.highlights).toEqual([]);
  });

  it('puts the values of a job and a school right, by the line that they begin with', () => {
    const { work, education } = read(
      { kind: 'line', line: 'What I did so far', role: 'experience' },
      {
        kind: 'job',
        line: 'night porter, Hotel Fjordblikk, 2019 - 2023',
        field: 'title',
        value: 'Night Manager',
      },
      {
        kind: 'job',
        line: 'Night Porter, Hotel Fjordblikk, 2019 - 2023',
        field: 'end',
        value: 'Mar 2022',
      },
      {
        kind: 'school',
        line: 'Diploma in Hospitality, Bergen Fagskole, 2016',
        field: 'institution',
        value: 'Bergen Technical School',
      },
    );
    expect(work[0]).toMatchObject({
      title: { value: 'Night Manager', confidence: 1 },
      end: { value: '2022-03' },
      current: false,
    });
    expect(work[1]!.title?.value).toBe('Kitchen Assistant');
    expect(education[0]!.institution?.value).toBe('Bergen Technical School');
  });

  it('about one job leaves the others, whatever else in the text says the same words', () => {
    const text = TEXT.replace('Dear hiring team', 'Night porter and kitchen assistant').replace(
      'Night Porter, Hotel Fjordblikk, 2019 - 2023',
      'Fjordblikk Group\nNight Porter, 2019 - 2023\n- Checked in 9 coaches\nKitchen Assistant, 2018 - 2019',
    );
    const heading: Hint = { kind: 'line', line: 'What I did so far', role: 'experience' };
    const before = parseResume(documentOf(text), [heading]).work;
    expect(before.map(({ company }) => company?.value).slice(0, 2)).toEqual([
      'Fjordblikk Group',
      'Fjordblikk Group',
    ]);
    const line = 'Kitchen Assistant, 2018 - 2019';
    const { work } = parseResume(documentOf(text), [
      heading,
      { kind: 'job', line, field: 'title', value: 'Night Porter' },
      { kind: 'job', line, field: 'company', value: 'Hotel Nord' },
    ]);
    const names = (jobs: typeof work) => jobs.map((job) => [job.title?.value, job.company?.value]);
    expect(names(work)).toEqual(names(before).with(1, ['Night Porter', 'Hotel Nord']));
  });

  it('leaves an entry where it is, so that the next one finds it by the same line', () => {
    const document = documentOf(`${TEXT}

VOLUNTEERING
Cook, Bergen Soup Kitchen, 2015 - 2016
- Peeled potatoes for 60 guests`);
    const readoutOf = (...hints: Hint[]) => toReadout(parseResume(document, hints), document);
    const heading: Hint = { kind: 'line', line: 'What I did so far', role: 'experience' };
    let hints: Hint[] = [heading];
    for (const at of readoutOf(heading).work.keys()) {
      for (const field of ['title', 'company'] as const) {
        const line = readoutOf(...hints).work[at]!.line!;
        hints = withHint(hints, { kind: 'job', line, field, value: `${field} no. ${at}` });
      }
    }
    expect(readoutOf(...hints).work.map((job) => [job.title?.value, job.company?.value])).toEqual(
      [0, 1, 2].map((at) => [`title no. ${at}`, `company no. ${at}`]),
    );
  });

  it('about one of two jobs that begin alike leaves the other', () => {
    const document = documentOf(`Signe Bakke
signe.bakke@example.com

EXPERIENCE
Night Porter
Hotel Fjordblikk, 2019 - 2023
- Checked in 40 guests a night
Night Porter
Hotel Nord, 2016 - 2018
- Parked the cars of guests`);
    const line = toReadout(parseResume(document), document).work[1]!.line!;
    const { work } = parseResume(document, [{ kind: 'job', line, field: 'title', value: 'Valet' }]);
    expect(work.map(({ title }) => title?.value)).toEqual(['Night Porter', 'Valet']);
  });

  it('about a line that is not there changes nothing', () => {
    const plain = read();
    const { hints: _, ...told } = read({ kind: 'line', line: 'Nowhere', role: 'nothing' });
    expect(told).toEqual(plain);
  });

  it('takes the place of an earlier one about the same thing', () => {
    const first: Hint = { kind: 'line', line: '•  Baker', role: 'job' };
    const second: Hint = { kind: 'line', line: 'baker', role: 'bullet' };
    const other: Hint = { kind: 'value', field: 'name', value: 'Ada' };
    expect(withHint(withHint([first], other), second)).toEqual([other, second]);
  });
});
