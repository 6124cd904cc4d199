import { useChange } from './send-change.ts';

/** PATCH /api/resumes/{id}: chooses the field of work; null returns to the recognised one. */
export const useChooseField = (id: string) =>
  useChange(id, (field: string | null) => ({ path: [], body: { field } }));
