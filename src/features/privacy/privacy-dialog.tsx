import { useEffect, useState } from 'react';
import { SERVER } from '../../api/server.ts';
import { changeFailure } from '../../api/error-catalogue.ts';
import { useDeleteEverything } from '../../api/delete-everything.ts';
import { Button } from '../../ui/button.tsx';
import { SheetDialog } from '../../ui/dialog.tsx';
import { EraseDialog } from '../../ui/erase-dialog.tsx';
import { toast } from '../../ui/toast/toast-store.ts';
import { BackupActions } from './backup-actions.tsx';
import { ModelSwitch } from './model-switch.tsx';
import { TakeAlong } from './take-along.tsx';
import { formatBytes, measureFacts, type PrivacyFacts } from './privacy-facts.ts';

interface PrivacyDialogProps {
  onClose: () => void;
  /** Called after everything was deleted; the panel stays, to show what is left. */
  onCleared: () => void;
}

/** What leaves this device (nothing, unless the build talks to a server), why that can be believed, and what is kept. */
export function PrivacyDialog({ onClose, onCleared }: PrivacyDialogProps) {
  const [facts, setFacts] = useState<PrivacyFacts | null>(null);
  const [clearing, setClearing] = useState(false);
  const clear = useDeleteEverything();
  useEffect(() => {
    void measureFacts().then(setFacts);
  }, []);
  return (
    <SheetDialog
      open
      onClose={onClose}
      title={SERVER === null ? 'Nothing leaves this device' : `Your resume is sent to ${SERVER}`}
      description={
        SERVER === null
          ? 'You do not have to take our word for it. These figures are measured in this page, now.'
          : 'Whoever runs this page chose to read resumes on a server. These figures are measured in this page, now.'
      }
    >
      <dl className="mt-5 grid grid-cols-[minmax(0,1fr)_auto] text-sm">
        <Fact name="Requests sent with your data" value={facts && String(facts.connections)} />
        <Fact name="Files of this app loaded" value={facts && String(facts.files)} />
        {SERVER === null && <Fact name="Resumes stored" value={facts && String(facts.resumes)} />}
        <Fact
          name="Kept in this browser"
          value={
            facts && (facts.storedBytes === null ? 'not told' : formatBytes(facts.storedBytes))
          }
        />
        {SERVER === null && (
          <Fact name="Works offline" value={facts && (facts.worksOffline ? 'yes' : 'not yet')} />
        )}
        <Fact name="Installed as an app" value={facts && (facts.installed ? 'yes' : 'no')} />
        <Fact
          name="Safe from automatic clearing"
          value={facts && (facts.persisted ? 'yes' : 'not promised')}
        />
      </dl>
      {SERVER === null ? <OnDevice /> : <OnServer host={SERVER} />}
      <ModelSwitch />
      {SERVER === null && <TakeAlong />}
      <section className="mt-6">
        <h3>What is stored</h3>
        <p className="mt-1 text-sm text-ink-2">
          The files you dropped, their text, the edits you decided on, LinkedIn profiles, the job
          ads you matched with your answers, and your choice of light or dark.{' '}
          {SERVER === null
            ? 'In this browser only: clearing its data removes them.'
            : `All but the last by ${SERVER}: clearing this browser’s data removes none of them.`}
        </p>
        <BackupActions />
        <Button look="danger" className="mt-4" onClick={() => setClearing(true)}>
          Delete everything
        </Button>
      </section>
      {clearing && (
        <EraseDialog
          description={`Every resume with its edits, LinkedIn profile and job ads will be removed ${
            SERVER === null
              ? 'from this browser. There is no copy anywhere else, so this'
              : `by ${SERVER}. This`
          } cannot be undone.`}
          confirmLabel="Delete everything"
          onClose={() => setClearing(false)}
          onErase={(traces) =>
            clear.mutate(
              { traces },
              {
                onSuccess: () => {
                  toast({ title: 'Everything deleted' });
                  onCleared();
                  void measureFacts().then(setFacts);
                },
                onError: (error) =>
                  toast({ ...changeFailure('Could not delete', error), style: 'destructive' }),
              },
            )
          }
        />
      )}
    </SheetDialog>
  );
}

/** Why nothing is sent, and how to try it. */
const OnDevice = () => (
  <>
    <section className="mt-6">
      <h3>Why none</h3>
      <p className="mt-1 text-sm text-ink-2">
        Your file is read by a program inside this page. The page carries a rule that forbids every
        connection, so the browser itself would refuse to send anything.
      </p>
    </section>
    <section className="mt-6">
      <h3>Unplug and try</h3>
      <ol className="mt-2 grid list-decimal gap-1 pl-5 text-sm text-ink-2">
        <li>Wait until the badge says “works offline”.</li>
        <li>Pull the cable or switch on flight mode.</li>
        <li>Reload the page and drop a resume. It still works.</li>
      </ol>
    </section>
  </>
);

/** What a build for a real server can still promise. */
const OnServer = ({ host }: { host: string }) => (
  <section className="mt-6">
    <h3>What is sent, and where</h3>
    <p className="mt-1 text-sm text-ink-2">
      Files, edits and job ads go to {host}, with the cookies of that host. The page carries a rule
      that forbids every other connection, so the browser itself would refuse to send them to anyone
      else. What {host} does with them, ask those who run it.
    </p>
  </section>
);

const Fact = ({ name, value }: { name: string; value: string | null }) => (
  <>
    <dt className="border-t border-rule py-2 text-ink-2">{name}</dt>
    <dd className="num border-t border-rule py-2 pl-4 text-right font-semibold">{value ?? '…'}</dd>
  </>
);
