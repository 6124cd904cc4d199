import { Marked } from '../../ui/marks/marked.tsx';
import { diffWords } from '../../ui/marks/word-diff.ts';

/** Before and after of one edit on a slip of paper, with the marks. */
export function EditPair({ before, after }: { before: string; after: string }) {
  const pieces = diffWords(before, after);
  const row = 'grid grid-cols-1 sm:grid-cols-[3.4rem_minmax(0,1fr)] items-baseline';
  const label = 'font-sans text-xs/[1.6] font-medium text-ink-3';
  return (
    <dl className="grid gap-1.5 rounded-[2px] bg-sheet px-[1.125rem] py-[0.9375rem] font-text text-[1.125rem]/[1.45] whitespace-pre-wrap shadow-sheet">
      {before && (
        <div className={row}>
          <dt className={label}>Before</dt>
          <dd>
            <Marked pieces={pieces} show="before" />
          </dd>
        </div>
      )}
      <div className={row}>
        <dt className={label}>{before ? 'After' : 'Add'}</dt>
        <dd>
          {after ? (
            <Marked pieces={pieces} show="after" />
          ) : (
            <span className="text-ink-3">taken out</span>
          )}
        </dd>
      </div>
    </dl>
  );
}
