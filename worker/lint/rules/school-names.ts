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
    ],
    keeps: [
      'Master, emlyon business school, 2014 (entry)',
      'High school, 2009 (entry)',
      'Left secondary school, 2001 (entry)',
      'Evening classes, night school (entry)',
      'Course at the local college, 2012 (entry)',
      'Taught at anna university, 2014',
    ],
  },
  check(line) {
    if (line.kind !== 'entry') return [];
    return [...line.text.matchAll(SCHOOL)].flatMap(({ 0: name, index }) => {
      if (!isName(name)) return [];
      const put = name.replace(/\p{L}+/gu, (word) =>
        /^(?:the|of|and|for)$/.test(word) ? word : (SHORT.get(word) ?? capital(word)),
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
