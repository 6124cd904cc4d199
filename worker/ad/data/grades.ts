/** Grades, lives and letters of papers. */
import { oneLine } from '#contract/one-line.ts';

/** Not the whole of it, or not yet. */
export const LOWER_GRADE = new RegExp(
  oneLine`
    \b(?:
      assoc\w*|associate|student|graduate member|affiliate|trainee|in progress|studying|
      working towards|provisional|learner|expired|lapsed|candidate|basics?|conditional|
      restricted|foundation|introductory|emergency first aid
    )\b
  `,
  'i',
);

/** What asks for the whole of it. */
export const FULL_GRADE =
  /\b(?:[Cc]harter\w*|[Ff]ull|[Ff]ellow\w*|[Aa]dvanced|[Pp]rofessional|[Ss]upervisor\w*|[Ii]ntermediate|[Ss]tandard [Ff]irst|[Uu]nrestricted|[MF]\p{Lu}{3,})\b/u;

/** First aid and life support are learnt for three years at most. */
export const SHORT_LIVED = /\bfirst aid\b|\bCPR\b|\blife support\b|\b[BAI]LS\b|\bHLTAID/i;
export const SHORT_LIFE = 3;
export const IN_DATE =
  /\b(?:current|valid|in[- ]date|unexpired|up[- ]to[- ]date)\b|(?:\bnot|n['’]t) (?:run out|expired?|lapsed?)\b/i;

/** Words of papers, and short names. */
export const PAPER =
  /\b(?:certificat|licen[cs]e|ticket|card|permit|endorsement|registration|clearance|award)|\p{Lu}{3,}|^for\b/u;

/** Letters of driving licences and those that let one drive the same and more. */
export const WIDER_LETTERS: Readonly<Record<string, string>> = {
  B: 'C1?E?|D1?E?|BE',
  BE: 'C1?E|D1?E',
  C1: 'CE?|C1E',
  C: 'CE',
  D1: 'DE?|D1E',
  D: 'DE',
  LR: 'MR|HR|HC|MC',
  MR: 'HR|HC|MC',
  HR: 'HC|MC',
  HC: 'MC',
};

/** Exams that prove one language and name it by their own letters. */
export const LANGUAGE_EXAMS: Readonly<Record<string, string>> = {
  german: 'Goethe|telc Deutsch|TestDaF|DSH|ÖSD',
  french: 'DELF|DALF|TCF|TEF',
  spanish: 'DELE|SIELE',
  italian: 'CELI|CILS|PLIDA',
  english: 'IELTS|TOEFL|TOEIC|Cambridge (?:Advanced|Proficiency|First)',
  dutch: 'NT2',
  japanese: 'JLPT',
  mandarin: 'HSK',
  chinese: 'HSK',
  korean: 'TOPIK',
};
