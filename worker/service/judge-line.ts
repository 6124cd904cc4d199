import { fail, succeed, type Outcome } from '#contract/problem.ts';
import type { JudgedLine, ProposedLine } from '#contract/proposal.ts';
import { editDocument } from '../document/edit.ts';
import { assess } from '../pipeline.ts';
import { judgeProposal } from '../proposal/judge.ts';
import { proposedFor } from '../proposal/proposed-for.ts';
import { readRecord } from '../storage/records.ts';
import { acceptedEdits } from '../suggest/decide.ts';
import { NOT_FOUND, NOT_PROCESSED } from './guard.ts';
import { keyOf, type ServiceParts } from './parts.ts';

/** Judges what a model proposed for a line of the enhanced text; neither that nor the judgement is stored. */
export async function judgeLine(
  { database, loadSpeller }: ServiceParts,
  id: string,
  { before, proposed }: ProposedLine,
): Promise<Outcome<JudgedLine>> {
  const record = await readRecord(database, keyOf(id));
  if (!record) return NOT_FOUND;
  const { result, chosenField } = record.content;
  if (!result) return NOT_PROCESSED;
  const speller = await loadSpeller();
  const { document, ownEdits, hints } = result;
  const working = editDocument(document, ownEdits);
  const enhanced = editDocument(working, acceptedEdits(result));
  const assessed = assess(enhanced, { speller, chosenField, hints });
  const found = proposedFor({ ...assessed, speller }, before);
  if (!found) return NO_LINE;
  const refused = judgeProposal(found.line, proposed, found.context);
  return succeed({ line: refused === null ? proposed : null });
}

const NO_LINE = fail('not-found', 'No line of your work reads like that.');
