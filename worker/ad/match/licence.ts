import type { Answer } from '../model.ts';
import { evidenceOf, type ResumeSide } from './resume-side.ts';
import { partsOf } from './parts.ts';
import { findAlternative } from './shown.ts';
import { coverage, stemsOf } from './stems.ts';

const OPEN = /\b(?:willing(?:ness)?|working towards|or obtain|to obtain|eligib\w+|prepared to)\b/i;
const DRIVING = /\bdriv(?:er|ing)['’]?s?\b|\bvehicle\b|\bcar\b|\bcdl\b|\bhgv\b/i;

/** A licence, register or certificate: the same, the same at another level, or none. */
export function answerLicence(clause: string, side: ResumeSide): Answer {
  const level = levelOf(clause);
  const words = stemsOf(
    clause
      .replace(/\blevel \d\b/gi, ' ')
      .replace(
        /\b(?:certificat\w+|licen[cs]e\w*|registration|registered|qualified|current|minimum)\b/gi,
        ' ',
      ),
  );
  const candidates = side.lines.filter(({ section }) => section !== 'summary' || true);
  if (level !== null) {
    const same = candidates.filter(
      (line) => levelOf(line.text) !== null && coverage(words, line.stems) > 0.25,
    );
    const best = same.toSorted((a, b) => levelOf(b.text)! - levelOf(a.text)!)[0];
    if (best) {
      const evidence = evidenceOf([{ line: best, strength: 1 }]);
      return levelOf(best.text)! >= level
        ? { verdict: 'met', why: `Level ${levelOf(best.text)}; level ${level} asked.`, evidence }
        : {
            verdict: 'partly',
            why: `Level ${levelOf(best.text)}; level ${level} asked.`,
            evidence,
          };
    }
  }
  const found = partsOf(clause.replace(/\b(?:or )?(?:working towards it|equivalent).*$/i, ''))
    .flatMap(({ alternatives }) => alternatives.map((one) => findAlternative(one, side)))
    .filter(({ strength }) => strength >= 0.6);
  const lines = found
    .flatMap((one) => one.lines)
    .filter(
      ({ line }) => line.section !== 'experience' || DRIVING.test(clause) || ACRONYM.test(clause),
    );
  if (lines.length > 0)
    return { verdict: 'met', why: 'Your resume names it.', evidence: evidenceOf(lines) };
  if (DRIVING.test(clause)) {
    return {
      verdict: 'only-you-know',
      why: 'A resume often leaves this out; only you know.',
      evidence: [],
    };
  }
  if (OPEN.test(clause)) {
    return {
      verdict: 'only-you-know',
      why: 'You may also get it later; only you know.',
      evidence: [],
    };
  }
  return { verdict: 'not-shown', why: 'Your resume does not name it.', evidence: [] };
}

const ACRONYM = /\b\p{Lu}{3,}\b/u;

function levelOf(text: string): number | null {
  const found = /\blevel (\d)\b/i.exec(text);
  return found ? Number(found[1]) : null;
}
