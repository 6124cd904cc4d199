import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import type { ResumeListRow } from '#contract/database.ts';
import { changeFailure } from '../../api/error-catalogue.ts';
import { useDeleteEverything } from '../../api/delete-everything.ts';
import { useDeleteResume } from '../../api/delete-resume.ts';
import { useStoredResumes } from '../../api/stored-resumes.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { toast } from '../../ui/toast/toast-store.ts';
import { Tip } from '../../ui/tooltip.tsx';
import { EmptyLibrary } from './empty-library.tsx';
import { formatWhen } from './format-when.ts';
import { RenameForm } from './rename-form.tsx';

/** The resumes stored in this browser, live: open, rename, delete, delete everything. */
export function Library() {
  const rows = useStoredResumes();
  const [clearing, setClearing] = useState(false);
  const clear = useDeleteEverything();
  if (!rows?.length) return <EmptyLibrary known={rows !== undefined} />;
  const count = rows.length === 1 ? 'one resume' : `all ${rows.length} resumes`;
  return (
    <section aria-labelledby="recent">
      <div className="headrow mb-4">
        <h2 id="recent" className="text-xl!">
          Recent resumes
        </h2>
        <button type="button" className="quiet-link fine min-h-9" onClick={() => setClearing(true)}>
          Delete everything
        </button>
      </div>
      <ul className="border-b border-rule">
        {rows.map((row) => (
          <LibraryRow key={row.id} row={row} />
        ))}
      </ul>
      <p className="fine mt-5">Kept in this browser only.</p>
      <ConfirmDialog
        open={clearing}
        title="Delete everything?"
        description="Your resumes, their edits and LinkedIn profiles will be removed from this browser. There is no copy anywhere else, so this cannot be undone."
        keepLabel="Keep them"
        confirmLabel={`Delete ${count}`}
        onClose={() => setClearing(false)}
        onConfirm={() =>
          clear.mutate(undefined, {
            onSuccess: () => toast({ title: 'Everything deleted' }),
            onError: (error) =>
              toast({ ...changeFailure('Could not delete', error), style: 'destructive' }),
          })
        }
      />
    </section>
  );
}

function LibraryRow({ row }: { row: ResumeListRow }) {
  const [renaming, setRenaming] = useState(false);
  const [deleting, setDeleting] = useState(false);
  const [today] = useState(() => new Date());
  const remove = useDeleteResume();
  const name = row.originalFileName;
  const id = String(row.id);
  if (renaming) {
    return (
      <li className="border-t border-rule py-3">
        <RenameForm id={id} name={name} onDone={() => setRenaming(false)} />
      </li>
    );
  }
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-0.5 border-t border-rule py-2.5 sm:grid-cols-[minmax(0,1fr)_auto_auto]">
      <Tip text={name}>
        <Link
          href={`/?resume=${id}`}
          className="truncate py-1 font-display text-[1.125rem] no-underline hover:underline"
        >
          {name}
        </Link>
      </Tip>
      <Scores row={row} />
      <span className="col-start-2 row-span-2 row-start-1 flex sm:col-start-3">
        <Tip text="Rename">
          <button
            type="button"
            className="icon-btn"
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
      <ConfirmDialog
        open={deleting}
        title="Delete this resume?"
        description={`${name}, its edits and its LinkedIn profile will be removed from this browser. This cannot be undone.`}
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
}

function Scores({ row }: { row: ResumeListRow }) {
  const place = 'col-start-1 sm:col-start-2 sm:row-start-1';
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
        {row.atsScore} → <span className="text-pencil">{enhanced}</span>
      </span>
    </span>
  );
}
