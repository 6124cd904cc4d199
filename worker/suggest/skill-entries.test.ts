import { describe, expect, it } from 'vitest';
import { draftsOf } from '#tests/fixtures/drafts-of.ts';
import { promotedSkills } from './promoted-skills.ts';
import { praiseInSkills } from './skill-entries.ts';

const HEAD = `Ines Marchetti
Data Analyst
ines.marchetti@example.com | (555) 010-0107

EXPERIENCE
Data Analyst, Pike Dairies
Jan 2020 – Present
- Ran A/B tests and built dashboards in Excel for the retention team
- Took minutes and wrote a churn model with a budget of $20,000
`;
const withSkills = (skills: string) => `${HEAD}\nSKILLS\n${skills}`;
const skillsOf = (text: string) => text.slice(text.indexOf('SKILLS\n') + 7);

describe('promotedSkills', () => {
  const promoted = (skills: string) => draftsOf(promotedSkills, withSkills(skills));

  it('adds tools to a list of tools, in its style; crafts only to a list of its own', () => {
    expect(promoted('Python, SQL').drafts[0]?.after).toBe('Excel');
    expect(promoted('Note taking, filing').drafts).toEqual([]);
    expect(
      skillsOf(promoted('Python, SQL\nClean police record. Driving licence, own van.').text),
    ).toBe('Python, SQL, Excel\nClean police record. Driving licence, own van.');
    const { drafts } = draftsOf(promotedSkills, HEAD);
    expect(drafts[0]?.after.split(', ').toSorted()).toEqual(
      expect.arrayContaining(['A/B tests', 'Dashboards', 'Excel']),
    );
    expect(skillsOf(promoted('- Python\n- SQL').text)).toMatch(/^- Python\n- SQL\n- \S/);
  });

  it('does not take a team, a budget or the minutes of a meeting for a skill', () => {
    expect(promoted('Python, SQL').text).not.toMatch(/SQL.*(?:Retention|Budget|Minutes)/);
  });

  it('takes what is done for a skill, not what is counted, filed or booked', () => {
    const work = `${HEAD}- Ran cold calls, cut the cycle time and raised NPS in Tally ERP 9 with SPC\n`;
    const { drafts } = draftsOf(promotedSkills, `${work}\nSKILLS\nPython, SQL`);
    expect(drafts[0]?.after).not.toMatch(/Cycle time|NPS|ERP/);
  });

  it('leaves out what only a job of long ago or unpaid work shows', () => {
    const old =
      '\nClerk, Ostara Books\n1999 – 2003\n- Kept the books in QuickBooks\n\n' +
      'VOLUNTEERING\nHelper, Food Bank, 2022 - 2023\n- Posted photos on Instagram with ' +
      'Photoshop\n';
    const { drafts } = draftsOf(promotedSkills, `${HEAD}${old}\nSKILLS\nPython, SQL`);
    expect(drafts[0]?.after).toContain('Excel');
    expect(drafts[0]?.after).not.toMatch(/QuickBooks|Instagram|Photoshop/);
  });

  it('takes no tool that others were hired for', () => {
    const work = `${HEAD}- Screened candidates for Kotlin and Docker roles\n`;
    const { drafts } = draftsOf(promotedSkills, `${work}\nSKILLS\nPython, SQL`);
    expect(drafts[0]?.after).toContain('Excel');
    expect(drafts[0]?.after).not.toMatch(/Kotlin|Docker/);
  });

  it('goes to the line of skills, not to that of languages', () => {
    expect(skillsOf(promoted('Python, SQL\nTurkish, Kurdish, English (good)').text)).toMatch(
      /^Python, SQL, .*Excel.*\nTurkish, Kurdish, English \(good\)$/,
    );
  });

  it('adds nothing twice and nothing to a full list', () => {
    expect(promoted('Excel, A/B testing, dashboards, churn model').drafts).toEqual([]);
    const full =
      'Python, SQL, Tableau, R, SAS, Power BI, Looker, dbt, Snowflake, Airflow, BigQuery';
    expect(promoted(full).drafts).toEqual([]);
  });

  it('goes in before praise that may be cut', () => {
    expect(skillsOf(promoted('Python, SQL, team player').text)).toMatch(
      /^Python, SQL, .*Excel.*, team player$/,
    );
  });
});

describe('praiseInSkills', () => {
  const left = (skills: string) => skillsOf(draftsOf(praiseInSkills, withSkills(skills)).text);

  it.each([
    ['Python, SQL, team player', 'Python, SQL'],
    ['Team player, Python, SQL', 'Python, SQL'],
    ['Python, Hard worker, Fast learner, SQL', 'Python, SQL'],
    ['Hard worker, team player, Python, SQL, Passion', 'Python, SQL'],
    ['Python\nTeam player\nSQL', 'Python\nSQL'],
    ['Python\nSQL\nWork ethic\nPassion', 'Python\nSQL'],
    ['• Team player\n• Python\n• SQL', '• Python\n• SQL'],
    ['Python | Go-getter | SQL', 'Python | SQL'],
  ])('leaves of «%s» what can be tested', (skills, rest) => {
    expect(left(skills)).toBe(rest);
  });

  it.each([
    'Python, Communication, Leadership, SQL',
    'Team player, hard worker, fast learner',
    'Python, team player',
    'Creative Cloud, Python, SQL',
  ])('does not touch «%s»', (skills) => {
    expect(left(skills)).toBe(skills);
  });
});

it('takes praise out of every line that it stands in', () => {
  const text = withSkills('Excel\nSAP\nWork ethic\nPayroll\nWork ethic');
  expect(skillsOf(draftsOf(praiseInSkills, text).text)).toBe('Excel\nSAP\nPayroll');
});
