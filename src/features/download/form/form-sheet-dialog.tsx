import type { FormSheet, Resume } from '#contract/resume.ts';
import { useFormSheet } from '../../../api/documents.ts';
import { changeFailure } from '../../../api/error-catalogue.ts';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { SheetDialog } from '../../../ui/dialog.tsx';
import { portalDate } from './portal-dates.ts';

interface FormSheetDialogProps {
  resume: Resume;
  onClose: () => void;
}

/** Every field that a job portal asks for, each with a button that copies it. */
export function FormSheetDialog({ resume, onClose }: FormSheetDialogProps) {
  const { data, error } = useFormSheet(resume.id, resume.enhancedContent ?? '');
  return (
    <SheetDialog
      open
      onClose={onClose}
      wide
      title="Form sheet"
      description="For portals that want your resume typed in again: copy each field and paste it there."
    >
      {error && (
        <p role="alert" className="mt-6">
          {changeFailure('', error).description || 'The form sheet could not be made.'}
        </p>
      )}
      {data && <Fields sheet={data} />}
    </SheetDialog>
  );
}

const Fields = ({ sheet }: { sheet: FormSheet }) => (
  <div className="mt-6 grid gap-8">
    <Group title="You" rows={sheet.person.map(({ label, value }) => [label, value])} />
    {sheet.jobs.map((job, at) => (
      <Group
        key={at}
        title={`Job ${at + 1}`}
        rows={[
          ['Job title', job.title],
          ['Employer', job.employer],
          ['Place', job.place],
          ...dates(job.from, job.to),
          ['Duties', job.duties],
        ]}
      />
    ))}
    {sheet.schools.map((school, at) => (
      <Group
        key={at}
        title={`School ${at + 1}`}
        rows={[
          ['School', school.school],
          ['Degree', school.degree],
          ['Field of study', school.field],
          ...dates(school.from, school.to),
          ['Grade', school.score],
        ]}
      />
    ))}
    <Group
      title="Lists"
      rows={[
        ['Skills', sheet.skills.join(', ')],
        ['Languages', sheet.languages.join(', ')],
        ['Certificates', sheet.certificates.join('\n')],
      ]}
    />
  </div>
);

type FieldRow = [label: string, value: string];

/** Each date in both forms where they differ. */
const dates = (from: string, to: string): FieldRow[] => [
  ...inForms('From', from),
  ...inForms('To', to),
];

function inForms(label: string, date: string): FieldRow[] {
  const read = portalDate(date);
  if (!read) return [];
  if (read.short === read.long) return [[label, read.short]];
  return [
    [label, read.short],
    [`${label}, in words`, read.long],
  ];
}

const Group = ({ title, rows }: { title: string; rows: FieldRow[] }) => {
  const filled = rows.filter(([, value]) => value !== '');
  if (filled.length === 0) return null;
  return (
    <section>
      <h3 className="mb-2 text-lg!">{title}</h3>
      <dl className="border-t border-rule">
        {filled.map(([label, value]) => (
          <div
            key={label}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 gap-y-0.5 border-b border-rule py-2 sm:grid-cols-[9rem_minmax(0,1fr)_auto]"
          >
            <dt className="text-sm text-ink-2 max-sm:self-center sm:pt-1">{label}</dt>
            <dd className="min-w-0 whitespace-pre-line max-sm:col-span-2 max-sm:row-start-2 sm:pt-0.5">
              {value}
            </dd>
            <dd>
              <CopyButton text={value} what={`${title}, ${label}`} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
};
