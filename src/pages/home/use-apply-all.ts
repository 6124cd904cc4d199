import type { Resume } from '#contract/resume.ts';
import { useAcceptAllSuggestions } from '../../api/accept-all-suggestions.ts';
import { APPLY_ALL_FAILED, NO_SUGGESTIONS } from '../../api/results-errors.ts';
import { toast } from '../../ui/toast/toast-store.ts';
import { openQuestions } from './results-words.ts';

/** Accepts every suggestion; questions stay open, since only the user knows the answer. */
export function useApplyAll(resume: Resume) {
  const { mutate, isPending } = useAcceptAllSuggestions(resume.id);
  const run = () => {
    if (resume.suggestions.length === 0) {
      toast({ ...NO_SUGGESTIONS, style: 'destructive' });
      return;
    }
    mutate(undefined, {
      onSuccess: (updated) => {
        const open = openQuestions(updated);
        const rest =
          open === 0
            ? ''
            : open === 1
              ? ' One question stays open.'
              : ` ${open} questions stay open.`;
        toast({
          title: 'All suggestions applied',
          description: `Score with accepted edits: ${updated.enhancedAtsScore ?? '–'}.${rest}`,
        });
      },
      onError: () => toast({ ...APPLY_ALL_FAILED, style: 'destructive' }),
    });
  };
  return { run, isPending };
}
