import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import type { Outcome } from '#contract/problem.ts';
import type { Resume } from '#contract/resume.ts';
import { ResumeDatabase } from '../storage/database.ts';
import { createService } from './service.ts';

const TEXT = `Noor Haddad
noor.haddad@example.com | +44 20 5550 199 | Leeds

EXPERIENCE
Kitchen Porter, Aire Canteen, Jan 2019 - Present
- I was responsible for washing pots and pans
- Responsible for cleaning 4 fryers
- Duties included taking in deliveries
- Prepared vegetables for the cooks
- Checked fridges every morning and wrote the temperatures into the book for the inspector

Cleaner, Roundhay Schools, 2015 - 2018
- Was responsible for cleaning of classrooms and corridors after lessons had ended
- Ordered soap, paper and bin bags from two suppliers every month
- Helped to train new cleaners in the use of the floor machines

EDUCATION
NVQ Level 2 Hospitality, Leeds City College, 2015

SKILLS
Food hygiene, team player, hard working`;

function valueOf<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Error(outcome.problem.message);
  return outcome.value;
}

const scoreOf = ({ enhancedAtsScore }: Resume) => enhancedAtsScore!;

it('a price is what pressing does to the score now, before and after other decisions', async () => {
  const engine = createService({
    database: new ResumeDatabase(`prices-${Math.random()}`),
    clock: () => new Date('2026-02-01T12:00:00Z'),
    loadSpeller: async () => null,
  });
  const { id } = valueOf(
    await engine.create({
      originalFileName: 'noor.txt',
      originalFilePath: '/uploads/noor.txt',
      fileContentBase64: btoa(TEXT),
    }),
  );
  let resume = valueOf(await engine.process(id));
  expect(resume.suggestions.length).toBeGreaterThan(2);
  let told = 0;
  for (const { id: one } of resume.suggestions) {
    const prices = valueOf(await engine.prices(id));
    const accepted = resume.suggestions.find((it) => it.id === one)!.accepted;
    const turned = valueOf(
      await engine.decide(id, one, {
        accepted: !accepted,
        decision: accepted ? 'rejected' : 'accepted',
      }),
    );
    const change = (scoreOf(turned) - scoreOf(resume)) * (accepted ? -1 : 1);
    // The score is shown whole, the price in tenths.
    expect(Math.abs(change - prices[one]!)).toBeLessThanOrEqual(1);
    if (prices[one] !== 0) told++;
    resume = turned;
  }
  expect(told).toBeGreaterThan(1);
  for (const { id: question } of resume.questions) {
    expect(valueOf(await engine.prices(id))[question]).toBeTypeOf('number');
  }
});
