import { memo } from 'react';
import { Marked } from '../../ui/marks/marked.tsx';
import { diffWords } from '../../ui/marks/word-diff.ts';

interface EditPairProps {
  before: string;
  after: string;
}

/** One edit on a sheet of paper: the line stands once, with the editor's marks in it. Compared anew only when its words change. */
export const EditPair = memo(function EditPair({ before, after }: EditPairProps) {
  return (
    <p className="rounded-[2px] bg-sheet px-[1.125rem] py-[0.9375rem] font-text text-[1.125rem]/[1.45] whitespace-pre-wrap shadow-sheet">
      {!before && <span className="mr-3 font-sans text-xs font-medium text-ink-3">Add</span>}
      <Marked pieces={diffWords(before, after)} />
    </p>
  );
});
