import { useEffect, useRef, useState } from 'react';
import type { Restored } from '#contract/resume.ts';
import { useBackUp, useRestore } from '../../api/back-up.ts';
import { changeFailure } from '../../api/error-catalogue.ts';
import { cutOffRestore, markRestore, unmarkRestore } from '../../api/restore-mark.ts';
import { countStoredResumes, useStoredResumes } from '../../api/stored-resumes.ts';
import { Button } from '../../ui/button.tsx';
import { saveBlob } from '../../ui/save-blob.ts';
import { toast } from '../../ui/toast/toast-store.ts';

/** Everything stored as one file that the user keeps, and back. */
export function BackupActions() {
  const input = useRef<HTMLInputElement>(null);
  const backUp = useBackUp();
  const restore = useRestore();
  const stored = useStoredResumes()?.length;
  const [going, setGoing] = useState<{ total: number; before: number } | null>(null);
  const [cutOff, setCutOff] = useState<string | null>(null);
  const known = stored !== undefined;
  useEffect(() => {
    // Once, when the page comes: what is added later belongs to something else.
    if (known) void countStoredResumes().then((count) => setCutOff(cutOffRestore(count)));
  }, [known]);
  const failed = (title: string) => (error: unknown) =>
    toast({ ...changeFailure(title, error), style: 'destructive' });
  const save = () =>
    backUp.mutate(undefined, {
      onSuccess: (backup) => {
        const type = 'application/json';
        const day = backup.createdAt.slice(0, 10);
        saveBlob(new Blob([JSON.stringify(backup)], { type }), `resume-ai-backup_${day}.json`);
        toast({
          title: 'Download started',
          description: 'Keep the backup where only you can read it.',
        });
      },
      onError: failed('Could not make the backup'),
    });
  const load = async (file: File) => {
    try {
      const backup: unknown = JSON.parse(await file.text());
      const before = stored ?? 0;
      const total = countIn(backup);
      setGoing({ total, before });
      markRestore({ total, before });
      toast({
        title: 'Backup restored',
        description: restoredWords(await restore.mutateAsync(backup)),
      });
    } catch (error) {
      failed('Could not restore')(
        error instanceof SyntaxError ? new Error('This file is not a backup.') : error,
      );
    } finally {
      // A page that is closed meanwhile never gets here.
      unmarkRestore();
      setCutOff(null);
      setGoing(null);
    }
  };
  return (
    <div className="mt-4 flex flex-wrap gap-2.5">
      {going ? (
        <p role="status" className="num w-full text-sm">
          {`Restoring: ${Math.min(going.total, Math.max(0, (stored ?? 0) - going.before))} of ${going.total} resumes`}
        </p>
      ) : (
        cutOff && (
          <p role="status" className="w-full text-sm">
            {cutOff}
          </p>
        )
      )}
      <Button small busy={backUp.isPending} onClick={save}>
        Save a backup
      </Button>
      <Button small busy={restore.isPending} onClick={() => input.current?.click()}>
        Restore a backup
      </Button>
      <input
        ref={input}
        type="file"
        accept=".json"
        aria-label="Backup file"
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file) void load(file);
        }}
      />
    </div>
  );
}

const countIn = (backup: unknown): number => {
  const resumes: unknown = Reflect.get(Object(backup), 'resumes');
  return Array.isArray(resumes) ? resumes.length : 0;
};

function restoredWords({ restored, unread, present }: Restored): string {
  const added = `${restored} ${restored === 1 ? 'resume' : 'resumes'} added.`;
  const kept = present > 0 ? ` ${present} were here already.` : '';
  const waiting = unread > 0 ? ` ${unread} could not be read and wait to be tried again.` : '';
  return added + kept + waiting;
}
