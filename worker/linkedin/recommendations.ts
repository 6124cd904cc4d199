import type { LinkedInRecommendation } from '#contract/resume.ts';
import { hasQuantity } from '#worker/checks/lines/quantity.ts';
import type { ParsedWork } from '#worker/parse/model.ts';
import { calm, employerOf, ended, type Facts } from './facts.ts';

type Advice = LinkedInRecommendation | null;

/** What this person can still do, section by section, what matters most first. */
export function recommendationsOf(facts: Facts): LinkedInRecommendation[] {
  const all: Advice[] = [
    aboutTitle(facts),
    aboutSummary(facts),
    aboutFigures(facts),
    aboutEmptyRoles(facts),
    aboutDates(facts),
    aboutSeveralRoles(facts),
    aboutSkillCount(facts),
    aboutFieldTerms(facts),
    aboutCertificates(facts),
    aboutProjects(facts),
    aboutVolunteering(facts),
    aboutLinks(facts),
    aboutLanguages(facts),
    aboutPlace(facts),
    aboutReferees(facts),
  ];
  return all
    .filter((advice) => advice !== null)
    .toSorted((a, b) => IMPACTS.indexOf(a.impact) - IMPACTS.indexOf(b.impact))
    .slice(0, MAX_RECOMMENDATIONS);
}

const IMPACTS: LinkedInRecommendation['impact'][] = ['high', 'medium', 'low'];

/** More than this is a list that nobody works through. */
const MAX_RECOMMENDATIONS = 9;

const high = (section: string, recommendation: string): Advice => ({
  section,
  recommendation,
  impact: 'high',
});
const medium = (section: string, recommendation: string): Advice => ({
  section,
  recommendation,
  impact: 'medium',
});
const low = (section: string, recommendation: string): Advice => ({
  section,
  recommendation,
  impact: 'low',
});

/** 'at Kornblad & Co', or 'as Baker' where the employer is unknown. */
function whereOf(role: ParsedWork): string {
  const { title } = role;
  const employer = employerOf(role);
  if (employer) return `at ${employer}`;
  return title ? `as ${calm(title.value)}` : '';
}

/** 'A', 'A and B', 'A, B and C'; items that hold a comma are set apart by semicolons. */
export function listed(items: readonly string[]): string {
  if (items.some((item) => item.includes(','))) return items.join('; ');
  return [items.slice(0, -1).join(', '), ...items.slice(-1)].filter(Boolean).join(' and ');
}

const aboutTitle = ({ title, studying }: Facts): Advice =>
  title === null && !studying
    ? high(
        'Headline',
        'Start with the job title that you want to be found for. Your resume names none.',
      )
    : null;

const aboutSummary = ({ resume }: Facts): Advice =>
  resume.summary === null
    ? high(
        'About',
        'Add two or three sentences of your own: what you do, for whom, and what you are best at.',
      )
    : null;

/** Speaks of the newest role in which most lines have no figure. */
function aboutFigures({ roles }: Facts): Advice {
  for (const role of roles) {
    const total = role.highlights.length;
    const measured = role.highlights.filter(({ value }) => hasQuantity(value)).length;
    const where = whereOf(role);
    if (where === '' || measured * 2 >= total) continue;
    const add = 'Add how many, how much or how often, where you know it.';
    if (total === 1) {
      return medium('Experience', `What you say of your time ${where} has no figure. ${add}`);
    }
    const have = measured === 0 ? 'None' : `Only ${measured}`;
    return high(
      'Experience',
      `${have} of the ${total} lines on your time ${where} ${measured > 1 ? 'have' : 'has'} a figure. ${add}`,
    );
  }
  return null;
}

function aboutEmptyRoles({ roles }: Facts): Advice {
  const empty = roles.filter(({ highlights, summary }) => highlights.length === 0 && !summary);
  const places = empty.map(whereOf).filter(Boolean).slice(0, 3);
  if (places.length === 0) return null;
  return high('Experience', ended(`Say in two or three lines what you did ${listed(places)}`));
}

