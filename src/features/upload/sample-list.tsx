import { toast } from '../../ui/toast/toast-store.ts';
import { nurse } from './samples/nurse.ts';
import { operations } from './samples/operations.ts';
import { poorLayout } from './samples/poor-layout.ts';
import { sales } from './samples/sales.ts';
import type { Sample } from './samples/sample.ts';
import { software } from './samples/software.ts';

const SAMPLES = [operations, software, nurse, sales, poorLayout];

const tellMissing = () =>
  toast({
    title: 'This sample could not be loaded',
    description: 'Load the page again. Your resumes are safe.',
    style: 'destructive',
  });

const make = async (sample: Sample): Promise<File> => sample.make();

interface SampleListProps {
  onFile: (file: File) => void;
  disabled: boolean;
}

/** Fictional resumes of a few fields of work, processed like any other file. */
export const SampleList = ({ onFile, disabled }: SampleListProps) => (
  <ul aria-label="Sample resumes" className="mt-2 border-t border-rule">
    {SAMPLES.map((sample) => (
      <li key={sample.fileName} className="border-b border-rule last:border-0">
        <button
          type="button"
          disabled={disabled}
          className="flex w-full flex-wrap items-baseline justify-between gap-x-4 px-2 py-2.5 text-left hover:text-pencil"
          onClick={() => void make(sample).then(onFile, tellMissing)}
        >
          <span className="font-display text-[1.125rem]">{sample.title}</span>
          <span className="fine">{sample.note}</span>
        </button>
      </li>
    ))}
  </ul>
);
