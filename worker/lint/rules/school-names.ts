import { oneLine } from '#contract/one-line.ts';
import { replaceLint } from '../build.ts';
import type { Rule } from '../model.ts';
import { capital } from '../voice.ts';

export const schoolNames: Rule = {
  id: 'school-names',
  category: 'typography',
  title: 'Capitals in the names of schools',
  why: 'A school in small letters looks typed in haste, and is found less easily.',
  examples: {
    fixes: [
      ['BSc Physics, anna university, 2014 (entry)', 'BSc Physics, Anna University, 2014 (entry)'],
      [
        'N3 Building, mbeki tvet college, 2010 (entry)',
        'N3 Building, Mbeki TVET College, 2010 (entry)',
      ],
      ['Diploma, the gordon tafe (entry)', 'Diploma, the Gordon TAFE (entry)'],
      ['BSc, university of Okene, 2012 (entry)', 'BSc, University of Okene, 2012 (entry)'],
      ['Nursing, School Of nursing, Jos (entry)', 'Nursing, School of Nursing, Jos (entry)'],
      [
        'BSc, Baku University of Oil & industry, 2013 (entry)',
        'BSc, Baku University of Oil & Industry, 2013 (entry)',
      ],
    ],
    keeps: [
      'Master, emlyon business school, 2014 (entry)',
      'High school, 2009 (entry)',
      'Left secondary school, 2001 (entry)',
      'Evening classes, night school (entry)',
      'Course at the local college, 2012 (entry)',
      'Taught at anna university, 2014',
      'BA, University of Hull, first class, and a college prize (entry)',
      'School of Life, course in design (entry)',
      'University of Leeds and a year abroad, 2019 (entry)',
      'College of arts administration course (entry)',
    ],
  },
  check(line) {
    if (line.kind !== 'entry') return [];
    const small = [...line.text.matchAll(SCHOOL)].filter(({ 0: name }) => isName(name));
    const mixed = [...line.text.matchAll(SCHOOL_OF)];
    return [...small, ...mixed].flatMap(({ 0: name, index }) => {
      const put = name.replace(/\p{L}+/gu, (word) =>
        SMALL_WORD.test(word) ? word.toLowerCase() : (SHORT.get(word) ?? capital(word)),
      );
      return replaceLint(line, { start: index, end: index + name.length }, put, {
        rule: this.id,
        category: this.category,
        message: `The name is written “${put}”.`,
      });
    });
  },
};

/** From a comma or the line's start to a word for a school, all in small letters. */
const SCHOOL = new RegExp(
  oneLine`
    (?<=^|[,(|–-]\s{0,2})(?:the )?(?:\p{Ll}[\p{Ll}’'-]* ){1,4}
    (?:university|college|school|institute|polytechnic|academy|tafe)(?=$|\s*[,.)|–-]|\s+\d)
  `,
  'gu',
);

/** 'university of Okene', 'School Of nursing', 'University of Science & technology': a whole item of the line. */
const SCHOOL_OF = new RegExp(
  oneLine`
    (?<=^|[,(|–-]\s{0,2})
    (?![^,(|–-]*\b(?:course|degree|diploma|certificate|years?|class|programme?|studies|abroad)\b)
    (?:\p{Lu}[\p{L}’'-]+[ ]){0,2}
    (?:
      (?:University|College|School|Institute|Academy|Faculty)[ ][Oo]f|
      (?:university|college|institute|academy)[ ]of(?=[ ]\p{Lu})
    )
    (?:[ ](?:and|&|the)?(?:[ ]?(?!and\b)\p{L}{3,}[\p{L}’'-]*)){1,4}
    (?=$|\s*[,.)|–-]|\s+\d)
  `,
  'gu',
);

const SMALL_WORD = /^(?:the|of|and|for)$/i;

const SHORT: ReadonlyMap<string, string> = new Map([
  ['tvet', 'TVET'],
  ['tafe', 'TAFE'],
  ['fet', 'FET'],
]);

/** 'night school' is any; a word that tells no kind of school names one. */
const isName = (name: string): boolean =>
  name
    .split(' ')
    .slice(0, -1)
    .some((word) => word.length > 2 && !KIND.test(word) && !SHORT.has(word)) &&
  !/\b(?:at|in|from|with|a|an|my|for)\b/.test(name) &&
  !OWN_SMALL.test(name);

/** Schools that write themselves in small letters. */
const OWN_SMALL = /^(?:emlyon|iaelyon|aivancity|edx|udacity|codecademy)\b/;

const KIND = new RegExp(oneLine`
  ^(?:
    the|and|of|high|secondary|primary|night|middle|junior|senior|elementary|grammar|
    comprehensive|evening|local|technical|vocational|state|public|private|community|boarding|
    summer|sunday|business|law|medical|nursing|trade|art|arts|music|drama|dance|cookery|cooking|
    driving|language|riding|training|further|higher|education|open|distance|online|old|same|
    various|special|nursery|infant|catholic|international|university|college|school|city|town|
    village|agricultural|graduate|sixth|form|teacher|teachers|teaching
  )$
`);
