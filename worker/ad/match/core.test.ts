import { describe, expect, it } from 'vitest';
import { sideOf } from '#tests/builders/resume-side.ts';
import { coreOf } from './core.ts';
import { answerDegree } from './degree.ts';
import { answerLanguage } from './language.ts';
import { answerLicence } from './licence.ts';
import { answerShown } from './shown.ts';
import { answerYears } from './years.ts';

describe('the matter of a clause', () => {
  it.each([
    ["You've kept bees and didn't mind the stings", 'kept bees'],
    ['You can read music well enough to teach it', 'read music'],
    ['The successful candidate will have knowledge of dyes', 'knowledge of dyes'],
    ['cutting glass without fuss', 'cutting glass'],
    ['ADR card, in date', 'ADR card'],
    ['They also want Softchoice for the rota', 'Softchoice for the rota'],
    ["We'd expect you to be able to read blueprints", 'read blueprints'],
    ['A season in retail would be lovely', 'A season in retail'],
    ['Kept sheep and goats', 'Kept sheep and goats'],
    ['Must be able to sharpen saws', 'sharpen saws'],
    ['A loom arrives in May, therefore you need to read patterns', 'read patterns'],
    ['Dyeing wool should hold no mysteries for you', 'Dyeing wool'],
    ['Weaving by hand (D) A/I', 'Weaving by hand'],
    ['Hemp rope, splicing included', 'Hemp rope, splicing'],
    ['Diving tables, refreshed in the past two years', 'Diving tables'],
    ['Tuning pianos, whatever the maker', 'Tuning pianos'],
    ['Coppicing would put you ahead of the rest', 'Coppicing'],
    ['A sound grasp of knots goes without saying', 'A sound grasp of knots'],
  ])('%s', (clause, core) => {
    expect(coreOf(clause)).toBe(core);
  });
});

const RESUME = `Ottoline Brandvold
Brisbane, Queensland | ottoline@example.com

Experience
Second Pastry Cook, Quayside Hotel, Brisbane
March 2018 - Present
- Supervise two students on placement
- Carry the emergency phone every third week
- Wrote learning plans for new starters

Education
Certificate III in Patisserie, TAFE Queensland, 2017
BSc Microbiology, Tidewater University, 2014
PgCert Food Science, Tidewater University, since 2025

Publications
Brandvold O. Yeast at sea. J Ferment Lett 2021.

Tickets
Electrical Work Licence, Queensland

Driving licence
Class B

Languages
Norwegian - basic

Skills
BI: Looker`;

describe('what shows all of it', () => {
  it.each([
    ['supervision of students', 'met', 'another form of the word'],
    ["You've handled a phone and didn't mind the hours", 'met', 'a light verb and its thing'],
    ['You are used to writing learning plans', 'met', 'learning that is a matter of work'],
    ['A record of publication in journals', 'met', 'a paper under its heading'],
    ['Some Power BI', 'not-shown', 'a part of a name is not the tool'],
  ])('%s: %s, %s', async (clause, verdict) => {
    expect(answerShown(clause, await sideOf(RESUME)).verdict).toBe(verdict);
  });

  it.each([
    ['Cert III in Patisserie', 'met'],
    ['A degree in biological sciences', 'met'],
    ['A degree in a social science', 'not-shown'],
    ['A completed PgCert in food science', 'partly'],
  ])('%s: %s', async (clause, verdict) => {
    expect(answerDegree(clause, await sideOf(RESUME)).verdict).toBe(verdict);
  });

  it('finds a licence under a heading that names it, and none by a word of it', async () => {
    const side = await sideOf(RESUME);
    expect(answerLicence('Driving licence class B', side).verdict).toBe('met');
    const without = await sideOf(RESUME.replace('Driving licence\nClass B\n\n', ''));
    expect(answerLicence('A full Norwegian driving licence', without).verdict).toBe(
      'only-you-know',
    );
  });

  it('keeps the licence of another state apart, by its code', async () => {
    expect(answerLicence("TX electrician's licence", await sideOf(RESUME)).verdict).toBe('partly');
  });

  it('reads the level where languages stand', async () => {
    expect(answerLanguage('conversational Norwegian', await sideOf(RESUME)).verdict).toBe('partly');
  });

  it('counts no junior title for a rank, and no trade for what narrows it', async () => {
    const side = await sideOf(RESUME);
    expect(
      answerYears(
        '4 years in the role of Executive Pastry Cook',
        side,
        'Executive Pastry Cook',
        null,
      ).verdict,
    ).not.toBe('met');
    expect(answerYears('2 years as a pastry cook', side, 'Pastry Cook', null).verdict).toBe('met');
  });
});
