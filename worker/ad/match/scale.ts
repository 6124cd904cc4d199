/** 'A headcount of 500+', 'portfolio of 40 units': how many of what, against the figures of the resume. */
import type { Answer } from '../model.ts';
import { evidenceOf, type ResumeSide } from './resume-side.ts';

/** Words for the same unit, a group a row. */
const UNITS: readonly string[] = [
  'employees?|staff|headcount|people|workers|colleagues|team members|personnel|reports',
  'users|seats|workstations|end[- ]users|devices',
  'beds?',
  'covers|guests|diners',
  'seats',
  'rooms|keys',
  'students|pupils|children|learners',
  'customers|clients|accounts|subscribers|members',
  'units|flats|apartments|homes|properties|doors',
  'patients|residents|cases',
  'words per minute|wpm',
  'skus?|lines|products|articles',
  'stores|shops|branches|sites|locations|outlets',
  'vehicles|trucks|vans|drivers',
];

const PATTERNS = UNITS.map((unit) => ({
  before: new RegExp(
    String.raw`\b(\d[\d,]*)\s*\+?\s*(?:or more )?(?:[\p{L}-]+ )?(?:${unit})\b`,
    'iu',
  ),
  after: new RegExp(
    String.raw`\b(?:${unit})\b (?:count )?(?:of )?(?:at least |over |more than )?(\d[\d,]*)\b`,
    'iu',
  ),
}));

const amountIn = (text: string, { before, after }: (typeof PATTERNS)[number]): number | null => {
  const found = before.exec(text) ?? after.exec(text);
  return found ? Number(found[1]!.replaceAll(',', '')) : null;
};

const ASKS_SCALE = /\d\s*\+|\b(?:at least|over|more than|minimum(?: of)?|or more|or better)\b/i;

/** Null where the clause names more than the figure, or the resume no such figure. */
export function answerScale(clause: string, side: ResumeSide): Answer | null {
  if (!ASKS_SCALE.test(clause) || clause.split(/\s+/).length > MOST_WORDS) return null;
  const unit = PATTERNS.find((one) => amountIn(clause, one) !== null);
  if (!unit) return null;
  const asked = amountIn(clause, unit)!;
  const lines = side.lines.flatMap((line) => {
    const amount = line.job ? amountIn(line.said, unit) : null;
    return amount === null ? [] : [{ line, amount }];
  });
  const best = lines.toSorted((a, b) => b.amount - a.amount)[0];
  if (!best) return null;
  const enough = best.amount >= asked;
  return {
    verdict: enough ? 'met' : 'partly',
    why: `${best.amount.toLocaleString('en')} in your work; ${asked.toLocaleString('en')} asked.`,
    evidence: evidenceOf([{ line: best.line, strength: 1 }]),
  };
}

/** A longer clause asks for more than its figure. */
const MOST_WORDS = 7;
