import { useEffect, useId, useState, type ReactNode } from 'react';
import { answeredLine, isWholeLine } from '#contract/answered-line.ts';
import type { Question } from '#contract/resume.ts';
import { useMisspelt } from '../../api/use-misspelt.ts';
import { Button } from '../../ui/button.tsx';
import { Marked } from '../../ui/marks/marked.tsx';
import { MisspeltWords } from '../../ui/misspelt-words.tsx';
import { diffWords } from '../../ui/marks/word-diff.ts';

const KEYBOARD: Record<Question['kind'], 'text' | 'email' | 'tel'> = {
  // 'about 30' and '£3k' need letters too.
  number: 'text',
  text: 'text',
  email: 'email',
  phone: 'tel',
  date: 'text',
  'yes-no': 'text',
};

/** Longer than between two letters, in milliseconds. */
const PAUSE_MS = 800;

interface QuestionProps {
  question: Question;
  answer: string;
}

/** The line as the engine would write it, or null where nothing that fits is typed yet. */
function lineOf({ question, answer }: QuestionProps): string | null {
  const read = answeredLine(question, question.before, answer);
  return read.ok && read.line !== question.before.trim() ? read.line : null;
}

/** The line as it would read with what has been typed so far. */
export const WouldRead = (props: QuestionProps) => {
  const line = lineOf(props);
  if (line === null) {
    return <>{props.question.description || 'We never guess a fact about you.'}</>;
  }
  return (
    <>
      Would read: “
      <Marked pieces={diffWords(props.question.before, line)} show="after" />”
    </>
  );
};

/** Says how the line would read once the typing pauses, not at every letter. */
function SaysSo(props: QuestionProps) {
  const [said, setSaid] = useState('');
  const read = lineOf(props);
  const line = read === null ? '' : `Would read: ${read}`;
  useEffect(() => {
    const timer = setTimeout(() => setSaid(line), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [line]);
  return (
    <span role="status" className="sr-only">
      {said}
    </span>
  );
}

interface QuestionFormProps extends QuestionProps {
  busy: boolean;
  skippable: boolean;
  /** Why the answer sent last could not be used. */
  fault: string | null;
  onType: (answer: string) => void;
  /** With what is typed, or with the answer given. */
  onAnswer: (answer?: string) => void;
  onSkip: () => void;
  children: ReactNode;
}

/** Asks for the fact, or for the line in the user's own words. */
export function QuestionForm({
  question,
  answer,
  busy,
  skippable,
  fault,
  children,
  ...on
}: QuestionFormProps) {
  const id = useId();
  if (question.kind === 'yes-no') {
    return (
      <YesNo
        question={question}
        busy={busy}
        skippable={skippable}
        onAnswer={on.onAnswer}
        onSkip={on.onSkip}
      >
        {children}
      </YesNo>
    );
  }
  const whole = isWholeLine(question);
  const unchanged = !answer.trim() || answer.trim() === question.before.trim();
  const field = {
    id,
    maxLength: 600,
    'aria-invalid': fault !== null,
    'aria-describedby': fault === null ? undefined : `${id}-fault`,
    autoComplete: 'off',
    value: answer,
    onChange: (event: { target: { value: string } }) =>
      on.onType(event.target.value.replaceAll(/[\r\n]+/g, ' ')),
  };
  return (
    <form
      className="rounded-sheet bg-pencil-wash p-5"
      onSubmit={(event) => {
        event.preventDefault();
        on.onAnswer();
      }}
    >
      {children}
      <label htmlFor={id} className="mb-3 block font-text text-[1.3125rem]/[1.3]">
        {question.prompt}
      </label>
      {!whole && question.before && (
        <p className="mb-3 font-text text-ink-2">Your line: {question.before}</p>
      )}
      <SaysSo question={question} answer={answer} />
      <div className="flex flex-wrap gap-2.5">
        {whole ? (
          <textarea
            {...field}
            rows={2}
            className="field field-grow basis-full font-text text-[1.125rem]/[1.45]"
            placeholder={question.placeholder}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              // One line is asked for: Enter sends it.
              event.preventDefault();
              event.currentTarget.form?.requestSubmit();
            }}
          />
        ) : (
          <input
            {...field}
            className="field num flex-[1_1_9rem]"
            inputMode={KEYBOARD[question.kind]}
            placeholder={question.placeholder}
          />
        )}
        <Button look="primary" type="submit" busy={busy} disabled={unchanged}>
          {whole ? 'Use this line' : 'Add to the line'}
        </Button>
        {skippable && (
          <Button look="bare" busy={busy} onClick={on.onSkip}>
            Skip<span className="sr-only">: {question.prompt}</span>
          </Button>
        )}
      </div>
      {question.kind === 'text' && <Spelling text={answer} onMend={on.onType} />}
      {fault !== null && (
        <p id={`${id}-fault`} role="alert" className="mt-3 font-semibold">
          {fault}
        </p>
      )}
    </form>
  );
}

/** Marks what is misspelt before it is used. */
const Spelling = ({ text, onMend }: { text: string; onMend: (text: string) => void }) => (
  <MisspeltWords text={text} words={useMisspelt(text)} onMend={onMend} />
);

interface YesNoProps {
  question: Question;
  busy: boolean;
  skippable: boolean;
  onAnswer: (answer: string) => void;
  onSkip: () => void;
  children: ReactNode;
}

/** Wording is ready; whether it is true only the user knows. */
const YesNo = ({ question, busy, skippable, onAnswer, onSkip, children }: YesNoProps) => (
  <div className="rounded-sheet bg-pencil-wash p-5">
    {children}
    <p className="mb-3 font-text text-[1.3125rem]/[1.3]">{question.prompt}</p>
    <p className="mb-3 font-text text-ink-2">Your line: {question.before}</p>
    <div className="flex flex-wrap gap-2.5">
      <Button look="primary" busy={busy} onClick={() => onAnswer('yes')}>
        Yes: use “{question.template}”
      </Button>
      <Button busy={busy} onClick={() => onAnswer('no')}>
        No<span className="sr-only">: {question.prompt}</span>
      </Button>
      {skippable && (
        <Button look="bare" busy={busy} onClick={onSkip}>
          Skip<span className="sr-only">: {question.prompt}</span>
        </Button>
      )}
    </div>
  </div>
);
