import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Question } from '#contract/resume.ts';
import { questionWith } from '#tests/fixtures/resume.ts';
import { QuestionCard } from './question-card.tsx';

const card = (part: Partial<Question>) =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <QuestionCard resumeId="one" question={questionWith(part)} number={1} points={2} />
    </QueryClientProvider>,
  );

it('asks for the number beside the line, with an empty field', () => {
  const html = card({});
  expect(html).toContain('How many?');
  expect(html).toContain('Your line: Packed orders');
  expect(html).toMatch(/<input[^>]* value=""/);
  expect(html).toContain('if answered');
});

it('shows the line with the answer once it was given', () => {
  const html = card({ status: 'answered', answer: '40' });
  expect(html).toContain('Answered');
  expect(html).not.toContain('<input');
});

it('offers the ready wording for a yes, and a no', () => {
  const html = card({
    kind: 'yes-no',
    prompt: 'Did you do this yourself?',
    before: 'Invoices were checked every Friday',
    template: 'Checked invoices every Friday',
  });
  expect(html).toContain('Yes: use “Checked invoices every Friday”');
  expect(html).toMatch(/>No</);
  expect(html).not.toContain('<input');
});
