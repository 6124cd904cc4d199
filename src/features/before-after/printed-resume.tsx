import { memo, useDeferredValue, useMemo } from 'react';
import { createPortal } from 'react-dom';
import type { Resume } from '#contract/resume.ts';
import { DocumentLine } from './document-line.tsx';
import { lineKinds } from './line-kind.ts';

/** The enhanced resume as it is printed: no marks, no app around it. */
export const PrintedResume = memo(function PrintedResume({ resume }: { resume: Resume }) {
  const kindOf = useMemo(() => lineKinds(resume.readout), [resume.readout]);
  // Nobody prints before the screen stands.
  const text = useDeferredValue(resume.enhancedContent, null);
  if (!text) return null;
  return createPortal(
    <article className="print-only" aria-hidden="true">
      {text.split('\n').map((line, i) => (
        <div key={i} className="doc-line">
          <DocumentLine
            kind={kindOf(line, i)}
            pieces={line ? [{ kind: 'same', text: line }] : []}
            show="after"
          />
        </div>
      ))}
    </article>,
    document.body,
  );
});
