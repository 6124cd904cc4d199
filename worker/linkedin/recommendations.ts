import type { LinkedInRecommendation } from '#contract/resume.ts';
import { hasQuantity, hasQuantityInAnyLanguage } from '#worker/checks/lines/quantity.ts';
import { isFancyTitle } from '#worker/keywords/job-titles.ts';
import { sentencesOf } from '#worker/nlp/sentences.ts';
import type { ParsedWork } from '#worker/parse/model.ts';
import { employerOf, isBreak, titleOfRole, type Facts } from './facts.ts';
import { ended, listed, unique } from './wording.ts';
import { cutAtWord } from './headline.ts';
import { bestResults, worthOf } from './results.ts';

type Advice = LinkedInRecommendation | null;

/** What this person can still do, section by section, what matters most first. */
export function recommendationsOf(facts: Facts): LinkedInRecommendation[] {
  const all: Advice[] = [
    aboutTitle(facts),
    aboutSummary(facts),
    aboutFigures(facts),
    aboutEmptyRoles(facts),
    aboutDates(facts),
    aboutBreak(facts),
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
  const employer = employerOf(role);
  if (employer) return `at ${employer}`;
  return role.title ? `as ${titleOfRole(role)}` : '';
}

function aboutTitle({ title, studying, resume }: Facts): Advice {
  const label = resume.label?.value ?? '';
  if (isFancyTitle(label)) {
    const instead = title === null ? '' : ` This profile says ${title} instead.`;
    return high('Headline', `Nobody searches for “${label}”.${instead}`);
  }
  if (title !== null || studying) return null;
  return high(
    'Headline',
    'Start with the job title that you want to be found for. Your resume names none.',
  );
}

function aboutSummary({ resume, own }: Facts): Advice {
  if (resume.summary === null) {
    return high(
      'About',
      'Add two or three sentences of your own: what you do, for whom, and what you are best at.',
    );
  }
  const [empty] = own.empty;
  if (empty === undefined) return null;
  const rest = own.empty.length > 1 ? ' and the like' : '';
  return high(
    'About',
    `Everybody says “${shortened(empty)}”${rest}, so it is left out here. Say what you do, for whom, and one thing that came of it.`,
  );
}

/** The first words of the first sentence, to quote it. */
function shortened(text: string): string {
  const [first = text] = sentencesOf(text);
  const bare = first.replace(/[.;]$/, '');
  return bare.length <= QUOTE_MAX ? bare : `${cutAtWord(bare, QUOTE_MAX)} …`;
}

const QUOTE_MAX = 100;

/** Speaks of the newest role in which most lines have no figure, and of one of those lines. */
function aboutFigures({ roles, english }: Facts): Advice {
  const isMeasured = english ? hasQuantity : hasQuantityInAnyLanguage;
  for (const role of roles) {
    const lines = role.highlights.map(({ value }) => value.trim());
    const measured = lines.filter((line) => isMeasured(line)).length;
    const where = whereOf(role);
    if (where === '' || measured * 2 >= lines.length) continue;
    const plain = lines.find((line) => !isMeasured(line))!;
    const add = `“${shortened(plain)}”: how many, how much or how often? Add it where you know it.`;
    if (lines.length === 1) {
      return medium('Experience', `What you say of your time ${where} has no figure. ${add}`);
    }
    const none = lines.length === 2 ? 'Neither' : 'None';
    const have = measured === 0 ? none : `Only ${measured}`;
    return high(
      'Experience',
      `${have} of the ${lines.length} lines on your time ${where} ${measured > 1 ? 'have' : 'has'} a figure. ${add}`,
    );
  }
  return null;
}

function aboutEmptyRoles({ roles }: Facts): Advice {
  const empty = roles.filter(
    (role) => role.highlights.length === 0 && !role.summary && !isBreak(role),
  );
  const places = unique(empty.map(whereOf).filter(Boolean)).slice(0, 3);
  if (places.length === 0) return null;
  return high('Experience', ended(`Say in two or three lines what you did ${listed(places)}`));
}

function aboutDates({ roles }: Facts): Advice {
  const undated = roles.filter(({ start, end, current }) => !start && !end && !current);
  const places = unique(undated.map(whereOf).filter(Boolean)).slice(0, 3);
  if (places.length === 0) return null;
  return high(
    'Experience',
    `Add start and end dates for your time ${listed(places)}: LinkedIn asks for them.`,
  );
}

function aboutBreak({ roles }: Facts): Advice {
  const away = roles.find(isBreak);
  if (!away) return null;
  const what = titleOfRole(away) || away.company!.value;
  return medium(
    'Experience',
    `Enter “${what}” as a career break: LinkedIn has an entry for it, and it explains the dates.`,
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
    skills.length === 0
      ? 'Your resume lists no skills.'
      : 'Your resume lists few skills that can be searched for.';
  return high('Skills', `${start} Add the tools and machines you use, and the methods you know.`);
}

function aboutFieldTerms({ keywords }: Facts): Advice {
  const terms = keywords.missing
    .filter(({ kind }) => kind === 'hard' || kind === 'tool')
    .slice(0, 5)
    .map(({ term }) => term);
  if (terms.length === 0 || keywords.field === 'general') return null;
  return medium(
    'Skills',
    `Terms that others in ${keywords.fieldTitle} are often found by: ` +
      `${terms.join(terms.some((term) => / and /.test(term)) ? '; ' : ', ')}. Add only what is ` +
      'true of you.',
  );
}

function aboutCertificates({ certificates }: Facts): Advice {
  const names = certificates.slice(0, 3);
  if (names.length === 0) return null;
  return medium(
    'Licenses & certifications',
    `Enter ${names.length === 1 ? `${names[0]} here` : 'these here'} with issuer and date, so that ${
      names.length === 1 ? 'it shows' : `they show`
    } up in searches${names.length === 1 ? '' : `: ${names.join(', ')}`}.`,
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
    const shown = links.slice(0, 2).map((url) => url.replace(/^https?:\/\/(?:www\.)?|\/$/g, ''));
    return medium('Featured', `Add ${listed(shown)} to Featured, so that visitors see your work.`);
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
  return low('Languages', `Enter each language with your level: ${names.slice(0, 5).join(', ')}.`);
}

const aboutPlace = ({ resume }: Facts): Advice =>
  resume.location
    ? null
    : medium('Intro', 'Set your location: recruiters filter by it, and your resume names none.');

function aboutReferees(facts: Facts): Advice {
  const company = facts.roles.map(employerOf).find((employer) => employer !== null);
  if (company === undefined) return null;
  const [result] = bestResults(facts)
    .filter(({ where }) => where === company)
    .map(({ text }) => text)
    .toSorted((a, b) => worthOf(b, facts.english) - worthOf(a, facts.english));
  const ask = `Ask someone to recommend you for your time at ${company}`;
  return low(
    'Recommendations',
    result === undefined
      ? `${ask} in two or three sentences, and tell them which work of yours to name.`
      : `${ask}, and remind them of this: “${shortened(result)}”.`,
  );
}
