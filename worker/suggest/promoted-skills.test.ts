import { describe, expect, it } from 'vitest';
import { draftsOf } from '#tests/fixtures/drafts-of.ts';
import { promotedSkills } from './promoted-skills.ts';

const resumeWith = (skills: string) => `Asha Pillai
asha.pillai@example.in | Pune

EXPERIENCE
Call Agent, Sahyadri Traders
Apr 2020 – Present
- Logged 60 calls a day in Salesforce and sent bills with QuickBooks

SKILLS
${skills}`;

const skillsAfter = (skills: string) =>
  draftsOf(promotedSkills, resumeWith(skills)).text.split('SKILLS\n')[1];

describe('promotedSkills', () => {
  it('adds the tools that the work names to a list of tools', () => {
    expect(skillsAfter('Excel, Outlook')).toBe('Excel, Outlook, Salesforce, QuickBooks');
  });

  it('puts them into the brackets that list tools, not behind a measured speed', () => {
    const after = skillsAfter('Computer literate (Excel, Outlook)\nTyping speed 52 wpm');
    expect(after).toBe(
      'Computer literate (Excel, Outlook, Salesforce, QuickBooks)\nTyping speed 52 wpm',
    );
  });

  it('adds no tool that the list names in two words', () => {
    expect(skillsAfter('Excel, Sales Force')).toBe('Excel, Sales Force, QuickBooks');
  });
});
