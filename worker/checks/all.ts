import { boxedContent } from './boxed-content.ts';
import { bulletLength } from './bullet-length.ts';
import { bulletsPerRole } from './bullets-per-role.ts';
import { buzzwords } from './buzzwords.ts';
import { cleanCharacters } from './clean-characters.ts';
import { completeRoles } from './complete-roles.ts';
import { contactDetails } from './contact-details.ts';
import { contactInBody } from './contact-in-body.ts';
import { dateFormat } from './date-format.ts';
import { dateOrder } from './date-order.ts';
import { duties } from './duties.ts';
import { fieldTerms } from './field-terms.ts';
import { fileFormat } from './file-format.ts';
import { filler } from './filler.ts';
import { firstPerson } from './first-person.ts';
import { grammar } from './grammar.ts';
import { images } from './images.ts';
import { jobTitle } from './job-title.ts';
import { length } from './length.ts';
import type { Check } from './model.ts';
import { numbers } from './numbers.ts';
import { outcomes } from './outcomes.ts';
import { privateData } from './private-data.ts';
import { punctuation } from './punctuation.ts';
import { readingOrder } from './reading-order.ts';
import { skillsListed } from './skills-listed.ts';
import { skillsShown } from './skills-shown.ts';
import { spelling } from './spelling.ts';
import { standardSections } from './standard-sections.ts';
import { strongVerbs } from './strong-verbs.ts';
import { stuffing } from './stuffing.ts';
import { summary } from './summary.ts';
import { tense } from './tense.ts';
import { textLayer } from './text-layer.ts';
import { verbVariety } from './verb-variety.ts';
import { wallsOfText } from './walls-of-text.ts';

/** Every check, in the order in which a report shows them; its weight stands in score/rubric.ts. */
export const CHECKS = [
  textLayer,
  readingOrder,
  boxedContent,
  contactInBody,
  images,
  cleanCharacters,
  fileFormat,
  contactDetails,
  standardSections,
  summary,
  completeRoles,
  dateFormat,
  dateOrder,
  privateData,
  numbers,
  strongVerbs,
  duties,
  outcomes,
  verbVariety,
  fieldTerms,
  skillsListed,
  skillsShown,
  jobTitle,
  stuffing,
  spelling,
  grammar,
  firstPerson,
  buzzwords,
  filler,
  tense,
  punctuation,
  length,
  bulletLength,
  bulletsPerRole,
  wallsOfText,
] satisfies readonly Check[];
