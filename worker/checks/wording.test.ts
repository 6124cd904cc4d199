import { describe, expect, it } from 'vitest';
import { inputOf } from '#tests/builders/input.ts';
import type { ResumeDraft } from '#tests/builders/resume.ts';
import { extract } from '#worker/extract/extract.ts';
import { findKeywords } from '#worker/keywords/keywords.ts';
import { loadSpeller } from '#worker/nlp/speller.ts';
import { parseResume } from '#worker/parse/parse.ts';
import { dateFormat } from './date-format.ts';
import { filler } from './filler.ts';
import { findingOf, lintsFor } from './lines/lint-findings.ts';
import type { Check } from './model.ts';
import { numbers } from './numbers.ts';
import { outcomes } from './outcomes.ts';
import { strongVerbs } from './strong-verbs.ts';
import { tense } from './tense.ts';

function messages(check: Check, draft: ResumeDraft): string[] {
  const result = check.run(inputOf(draft));
  return result.kind === 'scored' ? result.findings.map(({ message }) => message) : [];
}
const role = (bullets: string[], dates = '2015 – 2019'): ResumeDraft => ({
  work: [{ title: 'Clerk', company: 'Acme', dates, bullets }],
});
const jobs = (...dates: string[]): ResumeDraft => ({
  work: dates.map((it) => ({ title: 'Clerk', company: 'Acme', dates: it, bullets: [] })),
});

describe('what a finding says', () => {
  it('does not deny that a weak verb or one in another form is a verb', () => {
    expect(
      messages(strongVerbs, role(['Saw the ward', 'Mentors two clerks', 'Friend of 4 dogs'])),
    ).toEqual([
      '“Saw” says little: begin with a stronger verb.',
      'Begin with the plain verb, not with “Mentors”.',
      'Begin with a verb for what you did, not with “Friend”.',
    ]);
  });

  it('asks for the calls of one who answered phones, and for the phones of one who mended them', () => {
    expect(messages(numbers, role(['Answered phones', 'Repaired phones']))).toEqual([
      'How many calls? Add the true number, if you know it.',
      'How many phones? Add the true number, if you know it.',
    ]);
  });

  it('quotes the form of a date from the resume, and asks for months rather than for fewer', () => {
    expect(messages(dateFormat, jobs('3/19 to now', '2017 to 2019'))).toEqual([
      'Add the months, as in “3/19 to now”.',
    ]);
    expect(
      messages(dateFormat, jobs('Mar 2019 – now', 'May 2015 – Jan 2019', '02/2012 – 03/2014')),
    ).toEqual(['Write this like your other dates, such as “Mar 2019 – now”.']);
    expect(messages(dateFormat, jobs('2019 – now', '2017 – 2019', 'Jan 2012 – Mar 2014'))).toEqual([
      'Add the months, as in “Jan 2012 – Mar 2014”.',
      'Add the months, as in “Jan 2012 – Mar 2014”.',
    ]);
  });
});

describe('no finding', () => {
  it('calls a passive in a summary a way to hide who did it', () => {
    const summary = 'Teacher of nine years. Children thrive when they are given support.';
    expect(messages(filler, { summary })).toEqual([]);
    expect(messages(filler, role(['Lessons were given to 28 pupils']))).toHaveLength(1);
  });

  it('takes the name of a post for a verb in the wrong tense', () => {
    expect(messages(tense, role(['Marketing club member', 'Sold 40 cakes']))).toEqual([]);
    expect(messages(tense, role(['Marketing the club', 'Sold 40 cakes']))).toHaveLength(1);
  });

  it('asks what came of sales that were made', () => {
    expect(messages(outcomes, role(['Made $4,100 in retail sales a month']))).toEqual([]);
    expect(messages(outcomes, role(['Counted $400 a day']))).toHaveLength(1);
  });
});

describe('spelling', () => {
  it('is read in hobbies and references too, where a capital is a name', async () => {
    const speller = await loadSpeller();
    const text = `Robin Example
robin@example.com

EXPERIENCE
Clerk, Acme, 2015 – 2019
- Filed 40 letters a day

HOBBIES
Fishing, walking the dog, Brackenfild rowing club

REFERENCES
References availble on request
Siobhan Wexcomb, head of the Brackenfild office`;
    const outcome = await extract(new TextEncoder().encode(text), 'robin.txt');
    if (!outcome.ok) throw new Error(outcome.problem.message);
    const resume = parseResume(outcome.value);
    const input = {
      document: outcome.value,
      resume,
      keywords: findKeywords(outcome.value, resume),
    };
    const found = lintsFor({ ...input, speller }, 'spelling');
    expect(found.map((one) => findingOf(one, true).quote)).toEqual(['availble']);
  });
});
