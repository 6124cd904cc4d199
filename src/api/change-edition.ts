import type { QueryClient } from '@tanstack/react-query';
import type { Edition } from '#contract/edition.ts';
import type { Resume } from '#contract/resume.ts';
import { resumeKey } from './resume-key.ts';
import { restoreEdition } from './write-text.ts';

/** Sends an edition made from the newest state that is known here: what was stored meanwhile is in it. */
export async function changeEdition(
  client: QueryClient,
  id: string,
  change: (now: Resume) => Edition,
): Promise<Resume> {
  const now = client.getQueryData<Resume>(resumeKey(id));
  if (!now) throw new Error('the resume is not open');
  return restoreEdition(id, change(now));
}
