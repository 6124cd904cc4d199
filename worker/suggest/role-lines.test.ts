import { describe, expect, it } from 'vitest';
import { rewriteLine } from '#worker/rewrite/rewrite.ts';
import { rewriteRole } from './role-lines.ts';

const lineOf = (text: string) => ({
  text,
  current: false,
  dialect: 'uk' as const,
  protectedSpans: [],
});
const rewrittenRole = (texts: readonly string[]) =>
  rewriteRole(
    texts.map((text, start) => ({
      place: { start, text },
      line: lineOf(text),
      respellings: [],
    })),
  ).map(({ rewrite }) => rewrite.after);

describe('the lines of a role', () => {
  const deeds = ['Ordered flour for 3 shops', 'Tracked 40 vans a day', 'Trained 9 cooks'];

  it('tell that an opening which may be a noun is a deed', () => {
    expect(rewrittenRole([...deeds, 'Schedule and train 9 cooks']).at(-1)).toBe(
      'Scheduled and trained 9 cooks',
    );
  });

  it('leave it alone where too few of them open with deeds', () => {
    expect(rewrittenRole(['Flour for 3 shops', 'Schedule and train 9 cooks']).at(-1)).toBe(
      'Schedule and train 9 cooks',
    );
  });

  it.each([
    ['Schedule and train 9 cooks', true],
    ['Process improvements', false],
    ['Tracked 40 vans a day', false],
    ['Responsible for the rota of 9 cooks', false],
  ])('are wanted by “%s”: %s', (text, isWanted) => {
    let wanted = false;
    rewriteLine({ ...lineOf(text), wantsDeeds: () => (wanted = true) });
    expect(wanted).toBe(isWanted);
  });
});
