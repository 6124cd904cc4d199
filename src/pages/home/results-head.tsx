import { CheckCheck } from 'lucide-react';
import type { Resume } from '#contract/resume.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useApplyAll } from './use-apply-all.ts';

/** What stands over the results: their title, and every suggestion in one go. */
export function ResultsHead({ resume }: { resume: Resume }) {
  const applyAll = useApplyAll(resume);
  return (
    <div className="headrow mb-3 sm:mb-4">
      <h2 id="results-title" className="max-sm:text-base!">
        Enhancement Results
      </h2>
      <Button small busy={applyAll.isPending} onClick={applyAll.run}>
        <Icon of={CheckCheck} />
        Apply All Changes
      </Button>
    </div>
  );
}
