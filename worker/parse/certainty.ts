/** How sure a value is, 0..1, calibrated on labelled resumes: of what is said at 0.9 and above, 98.5 in 100 and more are right. */
import type { Piece } from './line.ts';
import { fold } from '#worker/nlp/fold.ts';
import { isWholeField } from './field-words.ts';
import { companyScore, titleScore } from './roles.ts';
import { degreeLength, schoolScore } from './schools.ts';
import { COMPANY_WORDS, LEGAL_FORM } from './title-words.ts';

/** What speaks for the reading of a job's header. */
export interface RoleEvidence {
  title: Piece | null;
  company: Piece | null;
  /** Price of the next best reading, see `Named`. */
  margin: number;
  /** Other entries read the same way by their own words. */
  support: number;
  /** The labels of a form, or an employer's row above, say which is which. */
  told: boolean;
  dated: boolean;
  /** Parts of the header that are neither title nor employer nor place. */
  unread: number;
}

/** How sure title and employer of a job are. */
export function sureOfRole(evidence: RoleEvidence): { title: number; company: number } {
  const { title, company, margin, support, told, dated, unread } = evidence;
  const t = title ? titleScore(title.text) : 0;
  const c = company ? companyScore(company.text) : 0;
  if (told) return { title: t >= 1.3 || company ? 0.96 : 0.85, company: 0.95 };
  const habit = support >= 2 ? 0.1 : support === 1 ? 0.05 : 0;
  const base =
    (dated ? 0.62 : 0.5) + habit + 0.06 * Math.min(2, Math.max(0, margin)) - 0.08 * unread;
  const both = title && company ? 0.06 : -0.06;
  // A comma within a title may hide the employer, one within an employer a place or a branch.
  const commas = (piece: Piece | null, cost: number) => (piece?.text.includes(', ') ? cost : 0);
  const own = (score: number, rival: number) =>
    0.1 * Math.min(2, Math.max(0, score)) - 0.08 * Math.max(0, rival);
  // 'Apprenticeship, then charge hand from 2004.' is a sentence, whatever it was read as.
  if (title && isSentence(title.text)) return { title: 0.6, company: 0.6 };
  const crossed = company ? titleScore(company.text) : 0;
  const mixed = title ? companyScore(title.text) : 0;
  return {
    title: cap(base + both + own(t, mixed) + 0.02 - commas(title, company ? 0.03 : 0.14)),
    company: isStub(company?.text ?? '')
      ? 0.6
      : cap(
          base +
            both +
            Math.max(own(c, crossed), 0.55 * own(t, mixed) + own(0, crossed)) -
            commas(company, 0.05),
        ),
  };
}

/** How sure a school's name is: without a word of schools, a bare 'University of', or with a year, a degree or a field in it, less. */
export function sureOfSchool(school: string): number {
  if (schoolScore(school) < 1) return 0.6;
  const isBare = /^(?:the )?\p{L}+(?: of| de| für)?$/iu.test(school);
  return isBare || hidesDegree(school) || /\d{4}|\.\s/.test(school) || degreeLength(school) > 0
    ? 0.7
    : 0.95;
}

/** 'N4 Welding, Umgeni College', 'QED - Umgeni College': a part between commas or dashes is a degree, a mark or a field, not the school's name. */
function hidesDegree(school: string): boolean {
  const parts = school.split(/,\s+|\s[–—-]\s|\s\(/);
  const isOther = (part: string, i: number) =>
    schoolScore(part) < 1 &&
    (degreeLength(part) > 0 ||
      isWholeField(part) ||
      /\d|%|\b(?:licen[cs]e|certificate|diploma|degree|coursework)\b/i.test(part) ||
      (i === 0 && /^(?:\p{Lu}{2,7}|\p{Lu}\d)(?:$|\s)/u.test(part)));
  return parts.length > 1 && parts.some(isOther);
}

/** How sure a field of study is: a few words of their own, told behind the degree. */
export const sureOfArea = (area: string): number =>
  /\d|[:;|]|, |\s(?:in|[-–—])\s/.test(area) || area.split(' ').length > 6 || schoolScore(area) >= 1
    ? 0.75
    : 0.93;

const isSentence = (text: string): boolean =>
  /(?:\p{Ll}{4}|\d{2})\.$/u.test(text) && text.split(' ').length >= 4;

/** A name like 'Inc.' or 'Center' is what a line break left of one. */
const isStub = (company: string): boolean =>
  !company.includes(' ') &&
  (LEGAL_FORM.test(` ${fold(company)}`) || COMPANY_WORDS.has(fold(company)));

const cap = (value: number): number => Math.min(0.98, Math.max(0.3, value));
