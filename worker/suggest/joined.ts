import { identify } from './identity.ts';
import { type Proposal } from './proposal.ts';

/** Two suggestions as one that is accepted or rejected as a whole; null where they cannot be one. */
export function joined(first: Proposal, second: Proposal): Proposal | null {
  const both = [first, second];
  if (both.some(({ question }) => question)) return null;
  const text = (key: 'before' | 'after') =>
    both
      .map((one) => one[key])
      .filter(Boolean)
      .join('\n');
  const whole = {
    ...first,
    description: `${first.description} ${GO_TOGETHER}`,
    rules: [...first.rules, ...second.rules],
    before: text('before'),
    after: text('after'),
    edits: [...first.edits, ...second.edits],
  };
  return { ...whole, id: identify([whole])[0]! };
}

const GO_TOGETHER = 'The two changes go together.';
