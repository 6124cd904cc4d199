import { Check, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { answeredLine, isWholeLine } from '#contract/answered-line.ts';
import type { Question, Suggestion } from '#contract/resume.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { EditPair } from './edit-pair.tsx';
import { QuestionForm, WouldRead } from './question-form.tsx';
import { ImpactTag } from './impact-tag.tsx';
import { SuggestionFrame } from './suggestion-frame.tsx';
import { useDecision } from './use-decision.ts';

interface QuestionCardProps {
  resumeId: string;
  suggestion: Suggestion;
  question: Question;
  number: number;
}

/** A whole line is easier to put right than to write again: the user's own words stand ready. */
const firstAnswer = ({ before }: Suggestion, question: Question) =>
  question.answer ?? question.draft ?? (isWholeLine(question) ? before : '');

/** A fact that only the user has: asked, shown in the line while it is typed, never guessed. */
export function QuestionCard({ resumeId, suggestion, question, number }: QuestionCardProps) {
  const [answer, setAnswer] = useState(() => firstAnswer(suggestion, question));
  const [changing, setChanging] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const decision = useDecision(resumeId, suggestion.id);
  const answered = suggestion.decision === 'accepted' && !changing;
  const skipped = suggestion.decision === 'rejected';
  const type = (typed: string) => {
    setAnswer(typed);
    setFault(null);
  };
  const send = () => {
    const read = answeredLine(question, suggestion.before, answer);
    if (!read.ok) return setFault(read.fault);
    decision.answer(answer.trim(), () => setChanging(false));
  };
  return (
    <SuggestionFrame
      suggestion={suggestion}
      number={number}
      state={`${suggestion.decision} ${changing}`}
      unit={answered ? 'points' : promised(suggestion)}
      note={
        answered ? (
          suggestion.description
        ) : (
          <WouldRead suggestion={suggestion} question={question} answer={answer} />
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
        <QuestionForm
          suggestion={suggestion}
          question={question}
          answer={answer}
          busy={decision.isPending}
          skippable={!skipped}
          fault={fault}
          onType={type}
          onAnswer={send}
          onSkip={() => (changing ? setChanging(false) : decision.reject())}
        >
          <Heading text="A question only you can answer" type={suggestion.type} number={number} />
        </QuestionForm>
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

/** No check counts a slip of grammar; whoever reads the line does. */
const promised = ({ points }: Suggestion) =>
  Math.round(points * 10) > 0 ? 'if answered' : 'points, but readers notice';
