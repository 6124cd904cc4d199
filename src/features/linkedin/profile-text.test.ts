import { describe, expect, it } from 'vitest';
import type { LinkedInProfile } from '#contract/resume.ts';
import { profileText } from './profile-text.ts';

const profile: LinkedInProfile = {
  headline: 'Shipping Clerk | RF scanners',
  summary: 'I prepare orders.',
  experience: [
    {
      title: 'Shipping Clerk',
      company: 'Cascadia Parcel',
      duration: '',
      description: '',
      achievements: ['Prepared 180 orders a day'],
    },
  ],
  skills: ['RF scanners', 'Excel'],
  keywords: [],
  recommendations: [],
  optimizationTips: [],
};

describe('the profile as text', () => {
  it('holds each part under its name and leaves out what is empty', () => {
    expect(profileText(profile)).toBe(
      'Headline\nShipping Clerk | RF scanners\n\nSummary\nI prepare orders.\n\n' +
        'Experience\nShipping Clerk, Cascadia Parcel\n• Prepared 180 orders a day\n\n' +
        'Skills\nRF scanners, Excel',
    );
  });
});
