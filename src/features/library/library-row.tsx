import { Pencil, Trash2 } from 'lucide-react';
import { memo, useState } from 'react';
import { Link } from 'wouter';
import type { ResumeListRow } from '#contract/database.ts';
import { changeFailure } from '../../api/error-catalogue.ts';
import { useDeleteResume } from '../../api/delete-resume.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { FileName } from '../../ui/file-name.tsx';
import { toast } from '../../ui/toast/toast-store.ts';
import { Tip } from '../../ui/tooltip.tsx';
import { useFocusHandover } from '../../ui/use-focus-handover.ts';
import { useKeptFocus } from '../../ui/use-kept-focus.ts';
import { formatWhen } from './format-when.ts';
import { RenameForm } from './rename-form.tsx';

/** One stored resume: its name leads to it, its date and scores, rename and delete. */
export const LibraryRow = memo(function LibraryRow({ row }: { row: ResumeListRow }) {
  const [renaming, setRenaming] = useState(false);
  const [deleting, setDeleting] = useState(false);
  const [today] = useState(() => new Date());
  const remove = useDeleteResume();
  const name = row.originalFileName;
  const id = String(row.id);
  const item = useFocusHandover<HTMLLIElement>();
  const kept = useKeptFocus<HTMLDivElement>(renaming);
  if (renaming) {
    return (
      <li ref={item} className="border-t border-rule py-2.5">
        <div ref={kept}>
          <RenameForm id={id} name={name} onDone={() => setRenaming(false)} />
        </div>
      </li>
    );
  }
  return (
    <li ref={item} className="border-t border-rule py-2.5">
      <div
        ref={kept}
        className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-0.5 sm:grid-cols-[minmax(0,1fr)_auto_auto]"
      >
        <Tip text={name}>
          <Link
            href={`/?resume=${id}`}
            className="my-1 line-clamp-5 font-display text-[1.125rem] leading-snug no-underline hover:underline"
          >
            <FileName of={name} />
          </Link>
        </Tip>
        <Scores row={row} />
        <span className="col-start-2 row-span-2 row-start-1 flex sm:col-start-3">
          <Tip text="Rename">
            <button
              type="button"
              className="icon-btn"
              data-focus
              aria-label={`Rename ${name}`}
              onClick={() => setRenaming(true)}
            >
              <Pencil className="icon" strokeWidth={1.75} aria-hidden="true" />
            </button>
          </Tip>
          <Tip text="Delete">
            <button
              type="button"
              className="icon-btn"
              aria-label={`Delete ${name}`}
              onClick={() => setDeleting(true)}
            >
              <Trash2 className="icon" strokeWidth={1.75} aria-hidden="true" />
            </button>
          </Tip>
        </span>
        <span className="fine col-start-1">{formatWhen(row.createdAt, today)}</span>
      </div>
      <ConfirmDialog
        open={deleting}
        title="Delete this resume?"
        description={
          <>
            <FileName of={name} />, its edits, LinkedIn profile and job ads will be removed from
            this browser. This cannot be undone.
          </>
        }
        keepLabel="Keep it"
        confirmLabel="Delete it"
        onClose={() => setDeleting(false)}
        onConfirm={() =>
          remove.mutate(id, {
            onSuccess: () => toast({ title: 'Resume deleted', description: name }),
            onError: (error) =>
              toast({ ...changeFailure('Could not delete', error), style: 'destructive' }),
          })
        }
      />
    </li>
  );
});

function Scores({ row }: { row: ResumeListRow }) {
  const place = 'col-start-1 sm:col-start-2 sm:row-span-2 sm:row-start-1';
  if (row.processingStatus !== 'completed' || row.atsScore === null) {
    const words = row.processingStatus === 'completed' ? 'no score' : 'not read yet';
    return <span className={`fine ${place}`}>{words}</span>;
  }
  const enhanced = row.enhancedAtsScore ?? row.atsScore;
  return (
    <span className={`numeral text-xl leading-none text-ink-2 ${place}`}>
      <span className="sr-only">
        Score {row.atsScore}, enhanced {enhanced}
      </span>
      <span aria-hidden="true">
        {enhanced !== row.atsScore && `${row.atsScore} → `}
        <span className="text-pencil">{enhanced}</span>
      </span>
    </span>
  );
}
