import { describe, expect, it } from 'vitest';
import { findKeywords } from '#worker/keywords/keywords.ts';
import { buildResume, type ResumeDraft } from '#tests/builders/resume.ts';
import { factsOf } from './facts.ts';
import { rolesSentence } from './roles-sentence.ts';

function say(draft: ResumeDraft, max = 500): string {
  const { document, resume } = buildResume(draft);
  const facts = factsOf(resume, findKeywords(document, resume, null), document, '2026-01-31');
  return rolesSentence(facts, max);
}

const now = (title: string, company: string) => ({ title, company, dates: 'Mar 2020 – Present' });
const then = (title: string, company: string) => ({ title, company, dates: 'Mar 2016 – Feb 2020' });

describe('the sentence about the present role', () => {
  it.each([
    ['Executive Chef', 'I am an Executive Chef at Acme.'],
    ['HR Officer', 'I am an HR Officer at Acme.'],
    ['UX Researcher', 'I am a UX Researcher at Acme.'],
    ['University Lecturer', 'I am a University Lecturer at Acme.'],
    ['Chief Operating Officer', 'I am Chief Operating Officer at Acme.'],
    ['Head of Sales', 'I am Head of Sales at Acme.'],
    ['Staff Nurse, Ward 4', 'I am a Staff Nurse, Ward 4, at Acme.'],
    ['Finance Director EMEA', 'I am a Finance Director EMEA at Acme.'],
    ['Front Desk', 'My role is Front Desk at Acme.'],
  ])('of a %s', (title, sentence) => expect(say({ work: [now(title, 'Acme')] })).toBe(sentence));

  it('leaves out pay grades, and what brackets add to an employer', () => {
    const work = [now('Forestry Technician, GS-0462-07', 'Ysgol Glan Alyn (11–18 mixed)')];
    expect(say({ work })).toBe('I am a Forestry Technician at Ysgol Glan Alyn.');
  });

  it('calls time away from work no job of somebody with jobs', () => {
    const work = [now('Full-time carer', 'Family'), then('HR Manager', 'Ridings Ltd')];
    expect(say({ work })).toBe('Earlier, I worked at Ridings Ltd as an HR Manager.');
  });

  it('takes a family for no firm', () => {
    expect(say({ work: [now('Caregiver', 'family')] })).toBe('I am a Caregiver.');
  });

  it('does not make self-employment an employer', () => {
    expect(say({ work: [now('Electrician', 'Self-Employed')] })).toBe(
      'I work for myself as an Electrician.',
    );
  });
});

describe('the sentence about earlier roles', () => {
  it('tells them by employer', () => {
    const work = [now('Cook', 'Bella'), then('Waiter', 'Bella'), then('Porter', 'Nero')];
    expect(say({ work })).toBe(
      'I am a Cook at Bella. Earlier, I worked there as a Waiter and at Nero as a Porter.',
    );
  });

  it('keeps apart titles that hold a comma', () => {
    const work = [
      now('Chief Operating Officer', 'Harborline'),
      then('Vice President, Operations', 'Harborline'),
      then('Vice President, Manufacturing', 'Harborline'),
      then('Engagement Manager', 'Calder'),
    ];
    expect(say({ work })).toBe(
      'I am Chief Operating Officer at Harborline. Earlier, I worked there as Vice President, ' +
        'Operations, and Vice President, Manufacturing; and at Calder as an Engagement Manager.',
    );
  });

  it('names what is no person without calling anyone it', () => {
    expect(say({ work: [now('Cook', 'Bella'), then('Front Desk', 'Nero')] })).toBe(
      'I am a Cook at Bella. Earlier roles include Front Desk at Nero.',
    );
  });

  it('claims no present role when there is none', () => {
    expect(say({ work: [then('Cook', 'Bella'), then('Porter', 'Nero')] })).toBe(
      'My last role was Cook at Bella. Earlier, I worked at Nero as a Porter.',
    );
  });

  it('tells as many as there is room for', () => {
    const work = [now('Cook', 'Bella'), then('Waiter', 'Corso'), then('Porter', 'Nero')];
    expect(say({ work }, 65)).toBe('I am a Cook at Bella. Earlier, I worked at Corso as a Waiter.');
    expect(say({ work }, 50)).toBe('I am a Cook at Bella.');
  });
});

it('tells of volunteering beside a job', () => {
  const volunteer = [now('Board Director', 'Food Bank')];
  expect(say({ work: [now('Cook', 'Bella')], volunteer })).toBe(
    'I am a Cook at Bella. I am also a Board Director at Food Bank.',
  );
});

it('says nothing where nothing is known', () => {
  expect(say({ name: 'Bo Ferreira', skills: ['Baking'] })).toBe('');
});
