import { useId } from 'react';
import type { Hint } from '#contract/hint.ts';
import type { Readout, Resume } from '#contract/resume.ts';
import { useCorrectReading } from '../../api/correct-reading.ts';
import { changeFailure } from '../../api/error-catalogue.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast/toast-store.ts';
import { doubtsIn, entryLine, jobPlaces, readInShort } from './entry-lines.ts';
import { formatMonth } from './format-month.ts';
import { ReadField } from './read-field.tsx';
import './read-right.css';

interface ReadRightProps {
  resume: Resume;
  /** Whether the form is open; null: where something was read unsurely. */
  open: boolean | null;
  onOpen: (open: boolean) => void;
}

/** What was read, in one calm line; opened, a form in which each value can be put right. */
export function ReadRight({ resume, open: chosen, onOpen }: ReadRightProps) {
  const { readout, edition } = resume;
  const doubts = readout ? doubtsIn(readout, edition.hints) : [];
  const form = useId();
  if (!readout) return null;
  const open = chosen ?? doubts.length > 0;
  return (
    <section
      data-readout
      aria-labelledby={`${form}-title`}
      className="mb-6 border-y border-rule py-3"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <p className="min-w-0 sm:flex-[1_1_18rem] text-sm">
          <strong id={`${form}-title`} className="font-semibold">
            Did we read you right?
          </strong>{' '}
          <span className="break-words text-ink-2 max-sm:hidden">{readInShort(readout)}</span>
        </p>
        <Button
          look="bare"
          small
          aria-expanded={open}
          aria-controls={form}
          onClick={() => onOpen(!open)}
        >
          {open ? 'Close' : 'Correct something'}
        </Button>
      </div>
      {open && (
        <div id={form} className="mt-3 grid gap-5">
          {doubts.map((doubt) => (
            <p key={doubt} className="border-l-3 border-pencil pl-3 text-sm">
              {doubt}
            </p>
          ))}
          <Corrections resume={resume} readout={readout} />
        </div>
      )}
    </section>
  );
}

const PERSON = [
  ['name', 'Name'],
  ['label', 'Job title'],
  ['email', 'E-mail'],
  ['phone', 'Phone'],
  ['location', 'Place'],
] as const;

const JOB = [
  ['title', 'Job title'],
  ['company', 'Employer'],
  ['start', 'From'],
  ['end', 'To'],
] as const;

const SCHOOL = [
  ['degree', 'Degree'],
  ['institution', 'School'],
  ['start', 'From'],
  ['end', 'To'],
] as const;

function Corrections({ resume, readout }: { resume: Resume; readout: Readout }) {
  const { mutate } = useCorrectReading(resume.id);
  const tell = (hint: Hint) =>
    mutate(
      { hint, told: true },
      {
        onError: (error) =>
          toast({ ...changeFailure('Correction not saved', error), style: 'destructive' }),
      },
    );
  const lineOf = (entry: Parameters<typeof entryLine>[0]) =>
    entryLine(entry, resume.workingContent);
  return (
    <>
      <fieldset className="read-group">
        <legend>You</legend>
        {PERSON.map(([field, name]) => (
          <ReadField
            key={field}
            name={name}
            value={readout[field]}
            onTell={(value) => tell({ kind: 'value', field, value })}
          />
        ))}
      </fieldset>
      {readout.work.map((job, i) => {
        const line = job.line ?? lineOf(jobPlaces(job, readout.work.slice(0, i)));
        return (
          <fieldset key={i} className="read-group" disabled={line === ''}>
            <legend>Job {i + 1}</legend>
            {JOB.map(([field, name]) => (
              <ReadField
                key={field}
                name={name}
                value={asShown(job[field])}
                isDate={field === 'start' || field === 'end'}
                onTell={(value) => tell({ kind: 'job', line, field, value })}
              />
            ))}
            <p className="col-span-full text-sm">
              {(i > 0 ? (['bullet', 'nothing'] as const) : (['nothing'] as const)).map((role) => (
                <Button
                  key={role}
                  look="bare"
                  small
                  onClick={() => tell({ kind: 'line', line: line.split('\n')[0]!, role })}
                >
                  {role === 'bullet' ? 'Part of the job above' : 'Not a job'}
                </Button>
              ))}
            </p>
          </fieldset>
        );
      })}
      {readout.education.map((school, i) => {
        const line =
          school.line ?? lineOf([school.institution, school.degree, school.start, school.end]);
        return (
          <fieldset key={i} className="read-group" disabled={line === ''}>
            <legend>School {i + 1}</legend>
            {SCHOOL.map(([field, name]) => (
              <ReadField
                key={field}
                name={name}
                value={asShown(school[field])}
                isDate={field === 'start' || field === 'end'}
                onTell={(value) => tell({ kind: 'school', line, field, value })}
              />
            ))}
          </fieldset>
        );
      })}
      <p className="fine">
        Is a heading or a line wrong? Click on it below and choose what it is. What you correct here
        changes how your resume is read and scored, not its text.
      </p>
    </>
  );
}

const asShown = <Value extends { value: string } | null>(value: Value): Value =>
  value && { ...value, value: formatMonth(value.value) };
