import type { LinkedInExperience, LinkedInProfile } from '#contract/resume.ts';

/** Roles as plain text, ready to paste. */
export const experienceText = (experience: readonly LinkedInExperience[]) =>
  experience
    .map(({ title, company, duration, description, achievements }) =>
      [
        [title, company].filter(Boolean).join(', '),
        duration,
        description,
        ...achievements.map((line) => `• ${line}`),
      ]
        .filter(Boolean)
        .join('\n'),
    )
    .join('\n\n');

/** The whole profile as plain text, part by part; parts without content are left out. */
export function profileText(profile: LinkedInProfile): string {
  const parts: [string, string][] = [
    ['Headline', profile.headline],
    ['Summary', profile.summary],
    ['Experience', experienceText(profile.experience)],
    ['Skills', profile.skills.join(', ')],
    ['Keywords', profile.keywords.join(', ')],
  ];
  return parts
    .filter(([, text]) => text)
    .map(([name, text]) => `${name}\n${text}`)
    .join('\n\n');
}
