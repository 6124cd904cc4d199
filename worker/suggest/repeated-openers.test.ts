import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contextOf, draftsOf } from '#tests/fixtures/drafts-of.ts';
import type { Draft, DraftSource } from './draft.ts';
import { repeatedOpeners } from './repeated-openers.ts';

const resumeOf = (...jobs: readonly (readonly string[])[]) =>
  `Keisha Brandt\nkeisha.brandt@example.com\n\nEXPERIENCE\n${jobs
    .map(
      (bullets, at) =>
        `Shop Manager, ${EMPLOYERS[at]!}\nFeb ${2019 - 3 * at} – May ${2021 - 3 * at}\n${bullets.map((one) => `- ${one}`).join('\n')}`,
    )
    .join('\n\n')}`;
const EMPLOYERS = ['Oak & Co', 'Pike Dairies', 'Harbour Logistics'];

/** What is offered where nothing else is. */
const alone: DraftSource = (context) => repeatedOpeners(context, []);

const offers = (...jobs: readonly (readonly string[])[]) =>
  draftsOf(alone, resumeOf(...jobs)).pairs;

const SHOP = [
  'Managed a team of 12',
  'Managed a bike shop in Detroit',
  'Managed stock for 3 sites',
  'Managed complaints and refunds',
  'Trained 14 new starters',
];

describe('repeated openers', () => {
  it('get another verb that says the same, each its own, until two are left', () => {
    expect(offers(SHOP)).toEqual([
      ['Managed a bike shop in Detroit', 'Ran a bike shop in Detroit'],
      ['Managed stock for 3 sites', 'Controlled stock for 3 sites'],
    ]);
  });

  it('are offered to be confirmed, with how often the verb stands', () => {
    const [first] = draftsOf(alone, resumeOf(SHOP)).drafts;
    expect(first).toMatchObject({ level: 'confirm', check: 'verb-variety' });
    expect(first!.description).toBe(
      '“Managed” opens 4 of your 5 bullets here. “Ran” says the same of this.',
    );
  });

  it('say so where all bullets open alike, and where several jobs make the number', () => {
    const reasons = (...jobs: readonly (readonly string[])[]) =>
      draftsOf(alone, resumeOf(...jobs)).drafts.map(({ description }) => description);
    expect(reasons(SHOP.slice(0, 4))[0]).toBe(
      '“Managed” opens all 4 bullets here. “Ran” says the same of this.',
    );
    const two = ['Managed a gift shop', 'Managed a budget of $9,000', 'Trained 4 clerks'];
    expect(reasons(two, ['Managed 2 cafés', 'Sold 40 cheeses'])).toEqual([
      '“Managed” opens 3 of the 5 bullets of your resume. “Administered” says the same of this.',
    ]);
  });

  it('leave the first of the alike, and two that are alike', () => {
    expect(offers(['Managed a shop', 'Managed a budget of $9,000', 'Sold 40 cars'])).toEqual([]);
    const three = ['Managed a shop', 'Managed a team of 12', 'Managed a wedding', 'Sold 40 cars'];
    expect(offers(three)).toEqual([]);
  });

  it('get no verb that opens another bullet of the job, in any form', () => {
    expect(offers([...SHOP, 'Run two market stalls', 'Control access to the stockroom'])).toEqual([
      ['Managed complaints and refunds', 'Handled complaints and refunds'],
    ]);
  });

  it('get no verb that opens two bullets elsewhere', () => {
    const elsewhere = ['Ran a farm stall', 'Sold 40 cheeses', 'Ran a milk round', 'Drove a van'];
    expect(offers(SHOP, elsewhere).map(([, after]) => after)).toEqual([
      'Controlled stock for 3 sites',
      'Handled complaints and refunds',
    ]);
  });

  it('are varied over several jobs only where they cost points', () => {
    const jobs = [
      ['Managed a gift shop', 'Managed a budget of $9,000', 'Trained 4 clerks'],
      ['Managed 2 cafés', 'Managed the payroll', 'Sold 40 cheeses'],
    ];
    expect(offers(...jobs)).toEqual([
      ['Managed a budget of $9,000', 'Administered a budget of $9,000'],
      ['Managed 2 cafés', 'Ran 2 cafés'],
    ]);
    const others = [
      'Cut waste',
      'Won a prize',
      'Wrote 12 guides',
      'Hired 3 cooks',
      'Built shelves',
    ];
    const more = ['Met targets', 'Drove a van', 'Fixed leaks', 'Painted walls', 'Filed claims'];
    expect(offers(...jobs, [...others, ...more])).toEqual([]);
  });

  it('leave alone a line that something else is offered or asked for', () => {
    const context = contextOf(resumeOf(SHOP));
    const { text } = context.document;
    const asked = (line: string, level: Draft['level'], after: string): Draft => ({
      rules: ['other'],
      level,
      title: '',
      description: '',
      before: line,
      after,
      check: 'numbers',
      edits: [
        {
          start: text.indexOf(line) + line.length,
          end: text.indexOf(line) + line.length,
          text: '!',
        },
      ],
    });
    const question = asked('Managed a bike shop in Detroit', 'ask', '{answer}');
    expect(repeatedOpeners(context, [question]).map(({ after }) => after)).toEqual([
      'Controlled stock for 3 sites',
      'Handled complaints and refunds',
    ]);
    const doubted: Draft = {
      ...asked('Trained 14 new starters', 'ask', '{answer}'),
      question: {
        prompt: '',
        kind: 'text',
        template: '{answer}',
        placeholder: '',
        draft: 'Ran training',
      },
    };
    expect(repeatedOpeners(context, [doubted]).map(({ after }) => after)).toEqual([
      'Controlled stock for 3 sites',
      'Handled complaints and refunds',
    ]);
    // A bullet that is to open with the new verb takes it, one that is cut repeats nothing.
    const rival = asked('Trained 14 new starters', 'confirm', 'Ran training for 14 new starters');
    const cut = asked('Managed complaints and refunds', 'auto', '');
    expect(repeatedOpeners(context, [rival, cut]).map(({ after }) => after)).toEqual([
      'Controlled stock for 3 sites',
    ]);
  });

  it('are left where the resume is not in English', () => {
    const context = contextOf(resumeOf(SHOP));
    const german = { ...context, resume: { ...context.resume, language: 'de' as const } };
    expect(repeatedOpeners(german, [])).toEqual([]);
  });
});

