import { Check, Undo2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { answeredLine, isWholeLine } from '#contract/answered-line.ts';
import type { Question } from '#contract/resume.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { EditPair } from './edit-pair.tsx';
import { QuestionForm, WouldRead } from './question-form.tsx';
import { ImpactTag } from './impact-tag.tsx';
import { SuggestionFrame } from './suggestion-frame.tsx';
import { useAnswer } from './use-answer.ts';
import { useKeptAnswer } from './use-kept-answer.ts';

interface QuestionCardProps {
  resumeId: string;
  question: Question;
  number: number;
  /** What deciding it now changes in the score. */
  points: number;
  heading?: ReactNode;
}

/** A whole line is easier to put right than to write again: the user's own words stand ready. */
const firstAnswer = (question: Question) =>
  question.typed ??
  question.answer ??
  question.draft ??
  (isWholeLine(question) ? question.before : '');

/** A fact that only the user has: asked, shown in the line while it is typed, never guessed. */
export function QuestionCard({ resumeId, question, number, points, heading }: QuestionCardProps) {
  const [answer, setAnswer] = useState(() => firstAnswer(question));
  const [changing, setChanging] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const sending = useAnswer(resumeId, question.id);
  const answered = question.status === 'answered' && !changing;
  const skipped = question.status === 'skipped';
  const keep = useKeptAnswer(resumeId, question.id);
  const type = (typed: string) => {
    setAnswer(typed);
    keep.later(typed);
    setFault(null);
  };
  const send = (typed = answer) => {
    const read = answeredLine(question, question.before, typed);
    if (!read.ok) return setFault(read.fault);
    keep.forget();
    sending.answer(typed.trim(), () => setChanging(false));
  };
  return (
    <SuggestionFrame
      points={points}
      rejected={skipped}
      number={number}
      heading={heading}
      state={`${question.status} ${changing}`}
      unit={answered ? 'points' : 'if answered'}
      note={
        answered || question.kind === 'yes-no' ? (
          question.description
        ) : (
          <WouldRead question={question} answer={answer} />
        )
      }
      actions={
        answered || skipped ? (
          <Settled
            answered={answered}
            busy={sending.isPending}
            onChange={() => setChanging(true)}
            onUndo={() => {
              sending.open();
              setAnswer(firstAnswer(withoutAnswer(question)));
            }}
          />
        ) : null
      }
    >
      {answered ? (
        <>
          <Heading text={question.prompt} question={question} number={number} points={points} />
          <EditPair before={question.before} after={lineOf(question)} />
        </>
      ) : (
        <QuestionForm
          question={question}
          answer={answer}
          busy={sending.isPending}
          skippable={!skipped}
          fault={fault}
          onType={type}
          onAnswer={send}
          onSkip={() => (changing ? setChanging(false) : sending.skip())}
        >
          <Heading
            text="A question only you can answer"
            question={question}
            number={number}
            points={points}
          />
        </QuestionForm>
      )}
    </SuggestionFrame>
  );
}

const withoutAnswer = ({ answer: _answer, typed: _typed, ...open }: Question): Question => open;

/** The line with the answer in it. */
function lineOf(question: Question): string {
  const read = answeredLine(question, question.before, question.answer ?? '');
  return read.ok ? read.line : question.before;
}

const Heading = ({
  text,
  question,
  number,
  points,
}: {
  text: string;
  question: Question;
  number: number;
  points: number;
}) => (
  <div className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1">
    <h3 className="font-sans! text-[1.0625rem]/snug! font-semibold! tracking-normal!">{text}</h3>
    <ImpactTag of={question} points={points} />
    <span className="fine num">No. {number}</span>
  </div>
);

interface SettledProps {
  answered: boolean;
  busy: boolean;
  onChange: () => void;
  onUndo: () => void;
}

const Settled = ({ answered, busy, onChange, onUndo }: SettledProps) => (
  <>
    {answered ? (
      <>
        <span className="inline-flex items-center gap-2 text-sm font-semibold text-pencil">
          <Icon of={Check} />
          Answered
        </span>
        <Button look="bare" small busy={busy} onClick={onChange}>
          Change the answer
        </Button>
      </>
    ) : (
      <span className="text-sm font-semibold">Skipped</span>
    )}
    <Button look="bare" small busy={busy} onClick={onUndo}>
      <Icon of={Undo2} />
      Undo
    </Button>
  </>
);
