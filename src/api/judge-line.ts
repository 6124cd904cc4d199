import type { JudgedLine, ProposedLine } from '#contract/proposal.ts';
import { sendForJson } from './http.ts';
import { resumePath } from './resume-key.ts';

/** POST /api/resumes/{id}/judgements: the proposed line where it states what stood there, else null. Nothing is stored. */
export const judgeLine = async (id: string, proposal: ProposedLine): Promise<string | null> =>
  (await sendForJson<JudgedLine>('POST', resumePath(id, 'judgements'), proposal)).line;
