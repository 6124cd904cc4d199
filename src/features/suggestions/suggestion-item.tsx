import { Check, Pencil, Undo2, X } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { Suggestion } from '#contract/resume.ts';
import { keepRewording, keptRewording } from '../../api/kept-rewordings.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { EditPair } from './edit-pair.tsx';
import { ImpactTag } from './impact-tag.tsx';
import { RewordForm } from './reword-form.tsx';
import { SuggestionFrame } from './suggestion-frame.tsx';
import { useDecision } from './use-decision.ts';

interface SuggestionItemProps {
  resumeId: string;
  suggestion: Suggestion;
  number: number;
  /** What deciding it now changes in the score. */
  points: number;
  heading?: ReactNode;
}

/** One edit: before and after with marks, its reason, and the decision. */
export function SuggestionItem({
  resumeId,
  suggestion,
  number,
  points,
  heading,
}: SuggestionItemProps) {
  const { id } = suggestion;
  // What was being typed when the card went comes back with it.
  const [rewording, setRewording] = useState(() => keptRewording(resumeId, id) !== null);
  const [reworded, setReworded] = useState(false);
  const decision = useDecision(resumeId, id);
  const stopRewording = () => {
    keepRewording(resumeId, id, null);
    setRewording(false);
  };
  const after = suggestion.editedAfter ?? suggestion.after;
  return (
    <SuggestionFrame
      points={points}
      rejected={suggestion.decision === 'rejected'}
      number={number}
      heading={heading}
      unit={suggestion.decision === 'rejected' ? 'points left' : 'points'}
      note={suggestion.description}
      state={`${suggestion.decision} ${rewording}`}
      actions={
        rewording ? null : (
          <Actions
            suggestion={suggestion}
            decision={decision}
            reworded={reworded}
            onReword={() => {
              setRewording(true);
              setReworded(true);
            }}
          />
        )
      }
    >
      <div className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="font-sans! text-[1.0625rem]/snug! font-semibold! tracking-normal!">
          {suggestion.title}
        </h3>
        <ImpactTag of={suggestion} points={points} />
        <span className="fine num">No. {number}</span>
      </div>
      {rewording ? (
        <RewordForm
          before={suggestion.before}
          after={keptRewording(resumeId, id) ?? after}
          takeFocus={reworded}
          busy={decision.isPending}
          onType={(text) => keepRewording(resumeId, id, text)}
          onSave={(text) => decision.accept(text, stopRewording)}
          onCancel={stopRewording}
        />
      ) : (
        <EditPair before={suggestion.before} after={after} />
      )}
      {suggestion.editedAfter !== undefined && !rewording && (
        <p className="fine mt-2">In your own words.</p>
      )}
    </SuggestionFrame>
  );
}

interface ActionsProps {
  suggestion: Suggestion;
  decision: ReturnType<typeof useDecision>;
  /** The user has just come back from rewording: the focus returns to where that began. */
  reworded: boolean;
  onReword: () => void;
}

function Actions({ suggestion, decision, reworded, onReword }: ActionsProps) {
  const busy = decision.isPending;
  const of = <span className="sr-only">: {suggestion.title}</span>;
  // By their keys none is the button of another state: the focus would stay on it, and the next Enter do something else.
  const reword = (
    <Button
      key="edit"
      look="bare"
      small
      busy={busy}
      data-focus={reworded || undefined}
      onClick={onReword}
    >
      <Icon of={Pencil} />
      Edit{of}
    </Button>
  );
  const undo = (
    <Button
      key="undo"
      look="bare"
      small
      busy={busy}
      data-focus={!reworded || undefined}
      onClick={() => decision.undo()}
    >
      <Icon of={Undo2} />
      Undo{of}
    </Button>
  );
  if (suggestion.decision === 'accepted') {
    return (
      <>
        <span className="inline-flex items-center gap-1.5 text-sm font-semibold text-pencil">
          <Icon of={Check} />
          Accepted
        </span>
        <Button key="reject" look="bare" small busy={busy} onClick={() => decision.reject()}>
          Reject{of}
        </Button>
        {reword}
        {undo}
      </>
    );
  }
  if (suggestion.decision === 'rejected') {
    return (
      <>
        <span className="text-sm font-semibold">Rejected</span>
        <Button
          key="accept-after-all"
          look="bare"
          small
          busy={busy}
          onClick={() => decision.accept()}
        >
          Accept after all{of}
        </Button>
        {undo}
      </>
    );
  }
  return (
    <>
      <Button
        key="accept"
        small
        className="focus-visible:bg-pencil focus-visible:text-on-pencil"
        busy={busy}
        onClick={() => decision.accept()}
      >
        <Icon of={Check} />
        Accept{of}
      </Button>
      <Button key="reject-undecided" small busy={busy} onClick={() => decision.reject()}>
        <Icon of={X} />
        Reject{of}
      </Button>
      {reword}
      {suggestion.level === 'confirm' && (
        <span className="text-sm text-ink-2 max-sm:sr-only">You decide.</span>
      )}
    </>
  );
}
