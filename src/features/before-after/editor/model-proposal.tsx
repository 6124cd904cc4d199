import type { Resume } from '#contract/resume.ts';
import { useProposal } from '../../../proposer/use-proposal.ts';
import { Button } from '../../../ui/button.tsx';

interface ModelProposalProps {
  resume: Resume;
  /** The line as it stands, without its bullet. */
  before: string;
  onUse: (text: string) => void;
}

/** Beside the rules' own wordings: what the browser's model would write. Nothing where it is switched off. */
export function ModelProposal({ resume, before, onUse }: ModelProposalProps) {
  const proposal = useProposal(resume, { kind: kindOf(before), text: before });
  if (proposal.state === 'off') return null;
  return (
    <section className="mt-2 border-t border-rule pt-2" aria-label="From your browser’s model">
      <p className="fine">From your browser’s model</p>
      <div role="status">
        {proposal.state === 'working' && <p className="fine mt-1">Asking it on this device.</p>}
        {proposal.state === 'none' && (
          <p className="fine mt-1">It has nothing to show for this line.</p>
        )}
        {proposal.state === 'ready' && (
          <p className="mt-1 font-text text-[1.0625rem]/[1.7]">{proposal.text}</p>
        )}
      </div>
      {proposal.state === 'ready' && (
        <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
          <Button small onClick={() => onUse(proposal.text)}>
            Use this line
          </Button>
          <span className="fine">Same facts by our rules. Read it before you take it.</span>
        </div>
      )}
    </section>
  );
}

/** Several sentences are a summary. */
const kindOf = (text: string) => (/[.!?]\s+\p{Lu}/u.test(text) ? 'summary' : 'line');
