import type { ReactNode } from 'react';
import { CERTAIN, type Readout, type ReadValue } from '#contract/resume.ts';
import { SheetDialog } from '../../ui/dialog.tsx';
import { formatMonth } from './format-month.ts';
import { ReadText } from './read-text.tsx';
import { SecondReader } from './second-reader.tsx';

interface ReadoutDialogProps {
  readout: Readout;
  original: string;
  /** Id of a resume that another reader can open, too; null of any other. */
  secondReader: string | null;
  onClose: () => void;
}

/** What the parser found, field by field, and what a careless one would see instead. */
export const ReadoutDialog = ({ readout, original, secondReader, onClose }: ReadoutDialogProps) => (
  <SheetDialog
    open
    onClose={onClose}
    wide
    title="What software reads"
    description="This is how hiring software is likely to file your resume. What is missing or wrong here may be missing or wrong at an employer, too."
  >
    <dl className="mt-6 grid gap-x-6 gap-y-3 sm:grid-cols-[9rem_minmax(0,1fr)]">
      <Field name="Name" values={[readout.name]} />
      <Field name="Title" values={[readout.label]} />
      <Field name="E-mail" values={[readout.email]} />
      <Field name="Phone" values={[readout.phone]} />
      <Field name="Location" values={[readout.location]} />
      <Field name="Links" values={readout.urls} />
      <Row name="Experience">
        {readout.work.length === 0 && <Missing />}
        {readout.work.map((role, i) => (
          <p key={i} className="not-first:mt-2">
            <Value of={role.title} or="no title" />, <Value of={role.company} or="no employer" />
            <span className="text-ink-2">
              {' '}
              (<Value of={monthIn(role.start)} or="no start" /> to{' '}
              <Value of={monthIn(role.end)} or="no end" />, {role.highlights.length}{' '}
              {role.highlights.length === 1 ? 'line' : 'lines'})
            </span>
          </p>
        ))}
      </Row>
      {readout.competencies !== undefined && readout.competencies.length > 0 && (
        <Row name="By skill">
          {readout.competencies.map(({ name, highlights }, i) => (
            <p key={i}>
              <Value of={name} or="no heading" />
              <span className="text-ink-2">
                {' '}
                ({highlights.length} {highlights.length === 1 ? 'line' : 'lines'})
              </span>
            </p>
          ))}
        </Row>
      )}
      <Row name="Education">
        {readout.education.length === 0 && <Missing />}
        {readout.education.map((school, i) => (
          <p key={i} className="not-first:mt-2">
            <Value of={school.degree} or="no degree" />,{' '}
            <Value of={school.institution} or="no school" />
          </p>
        ))}
      </Row>
      <Field name="Skills" values={readout.skills} />
      <Field name="Certificates" values={readout.certificates} optional />
      <Field name="Languages" values={readout.languages} optional />
      <Field name="Projects" values={readout.projects} optional />
      <Row name="Sections">
        {readout.sections.length === 0 && <Missing />}
        {readout.sections.map(({ heading, kind }, i) => (
          <p key={i}>
            {heading} <span className="text-ink-2">→ {kind}</span>
          </p>
        ))}
      </Row>
    </dl>
    {readout.carelessText !== undefined && (
      <section className="mt-8" aria-label="Careful and careless reading">
        <h3>Careful and careless</h3>
        <p className="mt-1 text-ink-2">
          Some software reads straight across columns, or skips page headers, footers and text
          boxes. Left: as a person reads it. Right: what such software gets.
        </p>
        <div className="mt-4 grid gap-4 md:grid-cols-2">
          <ReadText title="Read with care" text={original} />
          <ReadText title="Read without care" text={readout.carelessText} />
        </div>
      </section>
    )}
    {secondReader !== null && <SecondReader id={secondReader} />}
  </SheetDialog>
);

const monthIn = (date: ReadValue | null) => date && { ...date, value: formatMonth(date.value) };

const Row = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <dt className="text-sm font-semibold text-ink-2 sm:pt-0.5">{name}</dt>
    <dd className="min-w-0 border-b border-rule pb-3 font-text last:border-0 last:pb-0">
      {children}
    </dd>
  </>
);

interface FieldProps {
  name: string;
  values: readonly (ReadValue | null)[];
  /** Left out when empty, since not every resume needs it. */
  optional?: boolean;
}

function Field({ name, values, optional = false }: FieldProps) {
  const found = values.filter((value) => value !== null);
  if (found.length === 0 && optional) return null;
  return (
    <Row name={name}>
      {found.length === 0 && <Missing />}
      {found.map((value, i) => (
        <span key={i}>
          {i > 0 && ', '}
          <Value of={value} or="" from={found.length > 1 ? IN_A_LIST : CERTAIN} />
        </span>
      ))}
    </Row>
  );
}

const Missing = () => <span className="text-ink-3 italic">not found</span>;

interface ValueProps {
  of: ReadValue | null;
  or: string;
  /** Sureness below which it says that it is not sure. */
  from?: number;
}

/** One of many skills is marked only where it is hardly more than a guess. */
const IN_A_LIST = 0.6;

function Value({ of: value, or, from = CERTAIN }: ValueProps) {
  if (!value) return <span className="text-ink-3 italic">{or}</span>;
  if (value.confidence >= from) return value.value;
  return (
    <span>
      {value.value} <span className="font-sans text-xs text-ink-3">(not sure)</span>
    </span>
  );
}
