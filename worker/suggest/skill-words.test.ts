import { describe, expect, it } from 'vitest';
import { hitsIn } from '#worker/keywords/matcher.ts';
import { isNamed, skillWords } from './skill-words.ts';

const skillIn = (line: string) => {
  const hit = hitsIn(line).find(({ term, start, end }) => isNamed(term, line.slice(start, end)));
  return hit ? skillWords(hit.term, line.slice(hit.start, hit.end)) : undefined;
};

describe('skillWords', () => {
  it.each([
    ['Made around 60 cold calls every day', 'cold calls'],
    ['Wrote safety plans with schools and courts', 'safety plans'],
    ['Retouched photos and wrote python scripts', 'Python'],
    ['RETOUCHED PHOTOS IN PHOTOSHOP', 'Photoshop'],
    ['Checked vital signs every hour', 'vital signs'],
  ])('takes from “%s” the skill “%s”', (line, skill) => {
    expect(skillIn(line)).toBe(skill);
  });

  it('lists nothing that somebody only sold or dealt with', () => {
    expect(skillIn('Ordered office supplies for 4 sites')).toBeNull();
    expect(skillIn('Handled customer complaints and problems')).toBeNull();
  });

  it('does not take a hint for the skill', () => {
    expect(skillIn('Stocked shelves at night')).toBeUndefined();
    expect(skillIn('Kept to the budget')).toBeUndefined();
  });
});
