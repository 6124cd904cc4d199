/** Bullets that could be cut without a loss: those that say nothing, and those told better beside them. */
import { oneLine } from '#contract/one-line.ts';
import { countWords } from '#worker/checks/lines/words.ts';
import { rememberByText } from '#worker/nlp/remember.ts';
import { lemmasOf } from '#worker/nlp/words.ts';
import { rolesOf, textOf, type Place, type Role } from './bullets.ts';
import { cutLines, lineAt } from './cut-line.ts';
import type { Draft, SuggestContext } from './draft.ts';

/** A job keeps at least so many bullets where they are cut without asking. */
const FEWEST_LEFT = 2;
/** A page of so many words would be too short without them. */
const isJustEnough = (words: number) => words >= 80 && words < 120;

/** One draft for each such bullet; asked first where a job would be left with hardly any. */
export function idleLines(context: SuggestContext): Draft[] {
  const { document, resume } = context;
  if (resume.language !== 'en' || isJustEnough(countWords(document.text))) return [];
  return rolesOf(resume).flatMap((role) => {
    let left = role.highlights.length;
    return idleIn(context, role).flatMap(({ place, better }) => {
      left -= 1;
      const draft = left < 1 ? null : draftOf(context, place, better);
      if (!draft) return [];
      return [left < FEWEST_LEFT ? { ...draft, level: 'confirm' as const } : draft];
    });
  });
}

interface Line extends Place {
  content: readonly string[];
}

/** The lines of a job that could go, each with the line that says the same and more, where there is one. */
export function idleIn(
  context: SuggestContext,
  { highlights }: Role,
): { place: Place; better: Place | undefined }[] {
  const lines = highlights
    .flatMap((bullet) => textOf(context, bullet) ?? [])
    .map((place) => ({ ...place, content: contentOf(place.text) }));
  return lines.flatMap((place) => {
    const better = toldBetter(place, lines);
    return better || saysNothing(place.text) ? [{ place, better }] : [];
  });
}

function draftOf(context: SuggestContext, place: Place, better: Place | undefined): Draft | null {
  const line = lineAt(context.document, place.start);
  // A line that holds more than the bullet is not ours to cut.
  if (!line || line.start + line.text.trimEnd().length !== place.start + place.text.length)
    return null;
  if (!/^[^\p{L}\d]*$/u.test(line.text.slice(0, place.start - line.start))) return null;
  return {
    rule: better ? 'line-told-twice' : 'line-says-nothing',
    level: 'auto',
    title: better ? 'Say it once' : 'Cut the line that says nothing',
    description: better
      ? `Your line “${better.text}” says all of this. The space is worth more than an echo.`
      : 'Every job has other duties. A short list of real ones reads stronger.',
    before: place.text,
    after: '',
    check: better ? 'verb-variety' : 'duties',
    edits: [cutLines(context.document, line)],
  };
}

const OTHER = String.raw`(?:(?:any|all|and|some|other|various|additional|misc(?:ellaneous)?\.?|general|whatever)\s+)+`;
const CHORES = String.raw`(?:duties|tasks|things|jobs|work|stuff|projects|responsibilities|errands|(?:was |is )?(?:needed|required|asked))`;
const WHEN = oneLine`
  (?:
    \s+(?:(?:as|when|where|that|which)(?:ever)?\s+)?(?:were |was |are |is |i was )?(?:
      assigned|needed|required|necessary|requested|directed|instructed|asked|told|given|possible
    )(?:
      \s+(?:by|from|to)\s+(?:(?:my|the|a|me|our)\s+)?(?:
        do|manager|managers|supervisor|supervisors|boss|management|team lead|team leader|
        employer|store manager|owner
      )
    )?
  )?
`;
const NOTHING = new RegExp(
  oneLine`
    ^(?:i\s+)?(?:also\s+)?(?:
      (?:
        did|do|doing|perform(?:ed|ing)?|complet(?:ed?|ing)|handl(?:ed?|ing)|
        assist(?:ed|ing)? with|help(?:ed|ing)? with|carr(?:y|ied|ying) out|responsible for
      )\s+
    )?${OTHER}${CHORES}${WHEN}[.!]?$
  `,
  'i',
);

/** 'Did other duties as assigned by my manager.' */
const saysNothing = (text: string) => NOTHING.test(text.trim());

/** The bullet of the same job that holds every content word of this one, in the same order. */
function toldBetter(line: Line, lines: readonly Line[]): Line | undefined {
  if (line.content.length < 2) return undefined;
  return lines.find((other) => {
    if (other === line || other.content.length < line.content.length) return false;
    const alike = other.content.length === line.content.length;
    return isWithin(line.content, other.content) && (!alike || other.start < line.start);
  });
}

function isWithin(words: readonly string[], others: readonly string[]): boolean {
  let at = 0;
  for (const word of others) if (word === words[at]) at++;
  return at === words.length;
}

const SMALL = new Set(
  'i my the a an of in on at to for with and or their there its our'.split(' '),
);
const contentOf = rememberByText((text) => lemmasOf(text).filter((lemma) => !SMALL.has(lemma)));
