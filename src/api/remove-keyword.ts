import { useChange } from './send-change.ts';

/** DELETE /api/resumes/{id}/keywords/{term}: takes an added term out of Skills again. */
export const useRemoveKeyword = (id: string) =>
  useChange(id, (term: string) => ({ method: 'DELETE', path: ['keywords', term] }));
