import { FileCheck, FileText, ScanText } from 'lucide-react';
import type { ReactNode } from 'react';
import { SERVER } from '../../api/server.ts';
import { Dial } from '../../ui/dial/dial.tsx';
import { Marked } from '../../ui/marks/marked.tsx';

export interface Step {
  title: string;
  text: string;
  /** What the step looks like, on a slip of paper. */
  see: ReactNode;
}

const sign = 'size-7 flex-none text-pencil';

const Slip = ({ children, small }: { children: ReactNode; small: string }) => (
  <div className="min-w-0 flex-[1_1_12rem]">
    {children}
    <small className="mt-1 block font-sans text-sm text-ink-2">{small}</small>
  </div>
);

/** Specification §2: a five-step explanation. */
export const STEPS: Step[] = [
  {
    title: 'Upload',
    text:
      'Drop a PDF, Word, Pages, RTF or text file of up to 2 MB. ' +
      (SERVER === null
        ? 'It is kept in this browser and nowhere else.'
        : `It is kept by ${SERVER}.`),
    see: (
      <>
        <FileText className={sign} strokeWidth={1.3} aria-hidden="true" />
        <Slip small="96 KB, Word document">imogen-adeyemi-operations.docx</Slip>
      </>
    ),
  },
  {
    title: 'Read',
    text: 'The text is taken out in reading order, then sorted into contact, summary, roles, education and skills.',
    see: (
      <>
        <ScanText className={sign} strokeWidth={1.3} aria-hidden="true" />
        <Slip small="2 roles, 7 lines, 5 sections. If a reading is unsure, it says so.">
          Operations Coordinator, Harbor & Pine Foods
        </Slip>
      </>
    ),
  },
  {
    title: 'Score',
    text: 'Checks in six groups, published weights, every point explained. The same file always gets the same number.',
    see: (
      <>
        <span className="w-22 flex-none">
          <Dial now={61} small />
        </span>
        <Slip small="One blocker: software does not know the heading “Where I’ve Worked”">
          <span className="num">61</span>, Fair
        </Slip>
      </>
    ),
  },
  {
    title: 'Mark up',
    text: 'Each edit shows before, after, its worth and the reason. You accept or reject. What only you know, we ask.',
    see: (
      <Slip small="Worth points. Accept or reject.">
        <Marked
          pieces={[
            { kind: 'removed', text: 'Responsible for scheduling and training' },
            { kind: 'same', text: ' ' },
            { kind: 'added', text: 'Scheduled and trained' },
            { kind: 'same', text: ' 14 warehouse staff across two shifts' },
          ]}
        />
      </Slip>
    ),
  },
  {
    title: 'Download',
    text: 'Plain text, or a Word file with real headings and lists. We read our own file back to make sure that software can.',
    see: (
      <>
        <FileCheck className={sign} strokeWidth={1.3} aria-hidden="true" />
        <Slip small="Read back, and all found: name, e-mail, phone, 2 roles, 4 dates">
          enhanced_resume_2026-11-20.docx
        </Slip>
      </>
    ),
  },
];
