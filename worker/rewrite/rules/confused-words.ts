import { firing } from '../firing.ts';
import type { RewriteRule } from '../model.ts';

/** Homophones, articles and agreement that can only be slips. */
export const confusedWords: RewriteRule = {
  id: 'confused-words',
  title: 'Correct the slip',
  why: 'Small slips are what a careful reader remembers.',
  mayAdd: 'their an were do'.split(' '),
  mayRemove: 'there a was do'.split(' '),
  examples: {
    fires: [
      ['All four passed there licensing exam', 'All four passed their licensing exam'],
      ['Drove a 18-tonne lorry', 'Drove an 18-tonne lorry'],
      ['Orders was picked by hand', 'Orders were picked by hand'],
      ['Held a office key', 'Held an office key'],
    ],
    leaves: [
      'Was there when it opened',
      'Drove a one-tonne van',
      'Ran a unit of eleven',
      'Won a Oscar-style award',
      'The series was filmed in Cork',
    ],
  },
  apply({ text }) {
    let added = '';
    let removed = '';
    const swap = (wrong: string, right: string) => {
      removed += ` ${wrong}`;
      added += ` ${right}`;
      return right;
    };
    const right = text
      .replaceAll(
        /(?<=\b(?:passed|reached|achieved|completed|exceeded|improved|met|with|of|manage|managed|in|on|meet|reach) )there(?= (?:[a-z]+ )?(?:exams?|goals?|targets?|homes?|needs|licen[cs]e|licen[sc]ing|training|accounts?|skills|potential|studies|careers?|children|families|own)\b)/g,
        (word) => swap(word, 'their'),
      )
      .replaceAll(
        /(?<=\b(?:with|of|for|through|about) )there(?= (?:[a-z]+ )?[a-z]{3,}s\b)/g,
        (word) => swap(word, 'their'),
      )
      .replaceAll(/\ba(?= (?:8|11|18|8\d|8\d\d|11,\d{3}|18,\d{3})(?!\d|,\d{3}))/g, (w) =>
        swap(w, 'an'),
      )
      .replaceAll(
        /\ba(?= (?!one|once|eu|and\b|or\b|are\b|in\b|is\b|at\b|as\b|of\b|on\b|it\b|if\b|am\b)[aeio][a-z]+\b)/g,
        (w) => swap(w, 'an'),
      )
      .replaceAll(
        /(?<=^|, | and )([A-Za-z][a-z]+(?: [a-z]+)?) was (?=(?:[a-z]+(?:ed|n|t)|done|made)\b)/g,
        (whole, subject: string) =>
          isPlural(subject) ? `${subject} ${swap('was', 'were')} ` : whole,
      )
      .replace(/^Done (?=[a-z])/, () => `${swap('Done', 'Did')} `);
    return right === text ? null : firing(right, 'auto', { added, removed });
  },
};

/** A subject that surely is a plural: not 'series', 'glass', 'logistics', 'virus', 'analysis'. */
const isPlural = (subject: string) =>
  subject.endsWith('s') && !/(?:ss|ics|us|is|series|news)$/i.test(subject);
