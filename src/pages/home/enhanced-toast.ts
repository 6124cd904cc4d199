import type { Resume } from '#contract/resume.ts';
import type { ToastMessage } from '../../ui/toast/toast-store.ts';

/** What to say when processing is done: what was gained, and what waits for the user. */
export function enhancedToast(resume: Resume, onSuggestions: () => void): ToastMessage {
  const title = 'Resume enhanced';
  const { atsScore, enhancedAtsScore, suggestions } = resume;
  const accepted = suggestions.filter((suggestion) => suggestion.accepted).length;
  if (atsScore === null || enhancedAtsScore === null) {
    return { title: 'Read, but not scored', description: 'Check that it is the right file.' };
  }
  const edits = accepted === 1 ? '1 edit applied.' : `${accepted} edits applied.`;
  const gain =
    enhancedAtsScore > atsScore
      ? `${enhancedAtsScore} points, up from ${atsScore}. ${edits}`
      : `${enhancedAtsScore} points. ${edits}`;
  // On a phone the page begins with the score, and the document below it must not be covered.
  if (suggestions.length === 0) return { quiet: true, title, description: gain };
  return {
    quiet: true,
    title,
    description: gain,
    action: { label: 'View All Suggestions', run: onSuggestions },
  };
}
