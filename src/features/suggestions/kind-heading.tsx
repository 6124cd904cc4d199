import { Check } from 'lucide-react';
import type { Resume } from '#contract/resume.ts';
import { useAcceptKind } from '../../api/accept-all-suggestions.ts';
import { changeFailure } from '../../api/error-catalogue.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { toast } from '../../ui/toast/toast-store.ts';
import { countsOf, type Kind } from './kinds.ts';

/** Opens the suggestions of one kind: how many there are, and all of them accepted in one go. */
export function KindHeading({ resume, kind }: { resume: Resume; kind: Kind }) {
  const { mutate, isPending } = useAcceptKind(resume.id);
  const { all, open } = countsOf(resume, kind);
  const name = kind.name.toLowerCase();
  const accept = () =>
    mutate(kind.categories, {
      onSuccess: (updated) =>
        toast({
          quiet: true,
          title: `All ${name} accepted`,
          description: `Score with accepted edits: ${updated.enhancedAtsScore ?? '–'}.`,
        }),
      onError: (error) =>
        toast({ ...changeFailure('Suggestions not updated', error), style: 'destructive' }),
    });
  return (
    <div
      data-kind={kind.id}
      className="col-span-full mb-4 flex min-h-9 flex-wrap items-center justify-between gap-x-4 gap-y-2"
    >
      <h3 className="text-xl!">
        {kind.name} <span className="num font-sans text-sm text-ink-2">{all}</span>
      </h3>
      {open > 0 && (
        <Button small busy={isPending} onClick={accept}>
          <Icon of={Check} />
          Accept {open === 1 ? 'the open one' : `all ${open}`}
          <span className="sr-only">: {name}</span>
        </Button>
      )}
    </div>
  );
}
