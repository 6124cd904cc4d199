import { oneLine } from '#contract/one-line.ts';
import { replaceLint } from '../build.ts';
import type { Lint, Rule } from '../model.ts';

export const courseName: Rule = {
  id: 'course-name',
  category: 'typography',
  title: 'Capitals in the names of courses',
  why: 'A name that is half in capitals and half not looks typed in haste.',
  examples: {
    fixes: [
      ['Diploma in Real Estate law, 2020 (entry)', 'Diploma in Real Estate Law, 2020 (entry)'],
      ['BS in Accounting technology, 2017 (entry)', 'BS in Accounting Technology, 2017 (entry)'],
      ['B.A. Mass communication, Awka (entry)', 'B.A. Mass Communication, Awka (entry)'],
      [
        'Certificate in Dental nursing Skills (entry)',
        'Certificate in Dental Nursing Skills (entry)',
      ],
      [
        'Bachelor of Management (accounting) (entry)',
        'Bachelor of Management (Accounting) (entry)',
      ],
      ['first aid certificate, 2022 (entry)', 'First aid certificate, 2022 (entry)'],
      ['food hygiene level 2, 2024 (entry)', 'Food hygiene level 2, 2024 (entry)'],
      ['references on request (entry)', 'References on request (entry)'],
    ],
    keeps: [
      'references (entry)',
      'Diploma in nursing, 2020 (entry)',
      'BA in English literature, first class (entry)',
      'Bachelor of Arts in history (entry)',
      'Master of Science with a focus on robots (entry)',
      'Diploma in Tourism from the local college (entry)',
      'BSc Physics (first class), 2011 (entry)',
      'and Safety, 2022 (entry)',
      'Emergency first aid at work (entry)',
      'Certificate in Python programming (entry)',
      'Wrote a Diploma in Real Estate law, 2020',
    ],
  },
  check(line) {
    if (line.kind !== 'entry' && line.kind !== 'heading') return [];
    const fix = (start: number, end: number, put: string): Lint[] =>
      replaceLint(line, { start, end }, put, {
        rule: this.id,
        category: this.category,
        message: `It is written “${put}”.`,
      });
    const first = STARTS.test(line.text) ? fix(0, 1, line.text.charAt(0).toUpperCase()) : [];
    const named = [...line.text.matchAll(COURSE)].flatMap(({ 0: all, 1: degree = '', index }) => {
      const name = all.slice(degree.length);
      return isHalfNamed(name)
        ? fix(index + degree.length, index + all.length, inCapitals(name))
        : [];
    });
    const bracketed = [...line.text.matchAll(BRACKETED)].flatMap(({ 0: all, index }) =>
      fix(index, index + all.length, all.charAt(0).toUpperCase() + all.slice(1)),
    );
    return [...first, ...named, ...bracketed];
  },
};

/** A line that begins with one of these in small letters begins a name, and does not go on with the line above. */
const STARTS = new RegExp(oneLine`
  ^(?:
    first aid|food (?:hygiene|safety|handler)|driving|full (?:driving|uk|clean)|clean driving|forklift|
    health and safety|manual handling|fire (?:safety|warden)|references(?=[ ])|basic|advanced|intermediate|emergency|
    (?:high|secondary|primary) school|diploma|bachelor|master|computer|working knowledge|current|valid
  )\b
`);

const DEGREE = oneLine`
  (?:(?:Advanced|National|Higher|Post-?[Gg]raduate|Graduate|Professional|Associate)[ ])?
  (?:Diploma|Certificate|Cert|Bachelor|Master|Degree|Doctorate|B\.?Sc\.?|B\.?A\.?|B\.?S\.?|M\.?Sc\.?|M\.?A\.?|B\.?Tech\.?|
  B\.?Com\.?|BEng|MEng|MBA|HND|HNC|NVQ|BTEC|QQI|TESDA|SVQ|PhD)
`;

/** 'Diploma in Real Estate law': up to a mark, a figure, or a word that goes on about it. */
const COURSE = new RegExp(
  oneLine`
    (?<![\p{L}\d])(${DEGREE}(?:[ ](?:[IVX]+|\d|Level[ ]\d))?(?:[ ](?:in|of))?[ ])
    \p{Lu}\p{L}+(?:[ ](?:and|&|of|(?!(?:in|at|from|with|for|on|by|to|the|course|courses|degree|programme|program|level|online|distance|remote|evenings?|incomplete|
    first|second|third|upper|lower|honours|honors|modules?|thesis|grade|year|class|exams?)\b)\p{L}{3,})){1,5}
    (?=$|[.,;()–—-]|\s*[,;(|–-]|\s+\d)
  `,
  'gu',
);

/** 'Bachelor of Management (accounting)' */
const BRACKETED = new RegExp(
  oneLine`
    (?<=${DEGREE}[^(),]{0,40}[ ]?\()
    (?!first|second|third|upper|lower|with|in|part|full|incomplete|ongoing|expected|distance|online|evening|pass|
    merit|distinction|honou?rs|valid|current|expired|completed|certified|pending|renewed)
    \p{Ll}{5,}(?=\))
  `,
  'gu',
);

/** 'English literature', 'Python programming': the capital may be the first word's own. */
const OWN_CAPITAL = new RegExp(oneLine`
  ^(?:
    English|French|German|Spanish|Italian|Russian|Chinese|Japanese|Arabic|Irish|Welsh|European|American|British|
    African|Asian|Indian|Java|JavaScript|Python|Excel|Linux|Windows|Cisco|Microsoft|Adobe|Google
  )$
`);

/** At least one more word in capitals, or one word behind a capital that is its own. */
function isHalfNamed(name: string): boolean {
  const words = name
    .trim()
    .split(' ')
    .filter((word) => !SMALL.test(word));
  const small = words.filter((word) => /^\p{Ll}/u.test(word));
  return small.length > 0 && words.length > 1 && !OWN_CAPITAL.test(words[0]!);
}

const SMALL = /^(?:and|&|of)$/;

const inCapitals = (name: string): string =>
  name.replace(/\p{L}+/gu, (word) =>
    SMALL.test(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
  );
