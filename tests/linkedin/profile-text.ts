import type { LinkedInProfile } from '#contract/resume.ts';

/** A profile to be read, part by part. */
export function profileText(profile: LinkedInProfile): string {
  const { experience, recommendations } = profile;
  return [
    profile.headline,
    profile.summary,
    ...experience.map(({ title, company, duration, description, achievements }) =>
      [title, company, duration, description, ...achievements.map((line) => `• ${line}`)]
        .filter(Boolean)
        .join('\n'),
    ),
    `Skills: ${profile.skills.join(', ')}`,
    `Keywords: ${profile.keywords.join(', ')}`,
    recommendations
      .map(({ section, recommendation, impact }) => `[${impact}] ${section}: ${recommendation}`)
      .join('\n'),
    profile.optimizationTips.map((tip) => `– ${tip}`).join('\n'),
  ].join('\n\n');
}
