/** How much a piece of a header looks like a school or like a degree. */
import { oneLine } from '#contract/one-line.ts';
import { fold } from '#worker/nlp/fold.ts';
import { rememberByText } from '#worker/nlp/remember.ts';
import { DEGREE, SCHOOL } from './degree-words.ts';
import { nationalLength } from './national-degrees.ts';

/** Schools in Cyrillic and Greek, whose letters have no word border in patterns. */
const OTHER_SCRIPTS = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      \p{L}*університет|інститут|коледж|училище|школа|ліцеи|гімназія|\p{L}*университет|институт|
      колледж|лицеи|гимназия|πανεπιστημιο|σχολη|λυκειο|ινστιτουτο|τει|ιεκ
    )(?!\p{Ll}{3})
  `,
  'u',
);

/** Likeness to a school's name: 1 and more is sure. */
export const schoolScore = rememberByText(computeSchoolScore);

function computeSchoolScore(text: string): number {
  const folded = fold(text);
  if (OTHER_SCRIPTS.test(folded)) return 1.5;
  if (SCHOOL.test(folded))
    return /^(?:high|secondary|middle) school(?: diploma)?$/.test(folded) ? 0.3 : 1.5;
  return /^[A-Z]{3,6}$/.test(text.trim()) && !DEGREE.test(folded) ? 0.5 : 0;
}

/** Length of the degree at the start of a text; 0 when there is none. Its words are ASCII once folded. */
export const degreeLength = rememberByText(computeDegreeLength);

function computeDegreeLength(text: string): number {
  const folded = fold(text);
  const count = COUNT.exec(folded)?.[0].length ?? 0;
  const rest = folded.slice(count);
  const degree = Math.max(DEGREE.exec(rest)?.[0].length ?? 0, nationalLength(rest));
  const known = degree > 0 ? count + degree : 0;
  if (known > 0) return known;
  const course = COURSE.exec(folded)?.[0] ?? '';
  return isSchoolsOwn(course) ? 0 : course.length;
}

/** 'Cooper High School diploma': the school's name and what it gave. */
const isSchoolsOwn = (course: string): boolean =>
  !/\b(?:secondary|primary) (?:school |education )?(?:leaving )?certificate$|\bschool leaving certificate$/.test(
    course,
  ) &&
  course.split(' ').length > 3 &&
  SCHOOL.test(course.slice(0, course.lastIndexOf(' ')));

/** A degree with its school on one line: 'High School Diploma, Arroyo High School'. */
export const isWholeSchool = (text: string): boolean =>
  degreeLength(text) > 0 && schoolScore(text.slice(degreeLength(text))) >= 1;

/** '9 GCSEs', 'three A-levels', 'Ten O-Levels'. */
const COUNT =
  /^(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?=i?gcse['’]?s?\b|[aso]['’]?[- ]?levels?\b|highers\b)/;

/** 'CPA Program', 'Culinary Arts Diploma': a course of study by its last word. */
const COURSE = new RegExp(
  oneLine`
    ^[\p{L}\d .&'-]{2,40}? (?:
      program(?:me)?|diploma|certificate|degree|course|traineeship|apprenticeship|kurs|lehrgang|
      studium
    )(?=$|[\s,;:(])
  `,
  'u',
);
