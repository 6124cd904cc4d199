import { describe, expect, it } from 'vitest';
import { inputOf } from '#tests/builders/input.ts';
import { slipsOf } from '#tests/builders/slips.ts';
import type { ResumeDraft } from '#tests/builders/resume.ts';
import { TRADE_WORDS } from '#tests/fixtures/trade-words.ts';
import { loadSpeller } from '#worker/nlp/speller.ts';
import { findingOf, lintsFor } from './lines/lint-findings.ts';

const speller = await loadSpeller();
const flagged = (draft: ResumeDraft) =>
  lintsFor(inputOf(draft, speller), 'spelling').map((found) => findingOf(found, true).quote);
const inBullets = (bullets: string[], draft: ResumeDraft = {}) =>
  flagged({ ...draft, work: [{ title: 'Clerk', company: 'Acme', dates: '2015 – 2019', bullets }] });

describe('words of the trade', () => {
  it.each(Object.entries(TRADE_WORDS))('of %s are right in a line and as a skill', (_, words) => {
    const list = words.split(' ');
    expect(inBullets(list.map((word) => `Handled the ${word} of a team of nine`))).toEqual([]);
    const capitals = list.map((word) => word.charAt(0).toUpperCase() + word.slice(1));
    expect(flagged({ skills: capitals })).toEqual([]);
  });

  it('are more than a thousand, of thirty lines of work and more', () => {
    const all = Object.values(TRADE_WORDS).flatMap((words) => words.split(' '));
    expect(new Set(all).size).toBeGreaterThan(1000);
    expect(Object.keys(TRADE_WORDS).length).toBeGreaterThanOrEqual(30);
  });
});

describe('what is no English word but no slip either', () => {
  it.each([
    [
      'products that begin a line',
      ['Miro boards drawn for 4 teams', 'Zuora billing for 900 firms'],
    ],
    ['employers and towns inside a line', ['Sold to Brackenfold, Wexcombe and Ystradgynlais']],
    ['people', ['Reported to Siobhan Nwachukwu and Wiremu Parata']],
    ['dishes and foreign words', ['Ran the mise en place for coq au vin, crème brûlée and jamón']],
    ['a foreign phrase', ['Taught the chanson de geste and the romance de la rosa']],
    [
      'a line in another language',
      ['Leitung der Buchhaltung mit zwölf Mitarbeitern und Lehrlingen'],
    ],
    [
      'addresses and file names',
      ['Built acme-portl.example.com and config.yaml for jdoe@acme.example'],
    ],
    ['a costumer among costumes', ['Assistant costumer: 40 costumes for 3 operas']],
  ])('%s', (_, bullets) => expect(inBullets(bullets)).toEqual([]));

  it('skills that are made-up names', () => {
    expect(
      flagged({ skills: ['Miro', 'Deel', 'Zuora', 'Plaid', 'Looker', 'Gusto', 'Trelo'] }),
    ).toEqual([]);
  });

  it('the names of the person', () => {
    const draft: ResumeDraft = {
      name: 'Supervisr Teh',
    };
    const line = 'Supervisr of meetings';
    expect(inBullets([line], draft)).toEqual([]);
    expect(inBullets([line])).not.toEqual([]);
  });
});

describe('slips of the keyboard', () => {
  const VERBS =
    'achieved analyzed assembled calculated calibrated coordinated collaborated communicated ' +
    'completed conducted delivered designed developed diagnosed documented exceeded expanded ' +
    'facilitated generated implemented improved increased installed integrated introduced ' +
    'investigated launched maintained managed marketed mentored monitored motivated ' +
    'negotiated operated organized oversaw performed planned prepared presented processed ' +
    'produced purchased received recommended reconciled recruited redesigned reduced repaired ' +
    'replaced reported researched resolved restructured reviewed scheduled simplified ' +
    'strengthened supervised translated transported upgraded business customers equipment ' +
    'experience environment maintenance management professional quarterly requirements ' +
    'responsibilities schedule suppliers technical warehouse knowledge inventory marketing ' +
    'accounting department colleagues';
  const slips = VERBS.split(' ').flatMap((word) => slipsOf(word).map((slip) => ({ slip, word })));
  const real = slips.filter(({ slip }) => !speller.correct(slip));

  it('are found, nearly all, and put right', () => {
    expect(real.length / slips.length).toBeGreaterThan(0.95);
    const found = real.filter(({ slip }) =>
      inBullets([`Handled the ${slip} of a team`]).includes(slip),
    );
    expect(
      found.length / real.length,
      real
        .filter((it) => !found.includes(it))
        .map((it) => it.slip)
        .join(' '),
    ).toBeGreaterThan(0.975);
    const right = real.filter(({ slip, word }) => speller.suggest(slip)[0] === word);
    expect(right.length / real.length).toBeGreaterThan(0.95);
  });

  it('are found at the start of a line and in a skill of one word, too', () => {
    expect(inBullets(['Recieved 3 awards', 'Supervisd 12 people'])).toEqual([
      'Recieved',
      'Supervisd',
    ]);
    expect(flagged({ skills: ['Comunication', 'Project managment', 'Reconcilation'] })).toEqual([
      'Comunication',
      'managment',
      'Reconcilation',
    ]);
  });
});
