import { boundedLines } from '../extract/bounds.ts';
import type { Edition, SavedDecision } from '#contract/edition.ts';
import { fail, succeed, type Outcome } from '#contract/problem.ts';
import type { Edit, Proposals } from '#contract/resume.ts';
import { applyEdits, areDisjoint } from '../document/edit.ts';
import { editsBetween } from '#contract/line-diff.ts';
import type { Assessment } from '../pipeline.ts';
import { acceptedEdits } from '../suggest/decide.ts';
import { decideAgain, savedDecisions, type SavedDecisions } from './decisions.ts';
import { refusedAgain, skippedAgain } from './carried-decisions.ts';
import { ownTextBehind } from './own-text.ts';
import type { Layers } from './processing.ts';

/** A state of a resume before its figures are worked out. */
export interface TextState {
  layers: Layers;
  proposals: Proposals;
}

/** Makes the layers over an original for other edits of the user's own, and finds what to propose about them. */
export interface Ground {
  layers: (ownEdits: Edit[]) => Layers;
  propose: (layers: Layers) => Proposals;
}

/** Rounds of setting suggestions aside before all of them are. */
const ROUNDS = 3;

/**
 * The state whose enhanced text is `wanted`, to the letter: what the user typed stands, nothing else
 * changes by itself. A line that they changed becomes theirs and keeps no accepted suggestion; what is
 * found anew waits for their word.
 */
export function stateFor(state: TextState, wanted: string, ground: Ground): TextState {
  let current = state;
  for (let round = 0; round < ROUNDS && enhancedText(current) !== wanted; round++) {
    const { working } = current.layers;
    const behind = ownTextBehind(working.document.text, acceptedEdits(current.proposals), wanted);
    current = nextState(current, behind, ground);
  }
  if (enhancedText(current) === wanted) return current;
  const own = new Set(wanted.split('\n').keys());
  return nextState(current, { text: wanted, own }, ground);
}

const enhancedText = ({ layers, proposals }: TextState): string =>
  applyEdits(layers.working.document.text, acceptedEdits(proposals));

function nextState(
  { layers: { original }, proposals: known }: TextState,
  { text, own }: { text: string; own: ReadonlySet<number> },
  ground: Ground,
): TextState {
  const layers = ground.layers(editsBetween(original.document.text, text));
  const found = ground.propose(layers);
  const saved = savedDecisions(known);
  saved.answers.push(...skippedAgain(known.questions, found.questions));
  const refused = refusedAgain(known.suggestions, found.suggestions);
  return { layers, proposals: keepDecisions(layers.working, found, saved, { own, refused }) };
}

/** What is proposed about a changed text under earlier decisions; in the user's own lines and for what is new, none is accepted. */
function keepDecisions(
  working: Assessment,
  found: Proposals,
  saved: SavedDecisions,
  { own, refused }: { own: ReadonlySet<number>; refused: ReadonlySet<string> },
): Proposals {
  const known = new Map(saved.decisions.map((decision) => [decision.id, decision]));
  const touched = touchesLines(working.document.text, own);
  const decisions = found.suggestions.map((one): SavedDecision => {
    const before = known.get(one.id);
    const stands = before && (before.decision === 'rejected' || !touched(one));
    const decision = refused.has(one.id) ? 'rejected' : 'undecided';
    return stands ? before : { id: one.id, accepted: false, decision };
  });
  const added = saved.decisions.filter(({ keyword }) => keyword !== undefined);
  const theirs = new Set(found.questions.filter(touched).map(({ id }) => id));
  const decided = decideAgain(working, found, {
    decisions: [...decisions, ...added],
    answers: saved.answers.filter(({ id, status }) => status === 'skipped' || !theirs.has(id)),
  });
  return {
    questions: decided.questions,
    suggestions: decided.suggestions.filter((one) => one.keyword === undefined || !touched(one)),
  };
}

function touchesLines(text: string, own: ReadonlySet<number>) {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  const lineOf = (offset: number) => {
    let [low, high] = [0, starts.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (starts[middle]! <= offset) low = middle;
      else high = middle - 1;
    }
    return low;
  };
  return ({ edits }: { edits: readonly Edit[] }): boolean =>
    edits.some(({ start, end }) => {
      for (let line = lineOf(start); line <= lineOf(end); line++) if (own.has(line)) return true;
      return false;
    });
}

/** The state that an edition describes. Fails: malformed, where its edits do not fit the text. */
export function stateOf(
  original: Assessment,
  { ownEdits, decisions, answers }: Edition,
  ground: Ground,
): Outcome<TextState> {
  if (!areDisjoint(ownEdits, original.document.text.length)) {
    return fail('malformed', 'These changes do not fit this resume. Nothing was changed.');
  }
  const layers = ground.layers(ownEdits);
  const found = ground.propose(layers);
  return succeed({ layers, proposals: decideAgain(layers.working, found, { decisions, answers }) });
}

/** Plain text as a resume may hold it: one kind of line break, no control characters, whole characters only. */
export const plainText = (typed: string): string =>
  boundedText(
    typed
      .replaceAll(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
      .replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff]/g, '')
      .replaceAll(/\p{Cs}/gu, ''),
  );

/** Lines and words no longer than those of a file, so that every stage stays linear in what is typed. */
const boundedText = (text: string): string => text.split('\n').flatMap(boundedLines).join('\n');
