/** Section headings in the names that parsers know. */
import type { Span } from '#contract/resume.ts';
import { spelledRight } from '#worker/parse/heading-text.ts';
import type { SectionKind } from '#worker/parse/model.ts';
import type { Draft, SuggestContext } from './draft.ts';
import { isShouted } from './heading-case.ts';

const NAMES: Partial<Record<SectionKind, string>> = {
  summary: 'Summary',
  experience: 'Experience',
  education: 'Education',
  skills: 'Skills',
  projects: 'Projects',
  volunteer: 'Volunteering',
  certificates: 'Certifications',
  languages: 'Languages',
  awards: 'Awards',
  publications: 'Publications',
};

/** Kinds that headings of other things are filed under, 'Activities', 'Talks': only a heading of the very thing gets its name. */
const SAYS: Partial<Record<SectionKind, RegExp>> = {
  education:
    /^(?!(?:(?:professional|trade|other|relevant|my) )?qualifications?:?$)(?!.*\b(?:training|courses?|development)\b)/i,
  skills:
    /skill|tool|compet|abilit|expert|strength|good at|can do|can use|know|technolog|proficien|software|systems/i,
  certificates: /^(?!.*\bqualification)/i,
  languages: /language/i,
  projects: /project/i,
  volunteer:
    /^(?:(?:my|other|past|current) )?(?:volunt\w+|charit\w+|unpaid)(?: (?:and|&) \w+)?(?: (?:work|experience|roles?|activit\w+|service|positions?|involvement|history|jobs?))?:?$/i,
  awards: /award|honou?r|prize/i,
  publications: /publi|papers|articles/i,
};

/** 'Clearance: Secret' and 'Digital Skills Refresher, 2024' name what they say; under a standard name they would not. */
const isBesideText = (text: string, { end }: Span): boolean =>
  /^[\t ]*:[\t ]*\S|^[\t ]*[\p{L}\d]/u.test(text.slice(end, end + 20));

/** One draft for each heading that is not a standard one. */
export function headings(context: SuggestContext): Draft[] {
  return context.resume.language === 'en' ? [...misspelt(context), ...nonStandard(context)] : [];
}

/** One draft for each heading with a slip in it; its words stay the person's. */
function misspelt({ resume }: SuggestContext): Draft[] {
  return resume.sections.flatMap(({ heading }) => {
    const after = heading?.span ? spelledRight(heading.value) : null;
    if (!heading?.span || after === null) return [];
    return [
      {
        rule: 'misspelt-heading',
        level: 'auto',
        title: 'Correct the heading',
        description:
          'A misspelt heading is the first thing a reader sees, and many parsers miss everything below it.',
        before: heading.value,
        after,
        check: 'standard-sections',
        edits: [{ ...heading.span, text: after }],
      },
    ];
  });
}

function nonStandard({ resume, document }: SuggestContext): Draft[] {
  const isStandardName = (kind: SectionKind, heading: string) => SAYS[kind]?.test(heading) ?? true;
  const taken = new Set(resume.sections.map(({ heading }) => heading?.value.toLowerCase()));
  const areSmall = resume.sections.every(({ heading }) => !/\p{Lu}/u.test(heading?.value ?? ''));
  return resume.sections.flatMap(({ kind, heading, standardHeading, lineRanges }) => {
    const name = NAMES[kind];
    if (!heading?.span || !name || (standardHeading && !isSpaced(heading.value))) return [];
    if (!isStandardName(kind, heading.value) || isBesideText(document.text, heading.span))
      return [];
    const after = inCaseOf(heading.value, name, areSmall);
    // 'Licences & Certificates' says more than any standard name.
    if (/\s(?:and|&)\s|\//i.test(heading.value.trim()) || after === heading.value) return [];
    // 'Volunteer Roofing, Salem, OR' is somebody's name, whatever it begins with.
    if (namesWhatIsHeld(heading.value) || heading.value.includes(',')) return [];
    // 'TEACHING EXPERIENCE': parsers find the word, and readers would lose the rest.
    if (kind === 'experience' && OWN_EXPERIENCE.test(heading.value)) return [];
    // 'NYSC', 'TEACHING', 'AT SEA': what it was, which the standard name would not say.
    if (kind === 'experience' && !TELLS_WORK.test(heading.value)) return [];
    // 'PRESENT APPOINTMENTS', 'DAY JOBS': some of the work, beside others.
    if (
      kind === 'experience' &&
      /\b(?:present|current|previous|earlier|other|day|summer|part)\b/i.test(heading.value)
    )
      return [];
    if (heading.confidence < 0.4 || spelledRight(heading.value) !== null) return [];
    // 'Certification' over 'I hereby certify that …'
    const lines = lineRanges.flatMap(([from, to]) => document.lines.slice(from, to));
    if (lines.some(({ text }) => /\bhereby (?:certify|declare)/i.test(text))) return [];
    // Two headings of one name would hide where one part ends and the other begins.
    if (taken.has(name.toLowerCase()) && !isSpaced(heading.value)) return [];
    taken.add(name.toLowerCase());
    return [
      {
        rule: 'standard-heading',
        level: 'auto',
        title: 'Use a heading parsers know',
        description:
          'A parser files what it reads under the heading above it. Without a known one, whole parts go missing.',
        before: heading.value,
        after,
        check: 'standard-sections',
        edits: [{ ...heading.span, text: after }],
      },
    ];
  });
}

/** In capitals where the heading is; in small letters where all of them are. */
const inCaseOf = (heading: string, name: string, areSmall: boolean): string =>
  isShouted(heading) ? name.toUpperCase() : areSmall ? name.toLowerCase() : name;

/** 'Driving licence: full UK' under another name would no longer say what is held. */
const namesWhatIsHeld = (heading: string) =>
  /\b(?:driv\w+|licen[cs]e|licensure|registrations?|clearances?|background)\b/i.test(heading);

/** Words of headings that say no more than 'Experience' does. */
const TELLS_WORK =
  /experience|employ|\b(?:work\w*|job\w*|career|history|positions?|posts?|roles?|appointments?|engagements?|background|been|done)\b/i;

const OWN_EXPERIENCE =
  /^(?!(?:my|work|working|job|past|previous|relevant|career|other)\b)\p{L}{4,}(?: \p{L}{4,})? experience$/iu;

const isSpaced = (heading: string) => /^(?:\p{L} ){3,}\p{L}$/u.test(heading.trim());
