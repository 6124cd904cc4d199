import type { Answer } from '../model.ts';
import { evidenceOf, type ResumeSide } from './resume-side.ts';

/** What a resume may say about itself although most leave it out. */
interface Statement {
  asked: RegExp;
  said: RegExp;
  why: string;
}

const STATEMENTS: readonly Statement[] = [
  {
    asked:
      /\b(?:own|reliable|access to an?|use of a) (?:\w+ )?(?:car|vehicle|transport|ute|truck|van)\b/i,
    said: /\b(?:own|have a|access to an?) (?:\w+ )?(?:car|vehicle|transport|ute|truck|van)\b|\bcar owner\b/i,
    why: 'Your resume says that you have one.',
  },
  {
    asked:
      /\b(?:rights? to work|working rights|work (?:permit|authori[sz]ation|visa|rights)|authori[sz]ed to work|sponsorship|visa)\b/i,
    said: /\b(?:rights? to work|working rights|work (?:permit|authori[sz]ation)|authori[sz]ed to work|no (?:visa|sponsorship) (?:needed|required)|green card|settled status|indefinite leave to remain|permanent resident)\b/i,
    why: 'Your resume says so.',
  },
  {
    asked: /\bcitizen(?:ship)?\b/i,
    said: /\bcitizen(?:ship)?\b/i,
    why: 'Your resume names a citizenship; whether it is the one asked is for you to see.',
  },
  {
    asked: /\b(?:dbs|disclosure and barring)\b/i,
    said: /\bdbs\b/i,
    why: 'Your resume names a DBS check; whether it is recent enough is for them to say.',
  },
  {
    asked: /\b(?:working with children|blue card|police check)\b/i,
    said: /\b(?:working with children|wwcc|blue card|police check)\b/i,
    why: 'Your resume names it.',
  },
  {
    asked: /\bpassport\b/i,
    said: /\bpassport\b/i,
    why: 'Your resume names one.',
  },
  {
    asked: /\bportfolio\b/i,
    said: /\bportfolio\b|\b(?:behance|dribbble)\b/i,
    why: 'Your resume names one.',
  },
  {
    asked: /\b(?:immediate (?:start|joiners?)|immediately available|notice period)\b/i,
    said: /\b(?:available immediately|immediately available|notice period|immediate start)\b/i,
    why: 'Your resume says when you can start.',
  },
];

/** Right to work, checks, a car, availability: only the person knows, unless the resume says so. */
export function answerOther(clause: string, side: ResumeSide): Answer {
  for (const { asked, said, why } of STATEMENTS) {
    if (!asked.test(clause)) continue;
    const line = side.lines.find(({ text }) => said.test(text));
    if (line) return { verdict: 'met', why, evidence: evidenceOf([{ line, strength: 1 }]) };
  }
  return {
    verdict: 'only-you-know',
    why: 'A resume does not settle this; only you know.',
    evidence: [],
  };
}
