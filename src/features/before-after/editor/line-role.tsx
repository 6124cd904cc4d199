import { LINE_ROLES, lineKey, type LineRole } from '#contract/hint.ts';
import type { Resume } from '#contract/resume.ts';
import { useCorrectReading } from '../../../api/correct-reading.ts';
import { changeFailure } from '../../../api/error-catalogue.ts';
import { toast } from '../../../ui/toast/toast-store.ts';
import type { LineKind } from '../line-kind.ts';

const NAMES: Record<LineRole, string> = {
  summary: 'Heading: summary',
  experience: 'Heading: experience',
  education: 'Heading: education',
  skills: 'Heading: skills',
  projects: 'Heading: projects',
  volunteer: 'Heading: volunteering',
  certificates: 'Heading: certificates',
  languages: 'Heading: languages',
  job: 'A job begins here',
  bullet: 'Part of the job above',
  contact: 'Contact details',
  nothing: 'Nothing to read',
};

const READ_AS: Record<LineKind, string> = {
  name: 'your name',
  contact: 'contact details',
  heading: 'a heading',
  role: 'a job or school',
  bullet: 'a list item',
  text: 'text',
  blank: 'an empty line',
};

interface LineRoleSelectProps {
  resume: Resume;
  /** The line that the cursor stands in. */
  line: string;
  kind: LineKind;
}

/** What the cursor's line was read as, and what it is instead. */
export function LineRoleSelect({ resume, line, kind }: LineRoleSelectProps) {
  const { mutate } = useCorrectReading(resume.id);
  const { hints } = resume.edition;
  const told = hints.find((hint) => hint.kind === 'line' && lineKey(hint.line) === lineKey(line));
  const role = told?.kind === 'line' ? told.role : '';
  const choose = (chosen: string) => {
    const next = LINE_ROLES.find((one) => one === chosen);
    const hint = { kind: 'line', line, role: next ?? 'nothing' } as const;
    mutate(
      { hints: [hint], told: next !== undefined },
      {
        onError: (error) =>
          toast({ ...changeFailure('Correction not saved', error), style: 'destructive' }),
      },
    );
  };
  return (
    <label className="flex min-w-0 items-center gap-2 text-sm text-ink-2">
      <span className="tool-name">This line is</span>
      <select
        className="field min-w-0 flex-1 px-2! py-1! text-sm!"
        value={role}
        disabled={line.trim() === ''}
        onChange={(event) => choose(event.target.value)}
      >
        <option value="">{READ_AS[kind]}, as read</option>
        {LINE_ROLES.map((one) => (
          <option key={one} value={one}>
            {NAMES[one]}
          </option>
        ))}
      </select>
    </label>
  );
}
