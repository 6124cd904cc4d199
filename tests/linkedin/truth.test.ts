import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { inventions, profileFaults } from './profile-faults.ts';
import { corpusResumes, hasCorpus, ownResumes, profileOfFile } from './people.ts';

describe('a LinkedIn profile says only what the resume says, within the limits, and opens with a whole thought', () => {
  it.each(ownResumes().map((path) => [basename(path), path]))('of %s', async (_, path) => {
    const { profile, source } = await profileOfFile(path);
    expect(profileFaults(profile, source)).toEqual([]);
  });

  it.skipIf(!hasCorpus)('of every labelled person', { timeout: 120_000 }, async () => {
    const faults: Record<string, string[]> = {};
    for (const path of corpusResumes('one each')) {
      const { profile, source } = await profileOfFile(path);
      const found = profileFaults(profile, source);
      if (found.length > 0) faults[basename(path)] = found;
    }
    expect(faults).toEqual({});
  });
});

describe('the check itself', () => {
  const nurse = () => profileOfFile(ownResumes().find((path) => path.endsWith('nurse.txt'))!);

  it('notices an invented figure, employer, skill, keyword, date and quotation', async () => {
    const { profile, source } = await nurse();
    const [first] = profile.experience;
    const tampered = {
      ...profile,
      skills: ['Phlebotomy'],
      keywords: ['Ultrasound'],
      experience: [
        {
          ...first!,
          company: 'Mercy Hospital',
          achievements: ['Reduced falls by 19%'],
          duration: 'Jan 1987 – Present · 99 yrs',
        },
      ],
      optimizationTips: ['Turn on Open to Work for “Surgeon”.'],
    };
    expect(inventions(tampered, source).toSorted()).toEqual(
      ['mercy', '19', 'phlebotomy', 'ultrasound', '1987', 'surgeon'].toSorted(),
    );
  });

  it('notices a summary that is cut above the fold, too long, or says a thing twice', async () => {
    const { profile, source } = await nurse();
    const faultsOf = (summary: string) =>
      profileFaults({ ...profile, summary }, `${source} ${summary}`).map((it) => it.split(':')[0]);
    expect(faultsOf('A'.repeat(301))).toEqual(['cut thought']);
    expect(faultsOf('and calm in emergencies.')).toEqual(['cut thought']);
    expect(faultsOf(`A.\n${'b'.repeat(1998)}`)).toEqual(['summary of 2001']);
    const line = 'Cared for eight patients on days and nights';
    expect(faultsOf(`${line}\n\n${line}`)).toEqual(['said twice']);
  });
});
