import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type {
  ChangeMatchRequest,
  ChangeTextRequest,
  ChecklistKind,
  CreateMatchRequest,
  Match,
  MatchSummary,
} from '#contract/match.ts';
import type { Download, Resume } from '#contract/resume.ts';
import { send, sendForJson } from './http.ts';
import { resumePath } from './resume-key.ts';
import { useResumeMutation } from './use-resume-mutation.ts';

type Of = Pick<Resume, 'id' | 'revision'>;

const ALL = 'matches';
const matchKey = ({ id, revision }: Of, matchId: string) => [ALL, id, matchId, revision] as const;

/** The job ads of a resume, newest first; asked for anew when the resume changes. */
export const useMatches = ({ id, revision }: Of) =>
  useQuery({
    queryKey: [ALL, id, 'list', revision],
    queryFn: () => sendForJson<MatchSummary[]>('GET', resumePath(id, 'matches')),
    placeholderData: keepPreviousData,
  });

/** One job ad, requirement by requirement; asked for anew when the resume changes. */
export const useMatch = (of: Of, matchId: string) =>
  useQuery({
    queryKey: matchKey(of, matchId),
    queryFn: () => sendForJson<Match>('GET', resumePath(of.id, 'matches', matchId)),
    placeholderData: keepPreviousData,
  });

/** Holds an ad against a resume; the answer then stands in the cache. */
export function useCreateMatch(of: Of) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (request: CreateMatchRequest) =>
      sendForJson<Match>('POST', resumePath(of.id, 'matches'), request),
    onSuccess: (match) => {
      client.setQueryData(matchKey(of, match.id), match);
      return client.invalidateQueries({ queryKey: [ALL, of.id, 'list'] });
    },
  });
}

/** Names an ad, or keeps what the user says about one of its lines. */
export function useChangeMatch(of: Of, matchId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: ChangeMatchRequest) =>
      sendForJson<Match>('PATCH', resumePath(of.id, 'matches', matchId), change),
    // One at a time: a later answer must not overwrite a newer one.
    scope: { id: `match-${of.id}-${matchId}` },
    onSuccess: (match) => {
      client.setQueryData(matchKey(of, matchId), match);
      return client.invalidateQueries({ queryKey: [ALL, of.id, 'list'] });
    },
  });
}

/** Changes the resume for an ad; the answer is the resume, which makes the match be asked for anew. */
export const useChangeForMatch = ({ id }: Of, matchId: string) =>
  useResumeMutation(id, (request: ChangeTextRequest) =>
    sendForJson<Resume>('POST', resumePath(id, 'matches', matchId, 'changes'), request),
  );

/** Removes one ad with the answers to it. */
export function useDeleteMatch(of: Of) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (matchId: string) => send('DELETE', resumePath(of.id, 'matches', matchId)),
    onSuccess: (_, matchId) => {
      client.removeQueries({ queryKey: [ALL, of.id, matchId] });
      return client.invalidateQueries({ queryKey: [ALL, of.id, 'list'] });
    },
  });
}

/** GET …/matches/{matchId}/downloads/{kind}: the match as a list to work through. */
export const useChecklist = ({ id }: Of, matchId: string) =>
  useMutation({
    mutationFn: (kind: ChecklistKind) =>
      sendForJson<Download>('GET', resumePath(id, 'matches', matchId, 'downloads', kind)),
  });
