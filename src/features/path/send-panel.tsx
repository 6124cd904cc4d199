import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon.tsx';
import type { Gap, GapPlace } from './gaps.ts';

interface SendPanelProps {
  gaps: readonly Gap[];
  onPlace: (place: GapPlace) => void;
  /** The ways out. */
  children: ReactNode;
}

/** The end of the path: ready to send, or what is missing, each with a way to where it is mended. */
export const SendPanel = ({ gaps, onPlace, children }: SendPanelProps) => (
  <section id="send" aria-labelledby="send-title" className="sheet mt-10 p-5 sm:p-7">
    <h2 id="send-title" tabIndex={-1} className="text-xl!">
      {gaps.length === 0
        ? 'Ready to send'
        : gaps.length === 1
          ? 'One thing before you send it'
          : `${gaps.length === 2 ? 'Two' : 'Three'} things before you send it`}
    </h2>
    {gaps.length === 0 ? (
      <p className="mt-2 max-w-prose text-ink-2">
        We found nothing more to mend, but no program finds every fault. Read it aloud once: it goes
        out under your name.
      </p>
    ) : (
      <ol className="mt-3 grid gap-1.5">
        {gaps.map(({ id, name, link, place }) => (
          <li key={id} className="flex flex-wrap items-baseline gap-x-3">
            <span className="min-w-0">{name}</span>
            <button
              type="button"
              className="link inline-flex min-h-9 items-center gap-1 text-sm"
              onClick={() => onPlace(place)}
            >
              {link}
              <Icon of={ArrowRight} />
              <span className="sr-only">: {name}</span>
            </button>
          </li>
        ))}
      </ol>
    )}
    <div className="mt-4">{children}</div>
  </section>
);
