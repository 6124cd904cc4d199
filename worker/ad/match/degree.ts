import { oneLine } from '#contract/one-line.ts';
import type { Answer } from '../model.ts';
import { FIELD_ROWS, SHORT_DEGREE_ROWS } from '../data/degrees.ts';
import { evidenceOf, type ResumeLine, type ResumeSide } from './resume-side.ts';
import { coverage, stemOf, stemsOf, type Stem } from './stems.ts';
import { monthsOf } from './months.ts';

/** Levels of education, lowest first; names of many countries. */
const LEVELS: readonly (readonly [level: number, pattern: RegExp])[] = [
  [7, /\b(?:ph\.?\s?d|d\.?phil|doctora(?:te|l)|doctor of|dr\.? rer)\b/i],
  [
    6,
    new RegExp(
      oneLine`
        \b(?:
          master(?:['’]?s)?|m\.?sc|m\.?a|m\.?s|m\.?eng|m\.?tech|mba|mph|mha|msw|llm|m\.?res|
          m\.?phil|magister|diplom(?:-?ingenieur)|masters|mémoire|dea
        )\b
      `,
      'i',
    ),
  ],
  [
    5.5,
    /\b(?:pg ?cert|pg ?dip|postgraduate (?:certificate|diploma)|graduate (?:certificate|diploma))\b/i,
  ],
  [
    5,
    new RegExp(
      oneLine`
        \b(?:
          bachelor(?:['’]?s)?|b\.?sc|b\.?a|b\.?s|b\.?eng|b\.?e|b\.?tech|b\.?com|bdes|bba|bfa|
          llb|laurea|licence|grado|undergraduate degree|university degree|
          tertiary qualifications?|studies|(?<!associate['’]?s? )(?<!foundation )degree
        )\b
      `,
      'i',
    ),
  ],
  [4, /\b(?:associate(?:['’]?s)?|foundation degree|hnd|hnc|higher national|advanced diploma)\b/i],
  [
    3,
    new RegExp(
      oneLine`
        \b(?:
          apprentice(?:ship)?|time[- ]served|certificate in craft|ausbildung|journeyman|nvq|
          (?<!school )(?<!graduation )diploma(?!\s+of education)|certificate (?:iii|iv)|
          trade certificate|t[- ]level|cert\.? i{2,3}|cert\.? iv
        )\b
      `,
      'i',
    ),
  ],
  [
    2,
    new RegExp(
      oneLine`
        \b(?:
          high school|ged|a[- ]levels?|abitur|baccalaur[eé]at|matura|leaving cert\w*|matric|
          gcses?|secondary school|school leaving|year 12
        )\b
      `,
      'i',
    ),
  ],
];

/** Level and subject by the letters of a degree. */
const SHORT_DEGREES: Readonly<Record<string, { level: number; subject: string }>> =
  Object.fromEntries(
    SHORT_DEGREE_ROWS.trim()
      .split('\n')
      .flatMap((row) => {
        const [names = '', told = ''] = row.split(' = ');
        const one = { level: Number(told[0]), subject: told.slice(2) };
        return names.split(' ').map((name) => [name, one]);
      }),
  );

const SHORT = new RegExp(String.raw`\b(?:${Object.keys(SHORT_DEGREES).join('|')})\b`, 'g');

const shortDegrees = (text: string) =>
  [...text.replaceAll(/(?<=\b\p{L})\.(?=\p{L})/gu, '').matchAll(SHORT)].map(
    ([name]) => SHORT_DEGREES[name]!,
  );

/** 'Bachelor of Science' names a degree; its subject comes after. */
const DEGREE_NAME =
  /\b(?:bachelor|master|doctor|associate)(?:['’]?s)? of (?:applied )?(?:sciences?|arts)\b(?=[\s,:–(-]*\p{L})/giu;

/** Stems of a line of education, the subjects of its short degrees spelt out. */
const subjectStems = ({ text }: ResumeLine): ReadonlySet<string> =>
  new Set([
    ...stemsOf(text.replace(DEGREE_NAME, ' ')).map(({ stem }) => stem),
    ...shortDegrees(text).flatMap(({ subject }) => stemsOf(subject).map(({ stem }) => stem)),
  ]);

/** 'You should be …' is no B.E. */
const withoutBe = (text: string) => text.replace(/\bbe\b/g, ' ');

const levelOf = (text: string): number =>
  Math.max(
    LEVELS.find(([, pattern]) => pattern.test(withoutBe(text)))?.[0] ?? 0,
    ...shortDegrees(text).map(({ level }) => level),
  );
const lowestOf = (text: string): number =>
  LEVELS.findLast(([, pattern]) => pattern.test(withoutBe(text)))?.[0] ?? 0;

const UNFINISHED = new RegExp(
  oneLine`
    \b(?:
      in progress|expected|ongoing|studying|due (?:\p{L}+ )?\d{4}|since (?:\p{L}+ )?20\d\d|
      \d+ of \d+ (?:credits|modules|units|ects)|incomplete|not completed|to be completed|
      deferred|dropped
    )\b
  `,
  'iu',
);

/** Trades list it among their tickets. */
const TRADE = /\b(?:cert(?:ificate|\.)? (?:iii|iv)|trade certificate|apprenticeship|nvq)\b/i;

/** 'Apprentice Joiner, Holt & Sons': the job itself is the schooling. */
const APPRENTICE = /^\W*(?:\p{L}+ ){0,2}apprentice\b/iu;
const SERVED_LEVEL = 3;
const SERVED = /\b(?:apprentice(?:ship)?|time[- ]served)\b/i;

const ANY_SUBJECT = /\b(?:related|comparable|similar|relevant|another|other|any|quantitative)\b/i;

/** Highest level and subject of the education read, against the lowest that the ad accepts; experience where the ad takes it instead. */
export function answerDegree(clause: string, side: ResumeSide): Answer {
  const answer =
    bySchoolSubjects(clause, side) ??
    byFrameworkLevel(clause, side) ??
    byProgram(clause, side) ??
    byDegree(clause, side);
  if (WILLING_TO_LEARN.test(clause) && !hasLevel(clause, side)) return MAY_COME;
  if (answer.verdict === 'met') return answer;
  if (OR_EXPERIENCE.test(clause)) return withExperience(answer, side);
  return answer.verdict === 'not-shown' && OR_LATER.test(clause) ? MAY_COME : answer;
}

/** 'Willing to begin a diploma': no degree is asked yet. */
const WILLING_TO_LEARN =
  /\b(?:willing(?:ness)?|ready|prepared|happy|keen) to (?:begin|start|study|undertake|complete|do|take|work towards|enrol\w*)\b/i;

const hasLevel = (clause: string, side: ResumeSide): boolean =>
  (byFrameworkLevel(clause.replace(WILLING_TO_LEARN, ' '), side) ?? MAY_COME).verdict === 'met';

const OR_EXPERIENCE = /\b(?:or|and\/or)\b[^.;]{0,40}\b(?:experience|on[- ]the[- ]job)\b/i;
const OR_LATER = /\b(?:working|studying|training) (?:towards|for)\b/i;

const MAY_COME: Answer = {
  verdict: 'only-you-know',
  why: 'Who is working towards it may apply too; only you know.',
  evidence: [],
};

/** So much work stands for a degree where an ad says that experience may. */
const ENOUGH_MONTHS = 48;

function withExperience(answer: Answer, side: ResumeSide): Answer {
  if (monthsOf(side.resume.work, side.today) < ENOUGH_MONTHS) return answer;
  return {
    ...answer,
    verdict: 'partly',
    why: 'The ad also takes experience; whether yours counts is for them to say.',
  };
}

const SCHOOL_EXAM = /\b(?:gcses?|o[- ]levels?)\b/i;
const SCHOOL_SUBJECTS: readonly RegExp[] = [/\benglish\b/i, /\bmath\w*/i, /\bscience\b/i];

/** 'GCSE English and Maths' against a list of subjects that were passed. */
function bySchoolSubjects(clause: string, side: ResumeSide): Answer | null {
  const asked = SCHOOL_EXAM.test(clause) ? SCHOOL_SUBJECTS.filter((one) => one.test(clause)) : [];
  const line = side.lines.find(
    ({ section, text }) =>
      section === 'education' &&
      SCHOOL_EXAM.test(text) &&
      SCHOOL_SUBJECTS.some((s) => s.test(text)),
  );
  if (!line || asked.every((one) => one.test(line.text))) return null;
  return {
    verdict: 'partly',
    why: 'Your resume names some of the subjects.',
    evidence: evidenceOf([{ line, strength: 1 }]),
  };
}

/** 'NVQ 2', 'Level 3 Diploma': numbered levels of one framework, a higher one is enough. */
const FRAMEWORK = /\b(?:nvq|svq|btec|rqf|qcf)(?:\s+level)?\s*([1-8])\b|\blevel\s*([1-8])\b/i;

const frameworkLevel = (text: string): number | null => {
  const found = FRAMEWORK.exec(text);
  return found ? Number(found[1] ?? found[2]) : null;
};

function byFrameworkLevel(clause: string, side: ResumeSide): Answer | null {
  const asked = frameworkLevel(clause);
  if (asked === null) return null;
  const subject = stemsOf(clause.replace(FRAMEWORK, ' ').replace(LEVEL_WORDS, ' '));
  const best = side.lines
    .filter((line) => frameworkLevel(line.text) !== null && coverage(subject, line.stems) >= 0.3)
    .toSorted((a, b) => frameworkLevel(b.text)! - frameworkLevel(a.text)!)[0];
  if (!best) return null;
  const level = frameworkLevel(best.text)!;
  return {
    verdict: level >= asked ? 'met' : 'partly',
    why: `Level ${level}; level ${asked} asked.`,
    evidence: evidenceOf([{ line: best, strength: 1 }]),
  };
}

/** 'Graduate of an accredited program': any school of the subject, whatever its level. */
const PROGRAM = /\bgraduates? (?:of|from)\b[^.;]*\b(?:program(?:me)?|school|course|academy)\b/i;

function byProgram(clause: string, side: ResumeSide): Answer | null {
  if (!PROGRAM.test(clause) || levelOf(clause.replace(/\bgraduates?\b/gi, ' ')) > 0) return null;
  const subject = stemsOf(clause.replace(PROGRAM_WORDS, ' '));
  const lines = side.lines.filter(
    (line) => line.section === 'education' && coverage(subject, line.stems) >= 0.5,
  );
  if (lines.length === 0) return null;
  const evidence = evidenceOf(
    lines.map((line) => ({ line, strength: 1 })),
    2,
  );
  return { verdict: 'met', why: 'Your education shows it.', evidence };
}

const PROGRAM_WORDS =
  /\b(?:graduates?|accredited|approved|recogni[sz]ed|program(?:me)?|school|course|academy)\b/gi;

function byDegree(clause: string, side: ResumeSide): Answer {
  const first = clause.split(/;|, or\b/)[0]!;
  const asked =
    /\bor\b/i.test(first) && !/degree/i.test(first) ? lowestOf(first) : alternativesLowest(first);
  const servesOnly = SERVED.test(clause) && !/degree|diploma|equivalent/i.test(clause);
  const lines = side.lines.filter(
    ({ section, text }) =>
      (!servesOnly || levelOf(text) === SERVED_LEVEL) &&
      (section === 'education' ||
        ((section === 'certificates' || section === 'training') && TRADE.test(text)) ||
        (section === 'experience' && APPRENTICE.test(text) && SERVED.test(clause))) &&
      levelOf(text) > 0,
  );
  const best = lines.toSorted((a, b) => levelOf(b.text) - levelOf(a.text));
  const enough = best.filter(({ text }) => levelOf(text) >= asked);
  const subjects = spelledOut(subjectOf(clause) || subjectsOfShort(clause));
  const subject = stemsOf(subjects);
  const shares = sharesSubject(subjects);
  const inSubject = enough.filter(shares);
  const named = subject.length > 0;
  if (inSubject.length > 0 || (enough.length > 0 && !named)) {
    const shown = inSubject.length > 0 ? inSubject : enough;
    const best = Math.max(...shown.map((line) => coverage(subject, subjectStems(line))));
    const nearest = shown.filter((line) => coverage(subject, subjectStems(line)) === best);
    const done = nearest.some(({ text }) => !UNFINISHED.test(text)) || OR_LATER.test(clause);
    return {
      verdict: done ? 'met' : 'partly',
      why: done ? 'Your education shows it.' : 'It is not finished yet.',
      evidence: evidenceOf(
        shown.map((line) => ({ line, strength: 1 })),
        2,
      ),
    };
  }
  if (enough.length > 0) {
    const evidence = evidenceOf(
      enough.map((line) => ({ line, strength: 1 })),
      1,
    );
    return ANY_SUBJECT.test(clause)
      ? {
          verdict: 'partly',
          why: 'The level is there; whether the subject counts as related is for them to say.',
          evidence,
        }
      : {
          verdict: named && asked >= 5 && !/\bor\b/.test(clause) ? 'not-shown' : 'partly',
          why: 'The level is there in another subject.',
          evidence,
        };
  }
  const lower = best.find(
    (line) =>
      (levelOf(line.text) >= asked - 1 && asked <= 6) ||
      coverage(subject, subjectStems(line)) > 0.5,
  );
  if (lower) {
    return {
      verdict: 'partly',
      why: 'Your education is of a lower level.',
      evidence: evidenceOf([{ line: lower, strength: 1 }]),
    };
  }
  return { verdict: 'not-shown', why: 'No such degree stands in your resume.', evidence: [] };
}

/** Fields of learning and the subjects in them: biology for 'a life science'. */
const SUBJECT_FIELDS: readonly { asked: RegExp; held: RegExp }[] = FIELD_ROWS.trim()
  .split('\n')
  .map((row) => {
    const [names = '', members = ''] = row.split(' = ');
    return {
      asked: new RegExp(String.raw`\b(?:${names})\b`, 'i'),
      held: new RegExp(String.raw`\b(?:${members})`, 'i'),
    };
  });

/** Words of many subjects: 'engineering' alone does not make civil engineering of mechanical. */
const WIDE: ReadonlySet<string> = new Set(
  'engineering technology science sciences studies management administration arts design applied systems business'
    .split(' ')
    .map(stemOf),
);

/** Whether a line of education shares what tells one of the subjects from others, where anything does. */
function sharesSubject(subjects: string): (line: ResumeLine) => boolean {
  const wanted = subjects.split(/,|\/|\b(?:or|and)\b/).map((one): readonly Stem[] => {
    const stems = stemsOf(one);
    const telling = stems.filter(({ stem }) => !WIDE.has(stem));
    return telling.length > 0 ? telling : stems;
  });
  const fields = SUBJECT_FIELDS.filter(({ asked }) => asked.test(subjects));
  return (line) =>
    wanted.some((stems) => coverage(stems, subjectStems(line)) > 0) ||
    fields.some(({ held }) => held.test(line.text));
}

function alternativesLowest(text: string): number {
  const levels = text
    .split(/\bor\b|\//i)
    .map(levelOf)
    .filter((level) => level > 0);
  return levels.length > 0 ? Math.min(...levels) : 5;
}

/** 'MBA' asks for business without saying so. */
const subjectsOfShort = (clause: string): string =>
  shortDegrees(clause)
    .map(({ subject }) => subject)
    .join(' ');

const subjectOf = (whole: string): string => {
  const clause = whole.replace(/^.*\b(?:need|have|hold|possess)\b/i, '');
  const found =
    /\b(?:in|of)\s+(?!business problems)(?:an?\s+)?([^;.(]+)/i.exec(clause) ??
    /\(([^)]+)\)/.exec(clause) ??
    /\btime[- ]served (\p{L}+)/iu.exec(clause) ??
    /\bAn? (\w+) degree\b/i.exec(clause);
  return (found?.[1] ?? '')
    .replace(
      /\b(?:or )?(?:a |an |another )?(?:closely )?(?:related|comparable|similar|relevant|quantitative)\b.*$/i,
      '',
    )
    .replace(/\bfrom\b.*$/i, '')
    .replace(LEVEL_WORDS, ' ');
};

const SHORT_SUBJECTS: Record<string, string> = {
  HR: 'human resources',
  CS: 'computer science',
  IT: 'information technology',
  EE: 'electrical engineering',
  ME: 'mechanical engineering',
  BA: 'business administration',
};

/** 'HR' as 'human resources': education names subjects in full. */
const spelledOut = (subject: string): string =>
  subject.replaceAll(/\b[A-Z]{2}\b/g, (short) => SHORT_SUBJECTS[short] ?? short);

const LEVEL_WORDS = new RegExp(
  oneLine`
    \b(?:
      degrees?|diploma|bachelors?|masters?|mba|mph|mha|ph\.?d|level|higher education|university|
      school|discipline|major|any|honou?rs|good|tertiary|qualifications?|required|preferred|
      essential|field|graduation|marks
    )\b
  `,
  'gi',
);
