import { Check, Undo2 } from 'lucide-react';
import { useId, useState } from 'react';
import type { Question, Suggestion } from '#contract/resume.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { EditPair } from './edit-pair.tsx';
import { ImpactTag } from './impact-tag.tsx';
import { SuggestionFrame } from './suggestion-frame.tsx';
import { useDecision } from './use-decision.ts';

interface QuestionCardProps {
  resumeId: string;
  suggestion: Suggestion;
  question: Question;
  number: number;
}

const KEYBOARD: Record<Question['kind'], 'decimal' | 'text' | 'email' | 'tel'> = {
  number: 'decimal',
  text: 'text',
  email: 'email',
  phone: 'tel',
  date: 'text',
};

const LINE = '{answer}';

/** A fact that only the user has: asked, shown in the line while it is typed, never guessed. */
export function QuestionCard({ resumeId, suggestion, question, number }: QuestionCardProps) {
  const [answer, setAnswer] = useState(question.answer ?? '');
  const [changing, setChanging] = useState(false);
  const decision = useDecision(resumeId, suggestion.id);
  const answered = suggestion.decision === 'accepted' && !changing;
  const skipped = suggestion.decision === 'rejected';
  return (
    <SuggestionFrame
      suggestion={suggestion}
      number={number}
      unit={answered ? 'points' : 'if answered'}
      note={
        answered ? (
          suggestion.description
        ) : (
          <WouldRead
            template={question.template}
            answer={answer}
            description={suggestion.description}
          />
        )
      }
      actions={
        answered || skipped ? (
          <Settled
            answered={answered}
            busy={decision.isPending}
            onChange={() => setChanging(true)}
            onUndo={() => decision.undo()}
          />
        ) : null
      }
    >
      {answered ? (
        <>
          <Heading text={suggestion.title} type={suggestion.type} number={number} />
          <EditPair before={suggestion.before} after={suggestion.after} />
        </>
      ) : (
        <Ask
          suggestion={suggestion}
          question={question}
          number={number}
          answer={answer}
          busy={decision.isPending}
          skippable={!skipped}
          onType={setAnswer}
          onAnswer={() => decision.answer(answer.trim(), () => setChanging(false))}
          onSkip={() => (changing ? setChanging(false) : decision.reject())}
        />
      )}
    </SuggestionFrame>
  );
}

const Heading = ({
  text,
  type,
  number,
}: {
  text: string;
  type: Suggestion['type'];
  number: number;
}) => (
  <div className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1">
    <h3 className="font-sans! text-[1.0625rem]/snug! font-semibold! tracking-normal!">{text}</h3>
    <ImpactTag type={type} />
    <span className="fine num">No. {number}</span>
  </div>
);

interface WouldReadProps {
  template: string;
  answer: string;
  description: string;
}

const WouldRead = ({ template, answer, description }: WouldReadProps) => {
  const [start, end = ''] = template.split(LINE);
  const typed = answer.trim();
  if (!typed) return <>{description || 'We never guess a fact about you.'}</>;
  return (
    <span aria-live="polite">
      Would read: “{start}
      <ins className="mark-ins">{typed}</ins>
      {end}”
    </span>
  );
};

interface AskProps {
  suggestion: Suggestion;
  question: Question;
  number: number;
  answer: string;
  busy: boolean;
  skippable: boolean;
  onType: (answer: string) => void;
  onAnswer: () => void;
  onSkip: () => void;
}

function Ask({ suggestion, question, number, answer, busy, skippable, ...on }: AskProps) {
  const id = useId();
  return (
    <form
      className="rounded-sheet bg-pencil-wash p-5"
      onSubmit={(event) => {
        event.preventDefault();
        on.onAnswer();
      }}
    >
      <Heading text="A question only you can answer" type={suggestion.type} number={number} />
      <label htmlFor={id} className="mb-3 block font-text text-[1.3125rem]/[1.3]">
        {question.prompt}
      </label>
      {suggestion.before && (
        <p className="mb-3 font-text text-ink-2">Your line: {suggestion.before}</p>
      )}
      <div className="flex flex-wrap gap-2.5">
        <input
          id={id}
          className="field num flex-[1_1_9rem]"
          inputMode={KEYBOARD[question.kind]}
          autoComplete="off"
          placeholder={question.placeholder}
          maxLength={300}
          value={answer}
          onChange={(event) => on.onType(event.target.value)}
        />
        <Button look="primary" type="submit" disabled={busy || !answer.trim()}>
          Add to the line
        </Button>
        {skippable && (
          <Button look="bare" disabled={busy} onClick={on.onSkip}>
            Skip<span className="sr-only">: {question.prompt}</span>
          </Button>
        )}
      </div>
    </form>
  );
}

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
        <Button look="bare" small disabled={busy} onClick={onChange}>
          Change the answer
        </Button>
      </>
    ) : (
      <span className="text-sm font-semibold">Skipped</span>
    )}
    <Button look="bare" small disabled={busy} onClick={onUndo}>
      <Icon of={Undo2} />
      Undo
    </Button>
  </>
);
