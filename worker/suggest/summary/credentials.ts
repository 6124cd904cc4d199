import { isCertain } from '#contract/resume.ts';
import type { Parsed, ParsedResume } from '#worker/parse/model.ts';
import type { SuggestContext } from '../draft.ts';
import { list } from './own-facts.ts';
import { quietName, quietWords } from './quiet-capitals.ts';

/** Certificates, languages spoken fluently, or the last degree, whichever comes first. */
export function credentialSentence(context: SuggestContext, said: string): string | null {
  return certificates(context, said) ?? languages(context) ?? degree(context.resume);
}

function certificates({ resume }: SuggestContext, said: string): string | null {
  const drives = resume.work.some(({ title }) => DRIVER.test(title?.value ?? ''));
  const names = resume.certificates
    .filter(({ value }) => drives || !CAR_LICENCE.test(value))
    .map(({ value }) => value.split(/,\s|\s[–—-]\s/)[0]!.trim())
    // 'Certifications: CPR certified' says it twice.
    .map((name) => name.replace(/\s+certified$/i, ''))
    .filter((name) => name.length > 2 && name.length <= 50 && !/[|:\d]{3}/.test(name))
    // 'EQF level 5' grades one, and is none.
    .filter((name) => !said.toLowerCase().includes(name.toLowerCase()) && !GRADE.test(name));
  if (names.length === 0) return null;
  return `${names.length === 1 ? 'Certification' : 'Certifications'}: ${list([...new Set(names)].slice(0, 3))}`;
}

/** A place in a frame of qualifications. */
const GRADE = /^(?:[EN]?QF|RQF|NFQ|AQF|SCQF|NVQ)?[\s-]*(?:level|grade|stage)\s*\d$/i;

/** A licence to drive a car opens the profile of a driver, not of a naval architect; one for trucks is a trade. */
const CAR_LICENCE =
  /^(?!.*\b(?:cdl|hgv|lgv|pcv|psv|cpc|truck|lorry|bus|heavy|class [1-6ac-e]|c1?e?|d1?e?)\b).*\bdriv(?:ing|er['’]?s?) licen[cs]e\b/i;
const DRIVER = /\b(?:driver|driving|courier|chauffeur|deliver(?:y|ies)|haulage)\b/i;

const FLUENT = /\b(?:native|fluent|bilingual|mother tongue|c1|c2|full professional|proficient)\b/i;

function languages({ resume, document }: SuggestContext): string | null {
  const fluent = resume.languages.filter((language) => FLUENT.test(after(document.text, language)));
  return fluent.length < 2
    ? null
    : `Speaks ${list(fluent.map(({ value }) => quietWords(value)).slice(0, 4))}`;
}

/** What the line says of a language, up to the next one. */
function after(text: string, { span }: Parsed): string {
  if (!span) return '';
  return /^[^\n,;|]*/.exec(text.slice(span.end))![0];
}

function degree({ education }: ParsedResume): string | null {
  const [latest] = education;
  if (!latest?.degree || !latest.institution) return null;
  if (!isCertain(latest.degree) || !isCertain(latest.institution)) return null;
  const name = latest.degree.value.trim();
  const school = latest.institution.value.trim();
  if (
    /high school|gcse|a-levels?|secondary|leaving|diploma$|certificate$/i.test(name) ||
    /\d|[|•]/.test(name + school)
  )
    return null;
  if (name.length > 45 || school.length > 60) return null;
  const area = isCertain(latest.area) ? latest.area!.value.trim() : '';
  const subject =
    area === '' || /[\d|•]/.test(area) || area.length > 50 ? '' : ` in ${quietWords(area)}`;
  const place = quietName(school);
  return `${quietName(name)}${subject} from ${/^University of\b/.test(place) ? 'the ' : ''}${place}`;
}
