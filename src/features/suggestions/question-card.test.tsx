import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Question, Suggestion } from '#contract/resume.ts';
import { QuestionCard } from './question-card.tsx';

const ASKED: Question = {
  prompt: 'Did you do this yourself?',
  kind: 'text',
  placeholder: 'One line',
  template: '{answer}',
};
const SUGGESTION: Suggestion = {
  id: 'ask-1',
  type: 'medium_impact',
  title: 'A question only you can answer',
  description: '',
  before: 'Invoices were checked every Friday',
  after: '{answer}',
  accepted: false,
  decision: 'undecided',
  level: 'ask',
  points: 2,
  check: 'duties',
  rules: ['ask-deed'],
  edits: [],
};

const card = (question: Question, changed: Partial<Suggestion> = {}) =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <QuestionCard
        resumeId="one"
        suggestion={{ ...SUGGESTION, ...changed, question }}
        question={question}
        number={1}
      />
    </QueryClientProvider>,
  );
const field = (question: Question) =>
  /<textarea[^>]*>([^<]*)<\/textarea>/.exec(card(question))?.[1];

it('has the line ready as it reads if the answer is yes', () => {
  expect(field({ ...ASKED, draft: 'Checked invoices every Friday' })).toBe(
    'Checked invoices every Friday',
  );
});

it('has the line ready as it stands where none is told, and the answer once it was given', () => {
  expect(field(ASKED)).toBe('Invoices were checked every Friday');
  expect(field({ ...ASKED, draft: 'Checked invoices', answer: 'Checked 40 invoices' })).toBe(
    'Checked 40 invoices',
  );
});

it('promises points where an answer earns some, and tells why a slip is asked about', () => {
  expect(card(ASKED)).toContain('if answered');
  const slip = card(ASKED, { points: 0, rules: ['ask-slip'] });
  expect(slip).toContain('points, but readers notice');
  expect(slip).not.toContain('if answered');
});
