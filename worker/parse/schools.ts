/** How much a piece of a header looks like a school or like a degree. */
import { fold } from '#worker/nlp/fold.ts';
import { rememberByText } from '#worker/nlp/remember.ts';
import { DEGREE, SCHOOL } from './degree-words.ts';

/** Likeness to a school's name: 1 and more is sure. */
export const schoolScore = rememberByText(computeSchoolScore);

function computeSchoolScore(text: string): number {
  const folded = fold(text);
  if (SCHOOL.test(folded))
    return /^(?:high|secondary|middle) school(?: diploma)?$/.test(folded) ? 0.3 : 1.5;
  return /^[A-Z]{3,6}$/.test(text.trim()) && !DEGREE.test(folded) ? 0.5 : 0;
}

/** Length of the degree at the start of a text; 0 when there is none. Its words are ASCII once folded. */
export const degreeLength = rememberByText(computeDegreeLength);

function computeDegreeLength(text: string): number {
  const folded = fold(text);
  const count = COUNT.exec(folded)?.[0].length ?? 0;
  const degree = DEGREE.exec(folded.slice(count))?.[0].length ?? 0;
  const known = degree > 0 ? count + degree : 0;
  return known > 0 ? known : (COURSE.exec(folded)?.[0].length ?? 0);
}

/** '9 GCSEs', 'three A-levels', 'Ten O-Levels'. */
const COUNT =
  /^(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?=i?gcses?\b|[aso][- ]levels?\b|highers\b)/;

/** 'CPA Program', 'Culinary Arts Diploma': a course of study by its last word. */
const COURSE =
  /^[\p{L}\d .&'-]{2,40}? (?:program(?:me)?|diploma|certificate|degree|course|traineeship|apprenticeship|kurs|lehrgang|studium)(?=$|[\s,;:(])/u;
