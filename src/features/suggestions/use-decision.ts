import { changeFailure } from '../../api/error-catalogue.ts';
import { useDecideSuggestion, type Decide } from '../../api/decide-suggestion.ts';
import { toast } from '../../ui/toast/toast-store.ts';

/** Decides one suggestion and says so. */
export function useDecision(resumeId: string, suggestionId: string) {
  const { mutate, isPending } = useDecideSuggestion(resumeId);
  const decide = (decision: Omit<Decide, 'suggestionId'>, words: string, done?: () => void) =>
    mutate(
      { suggestionId, ...decision },
      {
        onSuccess: (resume) => {
          const score = resume.enhancedAtsScore;
          toast({
            quiet: true,
            title: 'Suggestion updated',
            description: score === null ? words : `${words} Score with accepted edits: ${score}.`,
          });
          done?.();
        },
        onError: (error) =>
          toast({ ...changeFailure('Suggestion not updated', error), style: 'destructive' }),
      },
    );
  return {
    isPending,
    accept: (after?: string, done?: () => void) =>
      decide(
        { accepted: true, decision: 'accepted', ...(after === undefined ? {} : { after }) },
        'Accepted.',
        done,
      ),
    reject: () => decide({ accepted: false, decision: 'rejected' }, 'Rejected, left as it was.'),
    undo: () => decide({ accepted: false, decision: 'undecided' }, 'Undecided again.'),
  };
}
