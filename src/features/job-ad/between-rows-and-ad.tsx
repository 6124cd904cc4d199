import { goToElement } from './ad-places.ts';

interface BetweenRowsAndAdProps {
  /** Id of the heading to go to. */
  to: string;
  children: string;
}

/** Leads from the rows to the ad and back, where the window is too narrow for both side by side. */
export const BetweenRowsAndAd = ({ to, children }: BetweenRowsAndAdProps) => (
  <button
    type="button"
    className="quiet-link no-print min-h-9 text-sm lg:hidden"
    onClick={() => goToElement(to, 'start')}
  >
    {children}
  </button>
);
