import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { resumeWith } from '#tests/fixtures/resume.ts';
import { LinkedIn } from './linkedin.tsx';

const markup = (enhancedContent: string | null) =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <LinkedIn
        resume={resumeWith({ enhancedContent })}
        onGenerated={() => undefined}
        onCheck={() => undefined}
      />
    </QueryClientProvider>,
  );

it('without enhanced text the button stays in reach of the keyboard and says what to do first', () => {
  const html = markup(null);
  expect(html).toMatch(/<button[^>]* aria-disabled="true"[^>]*aria-describedby="linkedin-hint"/);
  expect(html).not.toMatch(/<button[^>]* disabled/);
  expect(html).toMatch(
    /id="linkedin-hint"[^>]*>Process your resume first to generate LinkedIn optimization</,
  );
});

it('with enhanced text nothing is explained away', () => {
  expect(markup('Marit Solheim')).not.toMatch(/linkedin-hint|aria-disabled="true"/);
});
