import { Check, Undo2, X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { Decision, Resume, Suggestion } from '#contract/resume.ts';
import { changeEdition } from '../../../api/change-edition.ts';
import { changeFailure } from '../../../api/error-catalogue.ts';
import { keepAhead } from '../../../api/decided-ahead.ts';
import { decision as decisionOf } from '../../../api/decide-suggestion.ts';
import { runMutation } from '../../../api/run-mutation.ts';
import { runChange } from '../../../api/send-change.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Marked } from '../../../ui/marks/marked.tsx';
import { diffWords } from '../../../ui/marks/word-diff.ts';
import { toast } from '../../../ui/toast/toast-store.ts';
import { acceptedLike, likeThis } from './like-this.ts';

interface FixCardProps {
  resume: Resume;
  suggestion: Suggestion;
  /** Where on the sheet, in pixels from its top. */
  top: number;
  /** Opened by keyboard: the focus goes into it. */
  takeFocus: boolean;
  /** Stores what was typed before, so that the decision is about this text. */
  settle: () => Promise<void>;
  onClose: () => void;
}

/** One suggestion beside the words that it is about: what changes, why, and the decision. */
export function FixCard({ resume, suggestion, top, takeFocus, settle, onClose }: FixCardProps) {
  const client = useQueryClient();
  const card = useRef<HTMLDivElement>(null);
  const { id, title, description, before, after, accepted, editedAfter } = suggestion;
  const pieces = diffWords(before, editedAfter ?? after);
  const alike = likeThis(resume.suggestions, suggestion);

  useEffect(() => {
    if (takeFocus) card.current?.querySelector('button')?.focus();
  }, [takeFocus]);

  const closeByKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
  });
  useEffect(() => {
    // From the text, too, where the focus stays after a click.
    document.addEventListener('keydown', closeByKey);
    return () => document.removeEventListener('keydown', closeByKey);
  }, []);

  const run = (task: () => Promise<Resume>) => {
    onClose();
    task().catch((error: unknown) =>
      toast({ ...changeFailure('Suggestion not updated', error), style: 'destructive' }),
    );
  };
  const decide = (decision: Decision) => {
    const change = decisionOf({ suggestionId: id, accepted: decision === 'accepted', decision });
    run(() => runChange(client, resume.id, change, settle));
  };
  return (
    <div ref={card} role="dialog" aria-label={title} className="fix-card" style={{ top }}>
      <p className="font-sans text-sm font-semibold">{title}</p>
      <p className="mt-1.5 font-text text-[1.0625rem]/[1.45] whitespace-pre-wrap">
        <Marked pieces={pieces} show="both" />
      </p>
      <p className="fine mt-1.5">{description}</p>
      <div className="mt-3 flex flex-wrap items-center gap-2">
        {accepted ? (
          <Button small onClick={() => decide('rejected')}>
            <Icon of={Undo2} />
            Undo this fix
          </Button>
        ) : (
          <>
            <Button small look="primary" onClick={() => decide('accepted')}>
              <Icon of={Check} />
              Accept
            </Button>
            <Button small onClick={() => decide('rejected')}>
              <Icon of={X} />
              Reject
            </Button>
          </>
        )}
        {!accepted && alike.length > 0 && (
          <Button
            look="bare"
            small
            onClick={() =>
              run(async () => {
                const forget = [suggestion, ...alike].map((one) =>
                  keepAhead(
                    resume.id,
                    decisionOf({ suggestionId: one.id, accepted: true, decision: 'accepted' }),
                  ),
                );
                try {
                  await settle();
                  return await runMutation(client, resume.id, () =>
                    changeEdition(client, resume.id, (now) => acceptedLike(now, suggestion)),
                  );
                } finally {
                  for (const done of forget) done();
                }
              })
            }
          >
            Accept all {alike.length + 1} like this
          </Button>
        )}
        <Button look="bare" small onClick={onClose}>
          Close
        </Button>
      </div>
    </div>
  );
}
