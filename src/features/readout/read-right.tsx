import { Check } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import type { Hint } from '#contract/hint.ts';
import { isCertain, type Readout, type ReadValue, type Resume } from '#contract/resume.ts';
import { useCorrectReading } from '../../api/correct-reading.ts';
import { changeFailure } from '../../api/error-catalogue.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { toast } from '../../ui/toast/toast-store.ts';
import { useKeptFocus } from '../../ui/use-kept-focus.ts';
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
  const tell = (...hints: Hint[]) =>
    mutate(
      { hints, told: true },
      {
        onError: (error) =>
          toast({ ...changeFailure('Correction not saved', error), style: 'destructive' }),
      },
    );
  const lineOf = (entry: Parameters<typeof entryLine>[0]) =>
    entryLine(entry, resume.workingContent);
  return (
    <>
      <Group name="You" of={readout}>
        {PERSON.map(([field, name]) => (
          <ReadField
            key={field}
            name={name}
            value={readout[field]}
            onTell={(value) => tell({ kind: 'value', field, value })}
          />
        ))}
        <ThisIsRight
          fields={['name']}
          entry={readout}
          onTell={(told) => tell(...told.map((one) => ({ kind: 'value', ...one }) as const))}
        />
      </Group>
      {readout.work.map((job, i) => {
        const line = job.line ?? lineOf(jobPlaces(job, readout.work.slice(0, i)));
        return (
          <Group key={i} name={`Job ${i + 1}`} of={job} disabled={line === ''}>
            {JOB.map(([field, name]) => (
              <ReadField
                key={field}
                name={name}
                value={asShown(job[field])}
                isDate={field === 'start' || field === 'end'}
                onTell={(value) => tell({ kind: 'job', line, field, value })}
              />
            ))}
            <ThisIsRight
              fields={['title', 'company']}
              entry={job}
              onTell={(told) =>
                tell(...told.map((one) => ({ kind: 'job', line, ...one }) as const))
              }
            />
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
          </Group>
        );
      })}
      {readout.education.map((school, i) => {
        const line =
          school.line ?? lineOf([school.institution, school.degree, school.start, school.end]);
        return (
          <Group key={i} name={`School ${i + 1}`} of={school} disabled={line === ''}>
            {SCHOOL.map(([field, name]) => (
              <ReadField
                key={field}
                name={name}
                value={asShown(school[field])}
                isDate={field === 'start' || field === 'end'}
                onTell={(value) => tell({ kind: 'school', line, field, value })}
              />
            ))}
            <ThisIsRight
              fields={['degree', 'institution']}
              entry={school}
              onTell={(told) =>
                tell(...told.map((one) => ({ kind: 'school', line, ...one }) as const))
              }
            />
          </Group>
        );
      })}
      <p className="fine">
        Is a heading or a line wrong? Click on it below and choose what it is. What you correct here
        changes how your resume is read and scored, not its text.
      </p>
    </>
  );
}

interface GroupProps {
  name: string;
  /** What was read: the focus stays in the group where a control goes with it. */
  of: unknown;
  disabled?: boolean;
  children: ReactNode;
}

const Group = ({ name, of, disabled, children }: GroupProps) => (
  <fieldset ref={useKeptFocus<HTMLFieldSetElement>(of)} className="read-group" disabled={disabled}>
    <legend>{name}</legend>
    {children}
  </fieldset>
);

interface ThisIsRightProps<Field extends string> {
  fields: readonly Field[];
  entry: Record<Field, ReadValue | null>;
  onTell: (told: { field: Field; value: string }[]) => void;
}

/** What was read without certainty is stated nowhere until the person says that it is right. */
function ThisIsRight<Field extends string>({ fields, entry, onTell }: ThisIsRightProps<Field>) {
  const open = fields.flatMap((field) => {
    const value = entry[field];
    return value && !isCertain(value) ? [{ field, value: value.value }] : [];
  });
  if (open.length === 0) return null;
  return (
    <p className="col-span-full! flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-2">
      We are not certain.
      <Button small onClick={() => onTell(open)}>
        <Icon of={Check} />
        This is right
      </Button>
    </p>
  );
}

const asShown = <Value extends { value: string } | null>(value: Value): Value =>
  value && { ...value, value: formatMonth(value.value) };
