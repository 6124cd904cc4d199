import { oneLine } from '#contract/one-line.ts';
import type { KeywordReport } from '#contract/resume.ts';
import type { ExtractedDocument } from '#worker/document/model.ts';
import { isFancyTitle } from '#worker/keywords/job-titles.ts';
import type { Parsed, ParsedEducation, ParsedResume, ParsedWork } from '#worker/parse/model.ts';
import { capitalise } from '#worker/nlp/words.ts';
import { onlyTrue } from './gate.ts';
import { isPerson } from './person-title.ts';
import { ownWordsOf, type OwnWords } from './sentences.ts';
import { asSkill, bodyOf, skillsByRelevance } from './skills.ts';
import { calm } from './wording.ts';

/** What every part of the profile draws on; all of it stands in the resume. */
export interface Facts {
  resume: ParsedResume;
  /** Sentences of our own are English; in another language only the person's own words are used. */
  english: boolean;
  /** Jobs, or volunteering where there is no job. */
  roles: ParsedWork[];
  current: ParsedWork[];
  /** What the person does, in their own words: 'Management Accountant'; null for students and where nothing says it. */
  title: string | null;
  /** Whether the title stands under the name, and not only over a job. */
  labelled: boolean;
  /** Whether only the summary says the title: it is not told of a certain job. */
  summarised: boolean;
  /** The study under way, or else the last one. */
  study: ParsedEducation | null;
  studying: boolean;
  /** Skills of the resume, what the field asks for first. */
  skills: string[];
  /** Names of certificates without who issued them. */
  certificates: string[];
  /** The person's own summary, sorted by what a profile can use. */
  own: OwnWords;
  /** A value as the document has it; '' if the two differ in what they say. */
  gated: (value: Parsed) => string;
  /** The text without the contact details. */
  body: string;
  keywords: KeywordReport;
}

/** Sorts what was parsed by what a profile needs; `today` is `YYYY-MM-DD`. */
export function factsOf(
  resume: ParsedResume,
  keywords: KeywordReport,
  document: ExtractedDocument,
  today: string,
): Facts {
  const body = bodyOf(document, resume);
  const written = ({ value, span }: Parsed): string =>
    span === null ? value : document.text.slice(span.start, span.end);
  const gated = (parsed: Parsed): string => onlyTrue(parsed.value.trim(), [written(parsed)]);
  const roles = resume.work.length > 0 ? resume.work : resume.volunteer;
  const current = roles.filter((role) => role.current);
  const under = resume.education.find((entry) => isUnderWay(entry, today));
  const english = resume.language === 'en';
  const label = labelOf(resume, roles);
  const isStudent = under !== undefined && resume.work.length === 0;
  const own = ownWordsOf(
    resume.summary ? gated(resume.summary) : '',
    english,
    resume.name?.value ?? null,
  );
  const held = label ?? (isStudent ? null : titleOf(roles, current));
  return {
    resume,
    english,
    roles,
    current,
    labelled: label !== null,
    title: held ?? (english && !isStudent ? summaryTitle(own) : null),
    summarised: held === null,
    study: under ?? resume.education[0] ?? null,
    studying: under !== undefined,
    skills: skillsByRelevance(resume, keywords, body),
    certificates: resume.certificates.flatMap(({ value }) => certificatesIn(asSkill(value))),
    own,
    gated,
    body,
    keywords,
  };
}

/** What the person says they are where no job says it: 'Dental nurse with own car.' → 'Dental nurse' */
function summaryTitle({ kept: [first = ''] }: OwnWords): string | null {
  const [, said = ''] =
    /^((?!(?:I|My|We)\s)\p{Lu}[^,.;:]*?)(?:[,.;:]|\s(?:at|from|who|with|in|moving|looking|seeking|and I)\s)/u.exec(
      first,
    ) ?? [];
  const name = said.replace(/^(?:Experienced|Qualified|Dedicated|Skilled|Trained) (?=\p{L})/u, '');
  const isTitle = name.length <= 50 && (isPerson(name) || PERSON.test(name));
  return name !== '' && isTitle ? capitalise(name) : null;
}

const PERSON = /\p{L} (?:hands?|student|graduate|school (?:senior|leaver))$/iu;

function isUnderWay({ end }: ParsedEducation, today: string): boolean {
  if (!end) return false;
  return end.value === 'present' || end.value > today.slice(0, end.value.length);
}

