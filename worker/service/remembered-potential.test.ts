import 'fake-indexeddb/auto';
import { expect, it, vi } from 'vitest';
import type { Outcome } from '#contract/problem.ts';
import { potentialScore } from '../pipeline.ts';
import { ResumeDatabase } from '../storage/database.ts';
import { createService } from './service.ts';

vi.mock('../pipeline.ts', { spy: true });

const TEXT = `Noor Haddad
noor.haddad@example.com | +44 20 5550 199 | Leeds

EXPERIENCE
Kitchen Porter, Aire Canteen, Jan 2019 - Present
- I was responsible for washing pots and pans
- Responsible for cleaning 4 fryers
- Helped to prepare vegetables for the cooks
- Answered phones at the front desk
- Duties included taking in deliveries

EDUCATION
NVQ Level 2 Hospitality, Leeds City College, 2015

SKILLS
Food hygiene, team player, hard working`;

function valueOf<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Error(outcome.problem.message);
  return outcome.value;
}

it('works out the score within reach anew for an answer, not for what is accepted or rejected', async () => {
  const engine = createService({
    database: new ResumeDatabase(`potential-${Math.random()}`),
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
  const processed = valueOf(await engine.process(id));
  const decide = (one: string, accepted: boolean) =>
    engine.decide(id, one, { accepted, decision: accepted ? 'accepted' : 'rejected' });
  const [first, second] = processed.suggestions;
  valueOf(await decide(first!.id, false));
  vi.mocked(potentialScore).mockClear();
  for (const one of [first!, second!]) {
    for (const accepted of [true, false]) {
      const next = valueOf(await decide(one.id, accepted));
      expect(next.analysis!.potentialAtsScore).toBe(processed.analysis!.potentialAtsScore);
    }
  }
  expect(potentialScore).not.toHaveBeenCalled();
  const answered = valueOf(await engine.answer(id, processed.questions[0]!.id, { skip: true }));
  expect(potentialScore).toHaveBeenCalledOnce();
  expect(answered.analysis!.potentialAtsScore).toBeLessThanOrEqual(
    processed.analysis!.potentialAtsScore!,
  );
});
