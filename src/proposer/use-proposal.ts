import { useQuery } from '@tanstack/react-query';
import type { Resume } from '#contract/resume.ts';
import { judgeLine } from '../api/judge-line.ts';
import { browserModel } from './browser-model.ts';
import { useModelOn } from './model-setting.ts';
import { proposeLine, type ProposalRequest } from './proposer.ts';

export type Proposal =
  | { state: 'off' }
  /** The model is being asked, or its answer judged. */
  | { state: 'working' }
  /** It had nothing that may be shown. */
  | { state: 'none' }
  | { state: 'ready'; text: string };

/** What the browser's model would write instead of a line; asks only while the user lets it. Kept in memory only. */
export function useProposal({ id }: Pick<Resume, 'id'>, request: ProposalRequest | null): Proposal {
  const isOn = useModelOn() && request !== null;
  const { data, isFetching } = useQuery({
    queryKey: ['proposal', id, request],
    enabled: isOn,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    queryFn: ({ signal }) =>
      proposeLine(request!, {
        proposer: browserModel,
        judge: (before, proposed) => judgeLine(id, { before, proposed }),
        signal,
      }),
  });
  if (!isOn) return { state: 'off' };
  if (isFetching) return { state: 'working' };
  return typeof data === 'string' ? { state: 'ready', text: data } : { state: 'none' };
}
