import { useRef, useState, useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import type { ResumeListRow } from '#contract/database.ts';
import { changeFailure } from '../../api/error-catalogue.ts';
import { useDeleteEverything } from '../../api/delete-everything.ts';
import { useStoredResumes } from '../../api/stored-resumes.ts';
import { subscribeToRestore } from '../../api/restore-end.ts';
import { cutOffRestore, isRestoreMarked } from '../../api/restore-mark.ts';
import { EraseDialog } from '../../ui/erase-dialog.tsx';
import { toast } from '../../ui/toast/toast-store.ts';
import { useFocusHandover } from '../../ui/use-focus-handover.ts';
import { useGrowing } from '../../ui/use-growing.ts';
import { EmptyLibrary } from './empty-library.tsx';
import { LibraryRow } from './library-row.tsx';

/** Rows shown at first: hundreds would hold the start page up, and nobody looks through them. */
const PAGE = 20;

/** The resumes stored in this browser, live: open, compare, rename, delete, delete everything. */
export function Library() {
  const rows = useStoredResumes();
  if (!rows?.length) return <EmptyLibrary known={rows !== undefined} />;
  return <Stored rows={rows} />;
}

function Stored({ rows }: { rows: ResumeListRow[] }) {
  const [clearing, setClearing] = useState(false);
  const [wanted, setWanted] = useState(PAGE);
  const shown = useGrowing(Math.min(wanted, rows.length), PAGE);
  const list = useRef<HTMLUListElement>(null);
  const [cutOff] = useState(() => cutOffRestore(rows.length));
  const marked = useSyncExternalStore(subscribeToRestore, isRestoreMarked);
  const section = useFocusHandover<HTMLElement>();
  const clear = useDeleteEverything();
  const [second, first] = rows.filter(({ processingStatus }) => processingStatus === 'completed');
  const count = rows.length === 1 ? 'one resume' : `all ${rows.length} resumes`;
  const erase = async (traces: boolean) => {
    // Not by callbacks: the list is gone before the last trace is.
    try {
      await clear.mutateAsync({ traces });
      toast({ title: 'Everything deleted' });
    } catch (error) {
      toast({ ...changeFailure('Could not delete', error), style: 'destructive' });
    }
  };
  return (
    <section ref={section} aria-labelledby="recent">
      <div className="headrow mb-4">
        <h2 id="recent" className="text-xl!">
          Recent resumes
        </h2>
        <button type="button" className="quiet-link fine min-h-9" onClick={() => setClearing(true)}>
          Delete everything
        </button>
      </div>
      {cutOff && marked && (
        <p role="status" className="mb-4 text-sm">
          {cutOff} The place for it is “Check that nothing leaves”.
        </p>
      )}
      <ul ref={list} className="border-b border-rule">
        {rows.slice(0, shown).map((row) => (
          <LibraryRow key={row.id} row={row} />
        ))}
      </ul>
      {rows.length > wanted && (
        <button
          type="button"
          className="quiet-link fine mt-3 min-h-9"
          onClick={() => {
            // The button goes; the last row that was there keeps the place.
            list.current?.lastElementChild?.querySelector('a')?.focus();
            setWanted(Infinity);
          }}
        >
          Show the other {rows.length - wanted}
        </button>
      )}
      <div className="headrow mt-3">
        <p className="fine">Kept in this browser only.</p>
        {first && second && (
          <Link
            href={`/?compare=${first.id},${second.id}`}
            className="quiet-link fine inline-flex min-h-9 items-center"
          >
            Compare two resumes
          </Link>
        )}
      </div>
      {clearing && (
        <EraseDialog
          description="Your resumes with their edits, LinkedIn profiles and job ads will be removed from this browser. There is no copy anywhere else, so this cannot be undone."
          confirmLabel={`Delete ${count}`}
          onClose={() => setClearing(false)}
          onErase={(traces) => void erase(traces)}
        />
      )}
    </section>
  );
}