const LINES = [
  'Managed a bike shop with 6 staff',
  'Managed stock worth $40,000',
  'Managed complaints and refunds',
  'Managed a budget of $90,000',
  'Managed calendars for 3 directors',
  'Created 3 dashboards used by 40 managers',
  'Created weekly reports',
  'Created flyers for 12 events',
  'Conducted safety audits',
  'Conducted 40 interviews',
  'Conducted training for 14 cooks',
  'Tracked orders for 9 stores',
  'Led a team of 14 nurses',
  'Led weekly team meetings',
  'Led workshops on wound care',
  'Trained 22 new starters',
  'Cut waste by 31% in 8 months',
];
const jobs = fc.array(fc.uniqueArray(fc.constantFrom(...LINES), { minLength: 3, maxLength: 9 }), {
  minLength: 1,
  maxLength: 2,
});

describe('whatever the bullets', () => {
  it('what is offered opens no other bullet of its job, and nothing is offered a second time', () => {
    fc.assert(
      fc.property(jobs, (bullets) => {
        const { text, drafts } = draftsOf(alone, resumeOf(...bullets));
        expect(draftsOf(alone, text).pairs).toEqual([]);
        const verbs = drafts.map(({ edits }) => edits[0]!.text.split(' ')[0]!);
        for (const verb of verbs) expect(resumeOf(...bullets)).not.toContain(`- ${verb} `);
      }),
      { numRuns: 60 },
    );
  });
});
