import { useChange } from './send-change.ts';

/** POST /api/resumes/{id}/keywords: adds a recommended term to Skills. */
export const useAddKeyword = (id: string) =>
  useChange(id, (term: string) => ({ method: 'POST', path: ['keywords'], body: { term } }));