/** The line under the name if it reads like a title, and not like a department of the last job. */
function labelOf({ label }: ParsedResume, [last]: readonly ParsedWork[]): string | null {
  const [first = ''] = label?.value.split(/\s*[|•·/]\s*/) ?? [];
  const parts = first.trim().split(/,\s+/);
  // 'Diesel Fitter, Cert III, HR licence' is a list; 'Product Manager, Growth' is one title.
  const text = parts.length > 2 ? parts[0]! : first.trim();
  const isTitle = text !== '' && text.length <= 60 && !/[@.;:!?]|\d.*\d/.test(text);
  if (!isTitle || isFancyTitle(text)) return null;
  return !isPerson(calm(text)) && last && isPerson(titleOfRole(last)) ? null : calm(text);
}

/** 'CIPD Level 3, CIPD' → 'CIPD Level 3'; a line of three or more without an issuer is a list. */
function certificatesIn(line: string): string[] {
  const parts = line.split(/,\s+/);
  const isList = parts.length > 2 && parts.every((part) => part.length > 3 && !ISSUER.test(part));
  return isList ? parts : [line.replace(/,\s+\p{Lu}.*$/u, '')];
}

const ISSUER = new RegExp(
  oneLine`
    \b(?:
      board|institute|institution|council|association|society|academy|university|college|school|
      department|ministry|agency|authority|foundation|state|red cross|google|microsoft|coursera|
      inc|ltd
    )\b|\b(?:19|20)\d\d\b|\d{5}|#|\bno\.
  `,
  'i',
);

/** The title of the role held now or last; of two roles held at once both. */
function titleOf(roles: ParsedWork[], current: ParsedWork[]): string | null {
  const jobs = roles.filter((role) => !isBreak(role));
  const held = current.filter((role) => !isBreak(role));
  const told = held.length > 0 ? held : jobs.slice(0, 1);
  const titles = (told.length > 0 ? told : current).map(titleOfRole);
  const distinct = [...new Set(titles.filter(Boolean))].slice(0, 2);
  return distinct.length > 0 ? distinct.join(' & ') : null;
}

/** Whether the company says that there is none. */
export const isSelfEmployed = ({ company }: ParsedWork): boolean =>
  company !== null && /^(?:self[- ]employed|freelance|own business)/i.test(company.value);

/** Who the person works for, without what brackets add; null for those who work for themselves or for no firm. */
export function employerOf(role: ParsedWork): string | null {
  const name = role.company?.value.replace(/(?<=\S)\s*\([^()]*\)$/, '') ?? '';
  return name === '' || isSelfEmployed(role) || NO_EMPLOYER.test(name) ? null : name;
}

const NO_EMPLOYER =
  /^(?:family|home|n\/a|none|confidential|unknown|various(?: (?:employers|clients|companies|schools|locations))?)$/i;

/** The title of a role in calm case, the last of several, without its pay grade: 'Forestry Technician, GS-0462-07'. */
export const titleOfRole = ({ title }: ParsedWork): string =>
  title ? withoutGrade(calm(title.value.split(/\s*(?:→|->)\s*/).at(-1)!)) : '';

/** Whether a role is time away from paid work: 'Full-time carer, Family', 'Career break'. */
export const isBreak = (role: ParsedWork): boolean =>
  employerOf(role) === null &&
  new RegExp(
    oneLine`
      \b(?:
        family carer|(?:full[- ]time )?(?:carer|caregiver|parent|mother|father)|career break|
        parental leave|maternity leave|sabbatical|homemaker
      )\b
    `,
    'i',
  ).test(`${titleOfRole(role)} ${role.company?.value ?? ''}`);

const withoutGrade = (title: string): string => title.replace(/,\s*[A-Z]{1,3}-?\d[\d-]*$/, '');

/** What is studied, without what the degree line says of its end: 'Biology, expected' → 'Biology'. */
export const subjectOf = ({ area }: ParsedEducation): string =>
  area?.value.replace(/[\s,(]*\b(?:expected|anticipated|in progress)\b.*$/i, '') ?? '';

/** What a student studies; a degree may name it, too: 'Bachelor of Hospitality Management'. */
export function studyOf(education: ParsedEducation): string {
  const named =
    /^(?:Bachelor|Master|Diploma|Certificate|Associate)(?:'s)?(?: Degree)? (?:of|in) (.+)$/i;
  const [, subject = ''] = named.exec(education.degree?.value ?? '') ?? [];
  const own = subjectOf(education);
  return own === '' && !/^(?:fine |applied )?(?:arts?|sciences?|laws?|philosophy)\b/i.test(subject)
    ? subject
    : own;
}
