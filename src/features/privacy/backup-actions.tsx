import { useRef } from 'react';
import { useBackUp, useRestore } from '../../api/back-up.ts';
import { changeFailure } from '../../api/error-catalogue.ts';
import { Button } from '../../ui/button.tsx';
import { saveBlob } from '../../ui/save-blob.ts';
import { toast } from '../../ui/toast/toast-store.ts';

/** Everything stored as one file that the user keeps, and back. */
export function BackupActions() {
  const input = useRef<HTMLInputElement>(null);
  const backUp = useBackUp();
  const restore = useRestore();
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
      const { restored } = await restore.mutateAsync(JSON.parse(await file.text()) as unknown);
      toast({ title: 'Backup restored', description: `${restored} resumes added.` });
    } catch (error) {
      failed('Could not restore')(
        error instanceof SyntaxError ? new Error('This file is not a backup.') : error,
      );
    }
  };
  return (
    <div className="mt-4 flex flex-wrap gap-2.5">
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
