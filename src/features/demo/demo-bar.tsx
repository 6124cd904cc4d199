import { UserRoundPlus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { changeFailure } from '../../api/error-catalogue.ts';
import { useDeleteEverything } from '../../api/delete-everything.ts';
import { useStoredResumes } from '../../api/stored-resumes.ts';
import { reopenApp } from '../../ui/app-address.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { DEMO_CLASS } from '../../ui/shared-computer.ts';
import { toast } from '../../ui/toast/toast-store.ts';
import { TOASTER_MARK } from '../../ui/toast/toaster-mark.ts';
import { endDemo, heldBefore, isDemoStarted, startDemo } from './demo-mode.ts';
import { formatLeft, WARN_MS } from './idle-timer.ts';
import { forgetStandSettings, keepStandSettings, restoreStandSettings } from './stand-settings.ts';
import { useIdle } from './use-idle.ts';
import './demo-bar.css';

const leave = () => {
  endDemo();
  forgetStandSettings();
  reopenApp('');
};

/** Demo mode: large type, and every visitor's data erased by one tap or after nobody touched anything. */
export function DemoBar() {
  const rows = useStoredResumes();
  const [agreed, setAgreed] = useState(isDemoStarted);
  const held = rows && heldBefore(rows, performance.timeOrigin);
  // Where nothing of one's own is stored there is nothing to ask about.
  if (held === 0 && !agreed) setAgreed(true);
  useEffect(() => {
    if (!agreed) return;
    startDemo();
    keepStandSettings();
    document.documentElement.classList.add(DEMO_CLASS);
  }, [agreed]);
  if (!rows) return null;
  if (agreed) return <Bar stored={rows.length} />;
  return (
    <ConfirmDialog
      open
      title="Start demo mode?"
      description={`This browser holds ${held === 1 ? 'a resume' : `${held} resumes`}. Demo mode erases everything between visitors, and these too.`}
      keepLabel="Keep them, no demo"
      confirmLabel="Start the demo"
      onClose={leave}
      onConfirm={() => setAgreed(true)}
    />
  );
}

function Bar({ stored }: { stored: number }) {
  const [asked, setAsked] = useState(false);
  const clear = useDeleteEverything();
  const eraseThen = (go: () => void) =>
    clear.mutate(
      { traces: false },
      {
        onSuccess: () => {
          restoreStandSettings();
          go();
        },
        onError: (error) =>
          toast({ ...changeFailure('Could not erase', error), style: 'destructive' }),
      },
    );
  const next = () => eraseThen(() => reopenApp('?demo'));
  const left = useIdle(stored > 0 && !clear.isPending, next);
  const late = stored > 0 && left <= WARN_MS;
  return createPortal(
    <div {...{ [TOASTER_MARK]: '' }}>
      <section
        aria-label="Demo"
        className={classNames('demo-bar no-print', late && 'demo-bar-late')}
      >
        <p
          className={classNames(
            'num',
            late ? 'text-lg font-semibold text-red' : 'text-sm text-ink-2',
          )}
        >
          {stored === 0
            ? 'Demo. Nothing of an earlier visitor is stored here.'
            : `Still there? Erased in ${formatLeft(left)} without a touch.`}
        </p>
        <p role="status" className="sr-only">
          {late && 'Your data will be erased in 20 seconds. Touch anything to go on.'}
        </p>
        <div className="flex items-center gap-2">
          <Button look="bare" small disabled={clear.isPending} onClick={() => setAsked(true)}>
            End demo
          </Button>
          <Button look="primary" disabled={clear.isPending} onClick={next}>
            <Icon of={UserRoundPlus} />
            {clear.isPending ? 'Erasing' : 'Next visitor'}
          </Button>
        </div>
      </section>
      <ConfirmDialog
        open={asked}
        title="End the demo?"
        description="What visitors stored here is erased, and this browser is as it was before the demo."
        keepLabel="Go on with the demo"
        confirmLabel="Erase and end"
        onClose={() => setAsked(false)}
        onConfirm={() => eraseThen(leave)}
      />
    </div>,
    document.body,
  );
}
