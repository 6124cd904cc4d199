import { oneLine } from '#contract/one-line.ts';
import { rememberByText } from '#worker/nlp/remember.ts';
import { FIELDS } from './fields.ts';
import { itemsOf } from './lexicon.ts';

/** Whether a text names an occupation that employers advertise ('Sous Chef', 'Staff Software Engineer'). */
export const isJobTitle: (text: string) => boolean = rememberByText((text) => {
  const plain = ` ${text.toLowerCase().replace(/[^\p{L}\p{N}.&+#]+/gu, ' ')} `;
  if (isFancyTitle(text)) return false;
  return HEAD.test(plain) || TITLES.some((title) => plain.includes(title));
});

/** Whether a title is a joke that no recruiter searches for: 'Creative Ninja'. */
export const isFancyTitle = (text: string): boolean => FANCY.test(text);

/** Ids of the fields that a job title names, those with the longest matching title first. */
export const fieldsOfTitle: (text: string) => string[] = rememberByText((text) => {
  const plain = ` ${text.toLowerCase().replace(/[^\p{L}\p{N}.&+#/-]+/gu, ' ')} `;
  return BY_FIELD.map(({ id, titles }) => ({
    id,
    length: Math.max(
      0,
      ...titles.filter((title) => holds(plain, title)).map((title) => title.length),
    ),
  }))
    .filter(({ length }) => length > 0)
    .sort((a, b) => b.length - a.length)
    .filter(({ length }, _, all) => length >= all[0]!.length * 0.8)
    .map(({ id }) => id);
});

const BY_FIELD = FIELDS.map(({ id, titles }) => ({
  id,
  titles: itemsOf(titles).map((title) => title.replace(/, .*$/, '')),
}));
const TITLES = BY_FIELD.flatMap(({ titles }) =>
  titles.map((title) => ` ${title.replace(/[/-]/g, ' ')} `),
);

/** In one piece, or with words between its parts: 'Senior Vice President, Global Operations'. */
function holds(plain: string, title: string): boolean {
  return plain.includes(` ${title} `) || plain.includes(` ${title}s `);
}

const FANCY =
  /\b(?:ninja|guru|rock[- ]?star|wizard|evangelist|unicorn|hacker of|jedi|superhero|enthusiast|extraordinaire|maven)\b/i;

/** Words that end the names of occupations. */
const HEAD = new RegExp(oneLine` (?:
    engineer|developer|architect|designer|analyst|scientist|manager|director|officer|
    coordinator|specialist|administrator|assistant|associate|consultant|advisor|adviser|
    representative|rep|executive|supervisor|technician|nurse|teacher|professor|lecturer|
    instructor|tutor|accountant|auditor|bookkeeper|controller|clerk|cashier|agent|broker|chef|
    cook|baker|server|waiter|waitress|bartender|barista|driver|operator|mechanic|electrician|
    plumber|welder|carpenter|machinist|fabricator|fitter|painter|foreman|superintendent|builder|
    estimator|surveyor|planner|buyer|merchandiser|recruiter|generalist|partner|president|ceo|
    coo|cfo|cto|founder|owner|head|lead|leader|attorney|lawyer|solicitor|barrister|paralegal|
    counsel|judge|notary|physician|doctor|surgeon|dentist|pharmacist|therapist|physiotherapist|
    psychologist|psychiatrist|counselor|counsellor|worker|caseworker|caregiver|paramedic|
    midwife|veterinarian|hygienist|radiographer|sonographer|researcher|fellow|ecologist|
    biologist|chemist|physicist|geologist|statistician|economist|mathematician|historian|
    librarian|archivist|curator|writer|editor|journalist|reporter|copywriter|translator|
    interpreter|producer|photographer|videographer|illustrator|animator|artist|musician|actor|
    stylist|hairdresser|beautician|trainer|coach|pilot|captain|steward|attendant|guard|
    firefighter|soldier|sergeant|lieutenant|inspector|investigator|detective|examiner|assessor|
    adjuster|underwriter|actuary|banker|teller|trader|dispatcher|receptionist|secretary|
    concierge|host|hostess|housekeeper|janitor|cleaner|custodian|gardener|farmer|packer|picker|
    loader|handler|labourer|laborer|apprentice|intern|trainee|student|graduate|freelancer|
    strategist|marketer|publicist|organizer|organiser|liaison|programmer|tester|master|
    principal|dean|registrar|provost|superintendent|minister|pastor|chaplain|expert|
    practitioner|contractor|salesperson|salesman|saleswoman|barber|tailor|florist|butcher|
    optician|optometrist|dietitian|nutritionist|phlebotomist|customer service|human resources
  ) `);