function aboutDates({ roles }: Facts): Advice {
  const undated = roles.filter(({ start, end, current }) => !start && !end && !current);
  const places = undated.map(whereOf).filter(Boolean).slice(0, 3);
  if (places.length === 0) return null;
  return high(
    'Experience',
    `Add start and end dates for your time ${listed(places)}: LinkedIn asks for them.`,
  );
}

function aboutSeveralRoles({ current }: Facts): Advice {
  const places = current.map(whereOf).filter(Boolean);
  if (places.length < 2) return null;
  return medium(
    'Experience',
    `You now work ${listed(places.slice(0, 3))}. Put the role that you want more of on top.`,
  );
}

function aboutSkillCount({ skills }: Facts): Advice {
  if (skills.length >= 5) return null;
  const start =
    skills.length === 0 ? 'Your resume lists no skills.' : 'Your resume lists few skills.';
  return high(
    'Skills',
    `${start} Recruiters search by them: add the tools, methods and machines you use.`,
  );
}

function aboutFieldTerms({ keywords }: Facts): Advice {
  const terms = keywords.missing
    .filter(({ kind }) => kind === 'hard' || kind === 'tool')
    .slice(0, 5)
    .map(({ term }) => term);
  if (terms.length === 0 || keywords.field === 'general') return null;
  return medium(
    'Skills',
    `Others in ${keywords.fieldTitle} are often found by ${listed(terms)}. Add only what is true of you.`,
  );
}

function aboutCertificates({ resume }: Facts): Advice {
  const names = resume.certificates.slice(0, 3).map(({ value }) => value);
  if (names.length === 0) return null;
  return medium(
    'Licenses & certifications',
    `Enter ${listed(names)} here with issuer and date, so that ${names.length === 1 ? 'it shows' : 'they show'} up in searches.`,
  );
}

function aboutProjects({ resume, roles }: Facts): Advice {
  const names = resume.projects.slice(0, 3).map(({ name }) => name.value);
  if (names.length === 0) return null;
  const text = `Add ${listed(names)} to the Projects section, with a link or a picture where you have one.`;
  return roles.length === 0 ? high('Projects', text) : medium('Projects', text);
}

function aboutVolunteering({ resume, roles }: Facts): Advice {
  if (resume.volunteer.length === 0 || roles === resume.volunteer) return null;
  const places = resume.volunteer.map(whereOf).filter(Boolean).slice(0, 2);
  if (places.length === 0) return null;
  return low('Volunteering', `Add your time ${listed(places)} to the Volunteering section.`);
}

const isLinkedIn = (url: string): boolean => /linkedin\.|\/in\/[^/]+\/?$/i.test(url);

function aboutLinks({ resume }: Facts): Advice {
  const links = resume.urls.map(({ value }) => value).filter((url) => !isLinkedIn(url));
  if (links.length > 0) {
    return medium('Featured', `Pin ${listed(links.slice(0, 2))}, so that visitors see your work.`);
  }
  if (resume.urls.length > 0) return null;
  return low(
    'Contact info',
    'Shorten the address of your profile under Public profile & URL, and put it on your resume.',
  );
}

function aboutLanguages({ resume }: Facts): Advice {
  const names = resume.languages.map(({ value }) => value);
  if (names.length < 2) return null;
  return low('Languages', `Enter ${listed(names.slice(0, 5))} with your level in each.`);
}

const aboutPlace = ({ resume }: Facts): Advice =>
  resume.location
    ? null
    : medium('Intro', 'Set your location: recruiters filter by it, and your resume names none.');

function aboutReferees({ roles }: Facts): Advice {
  const company = roles.map(employerOf).find((employer) => employer !== null);
  if (company === undefined) return null;
  const text = `Ask someone you worked with at ${company} for two or three sentences.`;
  return low('Recommendations', text);
}
