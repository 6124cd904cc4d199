import { useLocation, useSearchParams } from 'wouter';
import { readAddress } from '../../ui/app-address.ts';

export const TABS = ['before-after', 'suggestions', 'keywords', 'linkedin'] as const;
export type Tab = (typeof TABS)[number];

export const isTab = (value: string | null): value is Tab => TABS.some((tab) => tab === value);

/** In place of a job ad's id: the place to give one. */
export const NEW_MATCH = 'new';

/** What the main page shows, kept in its address, so that a reload and the Back button keep their promise. */
export function useHomeAddress() {
  const [params, setParams] = useSearchParams();
  const [, navigate] = useLocation();
  const wanted = params.get('tab');
  return {
    resumeId: params.get('resume'),
    /** Ids of two resumes to compare; null where there are not two. */
    compared: pairOf(params.get('compare')),
    /** Id of a job ad of that resume, or `NEW_MATCH`; null outside of matching. */
    matchId: params.get('match'),
    tab: isTab(wanted) ? wanted : TABS[0],
    open: (id: string) => navigate(`/?resume=${encodeURIComponent(id)}`),
    openMatch: (id: string, matchId: string) =>
      navigate(`/?resume=${encodeURIComponent(id)}&match=${encodeURIComponent(matchId)}`),
    close: () => navigate('/'),
    compare: (first: string, second: string) => {
      const ids = `${encodeURIComponent(first)},${encodeURIComponent(second)}`;
      navigate(`/?compare=${ids}`, { replace: true });
    },
    setTab: (tab: Tab) =>
      setParams(
        (old) => {
          const next = new URLSearchParams(old);
          next.set('tab', tab);
          return next;
        },
        { replace: true },
      ),
  };
}

/** Whether this resume is open right now, asked of the address itself since a view that is gone knows an old one. */
export const isOpen = (resumeId: string): boolean =>
  new URLSearchParams(readAddress().search).get('resume') === resumeId;

function pairOf(ids: string | null): [string, string] | null {
  const [first, second] = ids?.split(',') ?? [];
  return first && second ? [first, second] : null;
}
