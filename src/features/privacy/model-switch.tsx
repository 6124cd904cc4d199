import { useEffect, useId, useState } from 'react';
import { modelAvailability, type ModelAvailability } from '../../proposer/browser-model.ts';
import { switchModel, useModelOn } from '../../proposer/model-setting.ts';

/** Lets the browser's own language model propose wordings; shown only where the browser has one. */
export function ModelSwitch() {
  const on = useModelOn();
  const [found, setFound] = useState<ModelAvailability>('unavailable');
  const note = useId();
  useEffect(() => {
    void modelAvailability().then(setFound);
  }, []);
  if (found === 'unavailable') return null;
  return (
    <section className="mt-6">
      <h3>Your browser’s own language model</h3>
      {found === 'available' ? (
        <>
          <label className="mt-2 grid grid-cols-[auto_1fr] items-baseline gap-x-2.5 text-sm">
            <input
              type="checkbox"
              className="size-4 translate-y-0.5 accent-pencil"
              aria-describedby={note}
              checked={on}
              onChange={(event) => switchModel(event.target.checked)}
            />
            <span>Let it propose wordings, one line at a time</span>
          </label>
          <p id={note} className="mt-1 text-sm text-ink-2">
            It runs on this device and gets only the line that you open under “Other ways to say
            it”. What it writes is shown only if it keeps every fact by our rules, and nothing is
            taken without you. It is a part of your browser: this app cannot see what the browser
            does with it.
          </p>
        </>
      ) : (
        <p className="mt-1 text-sm text-ink-2">
          Your browser offers one and has not downloaded it. This app never starts a download; once
          the browser has the model, you can switch it on here.
        </p>
      )}
    </section>
  );
}
