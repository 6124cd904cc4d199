import { useId, useState } from 'react';
import { useChangeResume } from '../../api/change-resume.ts';
import { changeFailure } from '../../api/error-catalogue.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast/toast-store.ts';

interface RenameFormProps {
  id: string;
  name: string;
  onDone: () => void;
}

/** Renames a stored resume in place; Escape leaves it as it was. */
export function RenameForm({ id, name, onDone }: RenameFormProps) {
  const [value, setValue] = useState(name);
  const change = useChangeResume(id);
  const field = useId();
  return (
    <form
      className="flex flex-wrap gap-2.5"
      onSubmit={(event) => {
        event.preventDefault();
        change.mutate(
          { originalFileName: value },
          {
            onSuccess: onDone,
            onError: (error) =>
              toast({ ...changeFailure('Could not rename', error), style: 'destructive' }),
          },
        );
      }}
    >
      <label htmlFor={field} className="sr-only">
        New name of {name}
      </label>
      <input
        id={field}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the user has just asked for this field
        autoFocus
        className="field flex-[1_1_12rem] max-sm:basis-full"
        value={value}
        maxLength={255}
        onChange={(event) => setValue(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && onDone()}
      />
      <Button look="primary" type="submit" disabled={!value.trim()}>
        Rename
      </Button>
      <Button look="bare" onClick={onDone}>
        Cancel
      </Button>
    </form>
  );
}
