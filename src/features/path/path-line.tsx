import { Check } from 'lucide-react';
import { Icon } from '../../ui/icon.tsx';
import type { Step, StepState } from './steps.ts';
import './path.css';

interface PathLineProps {
  steps: readonly StepState[];
  /** The step that one is at; null beside the path. */
  current: Step | null;
  onStep: (step: Step) => void;
}

/** Read, Fix, Look, Send: where one is, what is left in each, and a way to any of them. */
export const PathLine = ({ steps, current, onStep }: PathLineProps) => (
  <nav aria-label="Steps" className="path">
    <ol>
      {steps.map(({ id, name, words, done }) => (
        <li key={id}>
          <button
            type="button"
            className="path-step"
            aria-current={id === current ? 'step' : undefined}
            onClick={() => onStep(id)}
          >
            <span className="path-name">
              {done && <Icon of={Check} />}
              {name}
            </span>
            <span className="path-words num">
              <span className="sr-only">: </span>
              {words}
            </span>
          </button>
        </li>
      ))}
    </ol>
  </nav>
);
