import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { Resume } from '#contract/resume.ts';
import { filledWording, type LineWordings, type Wording } from '#contract/wording.ts';
import { changeFailure } from '../../../api/error-catalogue.ts';
import { useWordings } from '../../../api/use-wordings.ts';
import { useMisspelt } from '../../../api/use-misspelt.ts';
import { Button } from '../../../ui/button.tsx';
import { MisspeltWords } from '../../../ui/misspelt-words.tsx';
import { ModelProposal } from './model-proposal.tsx';

interface WorkshopCardProps {
  resume: Resume;
  /** Line of the enhanced text, counted from 0. */
  line: number;
  /** Where on the sheet, in pixels from its top. */
  top: number;
  onUse: (wordings: LineWordings, text: string) => void;
  onClose: () => void;
}

/** Other ways to say one line, with blanks for what only its writer knows, and lines of the same trade. */
export function WorkshopCard({ resume, line, top, onUse, onClose }: WorkshopCardProps) {
  const { data, error } = useWordings(resume, line);
  const card = useRef<HTMLDivElement>(null);
  const ready = data !== undefined || error !== null;
  useEffect(() => {
    if (!ready) return;
    card.current?.querySelector<HTMLElement>('input, button')?.focus({ preventScroll: true });
    card.current?.scrollIntoView({ block: 'nearest' });
  }, [ready]);
  const closeByKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
  });
  useEffect(() => {
    document.addEventListener('keydown', closeByKey);
    return () => document.removeEventListener('keydown', closeByKey);
  }, []);
  const title = useId();
  return (
    <div
      ref={card}
      role="dialog"
      aria-labelledby={title}
      className="fix-card workshop"
      style={{ top }}
    >
      <p id={title} className="font-sans text-sm font-semibold">
        Other ways to say it
      </p>
      {error && <p role="alert">{changeFailure('', error).description}</p>}
      {data && (
        <>
          <p className="mt-1 font-text text-ink-2">Your line: {data.before}</p>
          <p className="fine mt-1">
            {data.wordings.length > 0
              ? 'Pick one that is true and fill in what you know. An empty blank is left out, with its words.'
              : 'There is no other wording for this line. The examples may give you an idea.'}
          </p>
          <ul className="mt-2 grid">
            {data.wordings.map((wording) => (
              <Choice
                key={wording.id}
                wording={wording}
                before={data.before}
                onUse={(text) => onUse(data, text)}
              />
            ))}
          </ul>
          <ModelProposal resume={resume} before={data.before} onUse={(text) => onUse(data, text)} />
          <details className="mt-2 border-t border-rule pt-2" open={data.wordings.length === 0}>
            <summary className="text-sm">Examples: {data.trade.toLowerCase()}</summary>
            <ul className="mt-1.5 grid list-disc gap-1 pl-5 font-text text-[0.9375rem]">
              {data.examples.map((example) => (
                <li key={example}>{example}</li>
              ))}
            </ul>
            <p className="fine mt-1.5">Lines of invented people. Yours must be true of you.</p>
          </details>
        </>
      )}
      <div className="mt-2">
        <Button look="bare" small onClick={onClose}>
          Close
        </Button>
      </div>
    </div>
  );
}

const Spelling = ({ text, onMend }: { text: string; onMend: (text: string) => void }) => (
  <MisspeltWords text={text} words={useMisspelt(text)} onMend={onMend} />
);

interface ChoiceProps {
  wording: Wording;
  before: string;
  onUse: (text: string) => void;
}

/** One wording: its words with a field in each blank. */
function Choice({ wording, before, onUse }: ChoiceProps) {
  const [answers, setAnswers] = useState<Record<string, string>>({});
  const [fault, setFault] = useState<string | null>(null);
  const id = useId();
  const use = () => {
    const filled = filledWording(wording, answers);
    if (!filled.ok) return setFault(filled.fault);
    if (filled.line === before)
      return setFault('Fill in the blank first. Without it this is your line as it stands.');
    onUse(filled.line);
  };
  const spelt = wording.blanks.find(({ kind }) => kind === 'words');
  const words = spelt && {
    text: answers[spelt.id] ?? '',
    onMend: (text: string) => setAnswers({ ...answers, [spelt.id]: text }),
  };
  const isFilled = (blank: string) => (answers[blank] ?? '').trim() !== '';
  return (
    <li className="border-t border-rule py-2.5 first:border-t-0">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          use();
        }}
      >
        <p className="font-text text-[1.0625rem]/[1.7]">
          {wording.pieces.map((piece, at) => {
            if (!('blank' in piece)) {
              const muted = 'onlyWith' in piece && !isFilled(piece.onlyWith);
              return (
                <span key={at} className={muted ? 'text-ink-3' : undefined}>
                  {piece.text}
                </span>
              );
            }
            const blank = wording.blanks.find((one) => one.id === piece.blank);
            return (
              <span key={at} className={isFilled(piece.blank) ? undefined : 'text-ink-3'}>
                {piece.before}
                <input
                  className="blank"
                  aria-label={blank?.label}
                  aria-invalid={fault !== null}
                  aria-describedby={fault === null ? `${id}-label` : `${id}-fault`}
                  placeholder={blank?.placeholder}
                  autoComplete="off"
                  spellCheck={false}
                  maxLength={120}
                  size={blank?.kind === 'number' ? 8 : 18}
                  value={answers[piece.blank] ?? ''}
                  onChange={(event) => {
                    setFault(null);
                    setAnswers({ ...answers, [piece.blank]: event.target.value });
                  }}
                />
                {piece.after}
              </span>
            );
          })}
        </p>
        {words && <Spelling {...words} />}
        <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
          <Button small type="submit">
            Use this line
          </Button>
          <span id={`${id}-label`} className="fine">
            {wording.blanks.map(({ label }) => label).join(' ')}
          </span>
        </div>
        {fault !== null && (
          <p id={`${id}-fault`} role="alert" className="mt-1 text-sm font-semibold">
            {fault}
          </p>
        )}
      </form>
    </li>
  );
}
