/** What the user reads when something goes wrong with a result: the later part of error-catalogue.ts. */
import { plainMessage, type FailureText } from './error-catalogue.ts';

export const NO_CONTENT: FailureText = {
  title: 'No content to download',
  description: 'Please wait for processing to complete.',
};
export const NO_SUGGESTIONS: FailureText = {
  title: 'No suggestions available',
  description: 'Process your resume first to get suggestions.',
};
export const NO_ENHANCED_CONTENT: FailureText = {
  title: 'No enhanced content available',
  description: 'Please wait for processing to complete.',
};
export const APPLY_ALL_FAILED: FailureText = {
  title: 'Error applying suggestions',
  description: 'Some suggestions could not be applied.',
};
export const WORD_FAILED: FailureText = {
  title: 'Generation failed',
  description: 'Could not create .docx file. Please try again.',
};

/** A failed LinkedIn profile. */
export const linkedInFailure = (error: unknown): FailureText => ({
  title: 'LinkedIn generation failed',
  description: plainMessage(error) || 'Failed to generate LinkedIn profile',
});
