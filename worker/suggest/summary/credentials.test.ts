import { expect, it } from 'vitest';
import { contextOf } from '#tests/fixtures/drafts-of.ts';
import { credentialSentence } from './credentials.ts';

it('names the last degree, unless the reading of its school is unsure', () => {
  const context = contextOf(
    'Rosa Ekberg\nrosa@example.com\n\nEDUCATION\nBS in Biology, Duluth State University, 2012',
  );
  const [school] = context.resume.education;
  const education = [{ ...school!, institution: { ...school!.institution!, confidence: 0.7 } }];
  expect(credentialSentence(context, '')).toBe('BS in Biology from Duluth State University');
  expect(
    credentialSentence({ ...context, resume: { ...context.resume, education } }, ''),
  ).toBeNull();
});
