/** Every weight, multiplier, floor, cap and band of the score, each with its reason. */
import type { Band, CheckCategory } from '#contract/resume.ts';
import type { FaultId } from '#worker/checks/model.ts';

/** Rises with every change that can change a score, so that a stored score tells which rules made it. */
export const ENGINE_VERSION = '1.1.0';

/** Id and title of each category, in the order of a report. */
export const CATEGORIES: readonly [CheckCategory, string][] = [
  ['machine-readability', 'Machine readability'],
  ['structure', 'Structure'],
  ['evidence', 'Evidence'],
  ['findability', 'Findability'],
  ['language', 'Language'],
  ['length-and-scan', 'Length and scan'],
];

/** Points of each check out of 100 where every check applies. */
export const WEIGHTS: Record<string, number> = {
  // Machine readability, 15: it tells layouts apart; beyond that the words decide.
  'text-layer': 4, // without letters nothing else counts
  'reading-order': 3.5, // woven columns spoil every sentence
  'boxed-content': 2.5, // skipped by some parsers, read out of order by others
  'contact-in-body': 2, // headers are skipped by many, and the multiplier adds the rest
  images: 1, // costs space more than meaning
  'clean-characters': 1, // spoils single headings
  'file-format': 1, // .doc and .rtf still pass mostly; .pages has its multiplier
  // Structure, 17: what a recruiter's search filters by.
  'contact-details': 4.5, // no reply without it
  'standard-sections': 4.5, // parsers sort by headings
  summary: 2, // helpful, not expected everywhere
  'complete-roles': 2.5,
  'date-format': 2,
  'date-order': 1,
  'private-data': 0.5, // the multiplier adds the rest
  // Evidence, 30: the largest, since it separates resumes that recruiters rate well from the rest.
  numbers: 11, // most often named by employers
  'strong-verbs': 7,
  duties: 5,
  outcomes: 5, // results in words count where there is no figure
  'verb-variety': 2,
  // Findability, 20: only terms shown at work earn in full, so that lists cannot buy it.
  'field-terms': 9,
  'skills-listed': 4,
  'skills-shown': 4,
  'job-title': 2,
  stuffing: 1, // the multiplier takes more than stuffing could ever gain
  // Language, 10: spelling leads, as the one with experimental evidence.
  spelling: 4,
  grammar: 1.5, // seen like a misspelling, but no experiment says how much it costs
  'first-person': 1,
  buzzwords: 1,
  filler: 1,
  tense: 1,
  punctuation: 0.5, // a habit, no mistake
  // Length and scan, 8: wide plateaus, for the studies disagree.
  length: 3,
  'bullet-length': 2,
  'bullets-per-role': 1.5,
  'walls-of-text': 1.5,
};

/** Several grave faults together take no more than this factor: the rest of the resume still counts. */
export const MULTIPLIER_FLOOR = 0.55;

export interface FaultRule {
  kind: 'multiplier' | 'cap';
  /** Factor on the whole score, or the highest score that it leaves. */
  value: number;
  /** What the user reads: the fault and its remedy. */
  title: string;
}

export const FAULTS: Record<FaultId, FaultRule> = {
  // Multipliers: faults that spoil what every other check found good.
  'scrambled-reading-order': {
    kind: 'multiplier',
    value: 0.72, // sentences are lost, not only looks
    title: 'Columns are read into each other: use one column',
  },
  stuffing: {
    kind: 'multiplier',
    value: 0.75, // must outweigh every point that terms could add (9 + 4)
    title: 'Stuffed or hidden keywords: remove them',
  },
  'no-role-dates': {
    kind: 'multiplier',
    value: 0.8, // years of experience cannot be counted
    title: 'No job has dates: add month and year',
  },
  'pages-format': {
    kind: 'multiplier',
    value: 0.8, // documented nowhere as accepted
    title: '.pages files are hardly accepted: send PDF or Word',
  },
  'many-misspellings': {
    kind: 'multiplier',
    value: 0.8, // the experiment's strongest effect
    title: 'Five or more spelling mistakes: correct them',
  },
  'no-email': {
    kind: 'multiplier',
    value: 0.85, // invitations go by e-mail
    title: 'No e-mail address: add one',
  },
  'contact-outside-body': {
    kind: 'multiplier',
    value: 0.88, // lost wherever headers are skipped
    title: 'Contact details stand only outside the page’s text: move them in',
  },
  'far-too-long': {
    kind: 'multiplier',
    value: 0.88, // the end is not read
    title: 'Far too long: keep to two pages',
  },
  'experience-heading': {
    kind: 'multiplier',
    value: 0.9, // the most important section may not be found
    title: 'The heading above your jobs is unusual: call it Experience',
  },
  'paragraphs-only': {
    kind: 'multiplier',
    value: 0.9, // results drown in prose
    title: 'Paragraphs instead of bullets: break them up',
  },
  'some-misspellings': {
    kind: 'multiplier',
    value: 0.92, // one is a slip, two are a habit
    title: 'Several spelling mistakes: correct them',
  },
  'boxed-content': {
    kind: 'multiplier',
    value: 0.92, // whole sections may be skipped
    title: 'Tables or text boxes hold your text: use plain lines',
  },
  'private-data': {
    kind: 'multiplier',
    value: 0.93, // invites bias and identity theft
    title: 'Private data that employers do not need: remove it',
  },
  'first-person-story': {
    kind: 'multiplier',
    value: 0.93, // reads like a letter
    title: 'Told in the first person: drop “I” and “my”',
  },
  'duties-only': {
    kind: 'multiplier',
    value: 0.96, // on top of the points of two checks
    title: 'Mostly duties: say what you achieved',
  },
  'no-numbers': {
    kind: 'multiplier',
    value: 0.97, // on top of the eleven points already lost
    title: 'Hardly any figures: add true ones',
  },
  // Caps: whatever else is good, such a resume cannot do its work.
  'too-short': {
    kind: 'cap',
    value: 40,
    title: 'Too little text to judge (under 70 words): add what you did in each job',
  },
  'no-history': {
    kind: 'cap',
    value: 50,
    title: 'No experience, projects or education found: add them under plain headings',
  },
  'no-contact': {
    kind: 'cap',
    value: 60,
    title: 'No e-mail address and no phone number: nobody can invite you',
  },
  'no-experience': {
    kind: 'cap',
    value: 65,
    title: 'No experience, projects or volunteering found: add what you did',
  },
};

/** Lowest total of each band, highest band first. */
export const BANDS: readonly [Band, number][] = [
  ['strong', 85],
  ['good', 70],
  ['fair', 55],
  ['weak', 40],
  ['needs-work', 0],
];
